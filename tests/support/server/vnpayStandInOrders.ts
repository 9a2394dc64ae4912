import { createHmac } from 'node:crypto';
import { buildPaymentUrlSearchParams, calculateSecureHash, HashAlgorithm } from 'vnpay';

/** A payment, or a refund of it (types 02 and 03). */
export interface VnpayTransaction {
  transactionNo: string;
  type: '01' | '02' | '03';
  responseCode: string;
  status: string;
  /** In hundredths of a đồng. */
  amount: number;
  payDate: string;
}
export interface VnpayStandInOrder {
  txnRef: string;
  /** In hundredths of a đồng. */
  amount: number;
  orderInfo: string;
  returnUrl: string;
  createDate: string;
  expireDate: string;
  transactions: VnpayTransaction[];
}

export const tmnCode = 'OUTLINE1';
export const hashSecret = 'RAOEXHYVSDDIIENYWSLDIIZTANXUXZFJ';

/** The hash of a query, computed by another package than ours. */
const hashOfQuery = (params: Record<string, unknown>): string =>
  calculateSecureHash({
    secureSecret: hashSecret,
    data: buildPaymentUrlSearchParams(params).toString(),
    hashAlgorithm: HashAlgorithm.SHA512,
    bufferEncode: 'utf-8',
  });
/** The hash of a call or its response, whose fields are joined. */
export const hashOfFields = (fields: readonly unknown[]): string =>
  createHmac('sha512', hashSecret).update(fields.join('|')).digest('hex');

/** The order in a signed address, or the page's error about it. */
export function orderOfPage(url: URL, now: string): VnpayStandInOrder | string {
  const { vnp_SecureHash, ...params } = Object.fromEntries(url.searchParams);
  if (vnp_SecureHash !== hashOfQuery(params)) return 'Sai chữ ký';
  if (params.vnp_TmnCode !== tmnCode || params.vnp_CurrCode !== 'VND') return 'Sai merchant';
  const order = {
    txnRef: params.vnp_TxnRef ?? '',
    amount: Number(params.vnp_Amount),
    orderInfo: params.vnp_OrderInfo ?? '',
    returnUrl: params.vnp_ReturnUrl ?? '',
    createDate: params.vnp_CreateDate ?? '',
    expireDate: params.vnp_ExpireDate ?? '',
    transactions: [],
  };
  const isGood =
    /^\d{1,12}$/.test(params.vnp_Amount ?? '') &&
    /^[A-Za-z0-9]{1,100}$/.test(order.txnRef) &&
    /^[A-Za-z0-9 ]{1,255}$/.test(order.orderInfo) &&
    /^.{7,45}$/.test(params.vnp_IpAddr ?? '') &&
    /^\d{14}$/.test(order.createDate) &&
    order.createDate < order.expireDate;
  if (!isGood) return 'Sai định dạng';
  return now > order.expireDate ? 'Giao dịch đã quá thời gian chờ thanh toán' : order;
}

/** The signed parameters of an IPN, which the buyer's return address has too. */
export function ipnOf(order: VnpayStandInOrder, told: VnpayTransaction): URLSearchParams {
  const params = {
    vnp_Amount: String(told.amount),
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: told.status === '00' ? `VNP${told.transactionNo}` : '',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: order.orderInfo,
    vnp_PayDate: told.payDate,
    vnp_ResponseCode: told.responseCode,
    vnp_TmnCode: tmnCode,
    vnp_TransactionNo: told.transactionNo,
    vnp_TransactionStatus: told.status,
    vnp_TxnRef: order.txnRef,
  };
  const query = buildPaymentUrlSearchParams(params);
  query.set('vnp_SecureHash', hashOfQuery(params));
  return query;
}
