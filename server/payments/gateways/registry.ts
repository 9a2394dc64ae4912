import type { Currency } from '../../../contract/currencies';
import { busy } from '../../errors';
import { paymentSays } from '../../messages/payments';
import type { Gateway } from './gateway';

/** Finds a gateway by name; undefined when the shop does not use it. */
export const gatewayNamed = <G extends Pick<Gateway, 'name'>>(
  gateways: readonly G[],
  name: string,
): G | undefined => gateways.find((gateway) => gateway.name === name);

/**
 * The first gateway that accepts a currency. Throws 503 when none does: the shop is closed for it (decisions.md, Closed
 * shop).
 */
export function gatewayFor(gateways: readonly Gateway[], currency: Currency): Gateway {
  const gateway = gateways.find(({ currencies }) => currencies.includes(currency));
  if (!gateway) throw busy(3600, paymentSays.closed);
  return gateway;
}
