import type { Localized } from '../../content/localized';

interface CloseText {
  title: string;
  effect: string;
  ask: string;
  question: string;
  effects: string[];
  password: string;
  passwordEmpty: string;
  google: string;
  googleSubmit: string;
  submit: string;
  cancel: string;
  failed: string;
  unread: string;
}

/** Texts for closing one's own account. */
export const closeTexts: Localized<CloseText> = {
  vi: {
    title: 'Xóa tài khoản',
    effect: 'Tài khoản đóng ngay và bị xóa sau 30 ngày. Trong thời gian đó bạn vẫn mở lại được.',
    ask: 'Xóa tài khoản',
    question: 'Xóa tài khoản của bạn?',
    effects: [
      'Tất cả thiết bị sẽ bị đăng xuất ngay.',
      'Trong 30 ngày, bạn mở lại được bằng cách đăng nhập hoặc bằng liên kết trong thư.',
      'Sau đó họ tên, email, số điện thoại và mật khẩu bị xóa hẳn; kim cương, vàng và vật phẩm mất theo tài khoản.',
      'Lịch sử giao dịch được giữ theo luật, không còn tên bạn.',
    ],
    password: 'Mật khẩu hiện tại',
    passwordEmpty: 'Vui lòng nhập mật khẩu hiện tại.',
    google:
      'Tài khoản của bạn đăng nhập bằng Google. Nếu lần đăng nhập này đã quá 10 phút, hãy đăng xuất, đăng nhập lại bằng Google rồi thử lại.',
    googleSubmit: 'Xác nhận bằng lần đăng nhập Google này',
    submit: 'Đóng và xóa tài khoản',
    cancel: 'Hủy',
    failed: 'Chưa đóng được tài khoản. Vui lòng thử lại.',
    unread: 'Chưa tải được cách xác nhận chủ tài khoản. Vui lòng thử lại.',
  },
  en: {
    title: 'Erase the account',
    effect: 'The account closes at once and is erased after 30 days. Until then you can open it again.',
    ask: 'Erase my account',
    question: 'Erase your account?',
    effects: [
      'Every device is logged out at once.',
      'For 30 days you can open it again by logging in, or by the link in our mail.',
      'Then your name, email, phone number and password are erased for good; diamonds, gold and items go with the account.',
      'The books of payments are kept as the law requires, without your name.',
    ],
    password: 'Current password',
    passwordEmpty: 'Please enter your current password.',
    google:
      'You log in with Google. If this login is older than 10 minutes, log out, log in with Google again and come back.',
    googleSubmit: 'Confirm with this Google login',
    submit: 'Close and erase the account',
    cancel: 'Cancel',
    failed: 'The account could not be closed. Please try again.',
    unread: 'How to confirm that the account is yours could not be loaded. Please try again.',
  },
};
