import type { TextPair, TextPairs } from '../../../contract/texts';

const base = {
  refund: {
    open: ['Hoàn tiền', 'Refund'],
    title: ['Hoàn tiền', 'Refund'],
    text: [
      'Khi hoàn tiền xong, kim cương được thu hồi theo tỉ lệ và người chơi nhận email. Phần đã tiêu được ghi là còn nợ; kim cương nạp hay được tặng sau đó trả nợ trước.',
      'Once the refund is done, diamonds are taken back in proportion and the player gets an email. Diamonds already spent become a debt, which the next diamonds, bought or given, repay.',
    ],
    submit: ['Yêu cầu hoàn tiền', 'Request the Refund'],
    done: ['Đã ghi yêu cầu hoàn tiền.', 'Refund requested.'],
  },
  words: {
    title: ['Gỡ lời nhắn của người tặng?', 'Remove the giver’s words?'],
    text: [
      'Tên và lời nhắn bị xóa hẳn, liên kết món quà không mở được nữa. Kim cương vẫn ở tài khoản người nhận.',
      'Name and message are deleted for good, and the link of the gift ends. The diamonds stay with the recipient.',
    ],
    submit: ['Gỡ', 'Remove'],
    done: ['Đã gỡ lời nhắn.', 'The words were removed.'],
  },
  settle: {
    open: ['Xác nhận thủ công', 'Settle manually'],
    title: ['Xác nhận thủ công', 'Settle Manually'],
    text: [
      'Dùng khi tiền đã về tài khoản mà không cổng nào báo. Kim cương được cộng ngay, trừ khi cần người thứ hai duyệt.',
      'For money that reached the account without any gateway saying so. Diamonds are credited at once, unless a second person has to approve.',
    ],
    submit: ['Xác nhận', 'Settle'],
    ask: ['Yêu cầu xác nhận', 'Request the Settlement'],
    done: ['Đã ghi yêu cầu.', 'Recorded.'],
  },
  match: {
    open: ['Ghép với giao dịch', 'Match to a payment'],
    title: ['Ghép với giao dịch', 'Match to a Payment'],
    text: [
      'Số tiền đang giữ được tính cho một giao dịch chưa hoàn tất, rồi kim cương được cộng.',
      'The money held pays for a payment that is not completed, and its diamonds are credited.',
    ],
    submit: ['Ghép', 'Match'],
    ask: ['Yêu cầu ghép', 'Request the Match'],
    done: ['Đã ghi yêu cầu.', 'Recorded.'],
  },
  return: {
    open: ['Trả lại người gửi', 'Return to the sender'],
    title: ['Trả lại người gửi', 'Return to the Sender'],
    text: [
      'Chuyển khoản lại cho người gửi, rồi xác nhận bằng mã tham chiếu của ngân hàng.',
      'Transfer the money back, then confirm it with the bank’s reference.',
    ],
    submit: ['Yêu cầu trả lại', 'Request the Return'],
    done: ['Đã ghi yêu cầu.', 'Recorded.'],
  },
  'write-off': {
    open: ['Ghi nhận thu nhập khác', 'Write off'],
    title: ['Ghi nhận thu nhập khác', 'Write Off'],
    text: [
      'Số tiền ở lại với cửa hàng, không trả cho giao dịch nào. Không hoàn tác được.',
      'The money stays with the shop and pays for nothing. This cannot be undone.',
    ],
    submit: ['Ghi nhận', 'Write Off'],
    ask: ['Yêu cầu ghi nhận', 'Request the Write-Off'],
    done: ['Đã ghi yêu cầu.', 'Recorded.'],
  },
  close: {
    open: ['Đóng, kèm giải thích', 'Close with an explanation'],
    title: ['Đóng trường hợp', 'Close the Case'],
    text: [
      'Trường hợp này không giữ tiền. Ghi lại điều bạn đã tìm hiểu được.',
      'This case holds no money. Note what you found out.',
    ],
    submit: ['Đóng trường hợp', 'Close'],
    done: ['Đã đóng trường hợp.', 'Case closed.'],
  },
  approve: {
    open: ['Duyệt', 'Approve'],
    title: ['Duyệt yêu cầu', 'Approve the Request'],
    text: [
      'Bạn là người thứ hai. Sau khi duyệt, yêu cầu được thực hiện ngay.',
      'You are the second person. Once approved, it is carried out at once.',
    ],
    submit: ['Duyệt', 'Approve'],
    done: ['Đã duyệt.', 'Approved.'],
  },
  refuse: {
    open: ['Từ chối', 'Refuse'],
    title: ['Từ chối yêu cầu', 'Refuse the Request'],
    text: [
      'Không có tiền nào được chuyển, kim cương không đổi. Có thể yêu cầu lại.',
      'No money moves, and the diamonds stay as they are. It can be requested again.',
    ],
    submit: ['Từ chối', 'Refuse'],
    done: ['Đã từ chối.', 'Refused.'],
  },
  confirm: {
    open: ['Xác nhận đã chuyển', 'Confirm the transfer'],
    title: ['Xác nhận đã chuyển tiền', 'Confirm the Transfer'],
    text: [
      'Nhập mã tham chiếu mà ngân hàng cấp cho lần chuyển này.',
      'Enter the reference that the bank gave this transfer.',
    ],
    submit: ['Đã chuyển', 'Transferred'],
    done: ['Đã xác nhận.', 'Confirmed.'],
  },
  begin: {
    open: ['Bắt đầu chuyển khoản', 'Start the transfer'],
    title: ['Bắt đầu chuyển khoản', 'Start the Transfer'],
    text: [
      'Từ lúc này không ai rút lại hay từ chối yêu cầu được nữa. Chuyển khoản xong, nhập mã tham chiếu của ngân hàng.',
      'From now on nobody can withdraw or refuse the request. Once the money is sent, enter the bank’s reference.',
    ],
    submit: ['Bắt đầu', 'Start'],
    done: ['Đã bắt đầu. Hãy chuyển khoản rồi xác nhận.', 'Started. Make the transfer, then confirm it.'],
  },
  withdraw: {
    open: ['Rút lại yêu cầu', 'Withdraw'],
    title: ['Rút lại yêu cầu', 'Withdraw the Request'],
    text: [
      'Yêu cầu kết thúc. Không có tiền nào được chuyển, kim cương không đổi.',
      'The request ends. No money moves, and the diamonds stay as they are.',
    ],
    submit: ['Rút lại yêu cầu', 'Withdraw'],
    done: ['Đã rút yêu cầu.', 'Withdrawn.'],
  },
  fail: {
    open: ['Không chuyển được', 'Transfer failed'],
    title: ['Không chuyển được', 'The Transfer Failed'],
    text: [
      'Yêu cầu kết thúc, kim cương không đổi. Có thể yêu cầu lại.',
      'The request ends, and the diamonds stay as they are. It can be requested again.',
    ],
    submit: ['Kết thúc yêu cầu', 'End the Request'],
    done: ['Đã kết thúc yêu cầu.', 'Request ended.'],
  },
} satisfies TextPairs;

const unlocks: TextPair = [
  'Khoản tiền đang khóa được mở lại và có thể hoàn tất giao dịch ngay.',
  'The money it locked is free again and may complete the payment at once.',
];

/** The dialogs of refunds and cases: link, title, explanation, button, and the confirmation afterwards. */
export const moneyDialogs = {
  ...base,
  approveTransfer: {
    ...base.approve,
    text: [
      'Bạn là người thứ hai. Sau khi duyệt, yêu cầu chờ chuyển khoản và mã tham chiếu.',
      'You are the second person. Once approved, it waits for the transfer and its reference.',
    ],
  },
  approveSending: {
    ...base.approve,
    text: [
      'Bạn là người thứ hai. Sau khi duyệt, yêu cầu được gửi sang cổng thanh toán.',
      'You are the second person. Once approved, it is sent to the gateway.',
    ],
  },
  confirmRefund: {
    ...base.confirm,
    text: [
      `${base.confirm.text[0]} Kim cương được thu hồi ngay.`,
      `${base.confirm.text[1]} The diamonds are taken back at once.`,
    ],
  },
  refuseOfCase: {
    ...base.refuse,
    text: [`Không có tiền nào được chuyển. ${unlocks[0]}`, `No money moves. ${unlocks[1]}`],
  },
  withdrawOfCase: {
    ...base.withdraw,
    text: [
      `Yêu cầu kết thúc, không có tiền nào được chuyển. ${unlocks[0]}`,
      `The request ends without moving money. ${unlocks[1]}`,
    ],
  },
  refuseGrant: {
    ...base.refuse,
    text: [
      'Ví và tủ đồ của người chơi không đổi. Người yêu cầu đọc được ghi chú của bạn.',
      'The player’s wallet and items stay as they are. Whoever made the request can read your note.',
    ],
  },
  withdrawGrant: {
    ...base.withdraw,
    text: [
      'Yêu cầu kết thúc, ví và tủ đồ của người chơi không đổi.',
      'The request ends, and the player’s wallet and items stay as they are.',
    ],
  },
  failOfCase: {
    ...base.fail,
    text: [`Yêu cầu kết thúc. ${unlocks[0]}`, `The request ends. ${unlocks[1]}`],
  },
} satisfies TextPairs;
