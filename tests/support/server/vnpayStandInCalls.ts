import { randomInt, randomUUID } from 'node:crypto';
import { type Fault, json, type StandInResponse } from './standInServer';
import { hashOfFields, tmnCode, type VnpayStandInOrder, type VnpayTransaction } from './vnpayStandInOrders';

type Sent = Record<string, string | number | undefined>;
interface SandboxReport {
  code: string;
  message: string;
  transaction?: Omit<VnpayTransaction, 'responseCode'>;
  orderInfo?: string;
}

const querySigned = 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo';
const refundSigned =
  'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo';
const responseFields =
  'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo';

export const newTransactionNo = () => String(randomInt(10 ** 7, 10 ** 11));

/** What the stand-in knows when a call arrives. */
interface Known {
  orders: ReadonlyMap<string, VnpayStandInOrder>;
  /** The state in which a refund begins. */
  refundStatus: string;
  /** The current time as VNPay writes it. */
  now: string;
}

/** VNPay's call that queries or refunds an order. */
export function respondToCall(
  body: string,
  { orders, refundStatus, now }: Known,
  fault: Fault | undefined,
): StandInResponse {
  const sent = JSON.parse(body) as Sent;
  const isRefund = sent.vnp_Command === 'refund';
  const signed = (isRefund ? refundSigned : querySigned).split(' ').map((name) => sent[`vnp_${name}`]);
  const respond = (told: SandboxReport) => tell(sent, told, fault);
  if (sent.vnp_SecureHash !== hashOfFields(signed))
    return respond({ code: '97', message: 'Invalid checksum' });
  if (!/^[A-Za-z0-9]{1,32}$/.test(String(sent.vnp_RequestId))) {
    return respond({ code: '03', message: 'Invalid format' });
  }
  // An order is identified by its number and its creation date.
  const order = orders.get(String(sent.vnp_TxnRef));
  if (order?.createDate !== String(sent.vnp_TransactionDate))
    return respond({ code: '91', message: 'Not found' });
  return respond(isRefund ? refund(sent, order, refundStatus, now) : query(order));
}

/** The latest transaction of an order, or that there is none yet. */
function query({ amount, orderInfo, transactions }: VnpayStandInOrder): SandboxReport {
  const open = { transactionNo: '0', type: '01', status: '01', amount, payDate: '' } as const;
  return { code: '00', message: 'QueryDR success', transaction: transactions.at(-1) ?? open, orderInfo };
}

function refund(
  sent: Sent,
  { orderInfo, transactions }: VnpayStandInOrder,
  status: string,
  now: string,
): SandboxReport {
  const paid = transactions.find(
    ({ type, transactionNo }) => type === '01' && transactionNo === sent.vnp_TransactionNo,
  );
  if (paid?.status !== '00') return { code: '95', message: 'Not successful' };
  const refunds = transactions.filter((one) => one.type !== '01' && one.status !== '09');
  if (refunds.some((one) => one.status === '05')) return { code: '94', message: 'Duplicate' };
  const amount = Number(sent.vnp_Amount);
  const isFull = sent.vnp_TransactionType === '02';
  const left = paid.amount - refunds.reduce((sum, one) => sum + one.amount, 0);
  if (amount > left || (isFull && amount !== paid.amount)) return { code: '99', message: 'Invalid amount' };
  const transaction: VnpayTransaction = {
    transactionNo: newTransactionNo(),
    type: isFull ? '02' : '03',
    responseCode: '00',
    status,
    amount,
    payDate: now,
  };
  transactions.push(transaction);
  return { code: '00', message: 'Refund success', transaction, orderInfo };
}

/** A response with its hash, which for a query also covers two fields about a promotion. */
function tell(
  sent: Sent,
  { code, message, transaction, orderInfo }: SandboxReport,
  fault: Fault | undefined,
): StandInResponse {
  const values = [
    randomUUID().replaceAll('-', ''),
    sent.vnp_Command,
    code,
    message,
    tmnCode,
    sent.vnp_TxnRef,
    transaction && String(transaction.amount),
    transaction && 'NCB',
    transaction?.payDate,
    transaction?.transactionNo,
    transaction?.type,
    transaction?.status,
    orderInfo,
  ].map((value) => value ?? '');
  const response = Object.fromEntries(
    responseFields.split(' ').map((name, at) => [`vnp_${name}`, values[at]]),
  );
  if (fault === 'noSignature') return json(response);
  const promotion = sent.vnp_Command === 'querydr' ? ['', ''] : [];
  const vnp_SecureHash = hashOfFields([
    ...values,
    ...promotion,
    ...(fault === 'wrongSignature' ? ['x'] : []),
  ]);
  return json({ ...response, vnp_SecureHash });
}
