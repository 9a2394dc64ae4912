import type { Clock } from '../../platform/clock';
import type { VnpaySettings } from '../../platform/gatewaySettings';
import { type Gateway, gatewayTimeout } from './gateway';
import { within } from './gatewayCalls';
import { readVnpayNotice, respondToVnpay } from './vnpayNotice';
import { newTxnRef, pageAddress } from './vnpayPage';
import { askVnpay } from './vnpayQuery';
import { askVnpayRefund, refundVnpay } from './vnpayRefund';

interface VnpayDependencies {
  clock: Clock;
  /** In milliseconds; `gatewayTimeout` by default. */
  timeout?: number;
}

/**
 * VNPay: cards, bank accounts and QR, in đồng (docs/decisions/008-own-payment-adapters.md). One transfer pays for an
 * order. Queried only from the deadline on, as its page cannot be closed and its notices are repeated.
 */
export function vnpayGateway(
  settings: VnpaySettings,
  { clock, timeout = gatewayTimeout }: VnpayDependencies,
): Gateway {
  return {
    name: 'vnpay',
    currencies: ['VND'],
    takesParts: false,
    reversesByFailure: false,
    askedWhileOpen: false,
    newOrderNumber: newTxnRef,
    checkout: async (order) => ({ url: pageAddress(settings, order) }),
    readNotice: (request) => readVnpayNotice(settings, request),
    respond: respondToVnpay,
    ask: (order, signal) => within(signal, timeout, (limited) => askVnpay(settings, clock, order, limited)),
    refund: (refund, signal) => within(signal, timeout, (limited) => refundVnpay(settings, refund, limited)),
    queryRefund: (refund, signal) =>
      within(signal, timeout, (limited) => askVnpayRefund(settings, clock, refund, limited)),
  };
}
