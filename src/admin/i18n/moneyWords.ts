import type {
  CaseKind,
  CaseOutcome,
  MoneyRequestKind,
  MoneyRequestState,
} from '../../../contract/moneyStates';
import type { PaymentStatus } from '../../../contract/payments';
import type { TextPair, TextPairs } from '../../../contract/texts';
import { gatewayNames } from './gatewayNames';

/** Texts shared by a case kind and by the outcome of a gateway's notice with the same name. */
const cases = {
  'unknown-order': ['không rõ đơn hàng', 'unknown order'],
  'amount-mismatch': ['sai số tiền', 'wrong amount'],
  'wrong-currency': ['sai loại tiền', 'wrong currency'],
  'suspected-fraud': ['nghi gian lận', 'suspected fraud'],
  'paid-twice': ['thanh toán trùng', 'paid twice'],
  overpaid: ['trả thừa', 'overpaid'],
  underpaid: ['trả thiếu', 'underpaid'],
  'account-not-open': ['tài khoản bị khóa hoặc đã đóng', 'account banned or closed'],
  'reference-reused': ['mã tham chiếu dùng lại', 'reference reused'],
  reversed: ['bị đảo giao dịch', 'reversed'],
  'credited-late': ['nhận tiền trễ', 'credited late'],
  'not-answered': ['cổng không phản hồi', 'gateway silent'],
  'only-ours': ['chỉ có ở hệ thống', 'only on our side'],
  'only-theirs': ['chỉ có ở cổng', 'only on the gateway’s side'],
  'settlement-differs': ['lệch đối soát', 'settlement differs'],
} satisfies Record<CaseKind, TextPair>;

/** The terms for payments, money and cases that several screens share. */
export const moneyWords = {
  status: {
    COMPLETED: ['Đã thanh toán', 'Paid'],
    PENDING: ['Đang chờ', 'Pending'],
    FAILED: ['Thất bại', 'Failed'],
    CANCELLED: ['Đã hủy', 'Cancelled'],
  } satisfies Record<PaymentStatus, TextPair>,
  gateway: gatewayNames,
  case: cases,
  caseOutcome: {
    credited: ['đã cộng kim cương', 'credited'],
    matched: ['đã ghép với giao dịch', 'matched to a payment'],
    refunded: ['đã hoàn tiền', 'refunded'],
    'written-off': ['đã ghi nhận thu nhập khác', 'written off'],
    explained: ['đã giải thích', 'explained'],
  } satisfies Record<CaseOutcome, TextPair>,
  outcome: {
    ...cases,
    credited: ['đã nhận tiền', 'paid'],
    'partly-paid': ['nhận một phần tiền', 'paid in part'],
    repeated: ['đã biết từ trước', 'already known'],
    closed: ['đã kết thúc, không có tiền', 'ended without money'],
    unchanged: ['không có gì mới', 'nothing new'],
  },
  request: {
    refund: ['Hoàn tiền', 'Refund'],
    settle: ['Xác nhận thủ công', 'Manual settlement'],
    match: ['Ghép tiền', 'Match'],
    return: ['Trả lại tiền', 'Return'],
    'write-off': ['Ghi nhận thu nhập khác', 'Write-off'],
    grant: ['Cộng hoặc trừ ví', 'Wallet change'],
    item: ['Phụ kiện', 'Accessory'],
  } satisfies Record<MoneyRequestKind, TextPair>,
  requestState: {
    requested: ['đã yêu cầu', 'requested'],
    approved: ['đã duyệt', 'approved'],
    sent: ['đã gửi', 'sent'],
    done: ['hoàn tất', 'done'],
    refused: ['bị từ chối', 'refused'],
    failed: ['thất bại', 'failed'],
    withdrawn: ['đã rút yêu cầu', 'withdrawn'],
  } satisfies Record<MoneyRequestState, TextPair>,
  attempt: {
    OPEN: ['Đang mở', 'Open'],
    PAID: ['Đã thanh toán', 'Paid'],
    FAILED: ['Thất bại', 'Failed'],
    CANCELLED: ['Đã hủy', 'Cancelled'],
  },
  source: {
    webhook: ['Thông báo của cổng', 'Gateway’s notice'],
    ask: ['Cổng trả lời', 'Gateway’s reply'],
    hand: ['Xác nhận thủ công', 'Manual settlement'],
    settlement: ['Tệp đối soát', 'Settlement file'],
    migration: ['Dữ liệu cũ', 'Earlier data'],
  },
  wallet: {
    diamonds: ['Kim cương', 'Diamonds'],
    golds: ['Vàng', 'Gold'],
    debt: ['Nợ', 'Debt'],
  },
  reason: {
    purchase: ['Mua gói', 'Purchase'],
    bonus: ['Thưởng', 'Bonus'],
    grant: ['Nhân viên cộng hoặc trừ', 'Given or taken by staff'],
    opening: ['Số dư ban đầu', 'Opening balance'],
    season: ['Quà mùa giải', 'Season gift'],
    repayment: ['Trả nợ', 'Repayment of debt'],
    refund: ['Thu hồi do hoàn tiền', 'Taken back by a refund'],
    'refund-bonus': ['Thu hồi phần thưởng do hoàn tiền', 'Bonus taken back by a refund'],
    item: ['Mua phụ kiện', 'Accessory bought'],
    'item-return': ['Trả lại phụ kiện', 'Accessory returned'],
    daily: ['Điểm danh', 'Daily check-in'],
  },
} satisfies TextPairs;
