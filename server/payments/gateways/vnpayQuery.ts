import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../platform/clock';
import type { VnpaySettings } from '../../platform/gatewaySettings';
import type { AskedOrder, GatewayUpdate } from './gateway';
import { callGateway, GatewayFailure } from './gatewayCalls';
import { vnpayTime } from './gatewayTimes';
import { vnpayReport } from './vnpayOutcomes';
import { ownAddress } from './vnpayPage';
import { signText, verifyText } from './vnpaySignature';

const responseSchema = Compile(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
);
export type VnpayResponse = Record<string, string | number | null>;

/** Fields that the signature of a response covers, in this order (VNPay's page "querydr, refund"). */
export const signedFields = [
  'ResponseId',
  'Command',
  'ResponseCode',
  'Message',
  'TmnCode',
  'TxnRef',
  'Amount',
  'BankCode',
  'PayDate',
  'TransactionNo',
  'TransactionType',
  'TransactionStatus',
  'OrderInfo',
];
/** The fields that the signature of QueryDr's response covers. */
const signedByQuery = [...signedFields, 'PromotionCode', 'PromotionAmount'];

/** A field of a response as text; the empty string where it is missing. */
export const fieldOf = (given: VnpayResponse, name: string): string => String(given[`vnp_${name}`] ?? '');

interface VnpayCall {
  params: Record<string, string>;
  /** Names of the parameters that the hash of the call covers, in this order. */
  hashed: readonly string[];
  /** Names of the fields that the hash of the response covers, in this order. */
  signed: readonly string[];
}

/**
 * Sends a signed call: the hash covers the values in the order given. Returns the response, whose hash covers `signed`,
 * and throws when the hash is missing or wrong, or the response belongs to another call. "Not found" (91) may come
 * without a hash, since it moves no money.
 */
export async function callVnpay(
  { tmnCode, hashSecret, apiUrl }: VnpaySettings,
  { params, hashed, signed }: VnpayCall,
  signal: AbortSignal,
): Promise<VnpayResponse> {
  const text = hashed.map((name) => params[`vnp_${name}`] ?? '').join('|');
  const body = { ...params, vnp_SecureHash: signText(hashSecret, text) };
  const given = await callGateway(apiUrl, { method: 'POST', body, signal });
  if (!responseSchema.Check(given)) throw new GatewayFailure('VNPay responded in an unknown form');
  const response = given as VnpayResponse;
  const code = fieldOf(response, 'ResponseCode').slice(0, 2);
  if (code === '91' && !response.vnp_SecureHash) return response;
  if (
    !verifyText(hashSecret, signed.map((name) => fieldOf(response, name)).join('|'), response.vnp_SecureHash)
  ) {
    throw new GatewayFailure(`the response (${code}) is not signed by VNPay with our secret`);
  }
  const isOurs =
    fieldOf(response, 'TmnCode') === tmnCode && fieldOf(response, 'TxnRef') === params.vnp_TxnRef;
  if (!isOurs || fieldOf(response, 'Command') !== params.vnp_Command) {
    throw new GatewayFailure('VNPay responded to another call');
  }
  return response;
}

const hashedFields = [
  'RequestId',
  'Version',
  'Command',
  'TmnCode',
  'TxnRef',
  'TransactionDate',
  'CreateDate',
  'IpAddr',
  'OrderInfo',
];

/** Queries an order; null when VNPay does not know it, as when the buyer never opened the page. */
export async function queryVnpay(
  settings: VnpaySettings,
  clock: Clock,
  { orderNumber, createdAt }: AskedOrder,
  signal: AbortSignal,
): Promise<VnpayResponse | null> {
  const params = {
    vnp_RequestId: randomBytes(16).toString('hex'),
    vnp_Version: '2.1.0',
    vnp_Command: 'querydr',
    vnp_TmnCode: settings.tmnCode,
    vnp_TxnRef: orderNumber,
    vnp_OrderInfo: `Query ${orderNumber}`,
    vnp_TransactionDate: vnpayTime(createdAt),
    vnp_CreateDate: vnpayTime(clock.now()),
    vnp_IpAddr: ownAddress,
  };
  const response = await callVnpay(settings, { params, hashed: hashedFields, signed: signedByQuery }, signal);
  const code = fieldOf(response, 'ResponseCode');
  if (code === '91') return null;
  if (code !== '00') throw new GatewayFailure(`VNPay did not tell the state: ${code}`);
  return response;
}

/** Whether a response reports a refund of the order (types 02 and 03, states 05, 06 and 09) rather than its payment. */
export const isRefund = (response: VnpayResponse): boolean =>
  /^0?[23]$/.test(fieldOf(response, 'TransactionType')) ||
  ['05', '06', '09'].includes(fieldOf(response, 'TransactionStatus'));

/** Returns the state of an order's payment, or reports that VNPay mentions only a refund of it. */
export async function askVnpay(
  settings: VnpaySettings,
  clock: Clock,
  order: AskedOrder,
  signal: AbortSignal,
): Promise<GatewayUpdate | null> {
  const response = await queryVnpay(settings, clock, order, signal);
  if (!response) return null;
  if (isRefund(response)) {
    return { orderNumber: order.orderNumber, outcome: 'PENDING', transfers: [], concern: 'refunded' };
  }
  const transactionStatus = fieldOf(response, 'TransactionStatus');
  const report = vnpayReport({
    txnRef: order.orderNumber,
    responseCode: transactionStatus,
    transactionStatus,
    amount: fieldOf(response, 'Amount'),
    transactionNo: fieldOf(response, 'TransactionNo'),
    payDate: fieldOf(response, 'PayDate'),
  });
  if (!report) throw new GatewayFailure('VNPay reported money without a transaction');
  return report;
}
