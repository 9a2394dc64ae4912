import type { Localized } from '../content/localized';

interface LostTexts {
  open: string;
  title: string;
  effects: string[];
  send: string;
  code: string;
  ask: string;
  close: string;
  failed: string;
}

/** Texts for those who have lost the second factor. */
export const lostTexts: Localized<LostTexts> = {
  vi: {
    open: 'Mất điện thoại và mã khôi phục?',
    title: 'Mất xác thực hai lớp',
    effects: [
      'Chúng tôi gửi mã tới email của tài khoản để biết chắc là bạn.',
      'Hai nhân viên kiểm tra yêu cầu. Sau khi được duyệt, bạn chờ thêm 72 giờ rồi đăng nhập không cần mã.',
      'Trong 7 ngày sau đó, email và xác thực hai lớp không đổi được.',
      'Đăng nhập bằng mã xác thực hoặc mã khôi phục sẽ dừng yêu cầu.',
    ],
    send: 'Gửi mã tới email',
    code: 'Mã trong email',
    ask: 'Gửi yêu cầu',
    close: 'Đóng',
    failed: 'Chưa gửi được. Vui lòng thử lại.',
  },
  en: {
    open: 'Lost your phone and recovery codes?',
    title: 'Lost second factor',
    effects: [
      'We send a code to the email of your account to make sure it is you.',
      'Two people on our staff check your request. 72 hours after they approve it, you can log in without a code.',
      'For 7 days after that, your email and second factor cannot be changed.',
      'Logging in with a code from the app or a recovery code stops the request.',
    ],
    send: 'Send a code to my email',
    code: 'Code from the email',
    ask: 'Send the request',
    close: 'Close',
    failed: 'It could not be sent. Please try again.',
  },
};
