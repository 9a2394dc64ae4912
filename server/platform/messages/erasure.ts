import type { LocalizedText } from '../../../contract/languages';
import { shownDay } from '../../../contract/shownTimes';
import { localized } from './localized';

/** Messages about the end of an account, and about corrections of its e-mail. */
export const erasureMessages = {
  closed: (eraseAt: Date) =>
    localized(
      `Tài khoản này đã đóng và sẽ bị xóa ngày ${shownDay(eraseAt, 'vi')}. Trước ngày đó bạn vẫn mở lại được.`,
      `This account is closed and will be erased on ${shownDay(eraseAt, 'en')}. You can open it again before that.`,
    ),
  closedOwn: (eraseAt: Date) =>
    localized(
      `Tài khoản của bạn đã đóng và sẽ bị xóa ngày ${shownDay(eraseAt, 'vi')}. Chúng tôi đã gửi email kèm liên kết để mở lại.`,
      `Your account is closed and will be erased on ${shownDay(eraseAt, 'en')}. We have sent you a link that opens it again.`,
    ),
  reopened: localized(
    'Tài khoản đã mở lại và sẽ không bị xóa. Bạn đăng nhập được như trước.',
    'The account is open again and will not be erased. You can log in as before.',
  ),
  proveByGoogle: localized(
    'Vui lòng đăng nhập lại bằng Google để xác nhận, rồi thử lại trong vòng 10 phút.',
    'Please log in with Google again to confirm, then try again within 10 minutes.',
  ),
  staff: localized(
    'Tài khoản này thuộc đội ngũ. Hãy gỡ khỏi đội ngũ trước khi xóa.',
    'This account is on the staff. Remove it from the staff before it is erased.',
  ),
  alreadyClosed: localized('Tài khoản này đang chờ xóa.', 'This account is already waiting to be erased.'),
  notKept: localized(
    'Tài khoản này không chờ xóa, hoặc việc xóa đã bắt đầu.',
    'This account is not waiting to be erased, or the erasure has begun.',
  ),
  closedForStaff: localized(
    'Tài khoản này đã đóng, nên không thay đổi được.',
    'This account is closed and cannot be changed.',
  ),
  erased: localized('Người chơi này đã bị xóa.', 'This player has been erased.'),
  sameEmail: localized('Tài khoản đang dùng chính email này.', 'The account already has this email.'),
  alreadyVerified: localized('Email này đã được xác minh.', 'This email is already verified.'),
  heldEmail: localized(
    'Một tài khoản khác vừa đổi từ email này, và việc đó còn hoàn tác được trong 7 ngày.',
    'Another account had this email until recently, and a link can still undo that change for 7 days.',
  ),
  invitedEmail: localized(
    'Email này đang được mời vào đội ngũ, nên không gán cho người chơi được.',
    'This email has been invited to the staff and cannot be given to a player.',
  ),
  noEmailUndo: localized(
    'Không còn liên kết hoàn tác email nào của tài khoản này.',
    'There is no link left that could undo a correction of this account’s email.',
  ),
  takenMeanwhile: localized(
    'Một tài khoản khác đã đăng ký email cũ của bạn, nên không hoàn tác được. Hãy xem trang Trợ giúp.',
    'Another account has registered your earlier email since, so this cannot be undone. See the Help page.',
  ),
  newEmailCode: localized('Mã xác nhận đã được gửi tới email mới.', 'A code was sent to the new email.'),
  emailChangesADay: (wait: LocalizedText) =>
    localized(
      `Bạn chỉ bắt đầu đổi email được 3 lần trong 24 giờ. Hãy thử lại sau ${wait.vi}.`,
      `You can start changing your email 3 times in 24 hours. Try again in ${wait.en}.`,
    ),
  emailStillUndone: (until: Date) =>
    localized(
      `Email vừa được đổi, và liên kết hoàn tác gửi tới địa chỉ cũ còn hiệu lực. Bạn đổi tiếp được sau ngày ${shownDay(until, 'vi')}.`,
      `The email was changed not long ago, and the link sent to the earlier address can still undo that. You can change it again after ${shownDay(until, 'en')}.`,
    ),
  ownEmailChanged: localized(
    'Đã đổi email. Mọi thiết bị đã đăng xuất: hãy đăng nhập lại bằng email mới.',
    'Your email was changed. Every device is logged out: log in with the new email.',
  ),
  emailUndone: localized(
    'Tài khoản đã trở lại email này. Mọi thiết bị đã đăng xuất và mật khẩu cũ không dùng được nữa: hãy đặt mật khẩu mới bằng “Quên mật khẩu”.',
    'The account has this email again. Every device is logged out and the old password no longer works: set a new one with “Forgot password”.',
  ),
} as const;
