import { startOfDay } from '../../../contract/vietnamTime';
import type { Tx } from '../../db/tables';
import { countSeasonOf } from '../../payments/ledger/seasons';
import { addMs, days } from '../../platform/clock';
import type { DemoPlayer } from './players';
import type { DemoPurchase } from './purchases';

/** Days since the current season began and the previous one ended. */
export const seasonAge = 20;

const milestone = (id: string, spend: number, wallet: number, amount: number) => ({
  id,
  spend,
  wallet,
  amount,
});

/**
 * The previous and the current season, both with the specified goal (product.md section 9); gifts: diamonds 0, gold
 * 1.
 */
export function demoSeasons(now: Date) {
  const begun = new Date(startOfDay(+addMs(now, -days(seasonAge))));
  return [
    {
      art: 'scenes/season',
      number: 1,
      name: 'Bình Minh Thép',
      nameEn: 'Steel Dawn',
      startAt: addMs(begun, -days(60)),
      endAt: begun,
      goal: 5_000_000,
      giftKind: 1,
      giftAmount: 20_000,
      accessoryId: null,
      milestones: JSON.stringify([milestone('5e0a0101', 2_000_000, 0, 200)]),
    },
    {
      art: 'scenes/season',
      number: 2,
      name: 'Mùa Giông',
      nameEn: 'Storm Season',
      startAt: begun,
      endAt: addMs(begun, days(60)),
      goal: 5_000_000,
      giftKind: 0,
      giftAmount: 1_500,
      accessoryId: null,
      milestones: JSON.stringify([
        milestone('5e0a0201', 500_000, 1, 2_000),
        milestone('5e0a0202', 1_000_000, 0, 100),
        milestone('5e0a0203', 2_500_000, 0, 400),
      ]),
    },
  ];
}

/** Counts everyone's spending per season and gives the gifts earned, without mails, as nobody reads them. */
export async function insertSeasons(tx: Tx, purchases: readonly DemoPurchase[], now: Date): Promise<void> {
  const buyers = new Set(purchases.map(({ buyer }: { buyer: DemoPlayer }) => buyer.id));
  for (const season of await tx.selectFrom('seasons').selectAll().orderBy('number').execute()) {
    const at = new Date(Math.min(+(season.endAt ?? now), +now));
    for (const userId of buyers)
      await countSeasonOf(tx, { clock: { now: () => at }, keys: null }, season, userId);
  }
  // Just counted, though the triggers have requested a count again.
  await tx.deleteFrom('seasonCounts').execute();
}
