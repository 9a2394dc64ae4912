import { say } from './said';

export const accounts = {
  registered: say(
    'Tạo tài khoản thành công! Vui lòng xác minh email của bạn.',
    'Account created successfully! Please verify your email.',
  ),
  registerFailed: say(
    'Chưa tạo được tài khoản. Vui lòng xem lại thông tin.',
    'Registration failed. Please check your details.',
  ),
  firstNameRequired: say('Vui lòng nhập tên.', 'First name is required.'),
  lastNameRequired: say('Vui lòng nhập họ.', 'Last name is required.'),
  nameLength: say('Tên dài từ 1 đến 50 ký tự.', 'A name has 1 to 50 characters.'),
  userNameRequired: say('Vui lòng nhập tên người dùng.', 'User name is required.'),
  userNameForm: say(
    'Tên người dùng gồm 3 đến 32 ký tự: chữ cái không dấu, chữ số, dấu chấm, gạch dưới hoặc gạch ngang.',
    'A user name has 3 to 32 letters, digits, dots, underscores or hyphens.',
  ),
  userNameTaken: say('Tên người dùng này đã có người dùng.', 'This user name is already taken.'),
  emailRequired: say('Vui lòng nhập email.', 'Email is required.'),
  emailForm: say('Địa chỉ email không hợp lệ.', 'This email address is not valid.'),
  emailTaken: say('Email này đã được đăng ký.', 'This email is already registered.'),
  phoneForm: say(
    'Số điện thoại gồm 8 đến 15 chữ số, có thể bắt đầu bằng dấu +.',
    'A phone number has 8 to 15 digits and may start with +.',
  ),
  passwordRequired: say('Vui lòng nhập mật khẩu.', 'Password is required.'),
  passwordLength: say('Mật khẩu dài từ 8 đến 128 ký tự.', 'A password has 8 to 128 characters.'),
  passwordKnown: say(
    'Mật khẩu này quá phổ biến, rất dễ bị đoán. Vui lòng chọn mật khẩu khác.',
    'This password is too well known. Please choose another one.',
  ),
  codeWrong: say('Mã xác minh không đúng hoặc đã hết hạn.', 'The code is wrong or has expired.'),
  codeTries: say(
    'Bạn đã nhập sai quá nhiều lần. Vui lòng yêu cầu mã mới.',
    'Too many wrong tries. Please request a new code.',
  ),
  codeWait: say(
    'Mã vừa được gửi. Vui lòng đợi một lát trước khi yêu cầu mã mới.',
    'A code was sent just now. Please wait before requesting another.',
  ),
  codeDaily: say(
    'Bạn đã yêu cầu quá nhiều mã trong ngày hôm nay.',
    'Too many codes were requested for this address today.',
  ),
  verified: say('Xác minh email thành công.', 'Email verified successfully.'),
  codeResent: say(
    'Nếu email đang chờ xác minh, mã mới đã được gửi.',
    'If this email awaits verification, a new code has been sent.',
  ),
  codeSent: say(
    'Nếu email thuộc về một tài khoản, mã xác minh đã được gửi.',
    'If this email belongs to an account, a verification code has been sent.',
  ),
  codeRight: say('Mã xác minh chính xác.', 'Code verified successfully.'),
  resetDone: say(
    'Đặt lại mật khẩu thành công. Vui lòng đăng nhập.',
    'Password reset successfully. Please login.',
  ),
  loginFailed: say('Email hoặc mật khẩu không đúng.', 'Wrong email or password.'),
  loginTries: say(
    'Đăng nhập sai quá nhiều lần. Vui lòng thử lại sau ít phút.',
    'Too many failed sign-ins. Please try again in a few minutes.',
  ),
  notVerified: say(
    'Email chưa được xác minh. Vui lòng xác minh trước khi đăng nhập.',
    'This email is not verified yet. Please verify it before signing in.',
  ),
  banned: say('Tài khoản này đã bị khóa.', 'This account has been banned.'),
  sessionOver: say(
    'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
    'Your session has ended. Please sign in again.',
  ),
  googleOff: say(
    'Đăng nhập bằng Google hiện chưa được bật trên máy chủ này.',
    'Google sign-in is not set up on this server.',
  ),
  googleRedirect: say(
    'Địa chỉ quay về không thuộc trang này.',
    'The return address does not belong to this site.',
  ),
  /** Reasons: the client puts "Google login failed:" before them (product.md section 8). */
  googleUnconfirmed: say(
    'Google không xác nhận lần đăng nhập này. Vui lòng thử lại.',
    'Google did not confirm this sign-in. Please try again.',
  ),
  googleCancelled: say('Bạn đã hủy đăng nhập.', 'The sign-in was cancelled.'),
  googleEmail: say('Tài khoản Google này chưa xác minh email.', 'This Google account has no verified email.'),
  googleExpired: say(
    'Lần đăng nhập này đã hết hạn. Vui lòng thử lại.',
    'This sign-in has expired. Please try again.',
  ),
  subscribed: say('Cảm ơn bạn đã đăng ký nhận tin!', 'Thank you for subscribing!'),
} as const;
