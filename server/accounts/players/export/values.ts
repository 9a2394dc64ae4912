import type { Language } from '../../../../contract/languages';
import { mailNames } from '../../../../contract/mails';
import { inLanguage, type TextPair } from '../../../../contract/texts';
import type { EndReason } from '../../../credentials/ending';
import type { PaymentsTable, WalletEntriesTable } from '../../../db/moneyTables';

/** The wording of the codes in a column, by code. */
const status: Record<PaymentsTable['status'], TextPair> = {
  COMPLETED: ['Đã thanh toán', 'Paid'],
  PENDING: ['Đang chờ', 'Pending'],
  FAILED: ['Thất bại', 'Failed'],
  CANCELLED: ['Đã hủy', 'Cancelled'],
};
const wallet: Record<WalletEntriesTable['wallet'], TextPair> = {
  diamonds: ['Kim cương', 'Diamonds'],
  golds: ['Vàng', 'Gold'],
  debt: ['Kim cương còn nợ', 'Diamonds owed'],
};
const reason: Record<WalletEntriesTable['reason'], TextPair> = {
  purchase: ['Mua gói', 'Purchase'],
  bonus: ['Thưởng', 'Bonus'],
  season: ['Quà mùa giải', 'Season gift'],
  grant: ['Outline cộng hoặc trừ', 'Given or taken by Outline'],
  opening: ['Số dư ban đầu', 'Opening balance'],
  repayment: ['Trả nợ', 'Debt repaid'],
  refund: ['Thu hồi do hoàn tiền', 'Taken back with a refund'],
  'refund-bonus': ['Thu hồi phần thưởng do hoàn tiền', 'Bonus taken back with a refund'],
  item: ['Mua phụ kiện', 'Accessory bought'],
  'item-return': ['Trả lại phụ kiện', 'Accessory returned'],
  daily: ['Điểm danh', 'Daily check-in'],
};
const endReason: Record<EndReason, TextPair> = {
  logout: ['Tự đăng xuất', 'Logged out'],
  ban: ['Bị khóa tài khoản', 'Banned'],
  reset: ['Đặt lại mật khẩu', 'Password reset'],
  'google-link': ['Liên kết Google', 'Google linked'],
  ended: ['Bị đăng xuất', 'Logged out from elsewhere'],
  'not-me': ['Báo “không phải tôi”', 'Reported “this was not me”'],
  factor: ['Đổi xác thực hai lớp', 'Second factor changed'],
  email: ['Đổi email', 'Email changed'],
  closed: ['Đóng tài khoản', 'Account closed'],
  'sign-in': ['Đăng nhập bằng mã xác thực', 'Login with the second factor'],
  link: ['Dừng bằng liên kết trong email', 'Stopped by the link in the email'],
  refused: ['Bị từ chối', 'Refused'],
  expired: ['Quá hạn', 'Expired'],
  done: ['Đã gỡ xác thực hai lớp', 'Second factor removed'],
};
/** Columns whose codes have a wording; everything else is shown as it is stored. */
export const codedColumns: Record<string, Readonly<Record<string, TextPair>>> = {
  status,
  wallet,
  reason,
  endReason,
  template: mailNames,
  source: { season: ['Mùa giải', 'Season'] },
  consent: { newsletter: ['Bản tin', 'Newsletter'] },
  language: { vi: ['Tiếng Việt', 'Vietnamese'], en: ['Tiếng Anh', 'English'] },
  gateway: {
    payos: ['payOS', 'payOS'],
    vnpay: ['VNPAY', 'VNPAY'],
    sandbox: ['Thanh toán thử', 'Sandbox'],
    hand: ['Xác nhận thủ công', 'Manual settlement'],
  },
};

/** A code's wording for a reader; the code itself where a column has none. */
export const wordOf = (column: string, code: string, language: Language): string =>
  inLanguage(codedColumns[column]?.[code] ?? [code, code], language);
