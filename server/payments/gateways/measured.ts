import type { Metrics } from '../../metrics/metrics';
import type { Gateway } from './gateway';

/** The same gateway, each of whose calls over the network is measured and counted. */
export function measured(gateway: Gateway, metrics: Pick<Metrics, 'timeGateway'>): Gateway {
  const time = <T>(call: string, run: () => Promise<T>) => metrics.timeGateway(gateway.name, call, run);
  const { cancel, refund, askRefund } = gateway;
  return {
    ...gateway,
    checkout: (order, signal) => time('checkout', () => gateway.checkout(order, signal)),
    ask: (order, signal) => time('ask', () => gateway.ask(order, signal)),
    ...(cancel && { cancel: (order, signal) => time('cancel', () => cancel(order, signal)) }),
    ...(refund && { refund: (order, signal) => time('refund', () => refund(order, signal)) }),
    ...(askRefund && { askRefund: (order, signal) => time('askRefund', () => askRefund(order, signal)) }),
  };
}
