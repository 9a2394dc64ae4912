import { isPublicAddress } from '../../../contract/publicHost';
import type { Config } from '../../platform/config';

export const sandboxWarning =
  'PAYMENT_GATEWAY=sandbox on a public address: anyone can get diamonds without paying. ' +
  'Configure a real gateway, or close the shop with PAYMENT_GATEWAY=none.';

/** Whether the sandbox is publicly reachable. */
export const isSandboxPublic = ({ gateways }: Pick<Config, 'gateways'>, publicUrl: string): boolean =>
  gateways.offered.includes('sandbox') && isPublicAddress(new URL(publicUrl));
