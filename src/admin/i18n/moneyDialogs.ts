const viBase = {
  refund: {
    open: 'Hoàn tiền',
    title: 'Hoàn tiền',
    text: 'Khi hoàn tiền xong, kim cương được thu hồi theo tỉ lệ và người chơi nhận email. Số đã tiêu ghi là còn nợ, kim cương nạp hay được tặng sau đó trừ vào nợ trước.',
    submit: 'Yêu cầu hoàn tiền',
    done: 'Đã ghi yêu cầu hoàn tiền.',
  },
  settle: {
    open: 'Xác nhận đã thanh toán cách khác',
    title: 'Xác nhận đã thanh toán cách khác',
    text: 'Dùng khi tiền đã về tài khoản mà không cổng nào báo. Kim cương được cộng ngay, trừ khi cần người thứ hai duyệt.',
    submit: 'Xác nhận',
    ask: 'Yêu cầu xác nhận',
    done: 'Đã ghi yêu cầu.',
  },
  match: {
    open: 'Ghép với giao dịch',
    title: 'Ghép với giao dịch',
    text: 'Số tiền đang giữ được tính cho một giao dịch chưa hoàn tất, rồi kim cương được cộng.',
    submit: 'Ghép',
    ask: 'Yêu cầu ghép',
    done: 'Đã ghi yêu cầu.',
  },
  return: {
    open: 'Trả lại người gửi',
    title: 'Trả lại người gửi',
    text: 'Chuyển khoản lại cho người gửi, rồi xác nhận bằng mã tham chiếu của ngân hàng.',
    submit: 'Yêu cầu trả lại',
    done: 'Đã ghi yêu cầu.',
  },
  'write-off': {
    open: 'Ghi nhận thu nhập khác',
    title: 'Ghi nhận thu nhập khác',
    text: 'Số tiền ở lại với cửa hàng, không trả cho giao dịch nào. Không hoàn tác được.',
    submit: 'Ghi nhận',
    ask: 'Yêu cầu ghi nhận',
    done: 'Đã ghi yêu cầu.',
  },
  close: {
    open: 'Đóng, kèm giải thích',
    title: 'Đóng trường hợp',
    text: 'Trường hợp này không giữ tiền. Ghi lại điều bạn đã tìm hiểu được.',
    submit: 'Đóng trường hợp',
    done: 'Đã đóng trường hợp.',
  },
  approve: {
    open: 'Duyệt',
    title: 'Duyệt yêu cầu',
    text: 'Bạn là người thứ hai. Sau khi duyệt, yêu cầu được thực hiện ngay.',
    submit: 'Duyệt',
    done: 'Đã duyệt.',
  },
  refuse: {
    open: 'Từ chối',
    title: 'Từ chối yêu cầu',
    text: 'Không có tiền nào được chuyển, kim cương không đổi. Có thể yêu cầu lại.',
    submit: 'Từ chối',
    done: 'Đã từ chối.',
  },
  confirm: {
    open: 'Xác nhận đã chuyển',
    title: 'Xác nhận đã chuyển tiền',
    text: 'Nhập mã tham chiếu mà ngân hàng cấp cho lần chuyển này.',
    submit: 'Đã chuyển',
    done: 'Đã xác nhận.',
  },
  begin: {
    open: 'Bắt đầu chuyển khoản',
    title: 'Bắt đầu chuyển khoản',
    text: 'Từ lúc này không ai rút lại hay từ chối yêu cầu được nữa. Chuyển khoản xong, nhập mã tham chiếu của ngân hàng.',
    submit: 'Bắt đầu',
    done: 'Đã bắt đầu. Hãy chuyển khoản rồi xác nhận.',
  },
  withdraw: {
    open: 'Rút lại yêu cầu',
    title: 'Rút lại yêu cầu',
    text: 'Yêu cầu kết thúc. Không có tiền nào được chuyển, kim cương không đổi.',
    submit: 'Rút lại yêu cầu',
    done: 'Đã rút yêu cầu.',
  },
  fail: {
    open: 'Không chuyển được',
    title: 'Không chuyển được',
    text: 'Yêu cầu kết thúc, kim cương không đổi. Có thể yêu cầu lại.',
    submit: 'Kết thúc yêu cầu',
    done: 'Đã kết thúc yêu cầu.',
  },
};

const unlocksVi = 'Khoản tiền đang khóa được mở lại và có thể hoàn tất giao dịch ngay.';
const vi = {
  ...viBase,
  approveTransfer: {
    ...viBase.approve,
    text: 'Bạn là người thứ hai. Sau khi duyệt, yêu cầu chờ chuyển khoản và mã tham chiếu.',
  },
  approveSending: {
    ...viBase.approve,
    text: 'Bạn là người thứ hai. Sau khi duyệt, yêu cầu được gửi sang cổng thanh toán.',
  },
  confirmRefund: { ...viBase.confirm, text: `${viBase.confirm.text} Kim cương được thu hồi ngay.` },
  refuseOfCase: { ...viBase.refuse, text: `Không có tiền nào được chuyển. ${unlocksVi}` },
  withdrawOfCase: {
    ...viBase.withdraw,
    text: `Yêu cầu kết thúc, không có tiền nào được chuyển. ${unlocksVi}`,
  },
  failOfCase: { ...viBase.fail, text: `Yêu cầu kết thúc. ${unlocksVi}` },
};

const enBase: typeof viBase = {
  refund: {
    open: 'Refund',
    title: 'Refund',
    text: 'Once the refund is done, diamonds are taken back in proportion and the player gets a mail. Diamonds already spent become a debt, which the next diamonds, bought or given, repay.',
    submit: 'Request the refund',
    done: 'Refund requested.',
  },
  settle: {
    open: 'Paid in another way',
    title: 'Paid in another way',
    text: 'For money that reached the account without any gateway saying so. Diamonds are credited at once, unless a second person has to approve.',
    submit: 'Settle',
    ask: 'Request the settlement',
    done: 'Recorded.',
  },
  match: {
    open: 'Match to a payment',
    title: 'Match to a payment',
    text: 'The money held pays for a payment that is not completed, and its diamonds are credited.',
    submit: 'Match',
    ask: 'Request the match',
    done: 'Recorded.',
  },
  return: {
    open: 'Give back to the sender',
    title: 'Give back to the sender',
    text: 'Transfer the money back, then confirm it with the bank’s reference.',
    submit: 'Request the return',
    done: 'Recorded.',
  },
  'write-off': {
    open: 'Write off',
    title: 'Write off',
    text: 'The money stays with the shop and pays for nothing. This cannot be undone.',
    submit: 'Write off',
    ask: 'Request the write-off',
    done: 'Recorded.',
  },
  close: {
    open: 'Close with an explanation',
    title: 'Close the case',
    text: 'This case holds no money. Say what you found out.',
    submit: 'Close',
    done: 'Case closed.',
  },
  approve: {
    open: 'Approve',
    title: 'Approve the request',
    text: 'You are the second person. Once approved, it is carried out at once.',
    submit: 'Approve',
    done: 'Approved.',
  },
  refuse: {
    open: 'Refuse',
    title: 'Refuse the request',
    text: 'No money moves, and the diamonds stay as they are. It can be requested again.',
    submit: 'Refuse',
    done: 'Refused.',
  },
  confirm: {
    open: 'Confirm the transfer',
    title: 'Confirm the transfer',
    text: 'Enter the reference that the bank gave this transfer.',
    submit: 'Transferred',
    done: 'Confirmed.',
  },
  begin: {
    open: 'Begin the transfer',
    title: 'Begin the transfer',
    text: 'From now on nobody can withdraw or refuse the request. Once the money is sent, enter the bank’s reference.',
    submit: 'Begin',
    done: 'Begun. Make the transfer, then confirm it.',
  },
  withdraw: {
    open: 'Withdraw',
    title: 'Withdraw the request',
    text: 'The request ends. No money moves, and the diamonds stay as they are.',
    submit: 'Withdraw',
    done: 'Withdrawn.',
  },
  fail: {
    open: 'It failed',
    title: 'The transfer failed',
    text: 'The request ends, and the diamonds stay as they are. It can be requested again.',
    submit: 'End the request',
    done: 'Request ended.',
  },
};

const unlocksEn = 'What it locked is free again, and may complete the payment at once.';
const en: typeof vi = {
  ...enBase,
  approveTransfer: {
    ...enBase.approve,
    text: 'You are the second person. Once approved, it waits for the transfer and its reference.',
  },
  approveSending: {
    ...enBase.approve,
    text: 'You are the second person. Once approved, it is sent to the gateway.',
  },
  confirmRefund: { ...enBase.confirm, text: `${enBase.confirm.text} The diamonds are taken back at once.` },
  refuseOfCase: { ...enBase.refuse, text: `No money moves. ${unlocksEn}` },
  withdrawOfCase: { ...enBase.withdraw, text: `The request ends without moving money. ${unlocksEn}` },
  failOfCase: { ...enBase.fail, text: `The request ends. ${unlocksEn}` },
};

/** The dialogs of refunds and cases: link, title, explanation, button, and the confirmation afterwards. */
export const moneyDialogs = { vi, en };
