import type { TextPair } from '../../../contract/texts';
import type { Template } from './mailText';

/** What to do when somebody else changed how an account is protected. */
const notYou: TextPair = [
  'Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu” và báo cho chúng tôi.',
  'If this was not you, reset your password at once by “Forgot password” and let us know.',
];

/** To whoever switched the second factor on, replaced it or switched it off. */
export const factorChanged: Template = ({ on }) => ({
  subject: on
    ? ['Đã bật xác thực hai lớp', 'Your second factor is on']
    : ['Đã tắt xác thực hai lớp', 'Your second factor is off'],
  lines: [
    on
      ? [
          'Tài khoản Outline của bạn từ nay cần thêm mã từ ứng dụng xác thực khi đăng nhập. Các thiết bị khác đã đăng xuất. Hãy cất mã khôi phục ở nơi an toàn.',
          'Your Outline account now asks for a code of your authenticator app at login. All other devices are logged out. Keep your recovery codes in a safe place.',
        ]
      : [
          'Tài khoản Outline của bạn không còn hỏi mã xác thực khi đăng nhập. Các thiết bị khác đã đăng xuất.',
          'Your Outline account no longer asks for an authenticator code at login. All other devices are logged out.',
        ],
    notYou,
  ],
  after: [],
});

/** To a player who linked a Google account, or unlinked it. */
export const googleChanged: Template = ({ on }) => ({
  subject: on
    ? ['Đã liên kết Google', 'Google is linked']
    : ['Đã hủy liên kết Google', 'Google is no longer linked'],
  lines: [
    on
      ? [
          'Một tài khoản Google vừa được liên kết với tài khoản Outline của bạn, và đăng nhập được vào đó.',
          'A Google account was just linked to your Outline account, and can log in to it.',
        ]
      : [
          'Tài khoản Outline của bạn không còn liên kết với Google. Bạn đăng nhập bằng email và mật khẩu.',
          'Your Outline account is no longer linked to Google. You log in with your email and password.',
        ],
    notYou,
  ],
  after: [],
});
