import { createServer, type Server } from 'node:http';
import type { Db } from '../../db/tables';
import { SettingError } from '../../platform/settings';
import { thrown } from '../../platform/thrown';
import { watchDatabase } from './database';
import type { Metrics } from './metrics';

const inUse = 'is in use by another program';

/** Serves /metrics on a separate port, so that it is not reachable from the site. */
export function serveMetrics(
  metrics: Metrics,
  db: Db,
  { host, port, hasSandbox }: { host: string; port: number; hasSandbox: boolean },
): Promise<Server> {
  const refresh = watchDatabase(metrics, db, hasSandbox);
  const { registry } = metrics;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = refresh().then(() => registry.metrics());
    text.then(
      (body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(thrown(error).code === 'EADDRINUSE' ? new SettingError('METRICS_PORT', inUse) : error),
    );
    server.listen(port, host, () => resolve(server));
  });
}
