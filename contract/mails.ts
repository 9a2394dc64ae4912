import type { TextPair } from './texts';

/**
 * What became of a mail: it waits for its next try, was sent, was given up after a day of tries, or was not sent because the
 * code or link in it no longer worked by then.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'expired'] as const;
export type MailState = (typeof mailStates)[number];

/** The mails that the server sends, by what staff and players read of them; each has a template. */
export const mailNames = {
  verifyEmail: ['Mã xác minh email', 'Code to verify the email'],
  resetPassword: ['Mã đặt lại mật khẩu', 'Code to reset the password'],
  passwordChanged: ['Báo đã đổi mật khẩu', 'Password changed'],
  purchaseDone: ['Biên nhận', 'Receipt'],
  purchaseGiven: ['Biên nhận cho người mua', 'Receipt for the buyer'],
  refundDone: ['Báo đã hoàn tiền', 'Refund'],
  partReceived: ['Báo đã nhận một phần tiền', 'Part of the price received'],
  moneyHeld: ['Báo đang giữ tiền', 'Money held'],
  moneyReturned: ['Báo đã trả lại tiền', 'Money returned'],
  moneyClosed: ['Báo đã xử lý xong tiền đang giữ', 'Held money settled'],
  newSignIn: ['Báo đăng nhập từ thiết bị mới', 'Login from a new device'],
  factorChanged: ['Báo bật hoặc tắt xác thực hai lớp', 'Second factor on or off'],
  googleChanged: ['Báo liên kết hoặc hủy Google', 'Google linked or unlinked'],
  factorLostCode: ['Mã xác nhận mất xác thực hai lớp', 'Code for a lost second factor'],
  factorLost: ['Báo yêu cầu gỡ xác thực hai lớp', 'Request to remove a second factor'],
  factorGuessed: ['Báo nhập sai nhiều mã hai lớp', 'Many wrong second-factor codes'],
  invitation: ['Lời mời vào đội ngũ', 'Invitation to the staff'],
  seasonGift: ['Quà mùa giải', 'Season gift'],
  walletChanged: ['Báo cộng hoặc trừ ví', 'Wallet changed'],
  itemMoved: ['Báo tặng hoặc thu hồi phụ kiện', 'Accessory given or taken'],
  emailReplaced: ['Báo email đã thay đổi', 'Email was changed'],
  emailGiven: ['Mã xác minh email mới', 'Code to verify the new email'],
  newEmail: ['Mã xác nhận email mới', 'Code to change the email'],
  accountClosed: ['Báo tài khoản sẽ bị xóa', 'Account will be erased'],
  releaseAlone: ['Báo một mình đổi bản tải', 'Download changed by one person'],
  bulkActs: ['Báo chủ sở hữu về thao tác hàng loạt', 'Notice to owners about bulk actions'],
  testMail: ['Email thử', 'Test email'],
} as const satisfies Record<string, TextPair>;
export type MailName = keyof typeof mailNames;
