import { type Wallet, wallets } from '../../../contract/ledger';
import { sampleSeasons, sampleSeasonWindow } from '../../../contract/samples/seasons';

type Sample = (typeof sampleSeasons)[keyof typeof sampleSeasons];

const walletOf = (wallet: Wallet) => wallets.indexOf(wallet);

const rowOf = ({ gift, milestones, ...texts }: Sample) => ({
  ...texts,
  giftKind: walletOf(gift.wallet),
  giftAmount: gift.amount,
  accessoryId: null,
  milestones: JSON.stringify(milestones.map((one) => ({ ...one, wallet: walletOf(one.wallet) }))),
});

/** The sample seasons with their windows. */
export function demoSeasons(now: Date) {
  const { last, current } = sampleSeasons;
  const { begun, end, lastBegun } = sampleSeasonWindow(now);
  return [
    { art: 'scenes/season', ...rowOf(last), startAt: lastBegun, endAt: begun },
    { art: 'scenes/robots', ...rowOf(current), startAt: begun, endAt: end },
  ];
}
