import type { TextPairs } from '../../../contract/texts';

/** Texts of a ban, which the list of users shows too. */
export const banTexts = {
  title: ['Tài khoản đang bị khóa', 'This account is banned'],
  change: ['Đổi trạng thái', 'Change status'],
  since: ['Khóa từ', 'Banned since'],
  until: ['Khóa đến', 'Banned until'],
  never: ['Không có hạn', 'No end'],
  kind: ['Lý do', 'Reason'],
  noKind: ['Không ghi', 'Not given'],
  note: ['Ghi chú cho nhân viên', 'Note for staff'],
  noteHelp: ['Chỉ nhân viên đọc được.', 'Only staff can read it.'],
  message: ['Lời gửi người chơi', 'Message to the player'],
  messageHelp: [
    'Hiện khi người chơi đăng nhập, nên hãy viết bằng ngôn ngữ của họ.',
    'Shown when the player logs in, so write it in their language.',
  ],
  endless: [
    'Giờ Việt Nam. Để trống nếu khóa không có hạn.',
    'Vietnam time. Leave it empty for a ban without an end.',
  ],
  longest: [
    'Giờ Việt Nam, tối đa 30 ngày. Để trống là 30 ngày.',
    'Vietnam time, at most 30 days. Left empty, it is 30 days.',
  ],
  days: ['%{smart_count} ngày', '%{smart_count} day |||| %{smart_count} days'],
  effectUntil: ['Khóa đến %{end}.', 'Banned until %{end}.'],
  effectEndless: ['Khóa không có hạn.', 'Banned without an end.'],
  effectLongest: [
    'Khóa trong %{smart_count} ngày.',
    'Banned for %{smart_count} day. |||| Banned for %{smart_count} days.',
  ],
  effect: [
    'Người chơi bị đăng xuất khỏi mọi thiết bị, không đăng nhập được và không ai nạp được cho họ.',
    'The player is logged out everywhere, cannot log in, and nobody can buy for them.',
  ],
  kinds: {
    cheating: ['Gian lận trong trận đấu', 'Cheating in the game'],
    'payment-abuse': ['Lạm dụng thanh toán', 'Payment abuse'],
    insult: ['Xúc phạm người khác', 'Insulting others'],
    other: ['Lý do khác', 'Other reason'],
  },
} satisfies TextPairs;
