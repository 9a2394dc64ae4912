import type { VnpaySettings } from '../../platform/gatewaySettings';
import type { GatewayRequest, GatewayResponse, NoticeResult, WebhookResult } from './gateway';
import { vnpayReport } from './vnpayOutcomes';
import { canonicalQuery, verifyText } from './vnpaySignature';

/**
 * Verifies an IPN: a GET whose `vnp_` parameters, and only those, are signed (VNPay's "pay" page, "Code IPN URL"). The
 * terminal must be ours, as one secret may serve several.
 */
export function readVnpayNotice(
  { tmnCode, hashSecret }: VnpaySettings,
  { method, query }: GatewayRequest,
): WebhookResult {
  const {
    vnp_SecureHash,
    vnp_SecureHashType: _,
    ...params
  } = Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith('vnp_')));
  // A parameter given twice arrives as an array, whatever its type says.
  const isPlain = Object.values(params).every((value) => typeof value === 'string');
  if (method !== 'GET' || !isPlain) return { kind: 'refused' };
  const signed = canonicalQuery(params);
  if (!verifyText(hashSecret, signed, vnp_SecureHash)) return { kind: 'refused' };
  const { vnp_TmnCode, vnp_TxnRef = '', vnp_ResponseCode = '', vnp_TransactionStatus = '' } = params;
  const isOurs = vnp_TmnCode === tmnCode && /^[A-Za-z0-9]{1,100}$/.test(vnp_TxnRef);
  if (!isOurs || !/^\d\d$/.test(vnp_ResponseCode) || !/^\d\d$/.test(vnp_TransactionStatus)) {
    return { kind: 'refused' };
  }
  const report = vnpayReport({
    txnRef: vnp_TxnRef,
    responseCode: vnp_ResponseCode,
    transactionStatus: vnp_TransactionStatus,
    amount: params.vnp_Amount ?? '',
    transactionNo: params.vnp_TransactionNo ?? '',
    payDate: params.vnp_PayDate,
  });
  if (!report) return { kind: 'refused' };
  const body = `${signed}&vnp_SecureHash=${String(vnp_SecureHash).toLowerCase()}`;
  return { kind: 'report', report, evidence: { signed, body } };
}

const confirmed = { RspCode: '00', Message: 'Confirm Success' };
const known = { RspCode: '02', Message: 'Order already confirmed' };
const unknown = { RspCode: '01', Message: 'Order not found' };
const wrongAmount = { RspCode: '04', Message: 'Invalid amount' };

/** VNPay stops after 00 and 02, and repeats a notice after any other code up to ten times, five minutes apart. */
const responses: Partial<Record<NoticeResult, { RspCode: string; Message: string }>> = {
  repeated: known,
  unchanged: known,
  'unknown-order': unknown,
  'amount-mismatch': wrongAmount,
  'wrong-currency': wrongAmount,
  underpaid: wrongAmount,
  refused: { RspCode: '97', Message: 'Invalid signature' },
  error: { RspCode: '99', Message: 'Unknown error' },
};

/**
 * Always 200. Everything that is stored and needs no repeat is 00, including what only became a case: repeating the
 * notice would bring a person nothing new.
 */
export const respondToVnpay = (result: NoticeResult): GatewayResponse => ({
  status: 200,
  body: responses[result] ?? confirmed,
});
