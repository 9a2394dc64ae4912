import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAt, press, statusAt } from '../../support/server/buyers';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { bundleNext, bundleReleased } from '../../support/server/next/bundle';
import { runCommand, spawnCommandOf, spawnServer } from '../../support/server/process';

/** Two versions on one database require a database server. */
describe.skipIf(!postgresUrl)('the last release beside the next version', () => {
  let home: ServerHome;
  let bundles: Record<'released' | 'next', string>;
  let env: Record<string, string>;
  /** The servers that run, by the version of each. */
  const running = new Map<
    keyof typeof bundles,
    { server: ReturnType<typeof spawnServer>; address: string }
  >();
  let packageIds: string[] = [];
  let buyers: string[] = [];

  async function start(version: keyof typeof bundles): Promise<void> {
    const server = spawnServer({ ...env, DATA_DIR: `${home.dataDir}-${version}` }, bundles[version]);
    running.set(version, { server, address: await server.ready() });
  }
  async function stop(version: keyof typeof bundles): Promise<void> {
    await running.get(version)?.server.kill('SIGTERM');
    running.delete(version);
  }
  beforeAll(async () => {
    bundles = { released: await bundleReleased(), next: await bundleNext() };
    home = await serverHome();
    env = { ...home.env, SEED_DEMO: 'true' };
    await start('released');
    await home.inDatabase(async (db) => {
      const packages = db.selectFrom('diamondPackages').select('id').where('isActive', '=', true);
      packageIds = (await packages.where('sellFrom', 'is', null).orderBy('id').execute()).map(({ id }) => id);
      const players = db.selectFrom('users').select('email').where('role', '=', 'User');
      const open = players.where('bannedAt', 'is', null).where('eraseAt', 'is', null);
      const verified = open.where('emailVerifiedAt', 'is not', null).orderBy('id').limit(6);
      buyers = (await verified.execute()).map(({ email }) => email);
    });
  });
  afterAll(async () => {
    for (const version of running.keys()) await stop(version);
    await home?.remove();
  });

  let turn = 0;
  /** One sale: begun at one process, paid at the next and watched at the one after it; returns what went wrong. */
  async function sell(): Promise<string[]> {
    turn++;
    const addresses = [...running.values()].map(({ address }) => address);
    const at = (step: number) => addresses[(turn + step) % addresses.length] ?? '';
    const email = buyers[turn % buyers.length] ?? '';
    const begun = await createAt(at(0), email, packageIds[turn % packageIds.length] ?? '');
    const { transactionId = '', paymentUrl = '' } = begun?.body ?? {};
    if (!paymentUrl) return [`create: ${begun?.status} ${begun?.body.message}`];
    if (!(await press(at(1), paymentUrl))) return ['press'];
    const isCredited = async () => (await statusAt(at(2), transactionId)) === 'COMPLETED';
    return vi.waitUntil(isCredited, { timeout: 60_000, interval: 50 }).then(
      () => [],
      () => ['credit'],
    );
  }
  async function work(turns: number): Promise<string[]> {
    const faults: string[] = [];
    for (let n = 0; n < turns; n++) faults.push(...(await sell()));
    return faults;
  }
  const miscounted = () =>
    home.inDatabase(async (db) => {
      const { rows } = await sql`select id from users where purchases <> (
        select count(*) from payments where user_id = users.id and status = 'COMPLETED')`.execute(db);
      return rows.length;
    });

  it('sells on its own schema', async () => {
    expect([buyers.length > 3, packageIds.length > 1]).toEqual([true, true]);
    expect(await work(2)).toEqual([]);
  });

  it('goes on while the next one migrates, counts and builds', async () => {
    const faults: string[] = [];
    const { child, output } = spawnCommandOf(bundles.next, env, 'migrate');
    const ended = once(child, 'close');
    while (child.exitCode === null) faults.push(...(await sell()));
    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('900_next');
    expect(output()).toContain('users_by_purchases');
    expect([faults, await miscounted()]).toEqual([[], 0]);
  });

  it('sells together with it, each payment going through both', async () => {
    await start('next');
    expect(await work(4)).toEqual([]);
  });

  it('starts on its schema, as at a way back, and the next one again after it', async () => {
    await stop('next');
    await stop('released');
    await start('released');
    expect(await work(2)).toEqual([]);
    await start('next');
    await stop('released');
    expect(await work(2)).toEqual([]);
    expect(await miscounted()).toBe(0);
  });

  it('leaves books that agree', async () => {
    expect(await home.inDatabase(moneyProblemsOf)).toEqual([]);
    expect(runCommand(env, 'verify').stdout).toContain('The ledger agrees with every balance and payment');
  });
});
