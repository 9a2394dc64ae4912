import { sampleSeasons } from '../../../contract/samples/seasons';
import { startOfDay } from '../../../contract/vietnamTime';
import type { Tx } from '../../db/tables';
import { countSeasonOf } from '../../payments/ledger/seasons';
import { seasonWallets } from '../../payments/ledger/seasonsAt';
import { addMs, days } from '../../platform/clock';
import type { DemoPlayer } from './players';
import type { DemoPurchase } from './purchases';

/** Days since the current season began and the previous one ended. */
export const seasonAge = 20;

type Sample = (typeof sampleSeasons)[keyof typeof sampleSeasons];

const walletOf = (wallet: (typeof seasonWallets)[number]) => seasonWallets.indexOf(wallet);

const rowOf = ({ gift, milestones, ...texts }: Sample) => ({
  ...texts,
  giftKind: walletOf(gift.wallet),
  giftAmount: gift.amount,
  accessoryId: null,
  milestones: JSON.stringify(milestones.map((one) => ({ ...one, wallet: walletOf(one.wallet) }))),
});

/** The sample seasons with their windows: the previous one ended when the current one began. */
export function demoSeasons(now: Date) {
  const begun = new Date(startOfDay(+addMs(now, -days(seasonAge))));
  const { last, current } = sampleSeasons;
  return [
    { art: 'scenes/season', ...rowOf(last), startAt: addMs(begun, -days(60)), endAt: begun },
    { art: 'scenes/robots', ...rowOf(current), startAt: begun, endAt: addMs(begun, days(60)) },
  ];
}

/**
 * Counts everyone's spending per season and gives the gifts earned, after the purchases: a ledger is chronological. Without
 * mails, as nobody reads them.
 */
export async function insertSeasons(tx: Tx, purchases: readonly DemoPurchase[], now: Date): Promise<void> {
  const buyers = new Set(purchases.map(({ buyer }: { buyer: DemoPlayer }) => buyer.id));
  for (const season of await tx.selectFrom('seasons').selectAll().orderBy('number').execute()) {
    for (const userId of buyers)
      await countSeasonOf(tx, { clock: { now: () => now }, keys: null }, season, userId);
  }
  // Just counted, though the triggers have requested a count again.
  await tx.deleteFrom('seasonCounts').execute();
}
