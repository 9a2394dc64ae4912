import type { TextPair } from '../../../contract/texts';
import type { Template } from './mailText';

/** What to do when somebody else changed how an account is protected. */
const notYou: TextPair = [
  'Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu”, rồi xem phần trợ giúp dưới đây.',
  'If this was not you, reset your password at once with “Forgot password”, then see below for help.',
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
          'Your Outline account now asks for a code from your authenticator app at login. All other devices are logged out. Keep your recovery codes in a safe place.',
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
          'Một tài khoản Google vừa được liên kết với tài khoản Outline của bạn và có thể dùng để đăng nhập.',
          'A Google account was just linked to your Outline account and can be used to log in.',
        ]
      : [
          'Tài khoản Outline của bạn không còn liên kết với Google. Bạn đăng nhập bằng email và mật khẩu.',
          'Your Outline account is no longer linked to Google. You log in with your email and password.',
        ],
    notYou,
  ],
  after: [],
});

/** To a player who signs in without the second factor, and has lost it. */
export const factorLostCode: Template = (values) => ({
  subject: ['Mã xác nhận mất xác thực hai lớp', 'The code for your lost second factor'],
  lines: [
    [
      'Có người đã qua được bước đăng nhập đầu tiên vào tài khoản Outline của bạn, bằng mật khẩu hoặc Google, và báo mất điện thoại cùng mã khôi phục. Nếu là bạn, hãy nhập mã dưới đây:',
      'Somebody passed the first step of logging in to your Outline account, by password or Google, and says that the phone and the recovery codes are lost. If this is you, enter this code:',
    ],
  ],
  code: values.code,
  after: [
    [
      'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'The code is valid for 10 minutes and works once.',
    ],
    [
      'Nếu không phải bạn, đừng đưa mã cho ai. Hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu”; nếu bạn chỉ đăng nhập bằng Google, hãy bảo vệ tài khoản Google đó.',
      'If this is not you, do not give the code to anybody. Reset your password at once with “Forgot password”; if you only log in with Google, secure that Google account.',
    ],
  ],
});

/** To every mailbox of an account whose second factor is to fall away: as the request begins, and as it is approved. */
export const factorLost: Template = ({ at, link }) => ({
  subject: at
    ? [`Xác thực hai lớp sẽ được gỡ lúc ${at}`, `Your second factor will be removed on ${at}`]
    : ['Yêu cầu gỡ xác thực hai lớp', 'Request to remove your second factor'],
  lines: [
    at
      ? [
          `Yêu cầu gỡ xác thực hai lớp của tài khoản Outline này đã được hai nhân viên duyệt. Lúc ${at}, giờ Việt Nam, tất cả thiết bị sẽ bị đăng xuất, và từ đó chỉ cần mật khẩu hoặc Google là đăng nhập được.`,
          `Two people on our staff approved the removal of this Outline account’s second factor. On ${at}, Vietnam time, every device is logged out, and from then on the account needs only the password or Google.`,
        ]
      : [
          'Có người đăng nhập được bằng mật khẩu hoặc Google và đọc được hộp thư của tài khoản Outline này đã báo mất điện thoại và mã khôi phục. Hai nhân viên sẽ kiểm tra trước khi gỡ xác thực hai lớp.',
          'Somebody who got in with the password or Google and reads the email of this Outline account says that the phone and the recovery codes are lost. Two people on our staff check this before the second factor is removed.',
        ],
    [
      'Nếu là bạn, bạn không cần làm gì. Nếu không, hãy mở liên kết dưới đây và xác nhận để dừng lại, rồi đổi mật khẩu.',
      'If this was you, there is nothing to do. If not, open the link below and confirm to stop it, then change your password.',
    ],
  ],
  link: { label: ['Dừng yêu cầu', 'Stop the request'], url: link ?? '' },
  after: [
    [
      'Đăng nhập bằng mã xác thực hoặc mã khôi phục cũng dừng yêu cầu này.',
      'Logging in with a code from the app or a recovery code stops it, too.',
    ],
  ],
});
