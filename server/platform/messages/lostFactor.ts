import { shownDay } from '../../../contract/shownTimes';
import { localized } from './localized';

/** Messages about a second factor that its player has lost. */
export const lostFactorMessages = {
  codeSent: localized(
    'Chúng tôi đã gửi mã xác nhận tới email của tài khoản.',
    'We sent a code to the email of your account.',
  ),
  begun: localized(
    'Đã nhận yêu cầu. Hai nhân viên sẽ kiểm tra; 72 giờ sau khi được duyệt, bạn đăng nhập không cần mã. Chúng tôi báo từng bước qua email.',
    'We have your request. Two people on our staff will check it; 72 hours after they approve it, you can log in without a code. We email you at each step.',
  ),
  noFactor: localized('Tài khoản này không bật xác thực hai lớp.', 'This account has no second factor.'),
  hasPassword: localized(
    'Tài khoản này có mật khẩu. Hãy đăng nhập bằng email và mật khẩu rồi gửi yêu cầu ở đó.',
    'This account has a password. Log in with your email and password, and ask there.',
  ),
  staff: localized(
    'Với tài khoản nhân viên, chủ sở hữu đặt lại xác thực hai lớp.',
    'An owner resets the second factor of staff accounts.',
  ),
  already: localized(
    'Yêu cầu này đã được gửi và đang chờ. Hãy xem email của bạn.',
    'You have already sent this request, and it is waiting. Please check your email.',
  ),
  emailChanged: (until: Date) =>
    localized(
      `Email của tài khoản vừa được đổi. Bạn gửi yêu cầu này được sau ngày ${shownDay(until, 'vi')}.`,
      `The email of the account was changed not long ago. You can send this request after ${shownDay(until, 'en')}.`,
    ),
  frozen: (until: Date) =>
    localized(
      `Xác thực hai lớp vừa được gỡ vì bị mất, nên email và xác thực hai lớp chưa đổi được trước ngày ${shownDay(until, 'vi')}.`,
      `A lost second factor was removed not long ago, so the email and the second factor cannot be changed before ${shownDay(until, 'en')}.`,
    ),
  stopped: localized(
    'Yêu cầu gỡ xác thực hai lớp đã dừng. Hãy đổi mật khẩu và kiểm tra tài khoản Google của bạn, vì có người dùng được một trong hai.',
    'Your second factor stays. Change your password now and check your Google account: somebody can use one of them.',
  ),
  none: localized(
    'Người chơi này không có yêu cầu nào đang chờ về xác thực hai lớp.',
    'This player has no open request about the second factor.',
  ),
  confirmed: localized('Yêu cầu này đã được xác nhận.', 'This request was already confirmed.'),
  notConfirmed: localized(
    'Cần một nhân viên xác nhận trước khi duyệt.',
    'Somebody has to confirm it before it is approved.',
  ),
  approved: localized('Yêu cầu này đã được duyệt.', 'This request was already approved.'),
  otherPerson: localized(
    'Người duyệt phải khác người đã xác nhận.',
    'Somebody other than the person who confirmed it has to approve.',
  ),
} as const;
