import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { seconds } from '../platform/clock';

const patience = seconds(10);

/**
 * When the certificate that a site shows ends, in seconds since 1970; NaN when nobody responds. Whether it is valid is for
 * browsers to say: an own authority's is read too.
 */
export async function certificateEnd({ hostname, port }: URL): Promise<number> {
  const name = isIP(hostname) === 0 && { servername: hostname };
  const socket = connect({ host: hostname, port: Number(port || 443), rejectUnauthorized: false, ...name });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    return Date.parse(socket.getPeerCertificate().valid_to) / 1000;
  } catch {
    return Number.NaN;
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}
