import type {
  CaseKind,
  CaseOutcome,
  MoneyRequestKind,
  MoneyRequestState,
} from '../../../contract/moneyStates';
import type { PaymentStatus } from '../../../contract/payments';

/** Words that a case kind has both as a case and as what a gateway's notice led to. */
const cases = {
  vi: {
    'unknown-order': 'đơn không xác định',
    'amount-mismatch': 'sai số tiền',
    'wrong-currency': 'sai loại tiền',
    'suspected-fraud': 'nghi gian lận',
    'paid-twice': 'trả tiền hai lần',
    overpaid: 'trả thừa',
    underpaid: 'trả thiếu',
    'reference-reused': 'mã tham chiếu dùng lại',
    reversed: 'bị hoàn ngược',
    'credited-late': 'nhận tiền trễ',
    'not-answered': 'cổng không phản hồi',
    'only-ours': 'chỉ có ở hệ thống',
    'only-theirs': 'chỉ có ở cổng',
    'settlement-differs': 'lệch đối soát',
  },
  en: {
    'unknown-order': 'unknown order',
    'amount-mismatch': 'wrong amount',
    'wrong-currency': 'wrong currency',
    'suspected-fraud': 'suspected fraud',
    'paid-twice': 'paid twice',
    overpaid: 'overpaid',
    underpaid: 'underpaid',
    'reference-reused': 'reference reused',
    reversed: 'taken back',
    'credited-late': 'credited late',
    'not-answered': 'gateway silent',
    'only-ours': 'only on our side',
    'only-theirs': "only on the gateway's side",
    'settlement-differs': 'settlement differs',
  },
} satisfies Record<string, Record<CaseKind, string>>;

const vi = {
  status: {
    COMPLETED: 'Đã thanh toán',
    PENDING: 'Đang chờ',
    FAILED: 'Thất bại',
    CANCELLED: 'Đã hủy',
  } satisfies Record<PaymentStatus, string>,
  gateway: { payos: 'PayOS', vnpay: 'VNPay', sandbox: 'Sandbox', hand: 'Nhập thủ công' },
  case: cases.vi,
  caseOutcome: {
    credited: 'đã cộng kim cương',
    matched: 'đã ghép với giao dịch',
    refunded: 'đã hoàn tiền',
    'written-off': 'đã ghi giảm',
    explained: 'đã giải thích',
  } satisfies Record<CaseOutcome, string>,
  outcome: {
    ...cases.vi,
    credited: 'đã nhận tiền',
    'partly-paid': 'nhận một phần tiền',
    repeated: 'nhắc lại điều đã biết',
    closed: 'đã kết thúc, không có tiền',
    unchanged: 'không có gì mới',
  },
  request: {
    refund: 'Hoàn tiền',
    settle: 'Xác nhận thủ công',
    match: 'Ghép tiền',
    return: 'Trả lại tiền',
    'write-off': 'Ghi giảm',
  } satisfies Record<MoneyRequestKind, string>,
  requestState: {
    requested: 'đã yêu cầu',
    approved: 'đã duyệt',
    sent: 'đã gửi',
    done: 'hoàn tất',
    refused: 'bị từ chối',
    failed: 'thất bại',
  } satisfies Record<MoneyRequestState, string>,
  attempt: { OPEN: 'Đang mở', PAID: 'Đã trả tiền', FAILED: 'Thất bại', CANCELLED: 'Đã hủy' },
  source: {
    webhook: 'Thông báo của cổng',
    ask: 'Cổng trả lời',
    hand: 'Nhập thủ công',
    settlement: 'Tệp đối soát',
    migration: 'Dữ liệu cũ',
  },
  wallet: { diamonds: 'Kim cương', golds: 'Vàng', debt: 'Nợ' },
  reason: {
    purchase: 'Mua gói',
    bonus: 'Thưởng',
    grant: 'Được tặng',
    repayment: 'Trả nợ',
    refund: 'Thu hồi do hoàn tiền',
    'refund-bonus': 'Thu hồi phần thưởng do hoàn tiền',
  },
  mailName: { purchaseDone: 'Biên nhận' },
};

const en: typeof vi = {
  status: { COMPLETED: 'Paid', PENDING: 'Pending', FAILED: 'Failed', CANCELLED: 'Cancelled' },
  gateway: { ...vi.gateway, hand: 'By hand' },
  case: cases.en,
  caseOutcome: {
    credited: 'credited',
    matched: 'matched to a payment',
    refunded: 'refunded',
    'written-off': 'written off',
    explained: 'explained',
  },
  outcome: {
    ...cases.en,
    credited: 'paid',
    'partly-paid': 'paid in part',
    repeated: 'told again',
    closed: 'ended without money',
    unchanged: 'nothing new',
  },
  request: {
    refund: 'Refund',
    settle: 'Settling by hand',
    match: 'Match',
    return: 'Return',
    'write-off': 'Write-off',
  },
  requestState: {
    requested: 'requested',
    approved: 'approved',
    sent: 'sent',
    done: 'done',
    refused: 'refused',
    failed: 'failed',
  },
  attempt: { OPEN: 'Open', PAID: 'Paid', FAILED: 'Failed', CANCELLED: 'Cancelled' },
  source: {
    webhook: "Gateway's notice",
    ask: "Gateway's reply",
    hand: 'By hand',
    settlement: 'Settlement file',
    migration: 'Earlier data',
  },
  wallet: { diamonds: 'Diamonds', golds: 'Golds', debt: 'Debt' },
  reason: {
    purchase: 'Purchase',
    bonus: 'Bonus',
    grant: 'Grant',
    repayment: 'Repayment of debt',
    refund: 'Taken back by a refund',
    'refund-bonus': 'Bonus taken back by a refund',
  },
  mailName: { purchaseDone: 'Receipt' },
};

/** The words of payments, money and cases that several screens share. */
export const moneyWords = { vi, en };
