import type { MailName } from '../../../contract/mails';
import { accountClosed, emailGiven, emailReplaced, newEmail } from './accountTexts';
import { bulkActs } from './bulkTexts';
import type { Template } from './mailText';
import { moneyTexts } from './moneyTexts';
import { releaseAlone } from './releaseTexts';
import { seasonGift } from './seasonTexts';
import { factorChanged, factorLost, factorLostCode, googleChanged } from './securityTexts';
import { itemMoved, walletChanged } from './walletTexts';

const verifyEmail: Template = (values) => ({
  subject: ['Mã xác minh email của bạn', 'Your email verification code'],
  lines: [
    [
      'Cảm ơn bạn đã tạo tài khoản Outline. Nhập mã dưới đây để xác minh email:',
      'Thank you for creating an Outline account. Enter this code to verify your email:',
    ],
  ],
  code: values.code,
  after: [
    [
      'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'The code is valid for 10 minutes and works once.',
    ],
    [
      'Nếu bạn không tạo tài khoản này, hãy bỏ qua email này.',
      'If you did not create this account, ignore this email.',
    ],
  ],
});

const resetPassword: Template = (values) => ({
  subject: ['Mã đặt lại mật khẩu', 'Your password reset code'],
  lines: [
    [
      'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản Outline của bạn. Mã xác minh là:',
      'We received a request to reset the password of your Outline account. Your code is:',
    ],
  ],
  code: values.code,
  after: [
    [
      'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'The code is valid for 10 minutes and works once.',
    ],
    [
      'Nếu không phải bạn yêu cầu, hãy bỏ qua email này; mật khẩu của bạn không thay đổi.',
      'If this was not you, ignore this email; your password stays as it is.',
    ],
  ],
});

const passwordChanged: Template = () => ({
  subject: ['Mật khẩu của bạn đã được thay đổi', 'Your password was changed'],
  lines: [
    [
      'Mật khẩu tài khoản Outline của bạn vừa được thay đổi. Mọi phiên đăng nhập khác đã kết thúc.',
      'The password of your Outline account was just changed. All other logins have ended.',
    ],
    [
      'Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu” và đổi cả mật khẩu hộp thư này.',
      'If this was not you, reset your password at once with “Forgot password”, and change the password of this mailbox too.',
    ],
  ],
  after: [],
});

const newSignIn: Template = (values) => ({
  subject: ['Đăng nhập từ thiết bị mới', 'Login from a new device'],
  lines: [
    [
      `Có người vừa đăng nhập tài khoản Outline của bạn từ một thiết bị mới${values.device ? ` (${values.device})` : ''} lúc ${values.at}, giờ Việt Nam.`,
      `Somebody logged in to your Outline account from a new device${values.device ? ` (${values.device})` : ''} on ${values.at}, Vietnam time.`,
    ],
    [
      'Nếu là bạn, bạn không cần làm gì. Nếu không phải, hãy mở liên kết dưới đây và xác nhận: mọi thiết bị sẽ bị đăng xuất và mật khẩu cũ không dùng được nữa.',
      'If this was you, there is nothing to do. If not, open the link below and confirm: every device is logged out and the old password stops working.',
    ],
  ],
  link: { label: ['Không phải tôi', 'This was not me'], url: values.link ?? '' },
  after: [['Liên kết có hiệu lực trong 7 ngày.', 'The link is valid for 7 days.']],
});

const factorGuessed: Template = (values) => ({
  subject: ['Có người đang đoán mã xác thực của bạn', 'Somebody is guessing your second-factor code'],
  lines: [
    [
      `Có người đã nhập đúng mật khẩu tài khoản Outline của bạn, rồi nhập sai mã xác thực hai lớp ${values.tries} lần liên tiếp. Từ giờ, sau mỗi lần sai phải chờ lâu gấp đôi mới được thử lại.`,
      `Somebody entered the right password of your Outline account and then ${values.tries} wrong second-factor codes in a row. From now on, each wrong code doubles the wait before the next try.`,
    ],
    [
      'Nếu không phải bạn, người đó đã biết mật khẩu của bạn: hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu”. Đặt lại mật khẩu xong, bạn không phải chờ nữa.',
      'If this was not you, somebody knows your password: reset it at once with “Forgot password”. After that there is no more waiting.',
    ],
  ],
  after: [
    [
      'Nếu là bạn, hãy kiểm tra giờ trên điện thoại có đúng không, hoặc dùng một mã khôi phục.',
      'If this was you, check that your phone shows the right time, or use a recovery code.',
    ],
  ],
});

const invitation: Template = (values) => ({
  subject: ['Lời mời tham gia đội ngũ Outline', 'Invitation to the Outline staff'],
  greeting: ['Xin chào,', 'Hello,'],
  lines: [
    [
      `${values.by} mời bạn tham gia đội ngũ vận hành Outline. Mở liên kết dưới đây để đặt mật khẩu và bắt đầu:`,
      `${values.by} invites you to join the Outline staff. Open the link below to set a password and get started:`,
    ],
  ],
  link: { label: ['Nhận lời mời', 'Accept the invitation'], url: values.link ?? '' },
  after: [
    [
      'Liên kết có hiệu lực trong 48 giờ và chỉ dùng được một lần.',
      'The link is valid for 48 hours and works once.',
    ],
    [
      'Nếu bạn không chờ lời mời này, hãy bỏ qua email này.',
      'If you did not expect this invitation, ignore this email.',
    ],
  ],
});

/** A test mail, requested by an owner. */
const testMail: Template = (values) => ({
  subject: ['Email thử từ Outline', 'Test email from Outline'],
  lines: [
    [
      `${values.by} vừa gửi email này từ trang quản trị. Bạn đọc được thì email của Outline đã đến nơi.`,
      `${values.by} sent this email from the back office. If you can read it, Outline’s emails arrive.`,
    ],
  ],
  after: [],
});

export const texts = {
  verifyEmail,
  resetPassword,
  passwordChanged,
  ...moneyTexts,
  newSignIn,
  factorChanged,
  googleChanged,
  factorLostCode,
  factorLost,
  factorGuessed,
  invitation,
  seasonGift,
  walletChanged,
  itemMoved,
  emailReplaced,
  emailGiven,
  newEmail,
  accountClosed,
  releaseAlone,
  bulkActs,
  testMail,
} satisfies Record<MailName, Template>;
export type TemplateName = keyof typeof texts;
