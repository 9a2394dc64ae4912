import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger, checkLedgerWhenDue } from '../../../server/money/closing/ledger';
import { lastCheckpoint } from '../../../server/payments/verify/checkpoints';
import { addMs, days } from '../../../server/platform/clock';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { foundAfter } from '../../support/server/corrupted';
import { moneyProblemsOf } from '../../support/server/invariants';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Closed months are compared with a checkpoint per player and wallet, which the check writes itself.

let server: TestApp;
let player: Awaited<ReturnType<TestApp['makeUser']>>;
beforeAll(async () => {
  server = await buildTestApp();
  player = await server.makeUser();
  await openWith(server, player.id, 'golds', 1000);
  await openWith(server, player.id, 'diamonds', 10);
});
afterAll(() => server.close());

async function buy(price: number): Promise<void> {
  const token = (await server.signIn(player.email)).accessToken;
  const id = await makeAccessory(server, { goldPrice: price });
  expect((await server.post('user/items', buying(id, 'golds', price), { token })).status).toBe(200);
}
const checkpoints = () =>
  server.db
    .selectFrom('walletCheckpoints')
    .select(['wallet', 'entries', 'amount'])
    .where('userId', '=', player.id)
    .orderBy('wallet')
    .execute();
const since = () => lastCheckpoint(server.db);
/** What the nightly check finds, and what `outline verify` does. */
const both = async () => [
  await moneyProblemsOf(server.db, 50, await since()),
  await moneyProblemsOf(server.db),
];

it('begin with the first check that finds nothing, and move on once a month with the entries since', async () => {
  server.clock.advance(days(40));
  await buy(100);
  expect(await checkLedger(server.db, server.clock)).toBe(0);
  expect(await checkpoints()).toEqual([
    { wallet: 'diamonds', entries: 1, amount: 10 },
    { wallet: 'golds', entries: 1, amount: 1000 },
  ]);
  server.clock.advance(days(40));
  await buy(7);
  expect(await both()).toEqual([[], []]);
  await checkLedgerWhenDue(server.db, server.clock);
  expect(await checkpoints()).toMatchObject([{}, { wallet: 'golds', entries: 2, amount: 900 }]);
  expect(await both()).toEqual([[], []]);
});

it('do not move while something is wrong', async () => {
  const before = await since();
  server.clock.advance(days(40));
  await sql`update users set golds = golds + 1 where id = ${player.id}`.execute(server.db);
  expect(await checkLedger(server.db, server.clock, { since: before })).toBeGreaterThan(0);
  expect(await since()).toEqual(before);
  await sql`update users set golds = golds - 1 where id = ${player.id}`.execute(server.db);
});

it('are finished where a process was killed between two batches', async () => {
  const others = await Promise.all([server.makeUser(), server.makeUser()]);
  for (const { id } of others) await openWith(server, id, 'golds', 5);
  server.clock.advance(days(40));
  await checkLedger(server.db, server.clock);
  await sql`update wallet_checkpoints set until = until - interval '20 days' where user_id = ${others[0]?.id}`.execute(
    server.db,
  );
  expect(await both()).toEqual([[], []]);
  await checkLedger(server.db, server.clock, { since: await since() });
  const { rows } = await sql`select distinct until from wallet_checkpoints`.execute(server.db);
  expect(rows).toHaveLength(1);
  expect(await both()).toEqual([[], []]);
});

it('find a sum that was changed in every check', async () => {
  const statement = sql`update wallet_checkpoints set amount = amount + 1 where wallet = 'golds'`;
  expect(await foundAfter(server.db, 'wallet_checkpoints', statement, await since())).not.toEqual([]);
  expect(await foundAfter(server.db, 'wallet_checkpoints', statement)).not.toEqual([]);
});

it('that are gone leave the nightly check all entries to read, and are found by the whole one', async () => {
  const statement = sql`delete from wallet_checkpoints where wallet = 'golds'`;
  expect(await foundAfter(server.db, 'wallet_checkpoints', statement, await since())).toEqual([]);
  expect(await foundAfter(server.db, 'wallet_checkpoints', statement)).not.toEqual([]);
});

it.each([
  ['that was taken out', sql`delete from wallet_entries where reason = 'opening' and wallet = 'golds'`],
  ['whose amount was changed', sql`update wallet_entries set amount = amount + 1 where reason = 'opening'`],
])('an entry of a closed month %s is found by the whole check', async (_, statement) => {
  expect(await foundAfter(server.db, 'wallet_entries', statement)).not.toEqual([]);
});

it('a new entry that is changed is found by the nightly check', async () => {
  await buy(3);
  const statement = sql`update wallet_entries set amount = amount - 1
    where created_at > ${addMs(server.clock.now(), -days(1))}`;
  expect(await foundAfter(server.db, 'wallet_entries', statement, await since())).not.toEqual([]);
});
