import type { VnpaySettings } from '../../../server/platform/gatewaySettings';
import { vietnamTime } from './payosStandInLinks';
import { type Delivery, deliver, noticeSender, type Repeats } from './standInNotices';
import { choicePage, type Fault, page, redirect, type StandInRequest, startStandIn } from './standInServer';
import { newTransactionNo, respondToCall } from './vnpayStandInCalls';
import {
  hashSecret,
  ipnOf,
  orderOfPage,
  tmnCode,
  type VnpayStandInOrder,
  type VnpayTransaction,
} from './vnpayStandInOrders';

export interface VnpayOptions {
  /** Where IPNs go; none are sent without it. */
  ipnUrl?: string;
  now?: () => Date;
  repeats?: Repeats;
}
/** How a buyer's visit ends: its response code and the state of the transaction. */
const endings = {
  paid: ['00', '00'],
  failed: ['51', '02'],
  cancelled: ['24', '02'],
  expired: ['11', '02'],
  pending: ['00', '01'],
  suspected: ['07', '07'],
  reversed: ['99', '04'],
} as const;
export type VnpayEnding = keyof typeof endings;
const choices = { paid: 'Pay', failed: 'Fail', cancelled: 'Cancel', suspected: 'Pay suspiciously' };

/** A stand-in for VNPay: its page, its calls to query and refund, and its IPN. */
export async function startVnpay({
  ipnUrl,
  now = () => new Date(),
  repeats = { most: 10, every: 50 },
}: VnpayOptions = {}) {
  const orders = new Map<string, VnpayStandInOrder>();
  const deliveries: Delivery[] = [];
  const notices = noticeSender(repeats);
  const target = { ipnUrl, refundStatus: '05' };
  const stamp = () => vietnamTime(now()).replace(/\D/g, '');

  const find = (txnRef: string): VnpayStandInOrder => {
    const order = orders.get(txnRef);
    if (!order) throw new Error(`VNPay does not know ${txnRef}`);
    return order;
  };
  /** Accepts the order in an address; returns it, or what is wrong with it. */
  const takeOrder = (url: URL): VnpayStandInOrder | string => {
    const read = orderOfPage(url, stamp());
    if (typeof read === 'string') return read;
    const order = orders.get(read.txnRef) ?? read;
    if (order.transactions.some(({ status }) => status === '00')) return 'Giao dịch đã tồn tại';
    orders.set(order.txnRef, order);
    return order;
  };

  /** Sends an IPN once; returns whether it was accepted. */
  const sendIpn = (query: URLSearchParams): Promise<boolean> =>
    deliver(`${target.ipnUrl}?${query}`, { method: 'GET' }, deliveries, ({ body }) =>
      ['00', '02'].includes((body as { RspCode?: string })?.RspCode ?? ''),
    );
  const notify = (query: URLSearchParams) => {
    if (target.ipnUrl) notices.start(() => sendIpn(query));
  };

  /** Ends a buyer's visit; pays the order's amount unless another is given. Sends the IPN unless `isSilent`. */
  function end(
    txnRef: string,
    ending: VnpayEnding,
    { amount, isSilent = false }: { amount?: number; isSilent?: boolean } = {},
  ): { transaction: VnpayTransaction; query: URLSearchParams } {
    const order = find(txnRef);
    const [responseCode, status] = endings[ending];
    const transaction: VnpayTransaction = {
      transactionNo: ending === 'cancelled' || ending === 'expired' ? '0' : newTransactionNo(),
      type: '01',
      responseCode,
      status,
      amount: amount === undefined ? order.amount : amount * 100,
      payDate: stamp(),
    };
    order.transactions.push(transaction);
    const query = ipnOf(order, transaction);
    if (!isSilent && ending !== 'pending') notify(query);
    return { transaction, query };
  }

  /** The page for buyers, and the address it leads them to. */
  const visit = ({ method, url, body }: StandInRequest) => {
    const order = takeOrder(url);
    if (typeof order === 'string') return page('VNPAY', `<p>${order}</p>`);
    const facts = `${order.orderInfo}: ${order.amount / 100} VND`;
    if (method !== 'POST') return choicePage('VNPAY', facts, choices);
    const { query } = end(order.txnRef, new URLSearchParams(body).get('outcome') as VnpayEnding);
    const back = new URL(order.returnUrl);
    for (const [name, value] of query) back.searchParams.set(name, value);
    return redirect(back.href);
  };
  const isCall = ({ url }: StandInRequest) => url.pathname.startsWith('/merchant_webapi/');
  const server = await startStandIn(isCall, (request: StandInRequest, fault: Fault | undefined) =>
    isCall(request)
      ? respondToCall(request.body, { orders, refundStatus: target.refundStatus, now: stamp() }, fault)
      : visit(request),
  );

  return {
    url: server.url,
    settings: {
      tmnCode,
      hashSecret,
      payUrl: `${server.url}/paymentv2/vpcpay.html`,
      apiUrl: `${server.url}/merchant_webapi/api/transaction`,
    } satisfies VnpaySettings,
    orders,
    calls: server.calls,
    deliveries,
    fail: server.fail,
    alter: server.alter,
    /** Opens an order's page as a browser does; returns its number, or throws the page's error. */
    open(address: string): string {
      const order = takeOrder(new URL(address));
      if (typeof order === 'string') throw new Error(order);
      return order.txnRef;
    },
    end,
    sendIpn,
    /** Sets the state in which later refunds begin, or the state of an order's last refund. */
    refundsAre(status: '00' | '05' | '06' | '09', txnRef?: string) {
      target.refundStatus = status;
      const last = txnRef === undefined ? undefined : find(txnRef).transactions.at(-1);
      if (last && last.type !== '01') last.status = status;
    },
    /** Takes back money that was paid: the transaction is reversed, and VNPay reports it. */
    reverse(txnRef: string): URLSearchParams {
      const order = find(txnRef);
      const paid = order.transactions.find(({ type, status }) => type === '01' && status === '00');
      if (!paid) throw new Error('There is nothing to reverse');
      Object.assign(paid, { responseCode: '99', status: '04' });
      const query = ipnOf(order, paid);
      notify(query);
      return query;
    },
    /** Registers an address for IPNs, as a person does in VNPay's portal. */
    register(url: string) {
      target.ipnUrl = url;
    },
    settled: notices.settled,
    async close() {
      await notices.stop();
      await server.close();
    },
  };
}
