import { localized } from './localized';

export const transactionMessages = {
  receiptUnpaid: localized(
    'Chỉ giao dịch đã thanh toán mới có biên nhận.',
    'Only a completed payment has a receipt.',
  ),
  receiptJustSent: localized(
    'Biên nhận vừa được gửi. Hãy đợi một phút rồi gửi lại.',
    'The receipt has just been sent. Wait a minute before you send it again.',
  ),
} as const;

/** The headings of an export, in order. */
export const exportHeadings = {
  vi: [
    'Mã giao dịch',
    'Thời điểm tạo',
    'Thời điểm kết thúc',
    'Người chơi',
    'Email',
    'Gói',
    'Kim cương',
    'Kim cương thưởng',
    'Số tiền',
    'Tiền tệ',
    'Cổng thanh toán',
    'Trạng thái',
    'Mã tham chiếu của cổng',
    'Đã hoàn',
    'Vấn đề chưa xử lý',
  ],
  en: [
    'Payment id',
    'Created at',
    'Ended at',
    'Player',
    'E-mail',
    'Package',
    'Diamonds',
    'Bonus diamonds',
    'Amount',
    'Currency',
    'Gateway',
    'State',
    "Gateway's references",
    'Refunded',
    'Open cases',
  ],
} as const;
