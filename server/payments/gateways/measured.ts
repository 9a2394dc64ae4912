import type { Metrics } from '../../operations/metrics/metrics';
import type { Gateway } from './gateway';

const calls = ['checkout', 'ask', 'cancel', 'refund', 'askRefund'];

/** The same gateway, with each of its network calls timed and counted. */
export function measured(gateway: Gateway, metrics: Pick<Metrics, 'expect' | 'timeGateway'>): Gateway {
  const time = <T>(call: string, run: () => Promise<T>) => metrics.timeGateway(gateway.name, call, run);
  const { cancel, refund, queryRefund } = gateway;
  metrics.expect('notices', { gateway: gateway.name });
  for (const call of calls) metrics.expect('gatewayCalls', { gateway: gateway.name, call });
  return {
    ...gateway,
    checkout: (order, signal) => time('checkout', () => gateway.checkout(order, signal)),
    ask: (order, signal) => time('ask', () => gateway.ask(order, signal)),
    ...(cancel && { cancel: (order, signal) => time('cancel', () => cancel(order, signal)) }),
    ...(refund && { refund: (order, signal) => time('refund', () => refund(order, signal)) }),
    ...(queryRefund && {
      queryRefund: (order, signal) => time('askRefund', () => queryRefund(order, signal)),
    }),
  };
}
