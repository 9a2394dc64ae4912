import { type Wallet, wallets } from '../../../contract/ledger';
import { sampleSeasons } from '../../../contract/samples/seasons';
import { startOfDay } from '../../../contract/vietnamTime';
import { addMs, days } from '../../platform/clock';

/** Days since the current season began and the previous one ended. */
export const seasonAge = 20;

type Sample = (typeof sampleSeasons)[keyof typeof sampleSeasons];

const walletOf = (wallet: Wallet) => wallets.indexOf(wallet);

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
