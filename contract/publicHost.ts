/** Names and addresses reachable only from this machine or network (RFC 1918, 3927, 4193, 6761, 6762). */
const privateHost =
  /^((127|10)(\.\d+){3}|(192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.\d+){2}|\[(::1|f[cd]|fe80).*|.+\.(localhost|local|internal|test|example|invalid))$/i;

/** Whether a site at this address is reachable from the internet: by https, and by neither one word nor a private name. */
export const isPublicAddress = ({ protocol, hostname }: { protocol: string; hostname: string }): boolean =>
  protocol === 'https:' && /^\[|\./.test(hostname) && !privateHost.test(hostname);
