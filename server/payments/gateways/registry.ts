import type { Currency } from '../../../contract/currencies';
import { hourSeconds } from '../../../contract/durations';
import { busy, invalid } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import type { Gateway } from './gateway';

/** Finds a gateway by name; undefined when it has no keys. */
export const gatewayNamed = <G extends Pick<Gateway, 'name'>>(
  gateways: readonly G[],
  name: string,
): G | undefined => gateways.find((gateway) => gateway.name === name);

/**
 * Returns the wanted gateway, else the first that accepts the currency. Throws 503 when none does: the shop is closed for
 * that currency (decisions.md, Closed shop), and 400 when the wanted one is not offered or does not accept the currency.
 */
export function gatewayFor(gateways: readonly Gateway[], currency: Currency, wanted?: string): Gateway {
  const accepting = gateways.filter(({ currencies }) => currencies.includes(currency));
  const [first] = accepting;
  if (!first) throw busy(hourSeconds, paymentMessages.closed);
  if (wanted === undefined) return first;
  const gateway = gatewayNamed(accepting, wanted);
  if (!gateway) throw invalid({ gateway: [paymentMessages.gatewayNotOffered] });
  return gateway;
}
