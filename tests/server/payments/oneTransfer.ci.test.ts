import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, midnightOf } from '../../../contract/vietnamTime';
import { buildApp } from '../../../server/app';
import type { App } from '../../../server/http/types';
import { settle } from '../../../server/payments/ledger/settle';
import { days } from '../../../server/platform/clock';
import { deep } from '../../support/depth';
import { signOff, unexplained } from '../../support/server/closing';
import { type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** A transfer is reported in several ways, in every order; it is one transfer all the same. */
let server: TestApp;
let finance: Finance;
let other: App;
/** Calls go to two servers over one database in turn, which share nothing in memory. */
beforeAll(async () => {
  server = await buildTestApp();
  other = await buildApp({ ...server.deps });
  await other.ready();
  const own = server.app.inject.bind(server.app);
  let calls = 0;
  const inTurn = (request: InjectOptions) => (calls++ % 2 === 0 ? own(request) : other.inject(request));
  server.app.inject = inTurn as typeof server.app.inject;
  finance = await financeOf(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

interface Transfer {
  id: string;
  /** As the gateway writes it. */
  reference: string;
}

async function uploadFile(cells: { reference?: string; orderNumber?: string }) {
  const token = await finance.tokenOf(0);
  const today = dayOf(server.clock.now());
  const query = new URLSearchParams({
    gateway: 'sandbox',
    reference: '0',
    orderNumber: '1',
    amount: '2',
    from: today,
    to: today,
  });
  const file = `Reference,Order,Amount\r\n${cells.reference ?? ''},${cells.orderNumber ?? ''},59000`;
  const { status, body } = await server.post(`admin/settlements?${query}`, file, {
    token,
    headers: { 'content-type': 'text/csv' },
  });
  expect(status).toBe(200);
  return { token, body };
}

async function fileCases(cells: { reference?: string; orderNumber?: string }): Promise<void> {
  const { token, body } = await uploadFile(cells);
  const rows = body.onlyTheirs.rows.map(({ number }: { number: number }) => number);
  if (rows.length === 0) return;
  const made = await server.post(
    `admin/settlements/${body.id}/cases`,
    { rows, reason: 'Checked' },
    { token },
  );
  expect(made.status).toBe(200);
}

async function match({ id, reference }: Transfer): Promise<void> {
  const open = await server.db
    .selectFrom('moneyCases')
    .select('id')
    .where('state', '=', 'open')
    .where('kind', '=', 'only-theirs')
    .where('reference', 'in', [id, reference, reference.toLowerCase()])
    .executeTakeFirst();
  if (open)
    await finance.resolve(open.id, { kind: 'match', paymentId: id, reference: `checked-${reference}` });
}

const ways: Record<string, (transfer: Transfer) => Promise<unknown>> = {
  notice: ({ id, reference }) => notifySandbox(server, id, { reference }),
  question: ({ id, reference }) =>
    settle(
      server.deps,
      { name: 'sandbox', takesParts: false, reversesByFailure: false },
      {
        orderNumber: id,
        outcome: 'COMPLETED',
        transfers: [{ reference, amount: 59_000, currency: 'VND', at: null }],
      },
      'ask',
    ),
  'file by reference': ({ id, reference }) =>
    fileCases({ reference: reference.toLowerCase(), orderNumber: id }),
  'file by reference alone': ({ reference }) => fileCases({ reference: reference.replace('-', '- ') }),
  'file by order': ({ id }) => fileCases({ orderNumber: id }),
  'by hand': ({ id, reference }) => finance.settle(id, { reference: reference.toLowerCase() }),
  'by hand by order': ({ id }) => finance.settle(id, { reference: id.toUpperCase() }),
  match,
};

const names = Object.keys(ways);
/** Of the third ways an ordinary run has two, which complete cases that files opened. */
const thirds = ['notice', 'match'];
const filed = names.filter((name) => name.startsWith('file'));
/** Every two ways in both orders, and two that files report before any third. */
const orders = names.flatMap((one) =>
  names.flatMap((two) =>
    (filed.includes(one) && filed.includes(two) ? deep(thirds, names) : [two]).map((three) => [
      ...new Set([one, two, three]),
    ]),
  ),
);
const distinct = [...new Map(orders.map((order) => [order.join(', then '), order])).entries()];
const pairs = names.flatMap((one, n) => names.slice(n + 1).map((two) => [one, two] as const));

let count = 0;
async function report(order: readonly string[], transfer: Transfer): Promise<void> {
  for (const name of order) await ways[name]?.(transfer);
}

/** Reports with the day signed off before the last one: what that one takes out or brings is listed on the day. */
async function reportSigned(order: readonly string[], transfer: Transfer): Promise<void> {
  const day = dayOf(server.clock.now());
  await report(order.slice(0, -1), transfer);
  const before = await referencesOf();
  await signOff(server, day);
  await report(order.slice(-1), transfer);
  expect(await unexplained(server.db, day)).toEqual([]);
  const gone = before.length - (await referencesOf()).filter((id) => before.includes(id)).length;
  const taken = await server.db
    .selectFrom('audits')
    .select('after')
    .where('userId', 'is', null)
    .where('resource', '=', 'cases')
    .where('action', '=', 'close')
    .where('at', '>=', midnightOf(day))
    .execute();
  expect(taken.map(({ after }) => after)).toMatchObject(
    Array.from({ length: gone }, () => ({ outcome: 'explained', amount: 59_000, currency: 'VND' })),
  );
}

const referencesOf = async () =>
  (await server.db.selectFrom('movements').select('id').execute()).map(({ id }) => id);

/** What the books have of it, and the diamonds of the player. */
async function totals({ id, reference }: Transfer) {
  const { rows } = await sql<{ received: number; transfers: number; held: number }>`
    select coalesce(sum(amount), 0)::bigint as received, count(*) as transfers,
      coalesce(sum(amount - allocated), 0)::bigint as held from movements
    where payment_id = ${id} or upper(replace(reference, ' ', '')) in (upper(${reference}), upper(${id}))`.execute(
    server.db,
  );
  const user = server.db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.userId')
    .select('users.diamonds')
    .where('payments.id', '=', id);
  return { ...rows[0], diamonds: (await user.executeTakeFirstOrThrow()).diamonds };
}

describe('one transfer is one transfer', () => {
  const once = async (first: (transfer: Transfer) => Promise<unknown>) => {
    server.clock.advance(days(1));
    const { id } = await openPayment(server);
    const transfer = { id, reference: `FT-${count++}-${id.slice(0, 6)}`.toUpperCase() };
    await first(transfer);
    await report(['notice', 'file by reference', 'file by order'], transfer);
    expect(await totals(transfer)).toEqual({ received: 59_000, transfers: 1, held: 0, diamonds: 715 });
    expect(await moneyProblemsOf(server.db)).toEqual([]);
    const status = (await server.get(`user/payment/status/${id}`)).body;
    expect(status).toMatchObject({ status: 'COMPLETED' });
    expect(status.held ?? 0).toBe(0);
    const { body } = await uploadFile({ reference: transfer.reference.toLowerCase() });
    expect(body.onlyTheirs.rows).toEqual([]);
  };

  it.each(distinct)('%s', (_, order) => once((transfer) => reportSigned(order, transfer)));
  it.each(pairs)('%s and %s at the same moment', (...both) =>
    once((transfer) => Promise.all(both.map(async (name) => ways[name]?.(transfer)))),
  );
});
