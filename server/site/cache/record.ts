import type { IncomingMessage } from 'node:http';
import { apiBase } from '../../../contract/addresses';
import type { Dependencies } from '../../dependencies';
import { clientAddress } from '../../http/proxies';

interface Served {
  id: string;
  route: string;
  status: number;
  ms: number;
}

/**
 * Counts and logs a cached response as the application does its own (http/requestLog.ts). The time is measured until the
 * response is handed over, not until the caller has received it.
 */
export function recorder({ config, logger, metrics }: Pick<Dependencies, 'config' | 'logger' | 'metrics'>) {
  const addressOf = clientAddress(config.trustProxy);
  // These lines contain nothing to redact, and searching them takes as long as everything else together.
  const log = logger ? logger.child({}, { redact: [] }) : null;
  return (request: IncomingMessage, { id, route, status, ms }: Served): void => {
    const method = request.method ?? '';
    metrics?.observe(method, route, status, ms);
    // The site's static files and pictures are logged at level `debug`.
    if (!log || !route.startsWith(apiBase)) return;
    log.info({ reqId: id, method, route, status, ms: Math.round(ms), ip: addressOf(request) }, 'request');
  };
}
