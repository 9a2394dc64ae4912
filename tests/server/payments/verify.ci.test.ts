import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/db/open';
import { moneyProblems } from '../../../server/payments/verify/moneyProblems';
import { makeBuyers } from '../../support/server/buyers';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnServer } from '../../support/server/process';
import { makeStorm, payosEnv, storePayments } from '../../support/server/storm';

let home: ServerHome;
let database: OpenDatabase;
beforeAll(async () => {
  home = await serverHome({ migrated: true });
  const storm = await home.inDatabase(async (db) => {
    const packageId = await makeBuyers(db, 5);
    const players = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
    return makeStorm(await storePayments(db, players, packageId, 24));
  });
  const server = spawnServer({ ...home.env, ...payosEnv });
  const address = await server.ready();
  for (const { body } of storm) {
    await fetch(`${address}/api/user/payment/webhook/payos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  await server.kill('SIGTERM');
  const { dataDir, env } = home;
  database = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL ?? null }, () => undefined);
});
afterAll(async () => {
  await database.close();
  await home.remove();
});

async function problems(batch?: number): Promise<string[]> {
  const found: string[] = [];
  for await (const problem of moneyProblems(database.db, { batch })) found.push(problem);
  return found;
}

it('finds nothing wrong with what the server wrote, whatever the size of a batch', async () => {
  const paid = await database.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'COMPLETED')
    .execute();
  expect(paid.length).toBeGreaterThan(10);
  for (const batch of [1, 7, 2000]) expect(await problems(batch)).toEqual([]);
});

const completed = sql`(select id from payments where status = 'COMPLETED' order by id limit 1)`;
const movement = sql`(select id from movements where case_id is null order by id limit 1)`;
const damages: ReadonlyArray<
  readonly [what: string, damage: RawBuilder<unknown>, repair: RawBuilder<unknown>, found: RegExp[]]
> = [
  [
    'a balance',
    sql`update users set diamonds = diamonds + 1 where id = (select min(id::text)::uuid from users)`,
    sql`update users set diamonds = diamonds - 1 where id = (select min(id::text)::uuid from users)`,
    [/^diamonds of \S+: balance \d+, entries \d+$/],
  ],
  [
    'a debt',
    sql`update users set debt = debt + 3 where id = (select max(id::text)::uuid from users)`,
    sql`update users set debt = debt - 3 where id = (select max(id::text)::uuid from users)`,
    [/^debt of \S+: balance 3, entries 0$/],
  ],
  [
    'what a payment should have credited',
    sql`update payments set diamonds = diamonds + 1 where id = ${completed}`,
    sql`update payments set diamonds = diamonds - 1 where id = ${completed}`,
    [/^payment \S+ is COMPLETED with 10 of 11 diamonds credited$/],
  ],
  [
    'the price of a completed payment',
    sql`update payments set amount = amount + 1 where id = ${completed}`,
    sql`update payments set amount = amount - 1 where id = ${completed}`,
    [/^payment \S+ is not paid exactly$/, /^the figure "paid \S+ VND" is /],
  ],
  [
    'the currency of a transfer',
    sql`update movements set currency = 'USD' where id = ${movement}`,
    sql`update movements set currency = 'VND' where id = ${movement}`,
    [/^payment \S+ is paid in another currency$/],
  ],
  [
    'an allocation',
    sql`update allocations set amount = amount + 1 where movement_id = ${movement}`,
    sql`update allocations set amount = amount - 1 where movement_id = ${movement}`,
    [/^movement \S+ is not the sum of its allocations$/, /^payment \S+ is not paid exactly$/],
  ],
  [
    'a refund',
    sql`update payments set refunded = 5 where id = ${completed}`,
    sql`update payments set refunded = 0 where id = ${completed}`,
    [/^payment \S+ and its refunds differ$/],
  ],
  [
    'the sums',
    sql`update figure_hours set count = count + 1 where name = 'paid'`,
    sql`update figure_hours set count = count - 1 where name = 'paid'`,
    [/^the figure "paid \S+ VND" is /],
  ],
];

it.each(damages)('finds that %s was changed', async (_what, damage, repair, found) => {
  await damage.execute(database.db);
  const lines = await problems(5);
  for (const line of found) expect(lines).toContainEqual(expect.stringMatching(line));
  await repair.execute(database.db);
  expect(await problems(5)).toEqual([]);
});
