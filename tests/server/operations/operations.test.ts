import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { kyselyOver } from '../../../server/db/open';
import { openPool, poolDialect } from '../../../server/db/postgres';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { serveMetrics } from '../../../server/operations/metrics/serve';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

it('returns 503 with Retry-After while the database is down, without details', async () => {
  const db = kyselyOver(poolDialect(openPool('postgres://nobody@127.0.0.1:9/none', () => undefined)));
  const app = await buildApp({ ...server.deps, db });
  for (const url of ['/api/health', '/api/user/payment/packages', '/api/user/search?query=minh']) {
    const answer = await app.inject({ url, headers: { 'accept-language': 'en' } });
    expect([url, answer.statusCode]).toEqual([url, 503]);
    expect(answer.json()).toEqual({ message: 'The server is busy. Please try again shortly.' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await app.close();
  await db.destroy();
});

it('counts responses by route and reports queue lengths, on a separate port', async () => {
  const metrics = new Metrics();
  const app = await buildApp({ ...server.deps, metrics });
  await app.inject('/api/health');
  await app.inject('/api/user/search?query=secret@example.com');
  const listener = await serveMetrics(metrics, server.db, { host: '127.0.0.1', port: 0, hasSandbox: true });
  const { port } = listener.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('outline_requests_total{method="GET",route="/api/health",status="200"} 1');
  expect(text).toContain('outline_request_seconds_bucket{le="+Inf",route="/api/health"} 1');
  expect(text).toContain('outline_mails_waiting 0');
  expect(text).toContain('outline_database_up 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('secret@example.com');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  listener.close();
  await app.close();
});

it('gives every response a request id, and accepts none from outside', async () => {
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

it.each([
  ['no HTTP', 'NONSENSE\r\n\r\n', 400, 'Yêu cầu không đọc được.'],
  [
    'too long a header',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    431,
    'Dữ liệu gửi lên quá lớn.',
  ],
  [
    'too long an address',
    `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    431,
    'Dữ liệu gửi lên quá lớn.',
  ],
])('refuses %s in the common error format, with a request id', async (_what, sent, status, message) => {
  const self = new URL(server.deps.address.self || (await server.listen()));
  const reply = await new Promise<string>((resolve) => {
    let read = '';
    const socket = connect(Number(self.port), self.hostname, () => socket.write(sent));
    socket.on('error', () => undefined);
    socket.on('data', (part) => (read += String(part)));
    socket.on('close', () => resolve(read));
  });
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/);
  expect(JSON.parse(body)).toEqual({ message });
  expect((await fetch(`${self.origin}/api/health`)).status).toBe(200);
});

/** Requests a path unchanged; a browser and `inject` would normalize it. */
async function getAsItIs(path: string) {
  const { hostname, port } = new URL(server.deps.address.self || (await server.listen()));
  const [answer] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer), id: answer.headers['x-request-id'] };
}

it('uses the common error format below the routes too, with a request id', async () => {
  const refused: Array<[string, number]> = [
    ['/api/docs/static/../../x', 403],
    ['/api/docs/static/%2e%2e/%2e%2e/x', 403],
    ['/api/docs/none', 404],
    ['/%E0%A4%A', 400],
    [`/images/${'x'.repeat(300)}`, 414],
  ];
  for (const [url, status] of refused) {
    const answer = await getAsItIs(url);
    expect([url, answer.status, Object.keys(JSON.parse(answer.body))]).toEqual([url, status, ['message']]);
    expect([url, answer.id]).toEqual([url, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  }
});

it('exposes the request id, Retry-After and a list’s length to pages of the site', async () => {
  const answer = await server.get('health', { headers: { origin: server.deps.address.public } });
  expect(answer.headers['access-control-expose-headers']).toBe(
    'x-request-id, retry-after, content-range, x-history-entry',
  );
});
