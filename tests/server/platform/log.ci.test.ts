import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { serverLog } from '../../../server/platform/log';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

function record() {
  const lines: string[] = [];
  const log = serverLog('debug', { write: (line) => void lines.push(line) });
  return { log, lines };
}

it.each([
  'duplicate key value: Key (lower(email))=(minh@example.com) already exists',
  'recipient "Minh" <minh@example.com> refused',
  'Mailbox unavailable: minh.nguyen+x@mail.example.vn;',
  'invalid value "a@b"',
])('quotes no e-mail address of an error: %s', (message) => {
  const { log, lines } = record();
  log.error({ err: new Error(message, { cause: new Error(message) }) }, 'failed');
  expect(lines.join('')).toContain('[e-mail]');
  expect(lines.join('')).not.toMatch(/[^/]@/);
});

it('leaves the paths of a stack alone', () => {
  const { log, lines } = record();
  const err = new Error('broken');
  err.stack = 'Error: broken\n    at run (file:///app/node_modules/@electric-sql/pglite/index.js:1:2)';
  log.error({ err }, 'failed');
  expect(lines.join('')).toContain('/@electric-sql/pglite/index.js');
});

it('names nobody in the lines of a request, and carries its id', async () => {
  const { log, lines } = record();
  const app = await buildApp({ ...server.deps, logger: log });
  const player = await server.makeUser();
  const call = (payload: object) => app.inject({ method: 'POST', url: '/api/user/auth/login', payload });
  const answers = [
    await call({ email: player.email, password }),
    await call({ email: player.email, password: 'not-the-password' }),
    await app.inject(`/api/user/search?query=${player.email}`),
    await app.inject(`/api/user/payment/pending?email=${player.email}`),
    await app.inject(`/no-such-page/${player.email}`),
  ];
  await app.close();
  expect(lines.length).toBeGreaterThanOrEqual(answers.length);
  expect(lines.filter((line) => line.includes('@') || line.includes(player.email))).toEqual([]);
  for (const { headers } of answers) expect(lines.join('')).toContain(String(headers['x-request-id']));
});

it('keeps the request id of a trusted proxy only', async () => {
  const idOf = async (trustProxy: string[] | null, given: string) => {
    const app = await buildApp({ ...server.deps, config: { ...server.deps.config, trustProxy } });
    const { headers } = await app.inject({ url: '/api/live', headers: { 'x-request-id': given } });
    await app.close();
    return headers['x-request-id'];
  };
  expect(await idOf(['loopback'], 'from-the-proxy-1')).toBe('from-the-proxy-1');
  expect(await idOf(['10.0.0.0/8'], 'from-the-proxy-1')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf(null, 'from-the-proxy-1')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf(['loopback'], 'short')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf(['loopback'], 'x\\"} {"forged":1')).toMatch(/^[0-9a-f-]{36}$/);
});
