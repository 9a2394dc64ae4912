import type { Metrics } from '../../operations/metrics/metrics';
import type { Config } from '../../platform/config';
import type { Gateway } from './gateway';
import { measured } from './measured';
import { payosGateway } from './payos';
import { gatewayNamed } from './registry';
import { sandboxGateway } from './sandbox';
import { vnpayGateway } from './vnpay';

export interface OpenGateways {
  /** Offered to buyers, in order of preference; none closes the shop. */
  offered: readonly Gateway[];
  /** These, and those off the list that still have keys: they are asked, and their notices are taken. */
  all: readonly Gateway[];
}

/** Builds every gateway that is listed or has keys; the sandbox only when it is listed. */
export function openGateways(
  { gateways: { offered, payos, vnpay } }: Pick<Config, 'gateways'>,
  deps: Parameters<typeof sandboxGateway>[0] & { metrics: Metrics },
): OpenGateways {
  const built: Gateway[] = [];
  if (payos) built.push(payosGateway(payos));
  if (vnpay) built.push(vnpayGateway(vnpay, deps));
  if (offered.includes('sandbox')) built.push(sandboxGateway(deps));
  const all = built.map((gateway) => measured(gateway, deps.metrics));
  return { offered: offered.flatMap((name) => gatewayNamed(all, name) ?? []), all };
}
