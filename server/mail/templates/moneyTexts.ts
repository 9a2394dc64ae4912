import { hello, type InBoth, repaidLines } from './mailText';

/** Names the recipient to whoever paid for somebody else. */
const paidFor = ({ paidFor: name }: Record<string, string>) =>
  name ? { vi: ` của ${name}`, en: ` for ${name}` } : { vi: '', en: '' };

/** For the recipient of a completed payment. */
const purchaseDone: InBoth = {
  vi: (values) => ({
    subject: `Đã nạp ${values.diamonds} kim cương`,
    greeting: hello(values).vi,
    lines: [
      `Gói “${values.packageName}” (${values.amount}) đã được thanh toán. ${values.diamonds} kim cương đã vào tài khoản của bạn.`,
      ...(values.offerCode ? [`Mã ${values.offerCode} tặng ${values.codeBonus} kim cương trong số đó.`] : []),
      ...(values.giver ? [`Quà từ ${values.giver}${values.message ? `: “${values.message}”` : '.'}`] : []),
      ...repaidLines(values).vi,
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
      ...(values.offerCode ? [`${values.codeBonus} of them came with the code ${values.offerCode}.`] : []),
      ...(values.giver
        ? [`A gift from ${values.giver}${values.message ? `: “${values.message}”` : '.'}`]
        : []),
      ...repaidLines(values).en,
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'View the receipt', url: values.link ?? '' },
    after: ['See you in the next match!'],
  }),
};

/** For the address that a buyer typed: without any of their text, as nobody has proven that the address is their own. */
const purchaseGiven: InBoth = {
  vi: (values) => ({
    subject: `Biên nhận: ${values.diamonds} kim cương cho ${values.userName}`,
    greeting: hello(values).vi,
    lines: [
      `Gói “${values.packageName}” (${values.amount}) đã được thanh toán. ${values.diamonds} kim cương đã vào tài khoản của ${values.userName}.`,
      ...(values.offerCode ? [`Mã ${values.offerCode} tặng ${values.codeBonus} kim cương trong số đó.`] : []),
      `Mã giao dịch: ${values.transactionId}`,
    ],
    link: { label: 'Xem biên nhận', url: values.link ?? '' },
    after: [
      'Bạn nhận thư này vì email của bạn được nhập khi thanh toán. Nếu không phải bạn, hãy bỏ qua thư này.',
    ],
  }),
  en: (values) => ({
    subject: `Receipt: ${values.diamonds} diamonds for ${values.userName}`,
    greeting: hello(values).en,
    lines: [
      `The package “${values.packageName}” (${values.amount}) has been paid. ${values.diamonds} diamonds are in the account of ${values.userName}.`,
      ...(values.offerCode ? [`${values.codeBonus} of them came with the code ${values.offerCode}.`] : []),
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'View the receipt', url: values.link ?? '' },
    after: [
      'You receive this because your email was entered with the payment. If it was not you, ignore this mail.',
    ],
  }),
};

/** A finished refund. */
const refundDone: InBoth = {
  vi: (values) => ({
    subject: `Đã hoàn ${values.amount}`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã hoàn ${values.amount} cho gói “${values.packageName}”${paidFor(values).vi}.`,
      ...(values.diamonds ? [`${values.diamonds} kim cương của gói được thu hồi.`] : []),
      ...(values.debt
        ? [
            `Ví không còn đủ: thiếu ${values.debt} kim cương, số kim cương bạn nhận được tới đây sẽ trừ vào phần này trước.`,
          ]
        : []),
      `Mã giao dịch: ${values.transactionId}`,
    ],
    after: ['Tùy ngân hàng, tiền có thể cần vài ngày làm việc mới về đến tài khoản.'],
  }),
  en: (values) => ({
    subject: `${values.amount} refunded`,
    greeting: hello(values).en,
    lines: [
      `We have refunded ${values.amount} for the package “${values.packageName}”${paidFor(values).en}.`,
      ...(values.diamonds ? [`Its ${values.diamonds} diamonds are taken back.`] : []),
      ...(values.debt
        ? [`The wallet held ${values.debt} too few, so the next diamonds that come in repay that many first.`]
        : []),
      `Transaction: ${values.transactionId}`,
    ],
    after: ['Depending on the bank, the money may take a few working days to arrive.'],
  }),
};

/** Part of a price has arrived. */
const partReceived: InBoth = {
  vi: (values) => ({
    subject: `Đã nhận ${values.received}, còn thiếu ${values.missing}`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã nhận ${values.received} cho gói “${values.packageName}”${paidFor(values).vi}. Còn thiếu ${values.missing} để đủ ${values.amount}.`,
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
      `We have received ${values.received} for the package “${values.packageName}”${paidFor(values).en}. ${values.missing} of ${values.amount} are missing.`,
      `Open the link below to pay the rest by ${values.until}, Vietnam time. The diamonds are added as soon as it is complete.`,
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'Pay the rest', url: values.link ?? '' },
    after: ['After that time we keep what has come and write to you within 3 working days.'],
  }),
};

/** The shop holds money of a payment. */
const moneyHeld: InBoth = {
  vi: (values) => ({
    subject: `Chúng tôi đang giữ ${values.held} của bạn`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã nhận được tiền cho gói “${values.packageName}”${paidFor(values).vi}, trong đó ${values.held} chưa dùng để cộng kim cương. Chúng tôi vẫn giữ và đã ghi nhận số tiền này.`,
      values.account
        ? 'Tài khoản nhận hiện không nhận được kim cương nên giao dịch chưa hoàn tất. Khi tài khoản dùng lại được, kim cương sẽ tự được cộng; nếu không, nhân viên sẽ trả lại tiền. Đừng trả thêm cho giao dịch này.'
        : 'Nhân viên sẽ kiểm tra và gửi email đến địa chỉ này trong 3 ngày làm việc để trả lại tiền hoặc cộng kim cương. Đừng trả thêm cho giao dịch này.',
      `Mã giao dịch: ${values.transactionId}`,
    ],
    link: { label: 'Xem giao dịch', url: values.link ?? '' },
    after: [],
  }),
  en: (values) => ({
    subject: `We are holding ${values.held} for you`,
    greeting: hello(values).en,
    lines: [
      `We have received money for the package “${values.packageName}”${paidFor(values).en}. ${values.held} of it has not been used for diamonds. We are holding it and have recorded it.`,
      values.account
        ? 'The account cannot receive diamonds at the moment, so the payment is not completed. They are added by themselves once it can; otherwise our staff will return the money. Please do not pay any more for this payment.'
        : 'Our staff will review it and email this address within 3 working days to refund the money or add the diamonds. Please do not pay any more for this payment.',
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'See the payment', url: values.link ?? '' },
    after: [],
  }),
};

/** Money that completed no payment was returned. */
const moneyReturned: InBoth = {
  vi: (values) => ({
    subject: `Đã trả lại ${values.amount}`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi đã trả lại ${values.amount} đã nhận cho gói “${values.packageName}”${paidFor(values).vi} mà chưa dùng để cộng kim cương.`,
      `Mã giao dịch: ${values.transactionId}`,
    ],
    after: ['Tùy ngân hàng, tiền có thể cần vài ngày làm việc mới về đến tài khoản.'],
  }),
  en: (values) => ({
    subject: `${values.amount} refunded`,
    greeting: hello(values).en,
    lines: [
      `We have refunded ${values.amount} that we received for the package “${values.packageName}”${paidFor(values).en} and was not used for diamonds.`,
      `Transaction: ${values.transactionId}`,
    ],
    after: ['Depending on the bank, the money may take a few working days to arrive.'],
  }),
};

/** Money that a mail said was held went neither back nor into this payment. */
const moneyClosed: InBoth = {
  vi: (values) => ({
    subject: `Đã xử lý xong ${values.amount} đang giữ`,
    greeting: hello(values).vi,
    lines: [
      `Chúng tôi từng báo đang giữ ${values.amount} đã nhận cho gói “${values.packageName}”${paidFor(values).vi}.`,
      values.moved
        ? 'Nhân viên đã kiểm tra và dùng số tiền này để thanh toán cho một giao dịch khác.'
        : 'Nhân viên đã kiểm tra và kết thúc việc này: số tiền không được dùng để cộng kim cương và không được trả lại.',
      `Mã giao dịch: ${values.transactionId}`,
    ],
    link: { label: 'Xem giao dịch', url: values.link ?? '' },
    after: ['Nếu bạn thấy chưa đúng, hãy viết cho chúng tôi kèm mã giao dịch.'],
  }),
  en: (values) => ({
    subject: `The ${values.amount} we held has been dealt with`,
    greeting: hello(values).en,
    lines: [
      `We wrote that we were holding ${values.amount} received for the package “${values.packageName}”${paidFor(values).en}.`,
      values.moved
        ? 'Our staff have reviewed it, and it has paid for another payment.'
        : 'Our staff have reviewed it and closed the matter: no diamonds are added for it, and it is not refunded.',
      `Transaction: ${values.transactionId}`,
    ],
    link: { label: 'See the payment', url: values.link ?? '' },
    after: ['If you think this is wrong, write to us and name the transaction.'],
  }),
};

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
