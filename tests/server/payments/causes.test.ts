import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerReasons } from '../../../contract/ledger';
import { namesIn } from '../../../contract/named';
import type { Effect } from '../../../server/payments/effects/effect';
import { gifts } from '../../../server/payments/effects/gifts';
import { wallet } from '../../../server/payments/effects/wallet';
import { foundAfter } from '../../support/server/corrupted';
import type { TestApp } from '../../support/server/testApp';
import { wholeShop } from '../../support/server/wholeShop';

// Whatever changes a wallet has a place that applies it, takes it back or says why not, and checks it (docs/decisions/017).

/** What is no effect of a payment: money/requests/give.ts applies it, verify/wallets.ts checks it. */
const grant = { name: 'grant', reverse: { because: 'a grant of the opposite amount takes it back' } };
/** What an accessory costs: wardrobe/buy.ts and returnItem.ts apply and reverse it, verify/items.ts checks it. */
const item = { name: 'item', reverse: { because: 'its player gives it back' } };
/** What staff return of an accessory that they take: money/requests/item.ts applies it, verify/items.ts checks it. */
const taken = { name: 'taken', reverse: { because: 'the accessory is given again by another request' } };
/** A mark of a day: daily/mark.ts applies it, verify/daily.ts checks it. */
const daily = { name: 'daily', reverse: { because: 'a day that was marked stays so' } };
/** What was there before the ledger; the demonstration alone writes it. */
const before = { name: 'before', reverse: { because: 'nothing brought it that could be refunded' } };

/** Each reason of an entry, with the columns by which the database lets it name its cause, and the place it comes from. */
const places: Record<string, Pick<Effect, 'name' | 'reverse'>> = {
  'purchase payment_id': wallet,
  'bonus payment_id': wallet,
  'repayment payment_id': wallet,
  'refund payment_id request_id': wallet,
  'refund-bonus payment_id request_id': wallet,
  'grant request_id': grant,
  'repayment request_id': grant,
  'item-return request_id': taken,
  'season season_id mark': gifts,
  'repayment season_id mark': gifts,
  'item purchase_id': item,
  'item-return purchase_id': item,
  'repayment purchase_id': item,
  'daily day': daily,
  opening: before,
};
const causes = ['payment_id', 'request_id', 'season_id', 'mark', 'purchase_id', 'day'];

let server: TestApp;
beforeAll(async () => {
  server = await wholeShop();
});
afterAll(() => server.close());

const found = (statement: RawBuilder<unknown>) => foundAfter(server.db, 'wallet_entries', statement);

const named = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
/** An entry of a reason whose cause the columns name, copied from ones that are there. */
const entryOf = (reason: string, columns: readonly string[]) => sql`
  insert into wallet_entries (id, user_id, wallet, amount, balance_after, reason, created_at ${columns.length > 0 ? sql`, ${named(columns)}` : sql``})
  select gen_random_uuid(), user_id, 'debt', 1, 1, ${reason}, now() ${columns.length > 0 ? sql`, ${sql.join(columns.map((column) => sql`(select ${sql.ref(column)} from wallet_entries where ${sql.ref(column)} is not null limit 1)`))}` : sql``}
  from wallet_entries limit 1`;

it('every column of an entry that names a cause is known here', async () => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'wallet_entries'`.execute(server.db);
  const facts = ['id', 'user_id', 'wallet', 'amount', 'balance_after', 'reason', 'created_at'];
  expect(rows.map(({ name }) => name).sort()).toEqual([...facts, ...causes].sort());
});

it('the database accepts each reason with its causes, and with no others', async () => {
  const subsets = Array.from({ length: 2 ** causes.length }, (_, bits) =>
    causes.filter((_cause, n) => bits & (1 << n)),
  );
  const accepted: string[] = [];
  for (const reason of ledgerReasons) {
    for (const columns of subsets)
      if (await found(entryOf(reason, columns))) accepted.push([reason, ...columns].join(' '));
  }
  expect(accepted.sort()).toEqual(namesIn(places).sort());
});

it.each(namesIn(places).filter((name) => name !== 'opening'))(
  'an entry of %s is written by its place, and missed where it is gone',
  async (place) => {
    const [reason, ...columns] = place.split(' ');
    const isOf = sql`reason = ${reason} and num_nonnulls(${named(causes)}) = ${columns.length}
      and num_nonnulls(${named(columns)}) = ${columns.length}`;
    const { rows } = await sql<{ id: string }>`select id from wallet_entries where ${isOf}`.execute(
      server.db,
    );
    expect(rows).not.toEqual([]);
    const problems = await found(sql`delete from wallet_entries where id = ${rows[0]?.id}`);
    // By its cause, too, not by the player's balance alone.
    const ofBooks = /: balance |do not follow on one another/;
    expect(problems?.filter((problem) => !ofBooks.test(problem))).not.toEqual([]);
  },
);

it('each place takes back what it brought, or says why not', () => {
  for (const { reverse } of Object.values(places))
    if (typeof reverse !== 'function') expect(reverse.because).toMatch(/^\w.{20,}$/);
});
