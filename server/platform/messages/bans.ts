import type { BanKind } from '../../../contract/banKinds';
import type { Language } from '../../../contract/languages';
import { shownTime } from '../../../contract/shownTimes';
import { accounts } from './accounts';
import { localized, plural } from './localized';

const kinds: Record<BanKind, ReturnType<typeof localized>> = {
  cheating: localized('gian lận trong trận đấu', 'cheating in the game'),
  'payment-abuse': localized('lạm dụng thanh toán', 'payment abuse'),
  insult: localized('xúc phạm người chơi khác', 'insulting other players'),
  other: localized('vi phạm quy định', 'breaking the rules'),
};

interface BanReason {
  bannedUntil: Date | null;
  banKind: BanKind | null;
  banMessage: string | null;
}

export const banMessages = {
  /** What a banned player is told when signing in: until when, why, and the staff's message. */
  banned: ({ bannedUntil, banKind, banMessage }: BanReason) => {
    const until = (language: Language) => bannedUntil && shownTime(bannedUntil, language);
    const vi = [
      bannedUntil ? `Tài khoản này bị khóa đến ${until('vi')} (giờ Việt Nam).` : accounts.banned.vi,
      banKind && `Lý do: ${kinds[banKind].vi}.`,
      banMessage,
    ];
    const en = [
      bannedUntil ? `This account is banned until ${until('en')} (Vietnam time).` : accounts.banned.en,
      banKind && `Reason: ${kinds[banKind].en}.`,
      banMessage,
    ];
    return localized(vi.filter(Boolean).join(' '), en.filter(Boolean).join(' '));
  },
  noKind: localized('Hãy chọn lý do khóa.', 'Choose the reason for the ban.'),
  past: localized('Thời điểm kết thúc phải ở tương lai.', 'The end must be in the future.'),
  tooLong: (days: number) =>
    localized(
      `Bạn chỉ khóa được tối đa ${days.toLocaleString('vi')} ngày. Hãy nhờ chủ sở hữu nếu cần lâu hơn.`,
      `You may ban for at most ${plural(days, 'day')}. Ask an owner for longer.`,
    ),
} as const;
