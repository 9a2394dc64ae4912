import type { Localized } from '../../content/localized';

interface CloseText {
  title: string;
  effect: string;
  ask: string;
  question: string;
  effects: string[];
  submit: string;
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
      'Trong 30 ngày, bạn mở lại được bằng cách đăng nhập hoặc bằng liên kết trong email.',
      'Sau đó họ tên, email, số điện thoại và mật khẩu bị xóa hẳn; kim cương, vàng và vật phẩm mất theo tài khoản.',
      'Lịch sử giao dịch được giữ theo luật, không còn tên bạn.',
    ],
    submit: 'Đóng và xóa tài khoản',
  },
  en: {
    title: 'Erase the account',
    effect: 'The account closes at once and is erased after 30 days. Until then you can open it again.',
    ask: 'Erase my account',
    question: 'Erase your account?',
    effects: [
      'Every device is logged out at once.',
      'For 30 days you can open it again by logging in, or with the link in our email.',
      'Then your name, email, phone number and password are erased for good; diamonds, gold and items go with the account.',
      'The payment history is kept as the law requires, without your name.',
    ],
    submit: 'Close and erase the account',
  },
};
