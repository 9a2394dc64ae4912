import { currencies } from './currencies';
import { text as filterText } from './fields';
import { paymentStatuses } from './moneyStates';
import { date, integer, money, text, word } from './readFields';
import { defineReadResource } from './readResource';

/** Payments; amounts are compared in the usual unit of each currency. */
export const transactions = defineReadResource({
  name: 'transactions',
  group: 'payments',
  access: 'payments:read',
  exportAccess: 'payments:export',
  // No order but these two has an index.
  sort: ['createdAt', 'DESC'],
  idOrder: 'createdAt',
  isSearched: true,
  hasContacts: true,
  // The code that it began with.
  filters: { offerId: filterText() },
  order: [
    'createdAt',
    'id',
    'settledAt',
    'status',
    'openCases',
    'userName',
    'email',
    'packageName',
    'diamonds',
    'bonusDiamonds',
    'amount',
    'currency',
    'refunded',
  ],
  fields: {
    id: text({ label: ['Mã giao dịch', 'Transaction ID'], isPayment: true, beside: 'createdAt' }),
    createdAt: date({ label: ['Thời điểm', 'Time'], filter: true, sort: true }),
    expiresAt: date({ label: ['Hạn thanh toán', 'Pay by'], notShown: true, notInFile: true }),
    /** When it was completed, or ended without. */
    settledAt: date({
      label: ['Kết thúc lúc', 'Ended at'],
      beside: 'createdAt',
      isNullable: true,
      filter: true,
    }),
    userId: text({ label: ['Mã người chơi', 'Player ID'], notShown: true, notInFile: true, filter: true }),
    userName: text({ label: ['Người chơi', 'Player'] }),
    /** The player's address now; masked for readers who may not see contacts. */
    email: text({ label: ['Email', 'Email'], beside: 'userName' }),
    packageId: text({
      label: ['Mã gói', 'Package ID'],
      isNullable: true,
      notShown: true,
      notInFile: true,
      filter: true,
    }),
    packageName: text({ label: ['Gói', 'Package'] }),
    diamonds: integer({ label: ['Kim cương', 'Diamonds'], beside: 'packageName' }),
    bonusDiamonds: integer({ label: ['Kim cương thưởng', 'Bonus diamonds'], beside: 'packageName' }),
    amount: money('currency', { label: ['Số tiền', 'Amount'], filter: true, sort: true }),
    currency: word(currencies, { label: ['Tiền tệ', 'Currency'], beside: 'amount', filter: true }),
    gateway: text({
      label: ['Cổng thanh toán', 'Gateway'],
      texts: 'transactions.gateway',
      filter: true,
    }),
    status: word(paymentStatuses, {
      label: ['Trạng thái', 'Status'],
      texts: 'transactions.status',
      filter: true,
    }),
    /** The gateways' references of its transfers, oldest first. */
    references: text({
      label: ['Mã tham chiếu của cổng', 'Gateway references'],
      beside: 'gateway',
      isList: true,
    }),
    refunded: money('currency', { label: ['Đã hoàn', 'Refunded'], beside: 'amount' }),
    /** Its cases that need a look now; 0 for readers who may not see cases. */
    openCases: integer({ label: ['Trường hợp chưa xử lý', 'Open cases'], beside: 'status' }),
    /** From creation to credit; null until credited. */
    secondsToSettle: integer({
      label: ['Hoàn tất trong (giây)', 'Completed in (seconds)'],
      isNullable: true,
    }),
  },
});
