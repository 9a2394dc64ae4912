import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { buildWorkerApp } from '../../../server/app';
import { kyselyOver, openOwn } from '../../../server/db/open';
import { openPool, poolDialect } from '../../../server/db/postgres';
import { isDatabaseUnavailable } from '../../../server/db/unavailable';
import { type Cable, cableTo } from '../../support/server/cable';
import { postgresUrl } from '../../support/server/database';
import { freePort } from '../../support/server/freePort';
import { type ServerHome, serverHome } from '../../support/server/home';
import { postTo, spawnServer } from '../../support/server/process';
import { buildTestApp } from '../../support/server/testApp';

const onServer = it.skipIf(!postgresUrl);
/** Ends what a test has opened, the last first. */
const endings: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

let home: ServerHome;
beforeAll(async () => {
  if (!postgresUrl) return;
  home = await serverHome({ migrated: true });
  return () => home.remove();
});

/** The database's address through a cable of its own. */
async function overCable(): Promise<{ cable: Cable; through: string }> {
  const laid = await cableTo(home.env.DATABASE_URL ?? '');
  endings.push(() => laid.cable.cut());
  return laid;
}

onServer.each([1, 3])(
  'a pool of %i silent connections gives each up, and answers on new ones',
  async (max) => {
    const { cable, through } = await overCable();
    const pool = openPool(through, () => undefined, { max, deadline: 300 });
    const db = kyselyOver(poolDialect(pool));
    endings.push(() => db.destroy());
    const ask = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(db);
    const all = () => Promise.allSettled(Array.from({ length: max }, ask));
    const pids = async () =>
      new Set((await all()).map((one) => (one.status === 'fulfilled' ? one.value.rows[0]?.pid : one.reason)));
    const before = await pids();
    expect(before.size).toBe(max);
    cable.silence();
    const inside = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
    });
    const begun = performance.now();
    const failed = await Promise.allSettled([...Array.from({ length: max - 1 }, ask), inside]);
    expect(performance.now() - begun).toBeLessThan(1000);
    for (const one of failed) {
      expect(one.status).toBe('rejected');
      if (one.status === 'rejected') expect(isDatabaseUnavailable(one.reason)).toBe(true);
    }
    expect(pool.totalCount).toBe(0);
    const after = await pids();
    expect(after.size).toBe(max);
    for (const pid of after) expect(before).not.toContain(pid);
  },
);

onServer('a statement that only takes long is not cut off where commands and migrations run it', async () => {
  const own = openOwn(home.env.DATABASE_URL ?? '');
  endings.push(() => own.destroy());
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    own,
  );
  expect(rows).toEqual([{ limit: '0' }]);
});

onServer(
  'a process whose connections went silent tells so at once, and serves again within the deadline',
  async () => {
    const { cable, through } = await overCable();
    const port = await freePort();
    const server = spawnServer({ ...home.env, DATABASE_URL: through, METRICS_PORT: String(port) });
    endings.push(() => server.kill('SIGKILL'));
    const address = await server.ready();
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const subscribe = (name: string) =>
      postTo(address, 'newsletter/subscribe', { email: `${name}@example.com` });
    expect((await subscribe('before'))?.status).toBe(200);
    expect(await metrics()).toMatch(/^outline_database_up 1$/m);
    cable.silence();
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    const asked = [
      metrics(),
      fetch(`${address}/api/ready`).then(({ status }) => status),
      subscribe('meanwhile'),
    ];
    expect(await asked[1]).toBe(503);
    expect(await asked[0]).toMatch(/^outline_database_up 0$/m);
    expect(seconds()).toBeLessThan(8);
    expect((await fetch(`${address}/api/live`)).status).toBe(200);
    await expect
      .poll(async () => (await subscribe('after'))?.status, { timeout: 40_000, interval: 500 })
      .toBe(200);
    expect(seconds()).toBeLessThan(32);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    expect(await metrics()).toMatch(/^outline_database_up 1$/m);
    // The worker continues: the mail of the last subscriber leaves.
    const left = () =>
      home.inDatabase((db) => db.selectFrom('outbox').select('id').where('sentAt', 'is', null).execute());
    await expect.poll(left, { timeout: 30_000, interval: 500 }).toEqual([]);
    await Promise.allSettled(asked);
  },
  120_000,
);

it('a process is restarted only when others reach the database that it has not reached for minutes', async () => {
  const server = await buildTestApp();
  endings.push(() => server.close());
  const live = async (unread: number, isReached: boolean) => {
    const watch = {
      state: server.deps.watch?.state as never,
      readAt: performance.now() - unread * 1000,
      answersAnew: async () => isReached,
    };
    const app = await buildWorkerApp({ ...server.deps, watch });
    return (await app.inject('/api/live').finally(() => app.close())).statusCode;
  };
  for (const isReached of [true, false]) {
    expect(await live(170, isReached)).toBe(200);
    expect(await live(190, isReached)).toBe(isReached ? 503 : 200);
  }
});
