import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The names that TRUST_PROXY takes for networks. */
const namedNetworks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** An address as some proxies write it into X-Forwarded-For, `1.2.3.4:5678` or `[::1]:443`, without its port. */
export function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(address);
  if (bracketed?.[1]) return bracketed[1];
  const [host = '', port, ...more] = address.split(':');
  return port !== undefined && more.length === 0 && isIPv4(host) ? host : address;
}

/** Whether X-Forwarded-For of this address is believed; a port at a proxy's own address makes it no other one. */
export function trusted(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = withoutPort(given);
    if (isIPv4(address)) return list.check(address, 'ipv4');
    return isIPv6(address) && list.check(address, 'ipv6');
  };
}
