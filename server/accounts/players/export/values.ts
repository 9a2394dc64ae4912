import type { Language } from '../../../../contract/languages';
import type { MailName } from '../../../../contract/mails';
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
};
const endReason: Record<EndReason, TextPair> = {
  logout: ['Tự đăng xuất', 'Signed out'],
  ban: ['Bị khóa tài khoản', 'Banned'],
  reset: ['Đặt lại mật khẩu', 'Password reset'],
  'google-link': ['Liên kết Google', 'Google linked'],
  ended: ['Bị đăng xuất', 'Signed out from elsewhere'],
  'not-me': ['Báo “không phải tôi”', 'Reported “this was not me”'],
  factor: ['Đổi xác thực hai lớp', 'Second factor changed'],
  email: ['Sửa email', 'Email corrected'],
  closed: ['Đóng tài khoản', 'Account closed'],
};
const template: Record<MailName, TextPair> = {
  verifyEmail: ['Mã xác minh email', 'Code to verify the email'],
  resetPassword: ['Mã đặt lại mật khẩu', 'Code to reset the password'],
  passwordChanged: ['Báo đã đổi mật khẩu', 'Password changed'],
  purchaseDone: ['Biên nhận', 'Receipt'],
  purchaseGiven: ['Biên nhận cho người mua', 'Receipt for the buyer'],
  refundDone: ['Báo đã hoàn tiền', 'Refund'],
  partReceived: ['Báo đã nhận một phần tiền', 'Part of the price received'],
  moneyHeld: ['Báo đang giữ tiền', 'Money held'],
  moneyReturned: ['Báo đã trả lại tiền', 'Money returned'],
  moneyClosed: ['Báo đã xử lý xong tiền đang giữ', 'Held money dealt with'],
  newSignIn: ['Báo đăng nhập từ thiết bị lạ', 'Sign-in from a new device'],
  factorGuessed: ['Báo nhập sai nhiều mã hai lớp', 'Many wrong second-factor codes'],
  invitation: ['Lời mời vào đội ngũ', 'Invitation to the staff'],
  seasonGift: ['Quà mùa giải', 'Season gift'],
  walletChanged: ['Báo cộng hoặc trừ ví', 'Wallet changed'],
  emailReplaced: ['Báo email đã thay đổi', 'Email changed'],
  emailGiven: ['Mã xác minh email mới', 'Code to verify the new email'],
  accountClosed: ['Báo tài khoản sẽ bị xóa', 'Account to be erased'],
  releaseAlone: ['Báo một mình đổi bản tải', 'Download changed by one person'],
  bulkActs: ['Báo chủ sở hữu về việc làm hàng loạt', 'Notice to owners of many acts'],
  testMail: ['Email thử', 'Test mail'],
};
/** Columns whose codes have a wording; everything else is shown as it is stored. */
export const codedColumns: Record<string, Readonly<Record<string, TextPair>>> = {
  status,
  wallet,
  reason,
  endReason,
  template,
  source: { season: ['Mùa giải', 'Season'] },
  consent: { newsletter: ['Bản tin', 'Newsletter'] },
  language: { vi: ['Tiếng Việt', 'Vietnamese'], en: ['Tiếng Anh', 'English'] },
  gateway: {
    payos: ['PayOS', 'PayOS'],
    vnpay: ['VNPay', 'VNPay'],
    sandbox: ['Thanh toán thử', 'Sandbox'],
    hand: ['Nhập thủ công', 'By hand'],
  },
};

/** A code's wording for a reader; the code itself where a column has none. */
export const wordOf = (column: string, code: string, language: Language): string =>
  inLanguage(codedColumns[column]?.[code] ?? [code, code], language);
