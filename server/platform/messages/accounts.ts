import type { LocalizedText } from '../../../contract/languages';
import { passwordLengthText } from '../../../contract/passwords';
import { shownDay } from '../../../contract/shownTimes';
import { localized } from './localized';

export const accounts = {
  registered: localized(
    'Tạo tài khoản thành công! Vui lòng xác minh email của bạn.',
    'Account created successfully! Please verify your email.',
  ),
  registerFailed: localized(
    'Chưa tạo được tài khoản. Vui lòng xem lại thông tin.',
    'Registration failed. Please check your details.',
  ),
  profileRefused: localized(
    'Chưa lưu được hồ sơ. Vui lòng xem lại các mục được đánh dấu.',
    'Your profile was not saved. Please check the marked fields.',
  ),
  profileChanged: localized(
    'Hồ sơ vừa được đổi ở một cửa sổ khác.',
    'Your profile was just changed in another window.',
  ),
  firstNameRequired: localized('Vui lòng nhập tên.', 'First name is required.'),
  lastNameRequired: localized('Vui lòng nhập họ.', 'Last name is required.'),
  nameLength: localized('Tên dài từ 1 đến 50 ký tự.', 'A name must have 1 to 50 characters.'),
  nameForm: localized(
    'Tên chỉ gồm chữ cái, khoảng trắng, dấu nháy, dấu chấm và gạch nối, và có ít nhất một chữ cái.',
    'A name may have only letters, spaces, apostrophes, periods and hyphens, with at least one letter.',
  ),
  nameAddress: localized(
    'Tên không được chứa địa chỉ web. Sau dấu chấm cần có khoảng trắng.',
    'A name cannot contain a web address. Put a space after a period.',
  ),
  userNameRequired: localized('Vui lòng nhập tên người dùng.', 'User name is required.'),
  userNameForm: localized(
    'Tên người dùng gồm 3 đến 32 ký tự: chữ cái không dấu, chữ số, dấu chấm, gạch dưới hoặc gạch ngang.',
    'A user name must have 3 to 32 letters, digits, periods, underscores or hyphens.',
  ),
  userNameTaken: localized(
    'Tên người dùng này đã có người khác sử dụng.',
    'This user name is already taken.',
  ),
  userNameSame: localized('Bạn đang dùng tên này rồi.', 'This is already your user name.'),
  userNameAgain: (next: Date) =>
    localized(
      `Bạn vừa đổi tên cách đây chưa lâu. Lần tới đổi được sau ngày ${shownDay(next, 'vi')}.`,
      `You changed your user name not long ago. You can change it again after ${shownDay(next, 'en')}.`,
    ),
  emailRequired: localized('Vui lòng nhập email.', 'Email is required.'),
  emailForm: localized('Địa chỉ email không hợp lệ.', 'This email address is not valid.'),
  emailTaken: localized('Email này đã được đăng ký.', 'This email is already registered.'),
  phoneForm: localized(
    'Số điện thoại gồm 8 đến 15 chữ số, có thể bắt đầu bằng dấu +.',
    'A phone number must have 8 to 15 digits and may start with +.',
  ),
  passwordRequired: localized('Vui lòng nhập mật khẩu.', 'Password is required.'),
  passwordLength: passwordLengthText,
  passwordKnown: localized(
    'Mật khẩu này quá phổ biến, rất dễ bị đoán. Vui lòng chọn mật khẩu khác.',
    'This password is too common. Please choose another one.',
  ),
  codeWrong: localized('Mã xác minh không đúng hoặc đã hết hạn.', 'The code is wrong or has expired.'),
  codeTries: localized(
    'Bạn đã nhập sai mã này quá nhiều lần. Vui lòng yêu cầu mã mới.',
    'Too many wrong tries. Please request a new code.',
  ),
  codeTriesHour: (wait: LocalizedText) =>
    localized(
      `Bạn đã nhập sai quá nhiều lần. Bạn có thể thử lại sau ${wait.vi}.`,
      `Too many wrong tries. You can try again in ${wait.en}.`,
    ),
  codeWait: (wait: LocalizedText) =>
    localized(
      `Mã vừa được gửi. Bạn có thể yêu cầu mã mới sau ${wait.vi}.`,
      `A code was sent just now. You can request another in ${wait.en}.`,
    ),
  codeDaily: (wait: LocalizedText) =>
    localized(
      `Đã có quá nhiều mã được yêu cầu cho email này. Bạn có thể yêu cầu mã mới sau ${wait.vi}.`,
      `Too many codes were requested for this email. You can request another in ${wait.en}.`,
    ),
  verified: localized('Xác minh email thành công.', 'Email verified successfully.'),
  codeResent: localized(
    'Nếu email đang chờ xác minh, mã mới đã được gửi.',
    'If this email awaits verification, a new code has been sent.',
  ),
  codeSent: localized(
    'Nếu email thuộc về một tài khoản, mã xác minh đã được gửi.',
    'If this email belongs to an account, a verification code has been sent.',
  ),
  codeRight: localized('Mã xác minh chính xác.', 'Code verified successfully.'),
  resetDone: localized(
    'Đặt lại mật khẩu thành công. Vui lòng đăng nhập.',
    'Password reset successfully. Please login.',
  ),
  loginFailed: localized('Email hoặc mật khẩu không đúng.', 'Wrong email or password.'),
  loginTries: localized(
    'Đăng nhập sai quá nhiều lần. Vui lòng thử lại sau ít phút.',
    'Too many failed logins. Please try again in a few minutes.',
  ),
  loginTriesOverall: (wait: LocalizedText) =>
    localized(
      `Tài khoản này bị đăng nhập sai quá nhiều lần từ nơi lạ. Hãy thử lại sau ${wait.vi}, hoặc dùng mạng hay thiết bị bạn từng đăng nhập.`,
      `Too many failed logins to this account from unknown places. Please try again in ${wait.en}, or use a network or device that you have logged in from before.`,
    ),
  factorNeeded: localized(
    'Nhập mã 6 chữ số từ ứng dụng xác thực, hoặc một mã khôi phục.',
    'Enter the 6-digit code from your authenticator app, or a recovery code.',
  ),
  factorWrong: localized(
    'Mã không đúng hoặc đã được dùng. Hãy chờ mã kế tiếp rồi thử lại.',
    'The code is wrong or was already used. Wait for the next one and try again.',
  ),
  factorSetupOver: localized(
    'Lần thiết lập này đã kết thúc. Hãy bắt đầu lại để nhận mã QR mới.',
    'This setup is over. Start again to get a new QR code.',
  ),
  factorSetup: localized(
    'Hãy thiết lập xác thực hai lớp trước khi tiếp tục.',
    'Set up your second factor before you continue.',
  ),
  bulkLimit: (wait: LocalizedText): LocalizedText => ({
    vi: `Bạn đã làm việc này quá nhiều lần trong 24 giờ, chủ sở hữu đã được báo. Thử lại sau ${wait.vi}.`,
    en: `You have done this too often in 24 hours, and the owners have been notified. Try again in ${wait.en}.`,
  }),
  factorKept: localized(
    'Tài khoản nhân viên không tự tắt xác thực hai lớp được.',
    'Staff accounts cannot turn off their second factor.',
  ),
  factorOff: localized('Tài khoản này chưa bật xác thực hai lớp.', 'This account has no second factor.'),
  factorTurnedOff: localized(
    'Đã tắt xác thực hai lớp. Các thiết bị khác đã đăng xuất.',
    'Your second factor is off. All other devices are logged out.',
  ),
  stepUp: localized(
    'Việc này cần mã xác thực. Vui lòng nhập mã để tiếp tục.',
    'This needs your authenticator code. Enter it to continue.',
  ),
  challengeOver: localized(
    'Lần đăng nhập này đã hết hạn. Vui lòng đăng nhập lại.',
    'This login has expired. Please log in again.',
  ),
  currentPassword: localized('Mật khẩu hiện tại không đúng.', 'The current password is wrong.'),
  passwordChanged: localized(
    'Đã đổi mật khẩu. Mọi thiết bị khác đã bị đăng xuất.',
    'Password changed. All other devices are logged out.',
  ),
  linkOver: localized(
    'Liên kết này không còn hiệu lực hoặc đã được dùng.',
    'This link is no longer valid or was already used.',
  ),
  notMeDone: localized(
    'Đã đăng xuất mọi thiết bị và vô hiệu hóa mật khẩu cũ. Hãy đặt mật khẩu mới bằng “Quên mật khẩu”.',
    'Every device is logged out and the old password no longer works. Set a new one with “Forgot password”.',
  ),
  notVerified: localized(
    'Email chưa được xác minh. Vui lòng xác minh trước khi đăng nhập.',
    'This email is not verified yet. Please verify it before logging in.',
  ),
  banned: localized('Tài khoản này đã bị khóa.', 'This account has been banned.'),
  sessionOver: localized(
    'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
    'Your session has ended. Please log in again.',
  ),
  googleOff: localized(
    'Đăng nhập bằng Google hiện chưa được bật trên máy chủ này.',
    'Google login is not set up on this server.',
  ),
  googleTaken: localized(
    'Tài khoản Google này đã liên kết với một tài khoản Outline khác.',
    'This Google account is linked to another Outline account.',
  ),
  googleLinkedAlready: localized(
    'Tài khoản này đã liên kết Google. Hãy hủy liên kết cũ trước.',
    'This account is already linked to Google. Unlink it first.',
  ),
  googleNotLinked: localized('Tài khoản này chưa liên kết Google.', 'Google is not linked to this account.'),
  googleLastWay: localized(
    'Google đang là cách đăng nhập duy nhất của bạn. Hãy đặt mật khẩu bằng “Quên mật khẩu” rồi hủy liên kết.',
    'Google is your only way to log in. Set a password with “Forgot password” first, then unlink it.',
  ),
  googleUnlinked: localized('Đã hủy liên kết Google.', 'Google is no longer linked.'),
  ofStaff: localized(
    'Tài khoản nhân viên không tự đổi mục này được.',
    'Staff accounts cannot change this themselves.',
  ),
  googleRedirect: localized(
    'Địa chỉ quay về không thuộc trang này.',
    'The return address does not belong to this site.',
  ),
  googleEmail: localized(
    'Tài khoản Google này chưa xác minh email.',
    'This Google account has no verified email.',
  ),
  googleHeld: localized(
    'Email này vừa được đổi ở một tài khoản, và việc đó còn hoàn tác được bằng liên kết đã gửi tới đây.',
    'This email was recently replaced in an account, and a link sent to it can still undo that.',
  ),
  googleAdmin: localized(
    'Tài khoản quản trị chỉ đăng nhập bằng Google được khi đã bật xác thực hai lớp. Vui lòng đăng nhập bằng mật khẩu.',
    'Administrators log in with Google only once they have a second factor. Please log in with your password.',
  ),
  googleExpired: localized(
    'Lần đăng nhập này đã hết hạn. Vui lòng thử lại.',
    'This login has expired. Please try again.',
  ),
  subscribed: localized('Cảm ơn bạn đã đăng ký nhận tin!', 'Thank you for subscribing!'),
} as const;
