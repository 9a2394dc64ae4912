import type { PaymentStatus } from '../../../contract/payments';
import type { PayosSettings } from '../../platform/gatewaySettings';
import {
  type AskedOrder,
  type CheckoutPage,
  type Gateway,
  type GatewayResponse,
  type GatewayUpdate,
  gatewayTimeout,
  type NoticeResult,
  type Order,
  OrderNumberTaken,
} from './gateway';
import { GatewayFailure, within } from './gatewayCalls';
import { readGatewayTime } from './gatewayTimes';
import { type PayosLink, payosCalls } from './payosCalls';
import { readPayosNotice } from './payosNotice';
import { descriptionOf, newOrderCode, orderCodeOf } from './payosOrders';
import { senderOf } from './payosSender';

interface PayosDependencies {
  /** In milliseconds; `gatewayTimeout` by default. */
  timeout?: number;
}

/** PayOS's names for the states of a page; any other, including UNDERPAID and PROCESSING, is still open. */
const outcomes = new Map<string, PaymentStatus>([
  ['PAID', 'COMPLETED'],
  ['CANCELLED', 'CANCELLED'],
  ['EXPIRED', 'CANCELLED'],
  ['FAILED', 'FAILED'],
]);

/**
 * PayOS: transfers by VietQR, in đồng (docs/decisions/008-own-payment-adapters.md). Several transfers may pay for an
 * order, and refunds are made by hand, as PayOS has no call for them.
 */
export function payosGateway(
  settings: PayosSettings,
  { timeout = gatewayTimeout }: PayosDependencies = {},
): Gateway {
  const calls = payosCalls(settings);
  return {
    name: 'payos',
    currencies: ['VND'],
    takesParts: true,
    reversesByFailure: true,
    askedWhileOpen: true,
    newOrderNumber: newOrderCode,
    checkout: (order, signal) =>
      within(signal, timeout, (limited) => checkout(calls, order, timeout, limited)),
    readNotice: (request) => readPayosNotice(settings.checksumKey, request),
    respond,
    async ask({ orderNumber }, signal) {
      const link = await within(signal, timeout, (limited) => calls.find(orderNumber, limited));
      return link && reportOf(link);
    },
    cancel: (order, signal) => within(signal, timeout, (limited) => cancel(calls, order, limited)),
  };
}

type Calls = ReturnType<typeof payosCalls>;

/**
 * Creates the page of an order. PayOS returns the page of an order only once: an order that it already has, from an
 * attempt whose response was lost, leads to `OrderNumberTaken`.
 */
async function checkout(
  calls: Calls,
  order: Order,
  timeout: number,
  signal: AbortSignal,
): Promise<CheckoutPage> {
  if (order.currency !== 'VND') throw new Error('PayOS takes đồng only');
  const orderCode = orderCodeOf(order.orderNumber);
  const { amount, returnUrl } = order;
  const description = descriptionOf(order.paymentNumber);
  const expiredAt = Math.floor(order.expiresAt.getTime() / 1000);
  const sent = { orderCode, amount, description, cancelUrl: returnUrl, returnUrl, expiredAt };
  const page = await calls.create(sent, timeout, signal);
  if (!page) {
    if (await calls.find(order.orderNumber, signal)) throw new OrderNumberTaken();
    throw new GatewayFailure('PayOS has the order and does not have it');
  }
  if (page.orderCode !== orderCode || page.amount !== amount || !/^https?:\/\//.test(page.checkoutUrl)) {
    throw new GatewayFailure('PayOS created another order');
  }
  return { url: page.checkoutUrl, gatewayId: page.paymentLinkId };
}

/** PayOS's response to a query as a report: all transfers of the order so far, and the state of its page. */
function reportOf({ orderCode, status, transactions }: PayosLink): GatewayUpdate {
  const outcome = outcomes.get(status) ?? 'PENDING';
  if (outcome === 'COMPLETED' && transactions.length === 0) {
    throw new GatewayFailure('PayOS calls an order paid without telling a transfer');
  }
  const transfers = transactions.map((transaction) => ({
    reference: transaction.reference,
    amount: transaction.amount,
    currency: 'VND',
    at: readGatewayTime(transaction.transactionDateTime),
    ...senderOf({ ...transaction }),
  }));
  return { orderNumber: String(orderCode), outcome, transfers };
}

/** Cancels an order. If that fails the order is queried: one that has ended is as good as cancelled. */
async function cancel(calls: Calls, { orderNumber }: AskedOrder, signal: AbortSignal): Promise<void> {
  if (await calls.cancel(orderNumber, signal)) return;
  const link = await calls.find(orderNumber, signal);
  if (link && !outcomes.has(link.status)) throw new GatewayFailure('PayOS did not cancel an open order');
}

/** PayOS takes 200 as received, and repeats a notice after any other status (payos.vn/docs/du-lieu-tra-ve/webhook). */
function respond(result: NoticeResult): GatewayResponse {
  if (result === 'refused') return { status: 401, body: { success: false } };
  if (result === 'error') return { status: 500, body: { success: false } };
  return { status: 200, body: { success: true } };
}
