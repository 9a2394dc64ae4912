import { randomBytes } from 'node:crypto';
import type { PayosSettings } from '../../../server/platform/gatewaySettings';
import {
  createdLink,
  linkOf,
  type PayosStandInOrder,
  type PayosTransfer,
  payosKeys,
  payosSample,
  readOrder,
  refusal,
  signedWebhook,
  statusOf,
  success,
  vietnamTime,
} from './payosStandInLinks';
import { type Delivery, deliver, noticeSender, type Repeats } from './standInNotices';
import { choicePage, type Fault, page, redirect, type StandInRequest, startStandIn } from './standInServer';

export interface PayosOptions {
  /** Where webhooks go; none are sent without it. */
  webhookUrl?: string;
  now?: () => Date;
  repeats?: Repeats;
}
const choices = { pay: 'Pay', half: 'Pay half', twice: 'Pay twice', fail: 'Fail', cancel: 'Cancel' };

/** A stand-in for PayOS: its calls, its checkout page and its webhooks. */
export async function startPayos({
  webhookUrl,
  now = () => new Date(),
  repeats = { most: 5, every: 50 },
}: PayosOptions = {}) {
  const orders = new Map<number, PayosStandInOrder>();
  const deliveries: Delivery[] = [];
  const notices = noticeSender(repeats);
  const target = { webhookUrl, keepsPages: false };

  const find = (orderCode: number): PayosStandInOrder => {
    const order = orders.get(orderCode);
    if (!order) throw new Error(`PayOS does not know order ${orderCode}`);
    return order;
  };
  const create = async (body: string, fault: Fault | undefined) => {
    const read = await readOrder(body);
    if ('status' in read) return read;
    if (orders.has(read.orderCode)) return refusal('231', 'Đơn thanh toán đã tồn tại');
    const paymentLinkId = randomBytes(16).toString('hex');
    const order = { ...read, paymentLinkId, createdAt: vietnamTime(now()) };
    orders.set(order.orderCode, order);
    return success({ ...createdLink(order), checkoutUrl: `${server.url}/web/${paymentLinkId}` }, fault);
  };
  const respond = async (request: StandInRequest, fault: Fault | undefined) => {
    const { method, url, headers, body } = request;
    const [, area, id = ''] = /^\/(web|v2\/payment-requests)(?:\/([^/]+))?/.exec(url.pathname) ?? [];
    if (area === 'web') return visit(method, id, body);
    if (headers['x-client-id'] !== payosKeys.clientId || headers['x-api-key'] !== payosKeys.apiKey) {
      return refusal('401', 'Unauthorized');
    }
    if (method === 'POST' && id === '') return create(body, fault);
    const order = orders.get(Number(id));
    if (!order) return refusal('101', 'Mã thanh toán không tồn tại');
    if (url.pathname.endsWith('/cancel')) {
      if (target.keepsPages || !/PENDING|UNDERPAID/.test(statusOf(order, now())))
        return refusal('102', 'Đơn thanh toán đã kết thúc');
      order.state = 'CANCELLED';
    }
    return success(linkOf(order, now()), fault);
  };

  /** The page for buyers; the return address carries unsigned parameters. */
  const visit = (method: string, paymentLinkId: string, body: string) => {
    const order = [...orders.values()].find((one) => one.paymentLinkId === paymentLinkId);
    if (!order) return page('PayOS', '<p>This link does not exist.</p>');
    if (method !== 'POST') return choicePage('PayOS', `${order.description}: ${order.amount} VND`, choices);
    const { orderCode } = order;
    const outcome = new URLSearchParams(body).get('outcome');
    if (outcome === 'pay' || outcome === 'twice') pay(orderCode);
    if (outcome === 'twice') pay(orderCode);
    if (outcome === 'half') pay(orderCode, Math.floor(order.amount / 2));
    if (outcome === 'fail') order.state = 'FAILED';
    if (outcome === 'cancel') order.state = 'CANCELLED';
    const isCancelled = outcome === 'cancel';
    const back = new URL(isCancelled ? order.cancelUrl : order.returnUrl);
    back.searchParams.set('code', '00');
    back.searchParams.set('id', paymentLinkId);
    back.searchParams.set('cancel', String(isCancelled));
    back.searchParams.set('status', statusOf(order, now()));
    back.searchParams.set('orderCode', String(orderCode));
    return redirect(back.href);
  };
  const server = await startStandIn(({ url }) => url.pathname.startsWith('/v2/'), respond);

  /** The body of the webhook about a transfer. */
  const webhook = (orderCode: number, transfer: PayosTransfer): Promise<string> =>
    signedWebhook({
      ...payosSample,
      orderCode,
      ...transfer,
      paymentLinkId: orders.get(orderCode)?.paymentLinkId ?? '',
      desc: 'success',
    });
  /** Sends a webhook once; returns whether it was accepted. */
  const sendWebhook = (body: string): Promise<boolean> =>
    deliver(
      target.webhookUrl ?? '',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      deliveries,
      ({ status }) => status >= 200 && status < 300,
    );

  /** Transfers money to an order, its full price by default, and sends the webhook unless `isSilent`. */
  function pay(
    orderCode: number,
    amount?: number,
    { isSilent = false }: { isSilent?: boolean } = {},
  ): PayosTransfer {
    const order = find(orderCode);
    const transfer = {
      reference: `FT${randomBytes(7).toString('hex').toUpperCase()}`,
      amount: amount ?? order.amount,
      transactionDateTime: vietnamTime(now()),
      description: order.description,
    };
    order.transactions.push(transfer);
    if (target.webhookUrl && !isSilent) {
      notices.start(async () => sendWebhook(await webhook(orderCode, transfer)));
    }
    return transfer;
  }

  return {
    url: server.url,
    settings: { ...payosKeys, url: server.url } satisfies PayosSettings,
    orders,
    calls: server.calls,
    deliveries,
    fail: server.fail,
    alter: server.alter,
    pay,
    webhook,
    sendWebhook,
    /** Sets whether it refuses to close pages. */
    keepPages(keeps: boolean) {
      target.keepsPages = keeps;
    },
    /** Ends the page of an order without money. */
    end(orderCode: number, state: 'CANCELLED' | 'FAILED') {
      find(orderCode).state = state;
    },
    /** Registers an address for webhooks as PayOS does: the address has to accept the sample. */
    async register(url: string): Promise<boolean> {
      target.webhookUrl = url;
      return sendWebhook(await signedWebhook(payosSample));
    },
    settled: notices.settled,
    async close() {
      await notices.stop();
      await server.close();
    },
  };
}
