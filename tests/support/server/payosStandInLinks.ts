import { PayOS } from '@payos/node';
import { type Fault, json, type StandInResponse } from './standInServer';

export interface PayosStandInOrder {
  orderCode: number;
  amount: number;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  /** In seconds since 1970. */
  expiredAt: number | null;
  paymentLinkId: string;
  createdAt: string;
  state: 'PENDING' | 'CANCELLED' | 'FAILED';
  transactions: PayosTransfer[];
}
export interface PayosTransfer {
  reference: string;
  amount: number;
  transactionDateTime: string;
  description: string;
}

export const payosKeys = {
  clientId: '4f9bd4a5-6b1e-4c0b-9a0f-2f3f6f1f7a10',
  apiKey: '0a9c5a54-50c5-4a43-8f43-0a4a2ce8f6d1',
  checksumKey: '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675',
};
const { crypto } = new PayOS({ ...payosKeys, logLevel: 'off' });

/** The sample from PayOS's page on webhooks, which registering an address sends. */
export const payosSample = {
  orderCode: 123,
  amount: 3000,
  description: 'VQRIO123',
  accountNumber: '12345678',
  reference: 'TF230204212323',
  transactionDateTime: '2023-02-04 18:25:00',
  currency: 'VND',
  paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
  code: '00',
  desc: 'Thành công',
  counterAccountBankId: '',
  counterAccountBankName: '',
  counterAccountName: '',
  counterAccountNumber: '',
  virtualAccountName: '',
  virtualAccountNumber: '',
};

/** Formats a time as `2026-01-31 23:59:59` on a clock in Vietnam. */
export const vietnamTime = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });

/** The body of a webhook with any data, signed by PayOS's own package. */
export async function signedWebhook(data: object): Promise<string> {
  const signature = await crypto.createSignatureFromObj(data, payosKeys.checksumKey);
  return JSON.stringify({ code: '00', desc: 'success', success: true, data, signature });
}

/** A successful response, signed by PayOS's own package. */
export async function success(data: object, fault: Fault | undefined): Promise<StandInResponse> {
  const signedData = fault === 'wrongSignature' ? { ...data, amount: 1 } : data;
  const signature = await crypto.createSignatureFromObj(signedData, payosKeys.checksumKey);
  const response = { code: '00', desc: 'success', data };
  return json(fault === 'noSignature' ? response : { ...response, signature });
}
export const refusal = (code: string, desc: string): StandInResponse => json({ code, desc, data: null });

/** The order in a call that creates one, or the refusal of it. */
export async function readOrder(
  body: string,
): Promise<Omit<PayosStandInOrder, 'paymentLinkId' | 'createdAt'> | StandInResponse> {
  const sent = JSON.parse(body);
  const { orderCode, amount, description, returnUrl, cancelUrl, expiredAt = null } = sent;
  const isWhole = Number.isSafeInteger(orderCode) && Number.isSafeInteger(amount) && amount > 0;
  if (!isWhole || !/^[ -~]{1,9}$/.test(description)) return refusal('20', 'Thông tin truyền lên không đúng.');
  if (sent.signature !== (await crypto.createSignatureOfPaymentRequest(sent, payosKeys.checksumKey))) {
    return refusal('201', 'Mã kiểm tra(signature) không hợp lệ');
  }
  return {
    orderCode,
    amount,
    description,
    returnUrl,
    cancelUrl,
    expiredAt,
    state: 'PENDING',
    transactions: [],
  };
}

const paidOf = ({ transactions }: PayosStandInOrder) =>
  transactions.reduce((sum, { amount }) => sum + amount, 0);

export function statusOf(order: PayosStandInOrder, now: Date): string {
  const paid = paidOf(order);
  if (order.state === 'FAILED') return 'FAILED';
  if (paid >= order.amount) return 'PAID';
  if (order.state !== 'PENDING') return order.state;
  if (order.expiredAt !== null && now.getTime() >= order.expiredAt * 1000) return 'EXPIRED';
  return paid > 0 ? 'UNDERPAID' : 'PENDING';
}

/** The response to creating an order. */
export const createdLink = ({
  orderCode,
  amount,
  description,
  paymentLinkId,
  expiredAt,
}: PayosStandInOrder) => ({
  bin: '970422',
  accountNumber: '12345678',
  accountName: 'OUTLINE',
  amount,
  description,
  orderCode,
  currency: 'VND',
  paymentLinkId,
  status: 'PENDING',
  expiredAt,
  qrCode: '00020101021238570010A000000727',
});

/** The response to a query: the order's state and transfers, and no address of its page. */
export const linkOf = (order: PayosStandInOrder, now: Date) => ({
  id: order.paymentLinkId,
  orderCode: order.orderCode,
  amount: order.amount,
  amountPaid: paidOf(order),
  amountRemaining: Math.max(0, order.amount - paidOf(order)),
  status: statusOf(order, now),
  createdAt: order.createdAt,
  transactions: order.transactions.map((transfer) => ({
    ...transfer,
    accountNumber: '12345678',
    virtualAccountName: null,
    counterAccountName: 'NGUYEN VAN A & CO',
  })),
  cancellationReason: order.state === 'CANCELLED' ? 'expired' : null,
  canceledAt: null,
});
