import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf } from '../../../contract/bookParts';
import type { Books } from '../../../contract/books';
import { dayOf } from '../../../contract/vietnamTime';
import { checkLedger } from '../../../server/money/closing/ledger';
import { booksLine, booksOf } from '../../../server/payments/verify/books';
import { moneyProblems } from '../../../server/payments/verify/moneyProblems';
import { addMs, minutes } from '../../../server/platform/clock';
import { openWith } from '../../support/server/accessories';
import { foundAfter } from '../../support/server/corrupted';
import { expectedFigures } from '../../support/server/figuresExpected';
import type { TestApp } from '../../support/server/testApp';
import { wholeShop } from '../../support/server/wholeShop';

// What came into all wallets is what went out and what players hold.

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await wholeShop();
  token = (await server.makeAdmin()).token;
});
afterAll(() => server.close());

const sumOf = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`select coalesce((${query}), 0)::bigint as sum`.execute(
    server.db,
  );
  return Number(rows[0]?.sum);
};

it('the books of both wallets add up, each part from what caused it', async () => {
  const [diamonds, golds] = (await booksOf(server.db)).wallets;
  if (!diamonds || !golds) throw new Error('There are no books');
  for (const books of [diamonds, golds]) expect(balanceOf(books)).toBe(books.held - books.debt);
  const moved = (wallet: string, condition: string) =>
    sumOf(sql`select sum(amount) from wallet_entries where wallet = ${wallet} and (${sql.raw(condition)})`);
  expect(diamonds).toMatchObject({
    sold: await sumOf(sql`select sum(diamonds + bonus_diamonds) from payments where status = 'COMPLETED'`),
    spent: await sumOf(sql`select sum(price) from item_purchases where wallet = 'diamonds'`),
    held: await sumOf(sql`select sum(diamonds) from users`),
    debt: await sumOf(sql`select sum(debt) from users`),
  });
  expect(golds).toMatchObject({
    sold: 0,
    given:
      (await sumOf(sql`select sum(amount) from season_gifts where wallet = 'golds'`)) +
      (await moved('golds', "reason = 'daily' or (reason = 'grant' and amount > 0)")),
    spent: await sumOf(sql`select sum(price) from item_purchases where wallet = 'golds'`),
    returned:
      (await sumOf(
        sql`select sum(price) from item_purchases where wallet = 'golds' and returned_at is not null`,
      )) +
      (await sumOf(
        sql`select sum(amount) from money_requests where kind = 'item' and takes_item and currency = 'golds'`,
      )),
    held: await sumOf(sql`select sum(golds) from users`),
    debt: 0,
  });
  for (const { spent, given } of [diamonds, golds]) expect([spent > 0, given > 0]).toEqual([true, true]);
  expect(diamonds.takenBack).toBeGreaterThan(0);
});

it('a balance that nothing brought, and an entry that is gone, are said of the books', async () => {
  const said = async (table: string, statement: ReturnType<typeof sql>) =>
    ((await foundAfter(server.db, table, statement)) ?? []).filter((line) => line.startsWith('the books of'));
  expect(await said('users', sql`update users set golds = golds + 3 where golds > 0`)).toEqual([
    expect.stringMatching(/^the books of golds: /),
  ]);
  expect(await said('wallet_entries', sql`delete from wallet_entries where reason = 'daily'`)).toHaveLength(
    1,
  );
  for await (const line of moneyProblems(server.db)) expect(line).toBe('none');
});

it('the check of the ledger keeps them, for the close and the dashboard', async () => {
  await checkLedger(server.db, server.clock);
  const { wallets } = await booksOf(server.db);
  const books: Books = { at: server.clock.now().toISOString(), wallets };
  const today = dayOf(server.clock.now());
  const day = await server.get(`admin/closing/${today}`, { token });
  expect(day.body.ledger.books).toEqual(books);
  const figures = await server.get(`admin/figures?from=${today}&to=${today}`, { token });
  expect(figures.body.books).toEqual(books);
  expect(wallets.map(booksLine)[0]).toMatch(
    /^diamonds: opening \d+ \+ sold \d+ .* = -?\d+; held .* = -?\d+$/,
  );
});

it('a check that goes on from the state of a checkpoint finds the same as one that reads everything', async () => {
  const { base } = await booksOf(server.db, { until: addMs(server.clock.now(), -minutes(6)), batch: 3 });
  if (!base) throw new Error('There is no base');
  const player = await server.makeUser();
  await openWith(server, player.id, 'golds', 7);
  const goneOn = await booksOf(server.db, { until: new Date(base.until), base, batch: 3 });
  expect(goneOn.wallets).toEqual((await booksOf(server.db)).wallets);
  expect(goneOn.base).toEqual(base);
  expect(base.wallets.some(({ sold }) => sold > 0)).toBe(true);
});

it('the dashboard says what players spent on, less what they returned', async () => {
  const today = dayOf(server.clock.now());
  const { body } = await server.get(`admin/figures?from=${today}&to=${today}`, { token });
  const { items } = await expectedFigures(server.db, today, today, server.clock.now());
  expect(items.length).toBeGreaterThan(0);
  const byWallet = (one: { wallet: string }) => one.wallet;
  expect(body.items.toSorted((a: never, b: never) => (byWallet(a) < byWallet(b) ? -1 : 1))).toEqual(
    items.toSorted((a, b) => (byWallet(a) < byWallet(b) ? -1 : 1)),
  );
});
