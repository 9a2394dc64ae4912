import type { TextPair } from '../../../contract/texts';
import { plural } from '../../platform/messages/localized';
import { repaidLine, type Template, type Values } from './mailText';

const inDiamonds = ({ diamonds = '' }: Values): string => plural(diamonds, 'diamond');

/** Names the recipient to whoever paid for somebody else. */
const paidFor = ({ paidFor: name }: Values): TextPair => (name ? [` của ${name}`, ` for ${name}`] : ['', '']);

/** The receipt, below the gift if there is one to open. */
function linksOf({ link = '', giftLink }: Values) {
  const receipt: { label: TextPair; url: string } = {
    label: ['Xem biên nhận', 'View the receipt'],
    url: link,
  };
  const gift: { label: TextPair; url: string } = { label: ['Mở quà', 'Open the gift'], url: giftLink ?? '' };
  return giftLink ? { link: gift, second: receipt } : { link: receipt };
}

/** For the recipient of a completed payment. */
const purchaseDone: Template = (values) => ({
  subject: values.giver
    ? [
        `Quà từ ${values.giver}: ${values.diamonds} kim cương`,
        `A gift from ${values.giver}: ${inDiamonds(values)}`,
      ]
    : [`Đã nạp ${values.diamonds} kim cương`, `${inDiamonds(values)} added`],
  lines: [
    values.giver && [
      `Quà từ ${values.giver}${values.message ? `: “${values.message}”` : '.'}`,
      `A gift from ${values.giver}${values.message ? `: “${values.message}”` : '.'}`,
    ],
    [
      `Gói “${values.packageName}” (${values.amount}) đã được thanh toán. ${values.diamonds} kim cương đã vào tài khoản của bạn.`,
      `The package “${values.packageName}” (${values.amount}) has been paid for. It has added ${inDiamonds(values)} to your account.`,
    ],
    values.offerCode && [
      `Mã ${values.offerCode} tặng ${values.codeBonus} kim cương trong số đó.`,
      `${values.codeBonus} of them came with the code ${values.offerCode}.`,
    ],
    repaidLine(values),
    [`Mã giao dịch: ${values.transactionId}`, `Transaction ID: ${values.transactionId}`],
  ],
  ...linksOf(values),
  after: [['Hẹn gặp bạn trong trận đấu!', 'See you in the next match!']],
});

/** For the address that a buyer typed: without any of their text, as nobody has proven that the address is their own. */
const purchaseGiven: Template = (values) => ({
  subject: [
    `Biên nhận: ${values.diamonds} kim cương cho ${values.userName}`,
    `Receipt: ${inDiamonds(values)} for ${values.userName}`,
  ],
  lines: [
    [
      `Gói “${values.packageName}” (${values.amount}) đã được thanh toán. ${values.diamonds} kim cương đã vào tài khoản của ${values.userName}.`,
      `The package “${values.packageName}” (${values.amount}) has been paid for. It has added ${inDiamonds(values)} to the account of ${values.userName}.`,
    ],
    values.offerCode && [
      `Mã ${values.offerCode} tặng ${values.codeBonus} kim cương trong số đó.`,
      `${values.codeBonus} of them came with the code ${values.offerCode}.`,
    ],
    [`Mã giao dịch: ${values.transactionId}`, `Transaction ID: ${values.transactionId}`],
  ],
  link: { label: ['Xem biên nhận', 'View the receipt'], url: values.link ?? '' },
  after: [
    [
      'Bạn nhận email này vì email của bạn được nhập khi thanh toán. Nếu không phải bạn, hãy bỏ qua email này.',
      'You received this because your email was entered with the payment. If that was not you, ignore this email.',
    ],
  ],
});

/** A finished refund. */
const refundDone: Template = (values) => ({
  subject: [`Đã hoàn ${values.amount}`, `${values.amount} refunded`],
  lines: [
    [
      `Chúng tôi đã hoàn ${values.amount} cho gói “${values.packageName}”${paidFor(values)[0]}.`,
      `We have refunded ${values.amount} for the package “${values.packageName}”${paidFor(values)[1]}.`,
    ],
    values.diamonds && [
      `${values.diamonds} kim cương của gói được thu hồi.`,
      `We have taken its ${inDiamonds(values)} back.`,
    ],
    values.debt && [
      `Ví không còn đủ, thiếu ${values.debt} kim cương: số kim cương bạn nhận sau này sẽ trả phần này trước.`,
      `The wallet was ${values.debt} short, so the next diamonds that come in will repay those first.`,
    ],
    [`Mã giao dịch: ${values.transactionId}`, `Transaction ID: ${values.transactionId}`],
  ],
  after: [
    [
      'Tùy ngân hàng, có thể mất vài ngày làm việc tiền mới về tới tài khoản.',
      'Depending on the bank, the money may take a few working days to arrive.',
    ],
  ],
});

/** Part of a price has arrived. */
const partReceived: Template = (values) => ({
  subject: [
    `Đã nhận ${values.received}, còn thiếu ${values.missing}`,
    `${values.received} received, ${values.missing} missing`,
  ],
  lines: [
    [
      `Chúng tôi đã nhận ${values.received} cho gói “${values.packageName}”${paidFor(values)[0]}. Còn thiếu ${values.missing} để đủ ${values.amount}.`,
      `We have received ${values.received} for the package “${values.packageName}”${paidFor(values)[1]}. ${values.missing} of ${values.amount} is still missing.`,
    ],
    [
      `Mở liên kết dưới đây để trả phần còn thiếu trước ${values.until}, giờ Việt Nam. Đủ tiền, kim cương sẽ vào tài khoản ngay.`,
      `Open the link below to pay the rest by ${values.until}, Vietnam time. The diamonds are added as soon as it is complete.`,
    ],
    [`Mã giao dịch: ${values.transactionId}`, `Transaction ID: ${values.transactionId}`],
  ],
  link: { label: ['Trả phần còn thiếu', 'Pay the rest'], url: values.link ?? '' },
  after: [
    [
      'Nếu quá hạn, chúng tôi vẫn giữ số tiền đã nhận và sẽ gửi email cho bạn trong 3 ngày làm việc.',
      'After that time we keep what has arrived and write to you within 3 working days.',
    ],
  ],
});

/** The shop holds money of a payment. The same sentence for every reason: one of them is the state of another’s account. */
const moneyHeld: Template = (values) => ({
  subject: [`Chúng tôi đang giữ ${values.held} của bạn`, `We are holding ${values.held} for you`],
  lines: [
    [
      `Chúng tôi đã nhận được tiền cho gói “${values.packageName}”${paidFor(values)[0]}, trong đó ${values.held} chưa dùng để cộng kim cương. Chúng tôi vẫn giữ và đã ghi nhận số tiền này.`,
      `We have received money for the package “${values.packageName}”${paidFor(values)[1]}. ${values.held} of it has not been used for diamonds. We are holding it and have recorded it.`,
    ],
    [
      'Kim cương sẽ được cộng hoặc tiền được trả lại; khi xong, chúng tôi gửi email cho bạn. Đừng trả thêm cho giao dịch này.',
      'The diamonds are added or the money is refunded; either way we will email you. Please do not pay any more for this payment.',
    ],
    [`Mã giao dịch: ${values.transactionId}`, `Transaction ID: ${values.transactionId}`],
  ],
  link: { label: ['Xem giao dịch', 'See the payment'], url: values.link ?? '' },
  after: [],
});

/** Money that completed no payment was returned. */
const moneyReturned: Template = (values) => ({
  subject: [`Đã trả lại ${values.amount}`, `${values.amount} refunded`],
  lines: [
    [
      `Chúng tôi đã trả lại ${values.amount} đã nhận cho gói “${values.packageName}”${paidFor(values)[0]} mà chưa dùng để cộng kim cương.`,
      `We have refunded ${values.amount}: money received for the package “${values.packageName}”${paidFor(values)[1]} that was not used for diamonds.`,
    ],
    [`Mã giao dịch: ${values.transactionId}`, `Transaction ID: ${values.transactionId}`],
  ],
  after: [
    [
      'Tùy ngân hàng, có thể mất vài ngày làm việc tiền mới về tới tài khoản.',
      'Depending on the bank, the money may take a few working days to arrive.',
    ],
  ],
});

/** Money that a mail said was held went neither back nor into this payment. */
const moneyClosed: Template = (values) => ({
  subject: [`Đã xử lý xong ${values.amount} đang giữ`, `We have settled the ${values.amount} that we held`],
  lines: [
    [
      `Chúng tôi từng báo đang giữ ${values.amount} đã nhận cho gói “${values.packageName}”${paidFor(values)[0]}.`,
      `We wrote to you that we were holding ${values.amount}, received for the package “${values.packageName}”${paidFor(values)[1]}.`,
    ],
    values.moved
      ? [
          'Nhân viên đã kiểm tra và dùng số tiền này để thanh toán cho một giao dịch khác.',
          'Our staff has reviewed it and used it for another payment.',
        ]
      : [
          'Nhân viên đã kiểm tra và kết thúc việc này: số tiền không được dùng để cộng kim cương và không được trả lại.',
          'Our staff has reviewed it and closed the matter: no diamonds are added for it, and it is not refunded.',
        ],
    [`Mã giao dịch: ${values.transactionId}`, `Transaction ID: ${values.transactionId}`],
  ],
  link: { label: ['Xem giao dịch', 'See the payment'], url: values.link ?? '' },
  after: [
    [
      'Nếu bạn thấy chưa đúng, hãy giữ mã giao dịch và xem phần trợ giúp dưới đây.',
      'If you think this is wrong, keep the transaction ID and see below for help.',
    ],
  ],
});

/** Mails about payments. */
export const moneyTexts = {
  purchaseDone,
  purchaseGiven,
  refundDone,
  partReceived,
  moneyHeld,
  moneyReturned,
  moneyClosed,
};
