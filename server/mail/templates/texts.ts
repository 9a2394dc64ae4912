import type { Language } from '../../../contract/languages';

/** The content of a mail, without its look. */
export interface MailText {
  subject: string;
  greeting: string;
  lines: string[];
  /** A one-time code, shown prominently. */
  code?: string;
  /** A link to the site, shown separately. */
  link?: { label: string; url: string };
  after: string[];
}
type Values = Record<string, string>;
type InBoth = Record<Language, (values: Values) => MailText>;

const hello = (values: Values): Record<Language, string> => ({
  vi: values.name ? `Chào ${values.name},` : 'Xin chào,',
  en: values.name ? `Hello ${values.name},` : 'Hello,',
});

const verifyEmail: InBoth = {
  vi: (values) => ({
    subject: 'Mã xác minh email của bạn',
    greeting: hello(values).vi,
    lines: ['Cảm ơn bạn đã tạo tài khoản Outline. Nhập mã dưới đây để xác minh email:'],
    code: values.code,
    after: [
      'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'Nếu bạn không tạo tài khoản này, hãy bỏ qua thư.',
    ],
  }),
  en: (values) => ({
    subject: 'Your email verification code',
    greeting: hello(values).en,
    lines: ['Thank you for creating an Outline account. Enter this code to verify your email:'],
    code: values.code,
    after: [
      'The code is valid for 10 minutes and works once.',
      'If you did not create this account, ignore this mail.',
    ],
  }),
};

const resetPassword: InBoth = {
  vi: (values) => ({
    subject: 'Mã đặt lại mật khẩu',
    greeting: hello(values).vi,
    lines: ['Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản Outline của bạn. Mã xác minh là:'],
    code: values.code,
    after: [
      'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này; mật khẩu của bạn không thay đổi.',
    ],
  }),
  en: (values) => ({
    subject: 'Your password reset code',
    greeting: hello(values).en,
    lines: ['We received a request to reset the password of your Outline account. Your code is:'],
    code: values.code,
    after: [
      'The code is valid for 10 minutes and works once.',
      'If this was not you, ignore this mail; your password stays as it is.',
    ],
  }),
};

const passwordChanged: InBoth = {
  vi: (values) => ({
    subject: 'Mật khẩu của bạn đã được thay đổi',
    greeting: hello(values).vi,
    lines: [
      'Mật khẩu tài khoản Outline của bạn vừa được thay đổi. Mọi phiên đăng nhập khác đã kết thúc.',
      'Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu” và đổi cả mật khẩu hộp thư này.',
    ],
    after: [],
  }),
  en: (values) => ({
    subject: 'Your password was changed',
    greeting: hello(values).en,
    lines: [
      'The password of your Outline account was just changed. All other sign-ins have ended.',
      'If this was not you, reset your password at once by “Forgot password” and change this mailbox’s password too.',
    ],
    after: [],
  }),
};

const purchaseDone: InBoth = {
  vi: (values) => ({
    subject: `Đã nạp ${values.diamonds} kim cương`,
    greeting: hello(values).vi,
    lines: [
      `Gói “${values.packageName}” (${values.amount}) đã được thanh toán. ${values.diamonds} kim cương đã vào tài khoản của bạn.`,
      ...(values.repaid
        ? [`Trong đó ${values.repaid} kim cương đã trả phần còn nợ sau lần hoàn tiền trước.`]
        : []),
      `Mã giao dịch: ${values.transactionId}`,
    ],
    link: { label: 'Xem biên nhận', url: values.link ?? '' },
    after: ['Hẹn gặp bạn trong trận đấu!'],
  }),
  en: (values) => ({
    subject: `${values.diamonds} diamonds added`,
    greeting: hello(values).en,
    lines: [
      `The package “${values.packageName}” (${values.amount}) has been paid. ${values.diamonds} diamonds are in your account.`,
      ...(values.repaid ? [`${values.repaid} of them repaid what was owed after an earlier refund.`] : []),
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'View the receipt', url: values.link ?? '' },
    after: ['See you in the next match!'],
  }),
};

const refundDone: InBoth = {
  vi: (values) => ({
    subject: `Đã hoàn ${values.amount}`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã hoàn ${values.amount} cho gói “${values.packageName}”. ${values.diamonds} kim cương của gói đã được thu hồi.`,
      ...(values.debt
        ? [`Bạn đã dùng ${values.debt} kim cương trong số đó, nên lần nạp tới sẽ trừ đi số này.`]
        : []),
      `Mã giao dịch: ${values.transactionId}`,
    ],
    after: ['Tùy ngân hàng, tiền có thể cần vài ngày làm việc mới về đến tài khoản.'],
  }),
  en: (values) => ({
    subject: `${values.amount} refunded`,
    greeting: hello(values).en,
    lines: [
      `We have refunded ${values.amount} for the package “${values.packageName}”. Its ${values.diamonds} diamonds were taken back.`,
      ...(values.debt
        ? [`You had spent ${values.debt} of them, so your next purchase repays that many.`]
        : []),
      `Transaction: ${values.transactionId}`,
    ],
    after: ['Depending on the bank, the money may take a few working days to arrive.'],
  }),
};

const partReceived: InBoth = {
  vi: (values) => ({
    subject: `Đã nhận ${values.received}, còn thiếu ${values.missing}`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã nhận ${values.received} cho gói “${values.packageName}”. Còn thiếu ${values.missing} để đủ ${values.amount}.`,
      `Mở liên kết dưới đây để trả phần còn thiếu trước ${values.until}, giờ Việt Nam. Đủ tiền, kim cương sẽ vào tài khoản ngay.`,
      `Mã giao dịch: ${values.transactionId}`,
    ],
    link: { label: 'Trả phần còn thiếu', url: values.link ?? '' },
    after: ['Nếu quá hạn, chúng tôi vẫn giữ số tiền đã nhận và sẽ gửi email cho bạn trong 3 ngày làm việc.'],
  }),
  en: (values) => ({
    subject: `${values.received} received, ${values.missing} missing`,
    greeting: hello(values).en,
    lines: [
      `We have received ${values.received} for the package “${values.packageName}”. ${values.missing} of ${values.amount} are missing.`,
      `Open the link below to pay the rest by ${values.until}, Vietnam time. The diamonds are added as soon as it is complete.`,
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'Pay the rest', url: values.link ?? '' },
    after: ['After that time we keep what has come and write to you within 3 working days.'],
  }),
};

const moneyHeld: InBoth = {
  vi: (values) => ({
    subject: `Chúng tôi đang giữ ${values.held} của bạn`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã nhận được tiền cho gói “${values.packageName}”, trong đó ${values.held} chưa dùng để cộng kim cương. Chúng tôi vẫn giữ và đã ghi nhận số tiền này.`,
      'Nhân viên sẽ kiểm tra và gửi email đến địa chỉ này trong 3 ngày làm việc để trả lại tiền hoặc cộng kim cương. Đừng trả thêm cho giao dịch này.',
      `Mã giao dịch: ${values.transactionId}`,
    ],
    link: { label: 'Xem giao dịch', url: values.link ?? '' },
    after: [],
  }),
  en: (values) => ({
    subject: `We hold ${values.held} of yours`,
    greeting: hello(values).en,
    lines: [
      `We have received money for the package “${values.packageName}”. ${values.held} of it have not been used for diamonds. They are kept and recorded.`,
      'A person looks at it and writes to this address within 3 working days, to give the money back or to add the diamonds. Please do not pay more for this payment.',
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'See the payment', url: values.link ?? '' },
    after: [],
  }),
};

const moneyReturned: InBoth = {
  vi: (values) => ({
    subject: `Đã trả lại ${values.amount}`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã trả lại ${values.amount} đã nhận cho gói “${values.packageName}” mà chưa dùng để cộng kim cương.`,
      `Mã giao dịch: ${values.transactionId}`,
    ],
    after: ['Tùy ngân hàng, tiền có thể cần vài ngày làm việc mới về đến tài khoản.'],
  }),
  en: (values) => ({
    subject: `${values.amount} given back`,
    greeting: hello(values).en,
    lines: [
      `We have given back ${values.amount} that came for the package “${values.packageName}” and was not used for diamonds.`,
      `Transaction: ${values.transactionId}`,
    ],
    after: ['Depending on the bank, the money may take a few working days to arrive.'],
  }),
};

const newSignIn: InBoth = {
  vi: (values) => ({
    subject: 'Đăng nhập từ thiết bị mới',
    greeting: hello(values).vi,
    lines: [
      `Tài khoản Outline của bạn vừa được đăng nhập từ một thiết bị mới${values.device ? ` (${values.device})` : ''} lúc ${values.at}, giờ Việt Nam.`,
      'Nếu là bạn, bạn không cần làm gì. Nếu không phải, hãy mở liên kết dưới đây và xác nhận: mọi thiết bị sẽ bị đăng xuất và mật khẩu cũ không dùng được nữa.',
    ],
    link: { label: 'Không phải tôi', url: values.link ?? '' },
    after: ['Liên kết có hiệu lực trong 7 ngày.'],
  }),
  en: (values) => ({
    subject: 'Sign-in from a new device',
    greeting: hello(values).en,
    lines: [
      `Your Outline account was just signed in to from a new device${values.device ? ` (${values.device})` : ''} at ${values.at}, Vietnam time.`,
      'If this was you, there is nothing to do. If not, open the link below and confirm: every device is signed out and the old password stops working.',
    ],
    link: { label: 'This was not me', url: values.link ?? '' },
    after: ['The link is valid for 7 days.'],
  }),
};

const factorGuessed: InBoth = {
  vi: (values) => ({
    subject: 'Có người đang đoán mã xác thực của bạn',
    greeting: hello(values).vi,
    lines: [
      `Có người đã nhập đúng mật khẩu tài khoản Outline của bạn, rồi nhập sai mã xác thực hai lớp ${values.tries} lần liên tiếp. Từ giờ, sau mỗi lần sai phải chờ lâu gấp đôi mới được thử lại.`,
      'Nếu không phải bạn, người đó đã biết mật khẩu của bạn: hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu” và báo cho chủ trang. Đặt lại mật khẩu xong, bạn không phải chờ nữa.',
    ],
    after: ['Nếu là bạn, hãy kiểm tra giờ trên điện thoại có đúng không, hoặc dùng một mã khôi phục.'],
  }),
  en: (values) => ({
    subject: 'Somebody is guessing your second-factor code',
    greeting: hello(values).en,
    lines: [
      `Somebody entered the right password of your Outline account and then ${values.tries} wrong second-factor codes in a row. From now on each wrong code doubles the time until the next one.`,
      'If this was not you, somebody knows your password: reset it at once by “Forgot password” and tell the owner of the site. After the reset you need not wait any more.',
    ],
    after: ['If this was you, check that your phone shows the right time, or use a recovery code.'],
  }),
};

const invitation: InBoth = {
  vi: (values) => ({
    subject: 'Lời mời tham gia đội ngũ Outline',
    greeting: 'Xin chào,',
    lines: [
      `${values.by} mời bạn tham gia đội ngũ vận hành Outline. Mở liên kết dưới đây để đặt mật khẩu và bắt đầu:`,
    ],
    link: { label: 'Nhận lời mời', url: values.link ?? '' },
    after: [
      'Liên kết có hiệu lực trong 48 giờ và chỉ dùng được một lần.',
      'Nếu bạn không chờ lời mời này, hãy bỏ qua thư.',
    ],
  }),
  en: (values) => ({
    subject: 'Invitation to the Outline staff',
    greeting: 'Hello,',
    lines: [
      `${values.by} invites you to the staff of Outline. Open the link below to set a password and begin:`,
    ],
    link: { label: 'Accept the invitation', url: values.link ?? '' },
    after: [
      'The link is valid for 48 hours and works once.',
      'If you did not expect this invitation, ignore this mail.',
    ],
  }),
};

export const texts = {
  verifyEmail,
  resetPassword,
  passwordChanged,
  purchaseDone,
  refundDone,
  partReceived,
  moneyHeld,
  moneyReturned,
  newSignIn,
  factorGuessed,
  invitation,
} satisfies Record<string, InBoth>;
export type TemplateName = keyof typeof texts;
