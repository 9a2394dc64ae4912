import type { ClosingDifference, DayChange, DayState } from '../../../contract/closing';
import type { TextPair } from '../../../contract/texts';
import { addScreenTexts } from './screenTexts';

// Texts of the daily close.
addScreenTexts('closing', {
  intro: [
    'Mỗi ngày, theo giờ Việt Nam: tiền vào đang ở đâu, tệp của cổng và sổ cái có khớp không, và ai đã chốt. Chốt ngày không khóa dữ liệu; khoản đến muộn vẫn được ghi vào đúng ngày của nó.',
    'Each day, Vietnam time: where its money is, whether the gateways’ files and the ledger agree, and who signed it off. Signing off locks nothing; what arrives late is still recorded on its own day.',
  ],
  back: ['Về danh sách ngày', 'All days'],
  state: {
    running: ['Đang diễn ra', 'Not over yet'],
    open: ['Chưa chốt', 'Not signed off'],
    closed: ['Đã chốt', 'Signed off'],
    changed: ['Thay đổi sau khi chốt', 'Changed after the close'],
  } satisfies Record<DayState, TextPair>,
  list: {
    label: ['Hôm nay và 31 ngày trước', 'Today and the 31 days before'],
    day: ['Ngày', 'Day'],
    state: ['Trạng thái', 'Status'],
    paid: ['Giao dịch đã thanh toán', 'Paid payments'],
    payments: ['%{smart_count} giao dịch', '%{smart_count} payment |||| %{smart_count} payments'],
    signed: ['Người chốt', 'Signed off by'],
    remarks: ['Lưu ý', 'Remarks'],
    differences: [
      '%{smart_count} chỗ chưa khớp',
      '%{smart_count} difference |||| %{smart_count} differences',
    ],
    changes: [
      '%{smart_count} thay đổi sau khi chốt',
      '%{smart_count} change after the close |||| %{smart_count} changes after the close',
    ],
    open: [
      '%{smart_count} ngày chưa chốt.',
      '%{smart_count} day is not signed off. |||| %{smart_count} days are not signed off.',
    ],
    changed: [
      '%{smart_count} ngày có thay đổi sau khi chốt.',
      '%{smart_count} day has changed after the close. |||| %{smart_count} days have changed after the close.',
    ],
    next: ['Xem ngày %{day}', 'See %{day}'],
    allClosed: [
      'Mọi ngày đã qua đều được chốt và không thay đổi gì thêm.',
      'Every past day is signed off, and none has changed since.',
    ],
  },
  day: {
    before: ['Ngày trước', 'Previous day'],
    after: ['Ngày sau', 'Next day'],
    beside: ['Ngày trước và ngày sau', 'Previous and next day'],
  },
  money: {
    title: ['Tiền của ngày này đang ở đâu', 'Where this day’s money is'],
    none: ['Không có khoản tiền nào vào ngày này.', 'No money moved on this day.'],
    moved: ['Tiền vào', 'Money in'],
    allocated: ['Đã tính cho giao dịch', 'Allocated to payments'],
    held: ['Đang giữ, chờ xử lý', 'Held by open cases'],
    returned: ['Đã trả lại người gửi', 'Returned to senders'],
    writtenOff: ['Đã ghi nhận thu nhập khác', 'Written off'],
    missing: ['Không rõ ở đâu', 'Unaccounted for'],
    refunded: [
      'Hoàn tiền trong ngày (của giao dịch bất kỳ ngày nào)',
      'Refunded on this day (payments from any day)',
    ],
    before: ['khi chốt: %{value}', 'when signed off: %{value}'],
    whole: ['Đủ: tiền vào bằng tổng các phần.', 'Balanced: everything that came in is accounted for.'],
    broken: ['Thiếu: có tiền không rõ đang ở đâu.', 'Not balanced: some money is unaccounted for.'],
  },
  files: {
    title: ['Tệp đối soát', 'Settlement files'],
    nothing: [
      'Không có tiền qua cổng nào, nên không có gì để đối soát.',
      'No money came through a gateway, so there is nothing to compare.',
    ],
    movements: ['%{smart_count} khoản', '%{smart_count} movement |||| %{smart_count} movements'],
    none: ['Chưa đối soát.', 'Not compared yet.'],
    agreed: ['Khớp.', 'Agrees.'],
    differs: ['%{smart_count} dòng lệch.', '%{smart_count} row differs. |||| %{smart_count} rows differ.'],
    by: ['%{name} đối soát lúc', 'Compared by %{name},'],
    atThatTime: [
      'Lúc đó có %{rows} dòng, nay ngày này có %{movements} khoản.',
      'Rows then: %{rows}; movements of the day now: %{movements}.',
    ],
    see: ['Xem kết quả', 'See the result'],
    compare: ['Đối soát', 'Compare'],
  },
  ledger: {
    title: ['Sổ cái', 'Ledger'],
    none: ['Không có bút toán nào trong ngày.', 'No entries on this day.'],
    entries: ['%{smart_count} bút toán', '%{smart_count} entry |||| %{smart_count} entries'],
    agrees: ['Sổ cái khớp với mọi số dư và giao dịch.', 'The ledger agrees with every balance and payment.'],
    differs: [
      'Sổ cái có %{smart_count} chỗ chưa khớp.',
      'The ledger has %{smart_count} difference. |||| The ledger has %{smart_count} differences.',
    ],
    unchecked: ['Toàn bộ sổ cái chưa được kiểm tra lần nào.', 'The whole ledger has never been checked.'],
    checked: ['Kiểm tra toàn bộ lúc', 'Whole ledger checked'],
  },
  work: {
    title: ['Trường hợp và yêu cầu đang mở', 'Open cases and requests'],
    none: ['Không còn trường hợp hay yêu cầu nào đang mở.', 'No case or request is open.'],
    held: ['đang giữ', 'held'],
    opened: ['Mở trong ngày, không giữ tiền của ngày này', 'Opened on this day, holds none of its money'],
  },
  difference: {
    title: ['Chưa khớp', 'What does not agree'],
    signed: ['Chưa khớp lúc chốt', 'What did not agree at sign-off'],
    rows: ['%{smart_count} dòng', '%{smart_count} row |||| %{smart_count} rows'],
    missing: [
      'Trường hợp đã đóng nhưng tiền chưa được trả lại hay ghi nhận thu nhập khác đủ',
      'Money of a closed case that was neither returned nor written off',
    ],
    beyond: ['Trả lại nhiều hơn số tiền trường hợp đang giữ', 'A case returned more than it held'],
    allocations: ['Khoản tiền khác tổng các phần đã tính', 'A movement is not the sum of its allocations'],
    credit: [
      'Giao dịch chưa được trả đúng, chưa hoàn tất hoặc chưa cộng đúng kim cương',
      'A payment is not paid exactly, not completed or not credited',
    ],
    balance: ['Số dư khác tổng các bút toán', 'A balance is not the sum of its entries'],
    settlement: ['Tệp của cổng khác với sổ', 'A gateway’s file differs from the books'],
    ledger: ['Kiểm tra toàn bộ sổ cái', 'The check of the whole ledger'],
  } satisfies Record<ClosingDifference['kind'], TextPair> & Record<string, TextPair>,
  changes: {
    title: ['Sau khi chốt', 'After sign-off'],
    movement: ['Tiền vào', 'Money in'],
    hand: ['Xác nhận thủ công', 'Settled manually'],
    removed: ['Đã bỏ khỏi ngày này', 'Removed from this day'],
    refund: ['Hoàn tiền', 'Refund'],
    return: ['Trả lại tiền', 'Returned'],
    of: ['thuộc', 'of'],
    recorded: ['ghi nhận lúc', 'recorded'],
  } satisfies Record<DayChange['kind'], TextPair> & Record<string, TextPair>,
  about: {
    payment: ['Giao dịch %{id}', 'Payment %{id}'],
    case: ['Trường hợp %{id}', 'Case %{id}'],
    comparison: ['Kết quả đối soát', 'The comparison'],
  },
  sign: {
    title: ['Chốt ngày', 'Sign the Day Off'],
    text: [
      'Bạn xác nhận đã xem số liệu của ngày này. Tên bạn và số liệu lúc này được lưu lại.',
      'You confirm that you have seen the figures of this day. Your name and the figures as they are now are kept.',
    ],
    submit: ['Chốt ngày', 'Sign Off'],
    button: ['Chốt ngày này', 'Sign this day off'],
    done: ['Đã chốt ngày.', 'The day is signed off.'],
    sum: ['Tiền vào %{amount}', 'Money in: %{amount}'],
    by: ['%{name} đã chốt lúc', 'Signed off by %{name},'],
    note: ['Ghi chú: %{note}', 'Note: %{note}'],
    changed: [
      'Sau đó ngày này có %{smart_count} thay đổi.',
      'The day has had %{smart_count} change since. |||| The day has had %{smart_count} changes since.',
    ],
    running: [
      'Ngày này chưa kết thúc. Có thể chốt từ 00:05 ngày hôm sau, giờ Việt Nam.',
      'This day is not over. It can be signed off from 00:05 the next day, Vietnam time.',
    ],
    differs: [
      'Có %{smart_count} chỗ chưa khớp. Muốn chốt thì phải ghi rõ lý do.',
      '%{smart_count} thing does not agree. Signing off needs a reason. |||| %{smart_count} things do not agree. Signing off needs a reason.',
    ],
    agrees: ['Mọi thứ đều khớp.', 'Everything agrees.'],
    agreesSoFar: [
      'Chưa thấy chỗ nào lệch, nhưng còn cổng chưa đối soát.',
      'Nothing differs so far, but a gateway’s file has not been compared yet.',
    ],
    files: ['Vẫn còn cổng chưa đối soát.', 'A gateway’s file has not been compared yet.'],
    file: ['%{gateway}: chưa đối soát.', '%{gateway}: the file has not been compared yet.'],
  },
  signAnyway: {
    title: ['Chốt ngày dù chưa khớp', 'Sign Off Despite Differences'],
    text: [
      'Những chỗ chưa khớp được lưu cùng lý do của bạn, kể cả khi sau này được sửa.',
      'What does not agree is kept with your reason, even if it is corrected later.',
    ],
    submit: ['Vẫn chốt', 'Sign Off Anyway'],
  },
});
