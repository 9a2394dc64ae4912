import { wallets } from '../../../contract/ledger';
import { sampleSeasons, sampleSeasonWindow } from '../../../contract/samples/seasons';
import { accessoryKind } from '../../../contract/seasonMarks';

type Sample = (typeof sampleSeasons)['current'];
type Items = ReadonlyArray<{ id: string; librarySlug: string }>;

const kindOf = ({ wallet }: Sample['gift']) => (wallet ? wallets.indexOf(wallet) : accessoryKind);
const idOf = ({ item }: Sample['gift'], items: Items) =>
  items.find(({ librarySlug }) => librarySlug === item)?.id ?? null;

const rowOf = ({ gift, milestones, ...texts }: Sample, items: Items) => ({
  ...texts,
  giftKind: kindOf(gift),
  giftAmount: gift.amount,
  accessoryId: idOf(gift, items),
  milestones: JSON.stringify(
    milestones.map((one) => ({
      id: one.id,
      spend: one.spend,
      wallet: kindOf(one),
      amount: one.amount,
      accessoryId: idOf(one, items),
    })),
  ),
});

/** The sample seasons with their windows, and what they give of the accessories. */
export function demoSeasons(now: Date, items: Items) {
  const { last, current } = sampleSeasons;
  const { begun, end, lastBegun } = sampleSeasonWindow(now);
  return [
    { art: 'scenes/season', ...rowOf(last, items), startAt: lastBegun, endAt: begun },
    { art: 'scenes/robots', ...rowOf(current, items), startAt: begun, endAt: end },
  ];
}
