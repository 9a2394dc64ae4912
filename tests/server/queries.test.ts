import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate';
import { kyselyOver } from '../../server/db/open';
import { openPool, poolDialect } from '../../server/db/postgres';
import { readListed } from '../../server/transactions/filters';
import { listTransactions } from '../../server/transactions/list';
import { type Asked, combinationsOf, paymentQueries } from '../support/server/combinations';
import { createDatabase, postgresUrl } from '../support/server/database';
import { fill } from '../support/server/fill';
import { largeTables, recordStatements, type Waste, wasteOf } from '../support/server/plans';

/** An ordinary run takes a part of the combinations over a small shop; `npm run test:million` all over a large one. */
const isMillion = Boolean(process.env.PLAYERS);
const users = Number(process.env.PLAYERS ?? 15_000);
const filling = 3_600_000;

/** What a statement may read in vain: in proportion to what it shows, or has to look at to know how many there are. */
const mayFetch = ({ used }: Waste) => 1000 + 4 * used;
const mayWalk = 500_000;
/** Milliseconds at the database, warm. */
const slowest = 50;

/** Statements that may read more, and why. */
const allowed: Array<[by: RegExp, why: string]> = [
  [/^users .*"Search"/, 'looks among the newest fifty thousand for a text that many have'],
];

const lines = (texts: string[]) => texts.join('\n');

describe.runIf(postgresUrl)('any combination of filters and sorts', () => {
  let recorded: ReturnType<typeof recordStatements>;
  let asked: Asked[] = [];
  let large: string[] = [];
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createDatabase(postgresUrl ?? '');
    const owner = kyselyOver(
      poolDialect(openPool(database.address, () => undefined, { max: 2, timeouts: false })),
    );
    await migrate(owner);
    await fill(owner, { users, payments: 2 * users, unlogged: true });
    await owner.destroy();
    recorded = recordStatements(database.address);
    drop = database.drop;
    large = await largeTables(recorded.pool, users / 2);
    const all = await combinationsOf(recorded.db);
    asked = isMillion ? all : all.filter((_, n) => n % 7 === 0);
  }, filling);
  afterAll(async () => {
    await recorded.db.destroy();
    await drop();
  });

  it('reads little in vain, and no large table from end to end', { timeout: filling }, async () => {
    const faults: string[] = [];
    for (const { name, run } of asked) {
      recorded.recorder.by = name;
      recorded.forget();
      await run(recorded.db);
      recorded.recorder.by = '';
      for (const statement of recorded.statements()) {
        const waste = await wasteOf(recorded.pool, statement, large);
        const { fetched, walked, scanned } = waste;
        if (allowed.some(([pattern]) => pattern.test(name))) continue;
        const most = mayFetch(waste);
        if (fetched <= most && scanned <= most && walked <= mayWalk) continue;
        faults.push(`${name}: ${JSON.stringify(waste)} ${statement.sql.replace(/\s+/g, ' ').slice(0, 150)}`);
      }
    }
    expect(asked.length).toBeGreaterThan(1000);
    expect(lines(faults)).toBe('');
  });

  it('finds what a plain query finds', { timeout: filling }, async () => {
    const differing: string[] = [];
    const queries = (await paymentQueries(recorded.db)).filter((_, n) => n % (isMillion ? 97 : 7) === 0);
    for (const asked of queries) {
      const query = await readListed(recorded.db, asked, { staffRoles: ['owner'] });
      const { transactions, total } = await listTransactions(
        recorded.db,
        query,
        { staffRoles: ['owner'] },
        new Date(),
      );
      const direction = sql.raw(query.sort.direction);
      const column = query.sort.column === 'amount' ? sql`currency ${direction}, amount` : sql`created_at`;
      const { rows } = await sql<{ id: string }>`select id from payments where ${query.where}
        order by ${column} ${direction}, id ${direction} limit 25 offset ${query.from}`.execute(recorded.db);
      const { rows: counts } = await sql<{ count: number }>`select least(count(*), 10001) as count
        from payments where ${query.where}`.execute(recorded.db);
      const found = JSON.stringify([transactions.map(({ id }) => id), total]);
      if (found !== JSON.stringify([rows.map(({ id }) => id), counts[0]?.count]))
        differing.push(JSON.stringify(asked));
    }
    expect(queries.length).toBeGreaterThan(30);
    expect(lines(differing)).toBe('');
  });

  it.runIf(isMillion)('answers within the limit, or is named', { timeout: filling }, async () => {
    const slow: string[] = [];
    for (const { name, run } of asked) {
      await run(recorded.db);
      const began = performance.now();
      await run(recorded.db);
      const time = performance.now() - began;
      if (time > slowest) slow.push(`${time.toFixed(0).padStart(6)} ms ${name}`);
    }
    process.stdout.write(
      `${lines(slow.sort().reverse())}\n${slow.length} of ${asked.length} over ${slowest} ms\n`,
    );
    // Two in a hundred, all of them named in docs/scaling.md.
    expect(slow.length).toBeLessThan(asked.length / 50);
  });
});
