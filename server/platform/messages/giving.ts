import type { Language, LocalizedText } from '../../../contract/languages';
import type { Wallet } from '../../../contract/ledger';
import { localized, plural } from './localized';

const words: Record<Wallet, LocalizedText> = {
  diamonds: localized('kim cương', 'diamonds'),
  golds: localized('vàng', 'gold'),
};

/** An amount of a wallet in words, such as `1.500 kim cương`. */
export const amountIn = (amount: number, wallet: Wallet, language: Language) =>
  language === 'en' && wallet === 'diamonds' && amount === 1
    ? '1 diamond'
    : `${amount.toLocaleString(language)} ${words[wallet][language]}`;

/** Where a gift goes: to whom a season gave at one of its marks. */
interface GivenMark {
  isGoal: boolean;
  spend: LocalizedText;
  players: number;
}

/** What staff may cause to be given to a player. */
export const givingMessages = {
  overCap: (cap: number, wallet: Wallet, code?: string) =>
    localized(
      `${code ? `Với mã ${code}, m` : 'M'}ột lần không được tặng một người chơi quá ${amountIn(cap, wallet, 'vi')}.`,
      `${code ? `With the code ${code}, o` : 'O'}ne player cannot be given more than ${amountIn(cap, wallet, 'en')} at a time.`,
    ),
  ownerOnly: (over: number, wallet: Wallet, code?: string) =>
    localized(
      `${code ? `Với mã ${code}, m` : 'M'}ột lần tặng một người chơi quá ${amountIn(over, wallet, 'vi')}: chỉ chủ sở hữu mới lưu hoặc bật được.`,
      `${code ? `With the code ${code}, o` : 'O'}ne player would be given more than ${amountIn(over, wallet, 'en')} at a time: only an owner may save it or switch it on.`,
    ),
  atOnce: localized(
    'Có người chơi đã đạt mức này và sẽ nhận quà ngay khi lưu: chỉ chủ sở hữu mới lưu được.',
    'Players who have already reached this amount would be given the gift at once: only an owner may save it.',
  ),
  bargain: localized(
    'Với cùng số tiền, gói này cho gấp hơn ba lần số kim cương của gói lời nhất từng bán trong 30 ngày qua: chỉ chủ sở hữu mới mở bán được.',
    'For its price, this package gives more than three times the diamonds of the best one sold in the last 30 days: only an owner may put it on sale.',
  ),
  /** At the switch, which the package's form does not show: the form shows the whole refusal. */
  notOnSale: localized(
    'Chỉ chủ sở hữu mới mở bán được gói này.',
    'Only an owner may put this package on sale.',
  ),
  hasGiven: (marks: readonly GivenMark[]) => {
    const vi = marks.map(
      ({ isGoal, spend, players }) => `${isGoal ? 'mục tiêu' : 'mốc'} ${spend.vi} (${players} người chơi)`,
    );
    const en = marks.map(
      ({ isGoal, spend, players }) =>
        `the ${isGoal ? 'goal' : 'milestone'} of ${spend.en} (${plural(players, 'player')})`,
    );
    return localized(
      `Mùa giải này đã trao quà nên không xóa được: ${vi.join(', ')}.`,
      `This season has given gifts, so it cannot be deleted: ${en.join(', ')}.`,
    );
  },
  otherGave: localized(
    'Một mùa giải khác đã trao quà trong khoảng thời gian này. Hãy chọn lúc bắt đầu muộn hơn.',
    'Another season gave gifts during this time. Choose a later start.',
  ),
} as const;
