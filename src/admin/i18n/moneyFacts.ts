const vi = {
  locked: 'Đang có một yêu cầu cho khoản tiền này. Rút yêu cầu hoặc chờ kết quả trước khi làm việc khác.',
  related: 'Các trường hợp khác của giao dịch này',
  facts: {
    payment: '%{player} · %{package} · %{amount}',
    refunded: 'đã hoàn %{amount}',
    case: 'Mở trường hợp',
    byGateway: 'Cổng thanh toán tự chuyển tiền lại cho người mua.',
    byHand: 'Một người phải chuyển khoản rồi nhập mã tham chiếu.',
    takesBase: 'Thu hồi %{diamonds} kim cương.',
    takes: 'Thu hồi %{diamonds} kim cương và %{bonus} kim cương thưởng.',
    owes: 'Người chơi đã tiêu nên còn nợ %{debt} kim cương.',
    day: '%{by} đã yêu cầu %{sum} trong 24 giờ (%{smart_count} lần, kể cả lần này).',
    subject: 'Riêng giao dịch hoặc trường hợp này là %{sum}.',
    limit: 'Một người được tự quyết đến %{limit}, nên cần người thứ hai duyệt.',
    alone: 'Trong mức một người được tự quyết (%{limit}), không cần người thứ hai.',
  },
  does: {
    match:
      'Tiền trả cho một giao dịch chưa hoàn tất, kim cương được cộng ngay; phần thừa thành trường hợp riêng.',
    return: 'Tạo yêu cầu: bạn chuyển khoản lại cho người gửi rồi xác nhận, và người chơi nhận email.',
    'write-off': 'Tiền ở lại với cửa hàng và không trả cho giao dịch nào. Không hoàn tác được.',
    close: 'Đóng trường hợp kèm lời giải thích. Không có tiền nào được chuyển.',
  },
  transfer: {
    title: 'Các khoản tiền',
    at: 'Thời điểm',
    amount: 'Đã nhận',
    held: 'Đang giữ',
    gateway: 'Cổng thanh toán',
    reference: 'Mã tham chiếu',
    order: 'Mã đơn hàng',
    sender: 'Người gửi',
    none: 'không rõ',
    notice: 'Cổng đã báo %{times} lần, từ',
  },
  candidate: {
    title: 'Có thể là giao dịch',
    missing: 'còn thiếu %{amount}',
    sign: {
      amount: 'đúng giá',
      rest: 'đúng phần còn thiếu',
      time: 'đúng thời gian',
      payer: 'trùng tên người gửi',
    },
  },
};

const en: typeof vi = {
  locked: 'A request about this money is under way. Withdraw it or wait for it before anything else.',
  related: 'Other cases of this payment',
  facts: {
    payment: '%{player} · %{package} · %{amount}',
    refunded: '%{amount} refunded',
    case: 'Open the case',
    byGateway: 'The gateway sends the money back by itself.',
    byHand: 'A person has to transfer the money, then enter the reference.',
    takesBase: 'Takes %{diamonds} diamonds.',
    takes: 'Takes %{diamonds} diamonds and %{bonus} bonus diamonds.',
    owes: 'The player has spent some, and owes %{debt} diamonds then.',
    day: '%{by} asked for %{sum} within 24 hours (this request only). |||| %{by} asked for %{sum} within 24 hours (%{smart_count} requests, with this one).',
    subject: 'For this payment or case alone it is %{sum}.',
    limit: 'One person may decide up to %{limit}, so a second has to approve.',
    alone: 'Within what one person may decide (%{limit}); no second person is needed.',
  },
  does: {
    match:
      'The money pays for a payment that is not completed, and its diamonds are credited at once; what is over becomes a case.',
    return:
      'Makes a request: you transfer the money back to its sender and confirm it, and the player gets a mail.',
    'write-off': 'The money stays with the shop and pays for nothing. This cannot be undone.',
    close: 'Closes the case with an explanation. No money moves.',
  },
  transfer: {
    title: 'Transfers',
    at: 'When',
    amount: 'Received',
    held: 'Held',
    gateway: 'Gateway',
    reference: 'Reference',
    order: 'Order number',
    sender: 'Sender',
    none: 'not known',
    notice: 'The gateway said so %{times} times, from',
  },
  candidate: {
    title: 'It may be for',
    missing: '%{amount} missing',
    sign: {
      amount: 'the price',
      rest: 'what is missing',
      time: 'the time fits',
      payer: 'the sender’s name',
    },
  },
};

/** Facts about requests and cases for those who decide on them; part of `money.*`. */
export const moneyFacts = { vi, en };
