import { byName, namesIn } from '../../../contract/named';
import type { TextPair } from '../../../contract/texts';
import { moneyDialogs } from './moneyDialogs';
import { moneyFacts } from './moneyFacts';
import { moneyWords } from './moneyWords';
import { addScreenTexts } from './screenTexts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** Words as headings. */
const headings = <K extends string>(words: Record<K, TextPair>) =>
  byName(namesIn(words), (name): TextPair => [capital(words[name][0]), capital(words[name][1])]);

// Texts of refunds, cases and grants.
addScreenTexts('money', {
  currency: {
    VND: ['VND', 'VND'],
    USD: ['USD', 'USD'],
    diamonds: ['Kim cương', 'Diamonds'],
    golds: ['Vàng', 'Gold'],
  },
  grant: {
    becomes: ['%{balance} → %{after} %{wallet}', '%{balance} → %{after} %{wallet}'],
    has: ['đang có %{balance} %{wallet}', 'has %{balance} %{wallet} now'],
  },
  item: {
    gives: ['tặng %{item}', 'give %{item}'],
    takes: ['thu hồi %{item}, không hoàn', 'take %{item}, return nothing'],
    takesFor: ['thu hồi %{item}, hoàn %{returned}', 'take %{item}, return %{returned}'],
  },
  kind: moneyWords.request,
  case: headings(moneyWords.case),
  outcome: headings(moneyWords.caseOutcome),
  title: ['Hoàn tiền và xác nhận thủ công', 'Refunds and manual settlements'],
  caseRequests: ['Yêu cầu về trường hợp này', 'Requests about this case'],
  none: ['Chưa có yêu cầu nào.', 'No requests yet.'],
  nothing: [
    'Chưa có yêu cầu nào. Yêu cầu được tạo ở trang của một giao dịch, bằng nút Hoàn tiền, ở trang của một trường hợp, hoặc ở trang của một người chơi.',
    'No requests yet. They are made on the page of a payment, with Refund, on the page of a case, or on that of a player.',
  ],
  waiting: ['Yêu cầu đang chờ', 'Open requests'],
  noneWaiting: ['Không có yêu cầu nào đang chờ.', 'No request is waiting.'],
  requests: ['Yêu cầu về tiền và ví', 'Requests about money and wallets'],
  allRequests: ['Mọi yêu cầu', 'All requests'],
  noRequests: ['Không có yêu cầu nào khớp với bộ lọc.', 'No request matches the filter.'],
  noMatch: ['Không có trường hợp nào khớp với bộ lọc.', 'No case matches the filter.'],
  noCases: ['Không có trường hợp nào cần xem xét.', 'Nothing needs review.'],
  cases: ['Trường hợp', 'Cases'],
  back: ['Về danh sách cần xem xét', 'All cases'],
  existing: {
    cases: ['Xem trường hợp', 'View the case'],
    payments: ['Xem giao dịch', 'View the payment'],
  },
  holds: ['đang giữ', 'holds'],
  noOwner: ['chưa ai nhận', 'unassigned'],
  ownedBy: ['%{name} đang xử lý', 'with %{name}'],
  take: ['Nhận xử lý', 'Take the case'],
  giveBack: ['Thôi xử lý', 'Unassign yourself'],
  took: ['Bạn đã nhận trường hợp này.', 'The case is yours now.'],
  gaveBack: ['Bạn không còn xử lý trường hợp này.', 'The case is no longer yours.'],
  notes: ['Ghi chú', 'Notes'],
  noNotes: ['Chưa có ghi chú.', 'No notes yet.'],
  addNote: ['Thêm ghi chú', 'Add note'],
  noted: ['Đã thêm ghi chú.', 'Note added.'],
  referenceIs: ['Mã tham chiếu %{reference}', 'Reference %{reference}'],
  takenBase: [
    'Thu hồi %{diamonds} kim cương',
    'Took back %{diamonds} diamond |||| Took back %{diamonds} diamonds',
  ],
  taken: [
    'Thu hồi %{diamonds} kim cương và %{bonus} kim cương thưởng',
    'Took back %{diamonds} + %{bonus} bonus diamonds',
  ],
  failed: {
    read: ['Không tải được dữ liệu.', 'The data could not be loaded.'],
    requests: ['Không tải được các yêu cầu.', 'The requests could not be loaded.'],
    notes: ['Không tải được ghi chú.', 'The notes could not be loaded.'],
    limit: [
      'Không tải được mức một người được tự quyết.',
      'What one person may do alone could not be loaded.',
    ],
    act: ['Không thực hiện được. Vui lòng thử lại.', 'That did not work. Please try again.'],
  },
  state: {
    requested: ['Chờ người thứ hai duyệt', 'Waiting for a second person'],
    approved: ['Chờ chuyển khoản', 'Waiting for the transfer'],
    sending: ['Chờ gửi sang cổng thanh toán', 'Waiting to be sent to the gateway'],
    sent: ['Chờ cổng thanh toán trả lời', 'Waiting for the gateway'],
    begun: ['Đang chuyển khoản', 'Transfer in progress'],
    done: ['Hoàn tất', 'Done'],
    refused: ['Bị từ chối', 'Refused'],
    failed: ['Thất bại', 'Failed'],
    withdrawn: ['Đã rút yêu cầu', 'Withdrawn'],
  },
  step: {
    requested: ['%{by} yêu cầu lúc', 'Requested by %{by}'],
    approved: ['%{by} duyệt lúc', 'Approved by %{by}'],
    refused: ['%{by} từ chối lúc', 'Refused by %{by}'],
    sent: ['Gửi sang cổng thanh toán lúc', 'Sent to the gateway'],
    begun: ['Bắt đầu chuyển khoản lúc', 'Transfer started'],
    done: ['Hoàn tất lúc', 'Done'],
    failed: ['Thất bại lúc', 'Failed'],
    withdrawn: ['Rút yêu cầu lúc', 'Withdrawn'],
  },
  reason: {
    duplicate: ['Thanh toán trùng', 'Paid twice'],
    mistake: ['Mua nhầm', 'Bought by mistake'],
    'not-delivered': ['Không nhận được kim cương', 'Diamonds did not arrive'],
    fraud: ['Nghi gian lận', 'Suspected fraud'],
    compensation: ['Đền bù', 'Compensation'],
    event: ['Sự kiện', 'Event'],
    correction: ['Sửa sai sót', 'Correction'],
    abuse: ['Thu hồi do lạm dụng', 'Taken back after abuse'],
    goodwill: ['Thiện chí', 'Goodwill'],
    other: ['Lý do khác', 'Other reason'],
  },
  about: {
    'unknown-order': [
      'Cổng báo có tiền cho một đơn hàng mà hệ thống không biết.',
      'The gateway reported money for an order that our system does not know.',
    ],
    'amount-mismatch': [
      'Số tiền khác giá của giao dịch nên kim cương chưa được cộng.',
      'The amount is not the price of the payment, so no diamonds were credited.',
    ],
    'wrong-currency': [
      'Tiền đến bằng đơn vị khác với giao dịch nên kim cương chưa được cộng.',
      'The money came in another currency than the payment, so no diamonds were credited.',
    ],
    'suspected-fraud': [
      'Cổng đã thu tiền nhưng nghi ngờ gian lận. Hãy liên hệ với cổng trước khi cộng kim cương.',
      'The gateway took the money but suspects fraud. Contact the gateway before you credit anything.',
    ],
    'paid-twice': [
      'Giao dịch đã hoàn tất lại nhận thêm một khoản nữa.',
      'A completed payment was paid once more.',
    ],
    overpaid: [
      'Số tiền nhận được nhiều hơn giá. Phần thừa đang được giữ lại.',
      'More arrived than the price. The excess is held here.',
    ],
    underpaid: [
      'Giao dịch đã kết thúc mà tiền nhận được vẫn chưa đủ giá.',
      'The payment has ended, and what arrived is less than its price.',
    ],
    'account-not-open': [
      'Tiền đã đủ giá nhưng tài khoản người nhận đang bị khóa, đã đóng hoặc đã xóa. Giao dịch sẽ tự hoàn tất khi tài khoản hết bị khóa hoặc được mở lại, trừ khi đang có yêu cầu. Tài khoản đã xóa: chỉ trả lại tiền hoặc ghi nhận thu nhập khác.',
      'The full price has arrived, but the account is banned, closed or erased. The payment completes automatically once the ban ends or the account opens again, unless a request is open. For an erased account: only return it or write it off.',
    ],
    'reference-reused': [
      'Một mã tham chiếu đã ghi nhận lại được báo cho đơn hàng khác.',
      'A reference that is already recorded was reported for another order.',
    ],
    reversed: [
      'Cổng báo khoản đã ghi có bị đảo hoặc hoàn lại. Nếu đúng, hãy tạo yêu cầu hoàn tiền để thu hồi kim cương.',
      'The gateway says that credited money was reversed or refunded. If so, request a refund to take the diamonds back.',
    ],
    'credited-late': [
      'Tiền đến sau khi giao dịch kết thúc, và kim cương đã được cộng. Không cần làm gì thêm.',
      'The money came after the payment had ended, and was credited. Nothing else to do.',
    ],
    'not-answered': [
      'Một ngày sau khi hết hạn, cổng vẫn không cho biết giao dịch có được trả tiền hay không.',
      'A day after it expired, the gateway still does not say whether it was paid.',
    ],
    'only-ours': [
      'Tệp đối soát của cổng không có khoản này.',
      'The gateway’s settlement file does not have it.',
    ],
    'only-theirs': [
      'Tệp đối soát của cổng có khoản này, hệ thống thì không.',
      'The gateway’s settlement file has it, our system does not.',
    ],
    'settlement-differs': [
      'Tệp đối soát của cổng ghi khác với hệ thống.',
      'The gateway’s settlement file differs from our system.',
    ],
  },
  ...moneyFacts,
  caseState: {
    open: ['Đang mở', 'Open'],
    closed: ['Đã đóng', 'Closed'],
    locked: ['Chờ yêu cầu', 'Waiting for a request'],
  },
  column: {
    state: ['Trạng thái', 'Status'],
    kind: ['Loại', 'Kind'],
  },
  fact: {
    openedAt: ['Mở lúc', 'Opened'],
    amount: ['Số tiền', 'Amount'],
    price: ['Giá của giao dịch', 'Price of the payment'],
    missing: ['Còn thiếu', 'Missing'],
    paymentId: ['Giao dịch', 'Payment'],
    packageName: ['Gói', 'Package'],
    paymentStatus: ['Trạng thái giao dịch', 'Status of the payment'],
    userName: ['Người chơi', 'Player'],
    gateway: ['Cổng thanh toán', 'Gateway'],
    reference: ['Mã tham chiếu', 'Reference'],
    detail: ['Chi tiết', 'Details'],
    ownerName: ['Người xử lý', 'Assignee'],
    outcome: ['Kết quả', 'Outcome'],
    closedAt: ['Đóng lúc', 'Closed'],
  },
  field: {
    amountVND: ['Số tiền hoàn (VND)', 'Amount to refund (VND)'],
    amountUSD: ['Số tiền hoàn (USD)', 'Amount to refund (USD)'],
    transferVND: ['Số tiền đã nhận (VND)', 'Amount received (VND)'],
    transferUSD: ['Số tiền đã nhận (USD)', 'Amount received (USD)'],
    transferHelp: [
      'Để trống nếu đúng bằng phần còn thiếu; phần thừa sẽ chuyển sang mục Cần xem xét',
      'Leave it empty for exactly what is missing; any excess becomes a case of its own',
    ],
    reasonKind: ['Loại lý do', 'Kind of reason'],
    reference: ['Mã tham chiếu ngân hàng', 'Bank reference'],
    referenceHelp: ['Chữ không dấu, số và . _ / -', 'Letters, digits and . _ / -'],
    note: ['Ghi chú', 'Note'],
    newNote: ['Ghi chú mới', 'New note'],
    paymentId: ['Mã giao dịch cần ghép', 'Transaction ID to match'],
    paymentIdHelp: [
      'Giao dịch này sẽ hoàn tất; phần thừa sẽ chuyển sang mục Cần xem xét',
      'The payment is completed; any excess becomes a case of its own',
    ],
  },
  rule: {
    reference: ['Chỉ gồm chữ không dấu, số và . _ / -', 'Only letters, digits and . _ / -'],
  },
  dialog: moneyDialogs,
});
