import type { TextPairs } from '../../../contract/texts';
/** Facts about requests and cases for those who decide on them; part of `money.*`. */
export const moneyFacts = {
  locked: [
    'Đang có một yêu cầu cho khoản tiền này. Rút lại yêu cầu hoặc chờ kết quả trước khi làm việc khác.',
    'A request about this money is open. Withdraw it or wait for it before anything else.',
  ],
  refunding: [
    'Giao dịch của khoản này đang được hoàn tiền, nên chưa trả lại người gửi được: hãy chờ hoặc kết thúc yêu cầu đó.',
    'A refund of the payment is in progress, so this money cannot go back to its sender yet: wait for it or end it.',
  ],
  caseHolds: [
    'Một trường hợp đang giữ thêm %{amount} của giao dịch này. Hãy xử lý trước khi hoàn tiền.',
    'A case holds %{amount} more of this payment. Close it before refunding.',
  ],
  caseWaits: [
    'Tiền của giao dịch này đã đủ: trường hợp giữ %{amount}. Giao dịch sẽ tự hoàn tất khi tài khoản hết bị khóa hoặc được mở lại.',
    'The full price of this payment has arrived: a case holds %{amount}. The payment completes automatically once the ban ends or the account opens again.',
  ],
  nothingLeft: [
    'Giao dịch này không còn gì để hoàn: đã hoàn hết, hoặc các yêu cầu đang chờ sẽ hoàn hết.',
    'Nothing of this payment is left to refund: it has been refunded, or open requests will return the rest.',
  ],
  noSender: [
    'Chưa biết tài khoản người gửi: hãy hỏi cổng hoặc người chơi trước.',
    'The sender’s account is not known: ask the gateway or the player first.',
  ],
  blocked: {
    over: [
      'Yêu cầu này đã kết thúc nên không làm gì thêm được.',
      'This request has ended, so nothing more can be done about it.',
    ],
    state: [
      'Lúc này không làm được việc này: yêu cầu đang ở bước “%{state}”.',
      'This cannot be done now: the request is at “%{state}”.',
    ],
    theirs: [
      'Bạn không được làm việc này với yêu cầu này; hãy nhờ một đồng nghiệp có quyền.',
      'You may not do this with this request; a colleague with the permission can.',
    ],
  },
  related: ['Các trường hợp khác của giao dịch này', 'Other cases of this payment'],
  refundState: {
    asked: ['Chờ duyệt hoàn %{amount}', 'Refund of %{amount} to approve'],
    coming: ['Đang hoàn %{amount}', 'Refunding %{amount}'],
    done: ['Đã hoàn %{amount}', 'Refunded %{amount}'],
  },
  facts: {
    payment: ['%{player} · %{package} · %{amount}', '%{player} · %{package} · %{amount}'],
    refunded: ['đã hoàn %{amount}', '%{amount} refunded'],
    case: ['Xem trường hợp', 'View the case'],
    rest: ['Còn hoàn được %{amount}', 'At most %{amount} can be refunded'],
    refunds: ['Hoàn %{amount}.', 'Refunds %{amount}.'],
    holds: ['Đang giữ %{amount}', 'Holds %{amount}'],
    parts: [
      'Giá %{price} · đã có %{held} · còn thiếu %{missing}',
      'Price %{price} · %{held} received · %{missing} missing',
    ],
    creditsBase: [
      'Cộng %{diamonds} kim cương cho %{player}.',
      'Credits %{diamonds} diamond to %{player}. |||| Credits %{diamonds} diamonds to %{player}.',
    ],
    credits: [
      'Cộng %{diamonds} kim cương và %{bonus} kim cương thưởng cho %{player}.',
      'Credits %{diamonds} + %{bonus} bonus diamonds to %{player}.',
    ],
    payTo: ['Chuyển lại cho', 'Transfer back to'],
    account: {
      banned: ['Người chơi đang bị khóa.', 'The player is banned.'],
      closing: ['Tài khoản đã đóng và chờ xóa.', 'The account is closed and waiting to be erased.'],
      erased: ['Tài khoản đã bị xóa.', 'The account was erased.'],
    },
    byGateway: [
      'Cổng thanh toán tự chuyển tiền lại cho người mua.',
      'The gateway sends the money back by itself.',
    ],
    byHandLater: [
      'Sau khi duyệt, cần chuyển khoản cho người chơi rồi nhập mã tham chiếu.',
      'Once approved, a person has to transfer the money, then enter the reference.',
    ],
    byHand: [
      'Cần chuyển khoản cho người chơi rồi nhập mã tham chiếu.',
      'A person has to transfer the money, then enter the reference.',
    ],
    takesBase: [
      'Thu hồi %{diamonds} kim cương.',
      'Takes back %{diamonds} diamond. |||| Takes back %{diamonds} diamonds.',
    ],
    takes: [
      'Thu hồi %{diamonds} kim cương và %{bonus} kim cương thưởng.',
      'Takes back %{diamonds} + %{bonus} bonus diamonds.',
    ],
    owes: [
      'Người chơi đã tiêu một phần nên sẽ nợ %{debt} kim cương.',
      'The player has spent some, and will owe %{debt} diamond. |||| The player has spent some, and will owe %{debt} diamonds.',
    ],
    day: [
      'Kể cả lần này, %{by} yêu cầu %{sum} trong 24 giờ (%{smart_count} lần).',
      'With this request, %{by} asks for %{sum} within 24 hours. |||| With this request, %{by} asks for %{sum} within 24 hours (%{smart_count} requests).',
    ],
    subject: ['Riêng giao dịch này là %{sum}.', 'For this payment alone it is %{sum}.'],
    subjectCase: ['Riêng trường hợp này là %{sum}.', 'For this case alone it is %{sum}.'],
    subjectPlayer: [
      'Riêng người chơi này, cộng và trừ trong 24 giờ, là %{sum}.',
      'For this player, given and taken within 24 hours, it is %{sum}.',
    ],
    limit: [
      'Một người được tự quyết đến %{limit}, nên cần người thứ hai duyệt.',
      'One person may decide up to %{limit}, so a second person has to approve.',
    ],
    overAlone: [
      'Khoản này vượt mức một người được tự quyết (%{limit}): yêu cầu sẽ chờ người thứ hai duyệt.',
      'This is above what one person may decide (%{limit}): a second person will have to approve.',
    ],
    aloneADay: [
      'Một người được tự quyết đến %{limit} trong 24 giờ; trên mức đó cần người thứ hai duyệt.',
      'One person may decide %{limit} within 24 hours; above it a second person has to approve.',
    ],
    alone: [
      'Trong mức một người được tự quyết (%{limit}), không cần người thứ hai.',
      'Within what one person may decide (%{limit}); no second person is needed.',
    ],
  },
  does: {
    match: [
      'Tiền trả cho một giao dịch chưa hoàn tất, kim cương được cộng ngay; phần thừa sẽ chuyển sang mục Cần xem xét.',
      'The money pays for a payment that is not completed, and its diamonds are credited at once; any excess becomes a case.',
    ],
    return: [
      'Tạo yêu cầu: bạn chuyển khoản lại cho người gửi rồi xác nhận, và người chơi nhận email.',
      'Makes a request: you transfer the money back to its sender and confirm it, and the player gets an email.',
    ],
    'write-off': [
      'Tiền ở lại với cửa hàng và không trả cho giao dịch nào. Không hoàn tác được.',
      'The money stays with the shop and pays for nothing. This cannot be undone.',
    ],
    close: [
      'Đóng trường hợp kèm lời giải thích. Không có tiền nào được chuyển.',
      'Closes the case with an explanation. No money moves.',
    ],
    take: [
      'Ghi tên bạn là người xử lý; đồng nghiệp thấy điều đó.',
      'Assigns the case to you, as colleagues can see.',
    ],
    giveBack: [
      'Bạn không còn là người xử lý; ai cũng nhận được.',
      'Unassigns you, so anybody can take the case.',
    ],
  },
  transfer: {
    title: ['Các khoản tiền', 'Transfers'],
    at: ['Thời điểm', 'When'],
    amount: ['Đã nhận', 'Received'],
    held: ['Đang giữ', 'Held'],
    gateway: ['Cổng thanh toán', 'Gateway'],
    reference: ['Mã tham chiếu', 'Reference'],
    order: ['Mã đơn hàng', 'Order number'],
    sender: ['Người gửi', 'Sender'],
    none: ['không rõ', 'unknown'],
    notice: [
      'Cổng đã báo %{times} lần, từ',
      'The gateway said so once, on |||| The gateway said so %{times} times, from',
    ],
  },
  candidate: {
    title: ['Có thể là của giao dịch', 'It may be for'],
    missing: ['còn thiếu %{amount}', '%{amount} missing'],
    creditsBase: [
      'sẽ cộng %{diamonds} kim cương',
      'credits %{diamonds} diamond |||| credits %{diamonds} diamonds',
    ],
    credits: [
      'sẽ cộng %{diamonds} kim cương và %{bonus} kim cương thưởng',
      'credits %{diamonds} + %{bonus} bonus diamonds',
    ],
    sign: {
      amount: ['đúng giá', 'exact price'],
      rest: ['đúng phần còn thiếu', 'exactly what is missing'],
      time: ['khớp thời gian', 'time fits'],
      payer: ['trùng tên người gửi', 'same sender name'],
    },
  },
} satisfies TextPairs;
