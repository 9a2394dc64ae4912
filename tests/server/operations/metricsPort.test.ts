import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { serveMetrics } from '../../../server/operations/metrics/serve';
import { testDatabase } from '../../support/server/database';

it('a taken METRICS_PORT is named, and not the port of the site', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const database = await testDatabase();
  const serve = () =>
    serveMetrics(new Metrics('1'), database.db, { host: '127.0.0.1', port, hasSandbox: false });
  await expect(serve()).rejects.toThrow('METRICS_PORT is in use by another program');
  other.close();
  await once(other, 'close');
  const served = await serve();
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  served.close();
  await database.close();
});
