import type { Metrics } from '../../operations/metrics/metrics';
import type { Config } from '../../platform/config';
import type { Gateway } from './gateway';
import { measured } from './measured';
import { payosGateway } from './payos';
import { gatewayNamed } from './registry';
import { sandboxGateway } from './sandbox';
import { vnpayGateway } from './vnpay';

export interface OpenGateways {
  /** Offered to buyers, in order of preference; with none the shop is closed. */
  offered: readonly Gateway[];
  /** These, and those no longer offered that still have keys: they are queried, and their notices accepted. */
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
