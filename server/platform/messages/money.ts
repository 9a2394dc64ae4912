import { localized } from './localized';

export const moneyMessages = {
  notCompleted: localized(
    'Chỉ hoàn tiền được cho giao dịch đã hoàn tất.',
    'Only a completed payment can be refunded.',
  ),
  isCompleted: localized('Giao dịch này đã hoàn tất rồi.', 'This payment is already completed.'),
  tooMuch: localized(
    'Tổng tiền hoàn, kể cả các yêu cầu đang chờ, vượt quá số tiền của giao dịch.',
    'Together with the open refunds, this is more than the payment.',
  ),
  wrongUnits: localized('Số tiền không đúng với đơn vị tiền tệ.', 'The currency has no such fraction.'),
  keyUsed: localized(
    'Mã yêu cầu này đã dùng cho một yêu cầu khác.',
    'This key was used for another request.',
  ),
  referenceUsed: localized(
    'Mã tham chiếu này đã được ghi nhận cho một khoản tiền khác.',
    'This reference already belongs to another transfer.',
  ),
  referenceHeld: localized(
    'Khoản chuyển này đang nằm trong một trường hợp cần xem xét: hãy mở trường hợp đó và ghép với giao dịch.',
    'A case already holds this transfer: open it and match it to the payment.',
  ),
  caseHolds: localized(
    'Một trường hợp đang giữ thêm tiền của giao dịch này. Hãy xử lý trường hợp đó trước để không trả lại hai lần.',
    'A case holds more money of this payment. Close that case first, so that nothing is refunded twice.',
  ),
  refundOpen: localized(
    'Giao dịch này đang được hoàn tiền. Hãy chờ hoặc kết thúc yêu cầu hoàn tiền trước để không trả lại hai lần.',
    'A refund of this payment is in progress. Wait for it or end it first, so that nothing is refunded twice.',
  ),
  referencePaid: localized(
    'Khoản chuyển này đã thanh toán cho một giao dịch khác.',
    'This transfer already pays for another payment.',
  ),
  tooLittle: localized(
    'Ít hơn số tiền còn thiếu của giao dịch.',
    'This is less than what the payment is still missing.',
  ),
  caseChanged: localized(
    'Trường hợp này vừa thay đổi. Hãy mở lại và xem lại trước khi làm tiếp.',
    'This case has just changed. Open it again and take a look before you continue.',
  ),
  heldChanged: localized(
    'Trường hợp này không còn giữ đúng số tiền đã yêu cầu. Hãy rút yêu cầu và tạo lại.',
    'This case no longer holds the requested amount. Withdraw the request and make a new one.',
  ),
  notWithdrawable: localized(
    'Yêu cầu này đã được thực hiện hoặc đã kết thúc nên không rút lại được.',
    'This request has been carried out or has ended, so it cannot be withdrawn.',
  ),
  holdsNothing: localized('Trường hợp này không giữ khoản tiền nào.', 'This case holds no money.'),
  holdsMoney: localized(
    'Trường hợp này còn giữ tiền: hãy ghép, trả lại hoặc ghi nhận thu nhập khác.',
    'This case holds money: match it, return it or write it off.',
  ),
  caseClosed: localized('Trường hợp này đã đóng.', 'This case is closed.'),
  caseBusy: localized('Trường hợp này đang có một yêu cầu chờ xử lý.', 'A request about this case is open.'),
  refundBusy: localized(
    'Giao dịch này đang có một yêu cầu hoàn tiền qua cổng thanh toán.',
    'A refund of this payment is in progress at the gateway.',
  ),
  notEnough: localized(
    'Số tiền đang giữ không đủ giá của giao dịch.',
    'The money held is less than the price of the payment.',
  ),
  waitsForAccount: localized(
    'Tiền của giao dịch này đã đủ. Giao dịch sẽ tự hoàn tất khi tài khoản hết bị khóa hoặc được mở lại.',
    'The full price of this payment has arrived. It completes automatically once the ban ends or the account opens again.',
  ),
  erasedAccount: localized(
    'Tài khoản người nhận đã bị xóa: chỉ có thể trả lại hoặc ghi nhận thu nhập khác.',
    'The account has been erased: this money can only be returned or written off.',
  ),
  otherCurrency: localized('Khác đơn vị tiền tệ.', 'The currencies differ.'),
  ownRequest: localized(
    'Bạn không duyệt được yêu cầu của chính mình.',
    'You cannot approve your own request.',
  ),
  notYours: localized(
    'Chỉ người đã yêu cầu mới rút lại được. Bạn có thể từ chối nếu được quyền duyệt.',
    'Only the person who made the request can withdraw it. Whoever may approve it can refuse it.',
  ),
  notWaiting: localized('Yêu cầu này không còn chờ duyệt.', 'This request is not waiting for approval.'),
  notConfirmable: localized(
    'Yêu cầu này không chờ xác nhận.',
    'This request is not waiting for a confirmation.',
  ),
  referenceNeeded: localized('Nhập mã tham chiếu của khoản chuyển.', 'Enter the reference of the transfer.'),
  paymentNeeded: localized('Chọn giao dịch cần ghép.', 'Choose the payment to match.'),
  noteNeeded: localized('Ghi rõ lý do.', 'Give a reason.'),
} as const;
