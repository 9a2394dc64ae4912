import type { GatewayUpdate, Transfer } from './gateway';
import { readGatewayTime } from './gatewayTimes';

/** What VNPay reports a payment, as it writes it: the amount in hundredths of a đồng, two-digit codes. */
export interface VnpayState {
  txnRef: string;
  /** Of the buyer's way through the page; the state's own when VNPay is asked, as there is none. */
  responseCode: string;
  transactionStatus: string;
  amount: string;
  transactionNo: string;
  payDate: unknown;
}

/**
 * Both codes must be 00 for success. 07 holds money that may be stolen, 04 gave it back; 24 is the buyer's own
 * cancelling, 11 the end of the page's time, 01 is not over. Null when money is reported without a transaction or in
 * parts of a đồng.
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
  const isWhole = /^[1-9]\d{0,11}00$/.test(amount);
  if (!isWhole || !/^\d{1,20}$/.test(transactionNo) || Number(transactionNo) === 0) return null;
  return {
    reference: transactionNo,
    amount: Number(amount) / 100,
    currency: 'VND',
    at: readGatewayTime(payDate),
  };
}
