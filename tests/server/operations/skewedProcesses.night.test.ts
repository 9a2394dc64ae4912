import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLimits } from '../../../server/http/limits/limitTable';
import { hours, minutes } from '../../../server/platform/clock';
import { eventually } from '../../support/eventually';
import { buyerOf, createAt, makeBuyers } from '../../support/server/buyers';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { postTo, spawnServer } from '../../support/server/process';
import { shiftedClock } from '../../support/server/shiftedClock';

/** Needs two separate processes, which an embedded database cannot serve. */
describe.skipIf(!postgresUrl)('two processes whose clocks are two hours apart', () => {
  let home: ServerHome;
  let packageId: string;
  const servers: Array<ReturnType<typeof spawnServer>> = [];
  let addresses: string[];
  /** With the role `web` it only serves requests, so that the test decides when background work begins. */
  const start = (ahead: number, role: 'web' | 'both') => {
    const dataDir = `${home.dataDir}-${servers.length}`;
    const server = spawnServer({ ...home.env, ...shiftedClock(ahead), ROLE: role, DATA_DIR: dataDir });
    servers.push(server);
    return server.ready();
  };
  beforeAll(async () => {
    home = await serverHome({ migrated: true });
    packageId = await home.inDatabase((db) => makeBuyers(db, 12));
    addresses = await Promise.all([start(hours(1), 'web'), start(-hours(1), 'web')]);
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGTERM');
    await home?.remove();
  });

  /** How many concurrent wrong passwords, sent to each process in turn, are compared; the others are refused. */
  const burst = async (email: string): Promise<number> => {
    const guesses = Array.from({ length: 60 }, (_, n) =>
      postTo(addresses[n % addresses.length] ?? '', 'user/auth/login', {
        email,
        password: `a wrong guess ${n}`,
      }),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    return statuses.filter((status) => status === 401).length;
  };

  it('go by the clock of the database, and so do their payments', async () => {
    const [ahead, behind] = await Promise.all(
      addresses.map(
        async (address, n) => (await createAt(address, buyerOf(n), packageId))?.body.expiresAt ?? '',
      ),
    );
    const apart = Date.parse(ahead ?? '') - Date.parse(behind ?? '');
    expect(Math.abs(apart)).toBeLessThan(minutes(1));
    expect(Math.abs(Date.parse(ahead ?? '') - Date.now() - minutes(15))).toBeLessThan(minutes(1));
  });

  it('compare exactly as many guesses as one would, in every burst', async () => {
    for (let n = 0; n < 10; n++)
      expect([n, await burst(buyerOf(n))]).toEqual([n, accountLimits.signInWrong.most]);
    for (let n = 0; n < 10; n++) expect([n, await burst(buyerOf(n))]).toEqual([n, 0]);
  });

  it('give no second round when the one ahead sweeps windows that are not over', async () => {
    const email = buyerOf(10);
    expect(await burst(email)).toBe(accountLimits.signInWrong.most);
    await home.inDatabase((db) =>
      sql`insert into rate_limits (key, count, resets_at) values ('over', 1, now() - interval '1 day')`.execute(
        db,
      ),
    );
    addresses.push(await start(hours(1), 'both'));
    await eventually(async () => {
      const over = await home.inDatabase((db) =>
        db.selectFrom('rateLimits').select('key').where('key', '=', 'over').execute(),
      );
      expect(over).toEqual([]);
    });
    expect(await burst(email)).toBe(0);
  });
});
