import type { GatewayUpdate, Transfer } from './gateway';
import { readGatewayTime } from './gatewayTimes';
import { readVnpayAmount } from './vnpayAmount';

/** VNPay's report about a payment, in its format: the amount in hundredths of a đồng, two-digit codes. */
export interface VnpayState {
  txnRef: string;
  /** The result of the buyer's visit to the page; equal to the state when VNPay is queried, as there is none. */
  responseCode: string;
  transactionStatus: string;
  amount: string;
  transactionNo: string;
  payDate: unknown;
}

/**
 * Both codes must be 00 for success. 07 holds money that may be stolen, 04 returned it; 24 means the buyer cancelled, 11
 * that the page timed out, 01 that it is not over. Null when money is reported without a transaction or in fractions of a
 * đồng.
 */
export function vnpayReport(state: VnpayState): GatewayUpdate | null {
  const { txnRef: orderNumber, responseCode, transactionStatus } = state;
  const codes = [responseCode, transactionStatus];
  const transfer = transferOf(state);
  if (codes.includes('07')) {
    return transfer && { orderNumber, outcome: 'PENDING', transfers: [transfer], concern: 'suspected-fraud' };
  }
  if (transactionStatus === '04') {
    return { orderNumber, outcome: 'FAILED', transfers: [], concern: 'reversed' };
  }
  if (codes.every((code) => code === '00')) {
    return transfer && { orderNumber, outcome: 'COMPLETED', transfers: [transfer] };
  }
  if (responseCode === '24' || responseCode === '11') {
    return { orderNumber, outcome: 'CANCELLED', transfers: [] };
  }
  return { orderNumber, outcome: transactionStatus === '01' ? 'PENDING' : 'FAILED', transfers: [] };
}

function transferOf({ amount, transactionNo, payDate }: VnpayState): Transfer | null {
  const dong = readVnpayAmount(amount);
  if (dong === null || !/^\d{1,20}$/.test(transactionNo) || Number(transactionNo) === 0) return null;
  return {
    reference: transactionNo,
    amount: dong,
    currency: 'VND',
    at: readGatewayTime(payDate),
  };
}
