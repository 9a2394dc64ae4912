import { caseKinds, caseOutcomes, caseStates } from './moneyStates';
import { date, money, text, word } from './readFields';
import { defineReadResource } from './readResource';

/** The queue of cases. */
export const cases = defineReadResource({
  name: 'cases',
  group: 'cases',
  access: 'cases:read',
  exportAccess: 'payments:export',
  sort: ['openedAt', 'DESC'],
  isSearched: true,
  order: ['openedAt', 'kind', 'amount', 'held', 'currency'],
  fields: {
    kind: word(caseKinds, { label: ['Trường hợp', 'Case'], texts: 'money.case', filter: true, sort: true }),
    state: word(caseStates, {
      label: ['Trạng thái', 'Status'],
      texts: 'money.caseState',
      filter: true,
    }),
    outcome: word(caseOutcomes, { label: ['Kết quả', 'Outcome'], texts: 'money.outcome', isNullable: true }),
    paymentId: text({
      label: ['Mã giao dịch', 'Transaction ID'],
      isNullable: true,
      notShown: true,
      filter: true,
    }),
    /** The recipient, if it is about a payment. */
    userName: text({ label: ['Người chơi', 'Player'], isNullable: true }),
    userId: text({
      label: ['Mã người chơi', 'Player ID'],
      isNullable: true,
      notShown: true,
      notInFile: true,
    }),
    gateway: text({
      label: ['Cổng thanh toán', 'Gateway'],
      texts: 'transactions.gateway',
      isNullable: true,
      filter: true,
    }),
    reference: text({ label: ['Mã tham chiếu', 'Reference'], isNullable: true, filter: true }),
    /** What it is about. */
    amount: money('currency', { label: ['Số tiền', 'Amount'], isNullable: true }),
    currency: text({ label: ['Tiền tệ', 'Currency'], isNullable: true }),
    /** Money that the case holds now. */
    held: money('currency', { label: ['Đang giữ', 'Held'] }),
    detail: text({ label: ['Chi tiết', 'Details'], isNullable: true, notShown: true }),
    ownerId: text({
      label: ['Mã người xử lý', 'Assignee ID'],
      isNullable: true,
      notShown: true,
      notInFile: true,
      filter: true,
    }),
    ownerName: text({ label: ['Người xử lý', 'Assignee'], isNullable: true }),
    openedAt: date({ label: ['Mở lúc', 'Opened at'], filter: true, sort: true }),
    closedAt: date({ label: ['Đóng lúc', 'Closed at'], isNullable: true }),
    /**
     * The locked case next to which it was opened: its money would have gone there, or would have completed the payment
     * together with it.
     */
    linkedId: text({
      label: ['Mã trường hợp liên quan', 'Related case ID'],
      isNullable: true,
      notShown: true,
      notInFile: true,
    }),
  },
});
