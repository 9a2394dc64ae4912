import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Named networks accepted in TRUST_PROXY. */
const namedNetworks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Strips the port that some proxies write into X-Forwarded-For: `1.2.3.4:5678` or `[::1]:443`. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(address);
  if (bracketed?.[1]) return bracketed[1];
  const [host = '', port, ...more] = address.split(':');
  return port !== undefined && more.length === 0 && isIPv4(host) ? host : address;
}

/** The prefix of an IPv6 address that stands for an IPv4 one (RFC 4291 section 2.5.5.2), in its short and long forms. */
const mappedBeginning = /^(?:::|(?:0{1,4}:){5})ffff:(?:0{1,4}:)?(.+)$/i;

/** Strips the port from an address; an IPv4 address written as IPv6 becomes that IPv4 address. */
export function plainAddress(given: string): string {
  const address = withoutPort(given);
  const rest = mappedBeginning.exec(address)?.[1];
  if (rest === undefined || !isIPv6(address)) return address;
  if (isIPv4(rest)) return rest;
  const groups = rest.split(':');
  if (groups.length !== 2) return address;
  const [high = 0, low = 0] = groups.map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whether X-Forwarded-For from this address is trusted; a port is ignored. */
export function trusted(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = plainAddress(given);
    if (isIPv4(address)) return list.check(address, 'ipv4');
    return isIPv6(address) && list.check(address, 'ipv6');
  };
}

/**
 * The caller's address as the application sees it (`request.ip`): the nearest in X-Forwarded-For that is not a trusted
 * proxy's, or else the farthest.
 */
export function clientAddress(networks: readonly string[] | null): (request: IncomingMessage) => string {
  const direct = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
  if (!networks) return direct;
  const isTrusted = trusted(networks);
  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const hops = [direct(request), ...forwarded.map((hop) => hop.trim()).reverse()].filter(Boolean);
    return hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1) ?? '';
  };
}
