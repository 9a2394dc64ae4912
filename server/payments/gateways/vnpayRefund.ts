import type { Clock } from '../../platform/clock';
import type { VnpaySettings } from '../../platform/gatewaySettings';
import type { RefundOrder, RefundResult } from './gateway';
import { GatewayFailure } from './gatewayCalls';
import { vnpayTime } from './gatewayTimes';
import { vnpayAmount } from './vnpayAmount';
import { ownAddress } from './vnpayPage';
import { callVnpay, fieldOf, isRefund, queryVnpay, signedFields, type VnpayResponse } from './vnpayQuery';

const hashedFields = [
  'RequestId',
  'Version',
  'Command',
  'TmnCode',
  'TransactionType',
  'TxnRef',
  'Amount',
  'TransactionNo',
  'TransactionDate',
  'CreateBy',
  'CreateDate',
  'IpAddr',
  'OrderInfo',
];

/** 00 is refunded, 05 is in progress, 06 has gone to the bank, 09 was refused (VNPay's page "querydr, refund"). */
const states = new Map<string, RefundResult['state']>([
  ['00', 'done'],
  ['05', 'sent'],
  ['06', 'sent'],
  ['09', 'failed'],
]);
/** Codes with which VNPay rejects the call: terminal, format, order, not paid, checksum. */
const refusals = ['02', '03', '91', '95', '97'];

const noteOf = (response: VnpayResponse): string =>
  `${fieldOf(response, 'ResponseCode')} ${fieldOf(response, 'Message')}`.trim().slice(0, 200);

/**
 * Refunds a transfer: all of it (type 02) or a part (03). Throws when there is no response, or the response is not
 * signed. "Another refund is in progress" (94) does not say whose, and other errors (99) say nothing: both are unknown.
 */
export async function refundVnpay(
  settings: VnpaySettings,
  refund: RefundOrder,
  signal: AbortSignal,
): Promise<RefundResult> {
  const amount = vnpayAmount(refund.amount);
  const params = {
    vnp_RequestId: requestIdOf(refund),
    vnp_Version: '2.1.0',
    vnp_Command: 'refund',
    vnp_TmnCode: settings.tmnCode,
    vnp_TransactionType: refund.amount === refund.paid ? '02' : '03',
    vnp_TxnRef: refund.orderNumber,
    vnp_Amount: amount,
    vnp_TransactionNo: refund.reference,
    vnp_TransactionDate: vnpayTime(refund.createdAt),
    vnp_CreateBy: refund.requestedBy,
    vnp_CreateDate: vnpayTime(refund.requestedAt),
    vnp_IpAddr: ownAddress,
    vnp_OrderInfo: `Refund ${refund.orderNumber}`,
  };
  const response = await callVnpay(settings, { params, hashed: hashedFields, signed: signedFields }, signal);
  const code = fieldOf(response, 'ResponseCode');
  const note = noteOf(response);
  if (refusals.includes(code)) return { state: 'failed', reference: null, note };
  if (code !== '00') return { state: 'unknown', reference: null, note };
  if (fieldOf(response, 'Amount') !== amount)
    throw new GatewayFailure('VNPay took a refund of another amount');
  return stateOf(response);
}

/**
 * Queries what became of a refund: VNPay reports the order's latest transaction. If that is the payment itself, or a
 * refund of another amount, the result is unknown.
 */
export async function askVnpayRefund(
  settings: VnpaySettings,
  clock: Clock,
  refund: RefundOrder,
  signal: AbortSignal,
): Promise<RefundResult> {
  const response = await queryVnpay(settings, clock, refund, signal);
  if (!response) return { state: 'unknown', reference: null, note: '91' };
  if (!isRefund(response) || fieldOf(response, 'Amount') !== vnpayAmount(refund.amount)) {
    return { state: 'unknown', reference: null, note: noteOf(response) };
  }
  return stateOf(response);
}

function stateOf(response: VnpayResponse): RefundResult {
  const state = states.get(fieldOf(response, 'TransactionStatus')) ?? 'unknown';
  return { state, reference: fieldOf(response, 'TransactionNo') || null, note: noteOf(response) };
}

/** Letters and digits, at most 32: a UUID without its dashes. */
const requestIdOf = ({ requestId }: RefundOrder): string => {
  const id = requestId.replaceAll('-', '');
  if (!/^[A-Za-z0-9]{1,32}$/.test(id)) throw new Error('VNPay takes request ids of 32 letters and digits');
  return id;
};
