import type { GatewayName } from '../../../contract/gateways';
import { receiptDays } from '../../../contract/limits';
import type { Localized } from '../content/localized';

interface ReceiptText {
  label: string;
  title: string;
  paid: string;
  /** Appended to a time: all times in the document are Vietnam's. */
  zone: string;
  number: string;
  copy: string;
  copied: string;
  copyFailed: string;
  method: string;
  gateways: Record<GatewayName, string>;
  references: string;
  pack: string;
  diamonds: string;
  bonus: (base: string, bonus: string) => string;
  code: (code: string, amount: string) => string;
  repaid: (amount: string) => string;
  recipient: string;
  refunds: string;
  refunded: string;
  takenBack: string;
  kept: string;
  seller: string;
  noSeller: string;
  help: string;
  /** Precedes the support address. */
  write: string;
  subject: (id: string) => string;
  /** Precedes a link to the shop's notes, and the link's text. */
  read: string;
  notes: string;
  notInvoice: string;
  test: string;
  print: string;
  /** Names the other language, in that language. */
  other: string;
  loading: string;
  missing: string;
  missingText: string;
  failed: string;
  failedText: string;
  again: string;
  toShop: string;
}

/** The receipt is a document: it uses the language of its payment, whichever language the site is shown in. */
export const receiptTexts: Localized<ReceiptText> = {
  vi: {
    label: 'Cửa hàng kim cương Outline',
    title: 'Biên nhận thanh toán',
    paid: 'Đã thanh toán',
    zone: 'giờ Việt Nam',
    number: 'Mã giao dịch',
    copy: 'Sao chép mã giao dịch',
    copied: 'Đã sao chép mã giao dịch.',
    copyFailed: 'Trình duyệt không cho sao chép. Hãy chọn và sao chép mã bằng tay.',
    method: 'Cách thanh toán',
    gateways: {
      payos: 'Chuyển khoản VietQR, qua payOS',
      vnpay: 'Thẻ, ngân hàng hoặc QR, qua VNPAY',
      sandbox: 'Thanh toán thử nghiệm',
    },
    references: 'Mã tham chiếu',
    pack: 'Gói',
    diamonds: 'Kim cương',
    bonus: (base, bonus) => `gồm ${base} theo gói và ${bonus} thưởng`,
    code: (code, amount) => `${amount} trong phần thưởng là nhờ mã ${code}`,
    repaid: (amount) => `${amount} kim cương trong đó đã trả phần còn nợ sau lần hoàn tiền trước`,
    recipient: 'Người nhận',
    refunds: 'Hoàn tiền',
    refunded: 'Đã hoàn',
    takenBack: 'Kim cương đã thu hồi',
    kept: 'Còn lại',
    seller: 'Bên bán',
    noSeller: 'Bên vận hành chưa công bố tên và địa chỉ.',
    help: 'Có điều gì chưa đúng?',
    write: 'Viết cho chúng tôi, ghi mã giao dịch ở trên:',
    subject: (id) => `Giao dịch ${id}`,
    read: 'Giữ mã giao dịch ở trên và xem mục lưu ý của cửa hàng:',
    notes: 'Trước khi thanh toán',
    notInvoice: 'Biên nhận này không thay thế hóa đơn giá trị gia tăng.',
    test: 'Giao dịch thử nghiệm: không có tiền thật nào được thu.',
    print: 'In biên nhận',
    other: 'English',
    loading: 'Đang tải biên nhận...',
    missing: 'Không mở được biên nhận này',
    missingText: `Hãy mở lại liên kết trong email, không thiếu ký tự nào. Liên kết dùng được trong ${receiptDays} ngày kể từ khi thanh toán.`,
    failed: 'Chưa tải được biên nhận',
    failedText: 'Biên nhận vẫn còn đó, chỉ là đang khó kết nối máy chủ. Bạn thử lại sau giây lát nhé.',
    again: 'Thử lại',
    toShop: 'Về cửa hàng',
  },
  en: {
    label: 'Outline diamond shop',
    title: 'Payment receipt',
    paid: 'Paid',
    zone: 'Vietnam time',
    number: 'Transaction ID',
    copy: 'Copy transaction ID',
    copied: 'Transaction ID copied.',
    copyFailed: 'Your browser does not allow copying. Please select the ID and copy it by hand.',
    method: 'Payment method',
    gateways: {
      payos: 'VietQR transfer, with payOS',
      vnpay: 'Card, bank or QR, with VNPAY',
      sandbox: 'Test payment',
    },
    references: 'Reference',
    pack: 'Package',
    diamonds: 'Diamonds',
    bonus: (base, bonus) => `${base} of the package and ${bonus} bonus`,
    code: (code, amount) => `${amount} of the bonus from the code ${code}`,
    repaid: (amount) => `${amount} of them repaid what was owed after an earlier refund`,
    recipient: 'Recipient',
    refunds: 'Refunds',
    refunded: 'Refunded',
    takenBack: 'Diamonds taken back',
    kept: 'Remaining',
    seller: 'Sold by',
    noSeller: 'The operator has not published a name and address.',
    help: 'Is something wrong?',
    write: 'Write to us and give the transaction ID above:',
    subject: (id) => `Payment ${id}`,
    read: 'Keep the transaction ID above and see the shop’s notes:',
    notes: 'Before you pay',
    notInvoice: 'This receipt does not replace a VAT invoice.',
    test: 'A test payment: no real money was taken.',
    print: 'Print receipt',
    other: 'Tiếng Việt',
    loading: 'Loading the receipt...',
    missing: 'This receipt cannot be opened',
    missingText: `Open the link in the email again, with nothing missing. It works for ${receiptDays} days after the payment.`,
    failed: 'The receipt could not be loaded',
    failedText: 'The receipt is still there, but the server is hard to reach. Please try again in a moment.',
    again: 'Try again',
    toShop: 'Go to the shop',
  },
};
