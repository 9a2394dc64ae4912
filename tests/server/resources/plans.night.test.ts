import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresUrl } from '../../support/server/database';
import { filledDatabase } from '../../support/server/filledDatabase';
import { faultsOf, largeTables, recordStatements, type Sent, timeOf } from '../../support/server/plans';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { tourBackground, tourExports, tourLists, tourPlayer } from '../../support/server/tour';

/** A hundred thousand players in an ordinary run; `npm run test:million` uses a million and measures times. */
const users = Number(process.env.PLAYERS ?? 100_000);
/** Milliseconds at the database, warm and alone; only `npm run test:million` measures. */
const slowest = process.env.PLAYERS ? 50 : null;
const filling = 3_600_000;

/** Statements that may read a large table without an index or a limit, and why. */
const allowed: Array<[RegExp, string]> = [
  [/^select count\(\*\) as exported from/, 'an export counts what it sends'],
  [
    /^select count\(\*\) as (count|total) from \( select 1 from (users|payments|audits) where .* limit \$\d+ ?\) as counted$/,
    'ends at the ten thousandth match',
  ],
  [
    /^(with listed as materialized|select status, currency, count\(\*\) as payments)/,
    'ends at the ten thousandth match, or passes each payment once (resources/queries.night.test.ts)',
  ],
  [
    /^select min\(created_at\) as first, .* from payments where settled_at - created_at not between/,
    'few ended late',
  ],
];
/** Statements that may take longer than the others, in milliseconds, and why. */
const slower: Array<[by: RegExp, sql: RegExp, most: number, why: string]> = [
  [/^export /, /^select count\(\*\) as exported/, 5000, 'an export counts what it sends'],
  [/PageSize=10000$/, /^select "id"/, 500, 'the specified call returns ten thousand rows'],
  [
    /9975.*9999/,
    /^select payments\.id/,
    200,
    'the last page under a filter that the index of the sort lacks',
  ],
  [
    /FirstPaidFrom.*Page=400$/,
    /^select "id"/,
    100,
    'looks up the newest ten thousand first payers to sort them in another order',
  ],
  [
    /^GET admin\/transactions(\/summary)?\?.*amount_gte/,
    /^(with listed|select status)/,
    500,
    'a range of amounts has no index of its own: passes each payment once (docs/scaling.md)',
  ],
  [/^GET admin\/closing\/2/, /^/, 1000, 'goes through each movement of a day'],
  [/^(tables|expiry|days)$/, /^/, 1000, 'a batch of the work beside the requests'],
];
const limitOf = ({ by, sql }: Sent, usual: number) =>
  slower.find(([who, what]) => who.test(by) && what.test(line(sql)))?.[2] ?? usual;
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

// This is about PostgreSQL's planner; the embedded database is for small shops.
describe.runIf(postgresUrl)('a large shop', () => {
  let server: TestApp;
  let statements: Sent[] = [];
  let large: string[] = [];
  let recorded: ReturnType<typeof recordStatements>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { address, drop } = await filledDatabase(users);
    recorded = recordStatements(address);
    large = await largeTables(recorded.pool, users / 10);
    server = await buildTestApp({
      database: {
        db: recorded.db,
        close: async () => {
          await recorded.db.destroy();
          await drop();
        },
      },
    });
    close = server.close;
    const { token } = await server.makeAdmin();
    const by = (name: string) => {
      recorded.recorder.by = name;
    };
    await tourLists(server, token, by);
    await tourExports(server, token, by);
    await tourBackground(server, by);
    await tourPlayer(server, token, by);
    by('');
    statements = recorded.statements();
  }, filling);
  afterAll(() => close?.());

  it('has large tables of every kind, and statements of every part', () => {
    expect(large).toEqual(
      expect.arrayContaining([
        'audits',
        'movements',
        'outbox',
        'payments',
        'sessions',
        'users',
        'wallet_entries',
      ]),
    );
    expect(new Set(statements.map(({ by }) => by.split(/[ ?]/, 2).join(' '))).size).toBeGreaterThan(30);
  });

  it('is never read from end to end, nor in part without a limit', async () => {
    const faults: string[] = [];
    for (const statement of statements) {
      if (allowed.some(([pattern]) => pattern.test(line(statement.sql)))) continue;
      for (const fault of await faultsOf(recorded.pool, statement, large, users / 10))
        faults.push(
          `${fault}: ${statement.by}: ${line(statement.sql)} ${JSON.stringify(statement.parameters)}`,
        );
    }
    expect(faults).toEqual([]);
  });

  it('finds the older players too by a text that only the newest have in common', async () => {
    const { token } = await server.makeAdmin();
    const { body } = await server.get('admin/user/get-all?Search=player97', { token });
    const { rows } = await recorded.pool.query("select id from users where email like '%player97%'");
    expect(body.totalUsers).toBe(Math.min(1000, rows.length));
    expect(body.isMore).toBe(rows.length > 1000);
  });

  it.runIf(slowest)('answers every statement within the limit', { timeout: filling }, async () => {
    const slow: string[] = [];
    for (const statement of statements) {
      const time = await timeOf(recorded.pool, statement);
      if (time === null) continue;
      const said = `${time.toFixed(1).padStart(8)} ms  ${statement.by}  ${line(statement.sql).slice(0, 160)}`;
      process.stdout.write(`${said}\n`);
      if (time > limitOf(statement, slowest ?? 0)) slow.push(said);
    }
    expect(slow).toEqual([]);
  });
});
