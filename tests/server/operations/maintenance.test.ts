import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { startWork } from '../../../server/boot/work';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { readState, setFrozen, setMaintenance } from '../../../server/operations/state';
import { watchState } from '../../../server/operations/watch';
import { seconds } from '../../../server/platform/clock';
import { openState } from '../../support/server/openState';
import { Pauses } from '../../support/server/pauses';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let siteDir: string;
const state = openState();
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'outline-site-'));
  await mkdir(join(siteDir, 'vi'));
  await writeFile(join(siteDir, 'index.html'), '<!doctype html><title>home</title>');
  await writeFile(join(siteDir, 'vi', 'app.html'), '<!doctype html><title>app</title>');
  await writeFile(join(siteDir, 'some.js'), '1');
  server = await buildTestApp({ siteDir, watch: { state, readAt: 0 } });
});
afterAll(async () => {
  await server.close();
  await rm(siteDir, { recursive: true });
});

describe('in maintenance', () => {
  beforeEach(() => {
    state.maintenance = true;
  });
  afterEach(() => {
    state.maintenance = false;
  });
  const closed = { message: 'The site is down for maintenance. Please come back in a few minutes.' };

  it('closes what players use, and says when to come back', async () => {
    state.maintenance = false;
    const player = await server.makePlayer();
    state.maintenance = true;
    const calls = [
      server.get('user/payment/packages'),
      server.get('user/search?query=minh'),
      server.post('user/payment/create', { email: player.email, packageId: 'x' }),
      server.get('user/profile/me', { token: player.token }),
      server.post('user/auth/login', { email: player.email, password }),
      server.post('user/auth/register', {}),
    ];
    for (const { status, body, headers } of await Promise.all(calls)) {
      expect([status, body, headers['retry-after']]).toEqual([503, closed, '60']);
    }
  });

  it('shows every public address one page, in the language of the cookie, and leaves files alone', async () => {
    const vi = await server.get('/shops');
    expect([vi.status, vi.headers['retry-after'], vi.headers['cache-control']]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    expect(vi.body).toContain('Outline đang bảo trì');
    const en = await server.get('/', { headers: { cookie: 'lang=en' } });
    expect(en.body).toContain('Outline is down for maintenance');
    expect((await server.get('/some.js')).status).toBe(200);
  });

  it('keeps open: health, staff, their pages and their sign-in', async () => {
    state.maintenance = false;
    const { email } = await server.makeUser({ role: 'Admin' });
    state.maintenance = true;
    const signedIn = await server.post('user/auth/login', { email, password });
    expect(signedIn.status).toBe(200);
    const token = signedIn.body.accessToken;
    const calls = ['health', 'live', 'ready', 'user/profile/me', 'admin/user/get-all?Page=1&PageSize=10'];
    for (const path of calls) expect([path, (await server.get(path, { token })).status]).toEqual([path, 200]);
    const { refreshToken } = signedIn.body;
    expect((await server.post('user/auth/refresh-token', { refreshToken })).status).toBe(200);
    for (const page of ['/login', '/admin', '/admin/usermanager', '/auth/google/callback?error=x']) {
      expect([page, (await server.get(page)).status]).toEqual([page, 200]);
    }
  });

  it('credits a payment that was under way, and tells its state', async () => {
    state.maintenance = false;
    const { id } = await openPayment(server);
    state.maintenance = true;
    expect((await notifySandbox(server, id, { status: 'PAID', reference: 'ref' })).status).toBe(200);
    expect((await server.get(`user/payment/status/${id}`)).body.status).toBe('COMPLETED');
  });
});

it('reaches every process within seconds, and goes on while the database is away', async () => {
  const pauses = new Pauses();
  const watch = await watchState({ db: server.db, replica: null }, () => undefined, pauses.pause);
  for (const isClosed of [true, false]) {
    await pauses.waitFor(1);
    await setMaintenance(server.db, isClosed);
    pauses.pass(seconds(1));
    await pauses.waitFor(1);
    expect(watch.state.maintenance).toBe(isClosed);
  }
  await watch.stop();
});

it('does no background work on a copy that is frozen', async () => {
  await setFrozen(server.db, true);
  const frozen = { state: await readState(server.db) };
  const metrics = new Metrics();
  const errors: unknown[] = [];
  const { deps } = server;
  const sent: string[] = [];
  const transport = {
    description: 'a list',
    send: async ({ to }: { to: string }) => void sent.push(to),
    close: () => undefined,
  };
  await server.post('user/auth/register', {
    userName: 'frozen',
    email: 'frozen@example.com',
    password,
    firstName: 'Băng',
    lastName: 'Giá',
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const work = startWork({ ...deps, transport, metrics, watch: frozen, log } as never, (error) =>
    errors.push(error),
  );
  work.begin();
  // Each part runs once at the start; a second look after waking proves that it ran and did nothing.
  work.wake('mail');
  await work.stop();
  expect([sent, errors]).toEqual([[], []]);
  expect(await metrics.registry.metrics()).not.toMatch(/outline_background_runs_total\{.*\} [1-9]/);
  frozen.state = { ...frozen.state, frozen: false };
  await setFrozen(server.db, false);
  const thawed = startWork({ ...deps, transport, metrics, watch: frozen, log } as never, (error) =>
    errors.push(error),
  );
  thawed.begin();
  await expect.poll(() => sent).toContain('frozen@example.com');
  await thawed.stop();
});

it('is not ready from the moment it begins to stop, while it still serves', async () => {
  const stopping = new AbortController();
  const app = await buildApp({ ...server.deps, stopping: stopping.signal });
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
  stopping.abort();
  expect((await app.inject('/api/ready')).statusCode).toBe(503);
  expect((await app.inject('/api/live')).statusCode).toBe(200);
  expect((await app.inject('/api/user/payment/packages')).statusCode).toBe(200);
  await app.close();
});
