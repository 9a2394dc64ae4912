import { isIP } from 'node:net';
import type { Config } from '../../platform/config';

export const sandboxWarning =
  'PAYMENT_GATEWAY=sandbox on a public address: anyone can get diamonds without paying. ' +
  'Configure a real gateway, or close the shop with PAYMENT_GATEWAY=none.';

/** Names and addresses reachable only from this machine or network (RFC 1918, 4193, 6761, 6762). */
const privateHost =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[(::1|f[cd]|fe80))|\.(localhost|local|internal|test|example|invalid)$/;

/** Whether the sandbox is publicly reachable: https on an address that is not private. */
export function isSandboxPublic({ gateways }: Pick<Config, 'gateways'>, publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isOneWord = !hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return (
    gateways.offered.includes('sandbox') && protocol === 'https:' && !isOneWord && !privateHost.test(hostname)
  );
}
