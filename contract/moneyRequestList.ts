import { moneyRequestKinds, moneyRequestStates, requestActs, requestCurrencies } from './moneyStates';
import { date, flag, integer, money, text, word } from './readFields';
import { defineReadResource } from './readResource';

/** Those about what players have are listed for readers of players. */
export const moneyRequests = defineReadResource({
  name: 'money-requests',
  group: 'payments',
  access: 'payments:read',
  exportAccess: 'payments:export',
  sort: ['requestedAt', 'DESC'],
  isSearched: true,
  order: [
    'kind',
    'userName',
    'amount',
    'currency',
    'state',
    'itemName',
    'takesItem',
    'paymentId',
    'byGateway',
    'reasonKind',
    'reason',
    'note',
    'reference',
    'diamondsTaken',
    'bonusTaken',
  ],
  fields: {
    kind: word(moneyRequestKinds, { label: ['Yêu cầu', 'Request'], texts: 'money.kind', filter: true }),
    state: word(moneyRequestStates, {
      label: ['Trạng thái', 'Status'],
      texts: 'money.state',
      filter: true,
    }),
    paymentId: text({
      label: ['Mã giao dịch', 'Transaction ID'],
      isPayment: true,
      isNullable: true,
      filter: true,
    }),
    caseId: text({ label: ['Mã trường hợp', 'Case ID'], isNullable: true, notShown: true, filter: true }),
    /** The player of a grant or of an accessory, with their current balance of its wallet; null otherwise. */
    userId: text({ label: ['Mã người chơi', 'Player ID'], isNullable: true, notShown: true, filter: true }),
    userName: text({ label: ['Người chơi', 'Player'], isNullable: true }),
    balance: integer({
      label: ['Số dư hiện tại', 'Current balance'],
      isNullable: true,
      notShown: true,
      notInFile: true,
    }),
    /** The accessory that is given or taken; null otherwise. */
    accessoryId: text({ label: ['Mã phụ kiện', 'Accessory ID'], isNullable: true, notShown: true }),
    itemName: text({ label: ['Phụ kiện', 'Accessory'], isNullable: true }),
    takesItem: flag({ label: ['Thu hồi phụ kiện', 'Takes the accessory'] }),
    /**
     * Negative for a grant that takes. What an accessory is worth that is given; what its player gets back for one that is taken.
     */
    amount: money('currency', { label: ['Số tiền', 'Amount'] }),
    currency: word(requestCurrencies, {
      label: ['Tiền tệ', 'Currency'],
      texts: 'money.currency',
      filter: true,
    }),
    reasonKind: text({ label: ['Loại lý do', 'Kind of reason'], texts: 'money.reason', isNullable: true }),
    reason: text({ label: ['Lý do', 'Reason'] }),
    reference: text({ label: ['Mã tham chiếu', 'Reference'], isNullable: true, filter: true }),
    note: text({ label: ['Ghi chú', 'Note'], isNullable: true }),
    needsSecond: flag({
      label: ['Cần người thứ hai', 'Needs a second person'],
      notShown: true,
      filter: true,
    }),
    /** Whether the gateway carries it out; otherwise a person makes a transfer by hand and confirms it. */
    byGateway: flag({ label: ['Cổng tự hoàn', 'Refunded by the gateway'], filter: true }),
    requestedBy: text({ label: ['Người yêu cầu', 'Requested by'] }),
    requestedAt: date({ label: ['Yêu cầu lúc', 'Requested at'], filter: true, sort: true }),
    decidedBy: text({ label: ['Người duyệt', 'Decided by'], isNullable: true }),
    decidedAt: date({ label: ['Duyệt lúc', 'Decided at'], isNullable: true }),
    sentAt: date({ label: ['Gửi cổng lúc', 'Sent to the gateway at'], isNullable: true }),
    /** When it was done, or ended without. */
    endedAt: date({ label: ['Kết thúc lúc', 'Ended at'], isNullable: true, filter: true }),
    /** Diamonds taken back, base and bonus. */
    diamondsTaken: integer({ label: ['Kim cương thu hồi', 'Diamonds taken back'] }),
    bonusTaken: integer({ label: ['Kim cương thưởng thu hồi', 'Bonus diamonds taken back'] }),
    /** What the reader may do to it. */
    acts: word(requestActs, {
      label: ['Việc bạn được làm', 'What you may do'],
      isList: true,
      notShown: true,
      notInFile: true,
    }),
  },
});
