import type { OwnDaily, SiteDaily } from '../../contract/daily';
import { dailyCycle } from '../../contract/dailyCycle';
import { dayOf } from '../../contract/vietnamTime';
import type { Db, Tx } from '../db/tables';
import { addMs, days } from '../platform/clock';

/** How long an address has to be confirmed before its account can mark days. */
const waits = days(1);

/** From when on an account can mark days; null once it can. */
function opensAt(emailVerifiedAt: Date | null, now: Date): Date | null {
  const from = addMs(emailVerifiedAt ?? now, waits);
  return from > now ? from : null;
}

/** The last day that a player marked, `YYYY-MM-DD`; null before the first. */
const lastMarked = async (db: Db | Tx, userId: string): Promise<string | null> => {
  const last = db
    .selectFrom('walletEntries')
    .select((eb) => eb.cast<string>('day', 'text').as('day'))
    .where('userId', '=', userId)
    .where('day', 'is not', null);
  return (await last.orderBy('walletEntries.day', 'desc').limit(1).executeTakeFirst())?.day ?? null;
};

/** A player's place in the cycle at a moment; a clock that was set back does not open a day again. */
export async function ownDaily(
  db: Db | Tx,
  settings: SiteDaily,
  userId: string,
  now: Date,
): Promise<OwnDaily> {
  const player = await db
    .selectFrom('users')
    .select(['emailVerifiedAt', 'dailyPlace'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const day = dayOf(now);
  const last = await lastMarked(db, userId);
  const isMarked = last !== null && last >= day;
  const place = isMarked ? player.dailyPlace + dailyCycle - 1 : player.dailyPlace;
  return {
    ...settings,
    day,
    place: place % dailyCycle,
    isMarked,
    opensAt: opensAt(player.emailVerifiedAt, now)?.toISOString() ?? null,
  };
}
