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
  noWords: localized(
    'Giao dịch này không có tên người tặng hay lời nhắn.',
    'This payment has neither a giver’s name nor a message.',
  ),
} as const;
