import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFigures } from '../../../server/db/addFigures';
import { inTransaction } from '../../../server/db/guard';
import type { Tx } from '../../../server/db/tables';
import type { Actor } from '../../../server/http/types';
import { makeCases } from '../../../server/money/settlement/makeCases';
import { deletePlayers } from '../../../server/operations/retention';
import { readState, setMaintenance } from '../../../server/operations/state';
import { ensureAttempt } from '../../../server/payments/checkout/attempts';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { lockPayment } from '../../../server/payments/effects/payment';
import { addMs, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { eventually } from '../../support/eventually';
import { postgresUrl } from '../../support/server/database';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** Blocks until it is opened. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

// The embedded database runs one transaction after the other.
describe.skipIf(!postgresUrl)('locks are taken in one order, so that nothing waits for each other', () => {
  let server: TestApp;
  let finance: Finance;
  beforeAll(async () => {
    server = await buildTestApp({ takesParts: true });
    finance = await financeOf(server);
  });
  afterAll(() => server.close());

  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
    return rows[0]?.count;
  };

  /** Holds `first`, lets `other` run into it, and then takes `second`: fails if `other` already has that. */
  async function beside(
    first: (tx: Tx) => Promise<unknown>,
    other: () => Promise<unknown>,
    second: (tx: Tx) => Promise<unknown>,
  ) {
    const held = gate();
    const isBlocked = gate();
    const ctx = inTransaction(server.db, async (tx) => {
      await first(tx);
      held.open();
      await isBlocked.opened;
      return second(tx);
    });
    await held.opened;
    const running = other();
    await eventually(async () => expect(await waiting()).toBe(1)).finally(isBlocked.open);
    const [result] = await Promise.all([ctx, running]);
    return result;
  }

  it('by the mails about held money and by settling: payment, case', async () => {
    const { id } = await openPayment(server);
    await notifySandbox(server, id, { amount: 20_000 });
    server.clock.advance(minutes(16));
    await cancelExpired(server.db, server.clock.now());
    const [held] = await casesWith(server, 'paymentId', id);
    await beside(
      (tx) => lockPayment(tx, id),
      () => mailAboutHeldMoney(server.deps),
      (tx) => sql`select from money_cases where id = ${held?.id} for update nowait`.execute(tx),
    );
    expect((await casesWith(server, 'paymentId', id))[0]?.toldAt).toEqual(server.clock.now());
  });

  it('by cases made of a settlement file and by settling: payment, transfer', async () => {
    const { id } = await openPayment(server);
    const comparisonId = newId();
    const now = server.clock.now();
    await server.db
      .insertInto('settlementComparisons')
      .values({
        id: comparisonId,
        gateway: 'sandbox',
        fromDay: '2026-01-01',
        toDay: '2026-01-01',
        comparedAt: now,
        comparedBy: newId(),
        fileHash: '',
        fileBytes: 1,
        rows: 1,
        agreed: 0,
        skipped: 0,
        outside: 0,
        bad: 0,
        badRows: '[]',
        onlyOurs: 0,
        onlyTheirs: 1,
        differing: 0,
        sums: '[]',
      })
      .execute();
    await sql`insert into settlement_rows (comparison_id, number, compared_at, kind, reference, order_number, amount,
      currency, at) values (${comparisonId}, 1, ${now}, 'only-theirs', 'late-1', ${id}, 59000, 'VND', ${now})`.execute(
      server.db,
    );
    const [{ id: person, userName }] = finance.people;
    const actor: Actor = {
      id: person,
      userName,
      sessionId: newId(),
      email: '',
      role: 'Admin',
      staffRoles: ['finance'],
      hasFactor: false,
      factorAt: null,
      permission: null,
      network: '',
    };
    const free = await beside(
      (tx) => lockPayment(tx, id),
      () => makeCases(server.deps, actor, comparisonId, { rows: [1], reason: 'SandboxReport late' }),
      (tx) =>
        sql<{
          free: boolean;
        }>`select pg_try_advisory_xact_lock(hashtextextended('MOVEMENT LATE-1', 0)) as free`.execute(tx),
    );
    expect(free).toMatchObject({ rows: [{ free: true }] });
    expect(await casesWith(server, 'paymentId', id)).toMatchObject([{ kind: 'only-theirs', held: 59_000 }]);
  });

  it('by adding a code and by ending the payment, after which another one begins with it', async () => {
    const { email, id: userId } = await server.makeUser();
    const packageId = await makePackage(server);
    const opened = await server.post('user/payment/create', { email, packageId });
    const id = opened.body.transactionId;
    const headers = { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' };
    const { token } = await server.makeAdmin();
    const terms = {
      bonusKind: 1,
      amount: 50,
      mostUses: 1,
      mostPerPlayer: 0,
      creator: 'Lạc Hồng TV',
      reason: 'x',
    };
    await server.post('admin/offers', { code: 'LATE1', isActive: true, ...terms }, { token });
    const begun = { status: 0, body: { transactionId: '' } };
    await beside(
      (tx) => cancelExpired(tx, addMs(server.clock.now(), minutes(16))),
      async () =>
        Object.assign(
          begun,
          await server.post('user/payment/create', { email, packageId, code: 'LATE1' }, { headers }),
        ),
      async () => undefined,
    );
    const rows = server.db.selectFrom('payments').select(['id', 'status', 'offerCode']);
    expect(begun.status).toBe(201);
    expect(await rows.where('userId', '=', userId).orderBy('createdAt').orderBy('status').execute()).toEqual([
      { id, status: 'CANCELLED', offerCode: null },
      { id: begun.body.transactionId, status: 'PENDING', offerCode: 'LATE1' },
    ]);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('by staff who are players themselves: whoever comes first', async () => {
    const { id, player } = await openPayment(server);
    await notifySandbox(server, id);
    const [first] = finance.people;
    await finance.tokenOf(0);
    expect(first.id < player.id).toBe(true);
    const lockUser = (userId: string) => (tx: Tx) =>
      sql`select from users where id = ${userId} for update nowait`.execute(tx);
    const asked = { status: 0 };
    const ask = async () => Object.assign(asked, await finance.refund(id, { amount: 1000 }));
    await beside(lockUser(first.id), ask, lockUser(player.id));
    expect(asked.status).toBe(201);
  });

  it('by storing a page: its attempt, and then the sum of pages, for which others wait', async () => {
    const { id } = await openPayment(server);
    const payment = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // As if its page had been lost.
    await sql`update payment_attempts set payment_url = null, linked_at = null where payment_id = ${id}`.execute(
      server.db,
    );
    await addFigures(server.db, [{ name: 'opened', at: payment.createdAt, count: -1 }]);
    const [asked, answered] = [gate(), gate()];
    const checkout = async () => {
      asked.open();
      await answered.opened;
      return { url: '/sandbox' };
    };
    const [sandbox] = server.deps.gateways;
    if (!sandbox) throw new Error('There is no gateway');
    const buyer = { language: 'en', ipAddress: '192.0.2.1' } as const;
    const page = ensureAttempt(server.deps, payment, { ...sandbox, checkout }, buyer);
    await asked.opened;
    await beside(
      (tx) => sql`select from payment_attempts where payment_id = ${id} for update`.execute(tx),
      () => {
        answered.open();
        return page;
      },
      // Refused while somebody has written to a sum.
      (tx) => sql`lock table figure_hours in share mode nowait`.execute(tx),
    );
    expect(await page).toMatchObject({ paymentUrl: '/sandbox', linkedAt: server.clock.now() });
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('by whoever closes the site beside whoever opens it: each is seen by the form of the owners', async () => {
    const version = async () =>
      (
        await server.db
          .selectFrom('siteSettings')
          .select('version')
          .where('name', '=', 'site')
          .executeTakeFirst()
      )?.version;
    const before = await version();
    await beside(
      (tx) => setMaintenance(tx, true),
      () => setMaintenance(server.db, false),
      async () => undefined,
    );
    expect((await readState(server.db)).maintenance).toBe(false);
    expect(await version()).toBe(Number(before) + 2);
  });

  it('by a note about a registration and its deletion, which spares that one alone', async () => {
    const [{ id: userId }, { id: other }] = [await server.makeUser(), await server.makeUser()];
    const written = { authorId: newId(), authorName: 'x', text: 'Called', createdAt: server.clock.now() };
    const due = sql`id in (${userId}, ${other}) and not left_trace(id)`;
    const deletion = () => inTransaction(server.db, (tx) => deletePlayers(tx, due));
    await beside(
      (tx) =>
        tx
          .insertInto('notes')
          .values({ id: newId(), userId, ...written })
          .execute(),
      deletion,
      async () => undefined,
    );
    const left = server.db.selectFrom('users').select('id').where('id', 'in', [userId, other]);
    expect(await left.execute()).toEqual([{ id: userId }]);
  });
});
