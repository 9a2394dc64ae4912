import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { kyselyOver } from '../../server/db/open';
import { openPool, poolDialect } from '../../server/db/postgres';
import { Metrics, serveMetrics } from '../../server/metrics';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

it('answers 503 with Retry-After while the database is away, and tells nothing of it', async () => {
  const db = kyselyOver(poolDialect(openPool('postgres://nobody@127.0.0.1:9/none', () => undefined)));
  const app = await buildApp({ ...server.parts, db });
  for (const url of ['/api/health', '/api/user/payment/packages', '/api/user/search?query=minh']) {
    const answer = await app.inject({ url, headers: { 'accept-language': 'en' } });
    expect([url, answer.statusCode]).toEqual([url, 503]);
    expect(answer.json()).toEqual({ message: 'The server is busy. Please try again shortly.' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await app.close();
  await db.destroy();
});

it('counts answers by route and shows what waits, on a port of its own', async () => {
  const metrics = new Metrics();
  const app = await buildApp({ ...server.parts, metrics });
  await app.inject('/api/health');
  await app.inject('/api/user/search?query=secret@example.com');
  const listener = await serveMetrics(metrics, server.db, '127.0.0.1', 0);
  const { port } = listener.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('outline_requests_total{method="GET",route="/api/health",status="200"} 1');
  expect(text).toContain('outline_request_seconds_bucket{route="/api/health",le="+Inf"} 1');
  expect(text).toContain('outline_mails_waiting 0');
  expect(text).not.toContain('secret@example.com');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  listener.close();
  await app.close();
});

it('gives every answer a request id, and takes none from outside', async () => {
  const answer = await server.get('health', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('refuses a body that is too large, a wrong media type and an unknown method', async () => {
  const large = await server.post('user/auth/login', { email: 'x'.repeat(70_000), password: 'x' });
  expect([large.status, large.body]).toEqual([413, { message: 'The request is too large.' }]);
  const xml = await server.post('user/auth/login', '<a/>', {
    headers: { 'content-type': 'application/xml' },
  });
  expect([xml.status, xml.body]).toEqual([415, { message: 'This media type is not supported.' }]);
  expect((await server.call('DELETE', 'user/auth/login')).status).toBe(404);
});

it('survives requests that are no HTTP', async () => {
  const self = new URL(await server.listen());
  const reply = await new Promise<string>((resolve) => {
    const socket = connect(Number(self.port), self.hostname, () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', (part) => resolve(String(part)));
  });
  expect(reply).toContain('400');
  expect((await fetch(`${self.origin}/api/health`)).status).toBe(200);
});
