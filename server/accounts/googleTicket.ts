import { credentials } from '../credentials/credentials';
import { stampIn } from '../credentials/events';
import type { Dependencies } from '../dependencies';
import { addMs } from '../platform/clock';
import { hashToken, newToken } from '../platform/ids';
import { assertUsable } from './erasure/close';

type TicketDependencies = Pick<Dependencies, 'db' | 'clock'>;

export const ticketSeconds = credentials.googleTicket.lasts / 1000;

/**
 * Issues a one-time token that the callback page exchanges within a minute; only its hash is stored (docs/security.md
 * 24).
 */
export async function handOver({ db, clock }: TicketDependencies, userId: string): Promise<string> {
  const token = newToken();
  const expiresAt = addMs(clock.now(), credentials.googleTicket.lasts);
  await db
    .insertInto('googleHandovers')
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .execute();
  return token;
}

/**
 * Returns the token's account, and the stamp of the session that it becomes; null when it is over. Deleting it in the same
 * statement lets only one of two concurrent calls win. Throws 403 for a banned account.
 */
export async function consumeTicket(
  { db, clock }: TicketDependencies,
  token: string | undefined,
): Promise<{ userId: string; session: string } | null> {
  if (!token) return null;
  const row = await db
    .deleteFrom('googleHandovers')
    .where('tokenHash', '=', hashToken(token))
    .returning(['userId', 'expiresAt'])
    .returning((eb) =>
      eb
        .selectFrom('users')
        .select('accountEvents')
        .whereRef('users.id', '=', 'googleHandovers.userId')
        .as('events'),
    )
    .executeTakeFirst();
  if (!row) return null;
  if (row.expiresAt <= clock.now()) {
    await assertUsable({ db, clock }, row.userId, true);
    return null;
  }
  return { userId: row.userId, session: stampIn(row.events ?? {}, 'session') };
}
