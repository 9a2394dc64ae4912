/** Formats a wider network as an address without its last part: 203.0.113.x, and 2001:db8:0:1:… for IPv6. */
export const formatNetwork = (network: string): string =>
  network.includes('.') ? `${network}.x` : `${network}:…`;
