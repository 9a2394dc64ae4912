import { type Insertable, type Selectable, sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Tables, Tx } from '../../db/tables';
import { addMs, hours } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';

export type WalletRequest = Selectable<Tables['walletRequests']>;

/** The player whose wallet changes. */
export interface Holder {
  id: string;
  email: string;
  userName: string;
  language: Language | null;
  diamonds: number;
  golds: number;
  eraseAt: Date | null;
  erasedAt: Date | null;
}

/**
 * Locks a player and the people acting, in the order of their ids, so that what counts towards the limits of any of
 * them cannot change meanwhile. Throws 404.
 */
export async function lockHolder(tx: Tx, id: string, ...people: string[]): Promise<Holder> {
  if (!isId(id)) throw notFound();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email', 'userName', 'language', 'diamonds', 'golds', 'eraseAt', 'erasedAt'])
    .where('id', 'in', [id, ...people])
    .orderBy('id')
    .forUpdate()
    .execute();
  const holder = rows.find((row) => row.id === id);
  if (!holder) throw notFound();
  return holder;
}

/** The total of the 24 hours before a moment, given and taken alike. */
interface Counted {
  person: number;
  player: number;
}

type Counting = Pick<WalletRequest, 'userId' | 'requestedBy' | 'wallet'>;

/**
 * The sums that count for the person who requests and for the player: what was carried out, however long it waited
 * before, and unless `onlyDone` what was requested and waits.
 */
export async function countedBefore(
  tx: Tx,
  { userId, requestedBy, wallet }: Counting,
  now: Date,
  { onlyDone }: { onlyDone: boolean },
): Promise<Counted> {
  const since = addMs(now, -hours(24));
  const of = (column: 'requestedBy' | 'userId', id: string) =>
    tx
      .selectFrom('walletRequests')
      .select(sql<number>`coalesce(sum(abs(amount)), 0)::bigint`.as('sum'))
      .where(column, '=', id)
      .where('wallet', '=', wallet)
      .where((eb) => {
        const done = eb.and([eb('state', '=', 'done'), eb('endedAt', '>', since)]);
        return onlyDone
          ? done
          : done.or(eb.and([eb('state', '=', 'requested'), eb('requestedAt', '>', since)]));
      })
      .executeTakeFirstOrThrow();
  const [person, player] = [await of('requestedBy', requestedBy), await of('userId', userId)];
  return { person: Number(person.sum), player: Number(player.sum) };
}

/** Updates a request and increments its version. */
export const updateWalletRequest = (
  tx: Tx,
  id: string,
  change: Partial<Omit<Insertable<Tables['walletRequests']>, 'id' | 'version'>>,
): Promise<WalletRequest> =>
  tx
    .updateTable('walletRequests')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
