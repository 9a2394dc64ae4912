import type { Insertable } from 'kysely';
import { dayAfter, dayOf, hourOf } from '../../../contract/vietnamTime';
import { longestGap } from '../../accounts/seen';
import type { FigureHoursTable, FigureName } from '../../db/figureTables';
import type { Tx } from '../../db/tables';
import type { DemoPlayer } from './players';
import { randomFrom } from './random';

/** The share of days on which a player visits. */
const share = 0.4;

/** The day of a player's last visit. */
export const lastSeenOn = ({ lastLoginAt }: DemoPlayer): string | null => lastLoginAt && dayOf(lastLoginAt);

/** The visits between sign-up and last sign-in, summed up as the server counts them (accounts/seen.ts). */
export async function insertVisits(tx: Tx, players: readonly DemoPlayer[]): Promise<void> {
  const random = randomFrom(20_260_731);
  const sums = new Map<string, Insertable<FigureHoursTable>>();
  const add = (name: FigureName, key: string, at: { day: string; hour: number }) => {
    const id = `${name} ${key} ${at.day} ${at.hour}`;
    sums.set(id, { name, key, currency: '', slot: 0, ...at, count: (sums.get(id)?.count ?? 0) + 1 });
  };
  for (const { createdAt, lastLoginAt } of players) {
    if (!lastLoginAt) continue;
    const last = dayOf(lastLoginAt);
    let gap: number | null = null;
    for (let day = dayOf(createdAt); day <= last; day = dayAfter(day)) {
      if (gap !== null) gap++;
      const hour = day === last ? hourOf(lastLoginAt) : random.whole(7, 23);
      if (day !== last && random.next() > share) continue;
      add('actives', '', { day, hour });
      add('gaps', gap === null || gap > longestGap ? '' : String(gap), { day, hour });
      gap = 0;
    }
  }
  if (sums.size > 0)
    await tx
      .insertInto('figureHours')
      .values([...sums.values()])
      .execute();
}
