import type { Language } from '../../../contract/languages';

const vi = {
  title: 'Tài khoản đang bị khóa',
  change: 'Đổi trạng thái',
  since: 'Khóa từ',
  until: 'Khóa đến',
  never: 'Không có hạn',
  kind: 'Lý do',
  noKind: 'Không ghi',
  note: 'Ghi chú cho nhân viên',
  noteHelp: 'Chỉ nhân viên đọc được.',
  message: 'Lời gửi người chơi',
  messageHelp: 'Hiện khi người chơi đăng nhập, nên hãy viết bằng ngôn ngữ của họ.',
  endless: 'Giờ Việt Nam. Để trống nếu khóa không có hạn.',
  longest: 'Giờ Việt Nam, tối đa 30 ngày. Để trống là 30 ngày.',
  days: '%{smart_count} ngày',
  effectUntil: 'Khóa đến %{end}.',
  effectEndless: 'Khóa không có hạn.',
  effectLongest: 'Khóa trong %{smart_count} ngày.',
  effect: 'Người chơi bị đăng xuất khỏi mọi thiết bị, không đăng nhập được và không ai nạp được cho họ.',
  kinds: {
    cheating: 'Gian lận trong trận đấu',
    'payment-abuse': 'Lạm dụng thanh toán',
    insult: 'Xúc phạm người khác',
    other: 'Lý do khác',
  },
};

const en: typeof vi = {
  title: 'This account is banned',
  change: 'Change status',
  since: 'Banned since',
  until: 'Banned until',
  never: 'No end',
  kind: 'Reason',
  noKind: 'None given',
  note: 'Note for staff',
  noteHelp: 'Only staff can read it.',
  message: 'Message to the player',
  messageHelp: 'Shown when the player signs in, so write it in their language.',
  endless: 'Vietnam time. Leave it empty for a ban without an end.',
  longest: 'Vietnam time, at most 30 days. Left empty, it is 30 days.',
  days: '%{smart_count} day |||| %{smart_count} days',
  effectUntil: 'Banned until %{end}.',
  effectEndless: 'Banned without an end.',
  effectLongest: 'Banned for %{smart_count} days.',
  effect: 'The player is signed out everywhere, cannot sign in, and nobody can buy for them.',
  kinds: {
    cheating: 'Cheating in the game',
    'payment-abuse': 'Payment abuse',
    insult: 'Insulting others',
    other: 'Something else',
  },
};

/** Texts of a ban, which the list of users shows too. */
export const banTexts: Record<Language, typeof vi> = { vi, en };
