import type { GatewayName } from '../../../contract/gateways';
import {
  type ColumnChoice,
  type SettlementColumn,
  settlementColumns,
} from '../../../contract/settlementFile';
import { fold } from './fold';

type Aliases = Record<SettlementColumn, readonly string[]>;

/** Headings that mean the same at every gateway, folded, the most specific first. */
const common = {
  amount: [
    'vnp amount',
    'so tien giao dich',
    'so tien thanh toan',
    'so tien truoc khuyen mai',
    'so tien',
    'so tien vnd',
    'gia tri giao dich',
    'transaction amount',
    'amount',
    'amount vnd',
  ],
  time: [
    'vnp paydate',
    'thoi gian thanh toan',
    'thoi gian giao dich',
    'thoi gian',
    'ngay giao dich',
    'ngay thanh toan',
    'thoi diem',
    'transaction date time',
    'transactiondatetime',
    'transaction time',
    'transaction date',
    'pay date',
    'paid at',
    'told at',
    'time',
    'date',
  ],
  currency: [
    'vnp currcode',
    'loai tien',
    'loai tien te',
    'tien te',
    'don vi tien te',
    'currency',
    'currency code',
  ],
  status: [
    'vnp transactionstatus',
    'trang thai giao dich',
    'trang thai thanh toan',
    'trang thai',
    'ket qua',
    'transaction status',
    'payment status',
    'status',
    'state',
  ],
} as const;

/**
 * Headings per gateway. Neither gateway publishes the headings of its file: these are the names used in its interface and
 * on its merchant pages (docs/reconciliation.md); a person can choose other columns.
 */
const aliases: Record<GatewayName, Aliases> = {
  payos: {
    ...common,
    reference: [
      'ma tham chieu',
      'so tham chieu',
      'ma giao dich ngan hang',
      'reference',
      'reference code',
      'ma giao dich',
    ],
    orderNumber: ['ma don hang', 'ma don', 'order code', 'ordercode', 'order number', 'so don hang'],
  },
  vnpay: {
    ...common,
    reference: [
      'vnp transactionno',
      'ma giao dich vnpay',
      'ma gd vnpay',
      'so giao dich vnpay',
      'vnpay transaction no',
      'transaction no',
      'transactionno',
      'so giao dich',
      'ma giao dich',
    ],
    orderNumber: [
      'vnp txnref',
      'ma tham chieu',
      'ma don hang',
      'so hoa don',
      'ma giao dich merchant',
      'txnref',
      'txn ref',
      'merchant reference',
      'order id',
      'order number',
    ],
  },
  sandbox: {
    ...common,
    reference: ['reference', 'ma tham chieu', 'ma giao dich'],
    orderNumber: ['order number', 'order code', 'ordercode', 'ma don hang'],
  },
};

/** States that count as paid, folded; VNPay's codes are among them. */
export const paidStates = [
  'paid',
  'success',
  'successful',
  'completed',
  '00',
  'thanh cong',
  'giao dich thanh cong',
  'da thanh toan',
  'hoan thanh',
] as const;

/** The columns that headings suggest for a gateway's file; each column is used once. */
export function guessColumns(headings: readonly string[], gateway: GatewayName): ColumnChoice {
  const folded = headings.map(fold);
  const chosen: ColumnChoice = {};
  for (const column of settlementColumns) {
    const taken = new Set(Object.values(chosen));
    const found = aliases[gateway][column]
      .map((alias) => folded.findIndex((heading, index) => heading === alias && !taken.has(index)))
      .find((index) => index >= 0);
    if (found !== undefined) chosen[column] = found;
  }
  return chosen;
}
