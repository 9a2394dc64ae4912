import { readFileSync, statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateEnd } from '../../../server/operations/certificate';
import { startedMetrics } from '../../support/alerts/scenario';

const pem = readFileSync('tests/support/alerts/certificate.pem', 'utf8');
let site: Server;
beforeAll(
  () =>
    new Promise<void>((done) => {
      site = createServer({ key: pem, cert: pem }, (socket) => socket.end()).listen(0, '127.0.0.1', done);
    }),
);
afterAll(() => void site.close());
const port = () => (site.address() as AddressInfo).port;

it.each(['localhost', '127.0.0.1'])(
  'reads when the certificate of %s ends, whoever signed it',
  async (host) => {
    const end = await certificateEnd(new URL(`https://${host}:${port()}`));
    expect(new Date(end * 1000).toISOString()).toBe('2036-11-26T15:47:59.000Z');
  },
);

it('knows nothing of a site that does not respond', async () => {
  expect(await certificateEnd(new URL('https://127.0.0.1:9'))).toBeNaN();
});

it('shows the free share of the disk of the data, as the system counts it for the server', async () => {
  const { bavail, blocks } = statfsSync('.');
  const gauge = await startedMetrics('web').registry.getSingleMetric('outline_disk_free_ratio')?.get();
  expect(gauge?.values[0]?.value).toBeCloseTo(bavail / blocks, 2);
});
