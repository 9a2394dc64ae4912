import type { OwnDaily, SiteDaily } from '../../contract/daily';
import { dailyCycle } from '../../contract/dailyCycle';
import { dayOf } from '../../contract/vietnamTime';
import { prepared } from '../db/prepared';
import type { Db, Tx } from '../db/tables';
import { addMs, days } from '../platform/clock';
import { notFound } from '../platform/errors';

/** How long an address has to be confirmed before its account can mark days. */
const waits = days(1);

/** From when on an account can mark days; null once it can. */
function opensAt(emailVerifiedAt: Date | null, now: Date): Date | null {
  const from = addMs(emailVerifiedAt ?? now, waits);
  return from > now ? from : null;
}

/** The day of the newest entry is the last that was marked. */
const markedPlayer = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .select(['emailVerifiedAt', 'dailyPlace'])
    .select((eb) =>
      eb
        .selectFrom('walletEntries')
        .select(({ cast }) => cast<string>('day', 'text').as('day'))
        .whereRef('userId', '=', 'users.id')
        .where('day', 'is not', null)
        .orderBy('walletEntries.day', 'desc')
        .limit(1)
        .as('last'),
    )
    .where('id', '=', userId),
);

/** A player's place in the cycle at a moment; a clock that was set back does not open a day again. */
export async function ownDaily(
  db: Db | Tx,
  settings: SiteDaily,
  userId: string,
  now: Date,
): Promise<OwnDaily> {
  const [player] = await markedPlayer(db, { userId });
  if (!player) throw notFound();
  const day = dayOf(now);
  const { last } = player;
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
