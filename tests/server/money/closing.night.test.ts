import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DailyClose, DaySum } from '../../../contract/closing';
import { namesIn } from '../../../contract/named';
import type { SettlementResult } from '../../../contract/settlements';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { inTransaction } from '../../../server/db/guard';
import { keepDay } from '../../../server/money/closing/close';
import { surveyDay } from '../../../server/money/closing/day';
import { moneyOfDay } from '../../../server/money/closing/sums';
import { noteLateRequest } from '../../../server/money/requests/lateRequest';
import { days, hours, minutes, seconds } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { deep } from '../../support/depth';
import { moveTo, overOf, type Story, stories, unexplained, waitUntil } from '../../support/server/closing';
import { moneyProblemsOf } from '../../support/server/invariants';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** Runs outside the open transaction, as another request would. */
const another = new AsyncResource('another request');
const outside = { run: <T>(work: () => Promise<T>): Promise<T> => another.runInAsyncScope(work) };

let server: TestApp;
let token: string;
/** The day of a test; each test has its own. */
let day: string;
beforeAll(async () => {
  server = await buildTestApp({ config: { secondPersonOver: { VND: 1e12, USD: 1e12 } } });
  // Like PayOS, which accepts a price in parts.
  for (const gateway of server.deps.gateways) Object.assign(gateway, { takesParts: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(days(3));
  day = dayOf(server.clock.now());
  ({ token } = await server.makeStaff('finance'));
});

const noon = () => new Date(+midnightOf(day) + hours(12));
const read = async (of = day, as = token): Promise<DailyClose> => {
  const { status, body } = await server.get(`admin/closing/${of}`, { token: as });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const sumOf = ({ sums }: Pick<DailyClose, 'sums'>, currency = 'VND') =>
  sums.find((one) => one.currency === currency);
const sign = (of: string, body: object, as = token) =>
  server.post(`admin/closing/${of}`, body, { token: as });
/** Ends the day and signs it off as it is. */
async function close(note?: string) {
  waitUntil(server, overOf(day));
  ({ token } = await server.makeStaff('finance'));
  const { stamp } = await read();
  return sign(day, { stamp, ...(note && { note }) });
}
async function paid(at = noon(), given?: { amount: number; currency: string }) {
  const { id } = await openPayment(server, given && { price: given.amount, currency: given.currency });
  await notifySandbox(server, id, given);
  await moveTo(server, `ref-${id}`, at);
  return id;
}
const run = async (name: keyof typeof stories, at = noon()) => {
  for (const step of stories[name]?.({ server, token, at }) ?? []) await step();
};
/** Compares a settlement file of the day with these rows. */
async function compare(rows: Array<[reference: string, amount: number]>, time = noon()) {
  const file = ['Reference,Amount,Time', ...rows.map((row) => [...row, time.toISOString()].join(','))];
  const query = `gateway=sandbox&reference=0&amount=1&time=2&from=${day}&to=${day}`;
  const { body } = await server.post(`admin/settlements?${query}`, file.join('\n'), {
    token,
    headers: { 'content-type': 'text/csv' },
  });
  return body as SettlementResult;
}
const balanced = ({ moved, allocated, held, returned, writtenOff, missing }: DaySum) =>
  moved === allocated + held + returned + writtenOff + missing;

describe('the money of a day', () => {
  it('is where it is: paid for something, held, given back, written off', async () => {
    for (const name of Object.keys(stories)) await run(name);
    const shown = await read();
    expect(sumOf(shown)).toEqual({
      currency: 'VND',
      movements: 11,
      moved: 59_000 * 6 + 21_000 + 22_000 + 60_500 + 61_000,
      // Seven payments were completed.
      allocated: 59_000 * 7,
      held: 21_000 + 59_000 + 2000,
      returned: 22_000,
      writtenOff: 1500,
      missing: 0,
      refunded: 9000,
    });
    expect(shown.differences).toEqual([]);
    expect(Object.fromEntries(shown.cases.map(({ kind, held }) => [kind, held]))).toEqual({
      overpaid: 2000,
      'paid-twice': 59_000,
      underpaid: 21_000,
    });
    expect(shown.requests).toMatchObject([{ kind: 'return', state: 'approved', amount: 59_000 }]);
    expect(shown.gateways).toEqual([{ gateway: 'sandbox', movements: 10, comparison: null }]);
    expect(shown.ledger.entries).toMatchObject([{ wallet: 'diamonds', added: 7 * 715, taken: 99 + 9 }]);
  });

  it('adds up after every step, and to the same sums in whatever order things happen', async () => {
    const random = randomFrom(20_261_123);
    const names = Object.keys(stories);
    const results: DaySum[][] = [];
    for (let round = 0; round < deep(3, 30); round++) {
      server.clock.advance(days(3));
      ({ token } = await server.makeStaff('finance'));
      const [first, second] = [dayOf(server.clock.now()), dayAfter(dayOf(server.clock.now()), -1)];
      const edges = [
        midnightOf(first),
        new Date(+midnightOf(first) + days(1) - 1),
        midnightOf(second),
        new Date(+midnightOf(first) - 1),
      ];
      const queues = names.flatMap((name, index) =>
        edges.flatMap((at, n) => (n % 2 === index % 2 ? [storyOf(name)({ server, token, at })] : [])),
      );
      while (queues.length > 0) {
        const chosen = Math.floor(random() * queues.length);
        const step = queues[chosen]?.shift();
        if (step) await step();
        else queues.splice(chosen, 1);
        for (const of of [first, second]) {
          const { sums } = await moneyOfDay(server.db, {
            from: midnightOf(of),
            until: midnightOf(dayAfter(of)),
          });
          expect(sums.filter((sum) => !balanced(sum) || sum.missing !== 0)).toEqual([]);
        }
      }
      const shown = [await read(first), await read(second)];
      expect(shown.flatMap(({ differences }) => differences)).toEqual([]);
      results.push(shown.flatMap(({ sums }) => sums.map((sum) => ({ ...sum, refunded: 0 }))));
    }
    expect(results[0]?.length).toBe(2);
    for (const result of results) expect(result).toEqual(results[0]);
  });

  it('moves at midnight in Vietnam', async () => {
    const before = dayAfter(day, -1);
    await paid(new Date(+midnightOf(day) - 1));
    await paid(midnightOf(day));
    await paid(new Date(+midnightOf(day) + days(1) - 1));
    await paid(midnightOf(dayAfter(day)));
    expect(sumOf(await read(before))?.movements).toBe(1);
    expect(sumOf(await read())?.movements).toBe(2);
  });

  it('is told for each currency on its own, a foreign one too', async () => {
    await paid(noon(), { amount: 250, currency: 'USD' });
    const { id } = await openPayment(server);
    await notifySandbox(server, id, { amount: 100, currency: 'USD' });
    await moveTo(server, `ref-${id}`, noon());
    await sql`update movements set currency = 'JPY' where reference = ${`ref-${id}`}`.execute(server.db);
    const shown = await read();
    expect(shown.sums).toMatchObject([
      { currency: 'USD', moved: 2.5, held: 0 },
      { currency: 'JPY', moved: 100, held: 100 },
    ]);
  });
});

describe('what does not agree is named', () => {
  const differences = async () =>
    (await read()).differences.map(({ kind, amount, caseId, paymentId }) => ({
      kind,
      amount,
      caseId,
      paymentId,
    }));
  /** A finished request about a case, whatever the case holds. */
  const ended = (caseId: string, kind: 'return' | 'write-off', amount: number) =>
    sql`insert into money_requests (id, kind, case_id, amount, currency, reason, state, needs_second, by_gateway,
      idempotency_key, asked_hash, requested_by, requested_at, ended_at)
      values (${newId()}, ${kind}, ${caseId}, ${amount}, 'VND', 'test', 'done', false, false, ${newId()}, '', ${newId()},
        ${noon()}, ${noon()})`.execute(server.db);
  const caseAbout = (kind: string) =>
    server.db
      .selectFrom('moneyCases')
      .selectAll()
      .where('kind', '=', kind as 'underpaid')
      .orderBy('openedAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const closeCase = (id: string) =>
    server.db
      .updateTable('moneyCases')
      .set({ state: 'closed', outcome: 'refunded' })
      .where('id', '=', id)
      .execute();

  it('money of a closed case that was given back in part only', async () => {
    await run('partHeld');
    const held = await caseAbout('underpaid');
    await ended(held.id, 'return', 10_000);
    await closeCase(held.id);
    expect(await differences()).toEqual([
      { kind: 'missing', amount: 11_000, caseId: held.id, paymentId: held.paymentId },
    ]);
    expect(sumOf(await read())).toMatchObject({ moved: 21_000, returned: 10_000, held: 0, missing: 11_000 });
    // Writing off the rest balances it.
    await ended(held.id, 'write-off', 11_000);
    expect(await differences()).toEqual([]);
    expect(sumOf(await read())).toMatchObject({ returned: 10_000, writtenOff: 11_000, missing: 0 });
  });

  it('of a case with money of several days, the oldest is covered first', async () => {
    const { id } = await openPayment(server);
    for (const [reference, amount, ago] of [
      ['a', 10_000, 1],
      ['b', 15_000, 0],
    ] as const) {
      await notifySandbox(server, id, { reference: `${reference}-${id}`, amount });
      await moveTo(server, `${reference}-${id}`, new Date(+noon() - days(ago)));
    }
    const held = await caseAbout('underpaid');
    await ended(held.id, 'return', 12_000);
    await closeCase(held.id);
    expect(sumOf(await read(dayAfter(day, -1)))).toMatchObject({
      moved: 10_000,
      returned: 10_000,
      missing: 0,
    });
    expect(sumOf(await read())).toMatchObject({ moved: 15_000, returned: 2000, missing: 13_000 });
  });

  it('money that was given back and credited', async () => {
    await run('inParts');
    const credited = await caseAbout('underpaid');
    expect(credited.state).toBe('closed');
    await ended(credited.id, 'return', 20_000);
    const { paymentId } = credited;
    expect(await differences()).toEqual([{ kind: 'beyond', amount: 20_000, caseId: credited.id, paymentId }]);
  });

  it('a movement, a payment, a balance', async () => {
    const id = await paid();
    await sql`update allocations set amount = amount - 1 where payment_id = ${id}`.execute(server.db);
    expect(await differences()).toEqual([
      { kind: 'allocations', amount: 1, caseId: null, paymentId: id },
      { kind: 'credit', amount: 58_999, caseId: null, paymentId: id },
    ]);
    await sql`update allocations set amount = amount + 1 where payment_id = ${id}`.execute(server.db);
    await sql`update payments set status = 'CANCELLED' where id = ${id}`.execute(server.db);
    expect(await differences()).toMatchObject([{ kind: 'credit', paymentId: id }]);
    await sql`update payments set status = 'COMPLETED' where id = ${id}`.execute(server.db);
    await server.db
      .updateTable('users')
      .set({ diamonds: sql`diamonds + 7` })
      .where('email', 'in', (eb) => eb.selectFrom('payments').select('email').where('id', '=', id))
      .execute();
    const shown = await read(dayOf(server.clock.now()));
    expect(shown.differences).toMatchObject([
      { kind: 'balance', name: expect.stringMatching(/^player\d+: diamonds$/), amount: 7 },
    ]);
    await server.db
      .updateTable('users')
      .set({ diamonds: sql`diamonds - 7` })
      .where('email', 'in', (eb) => eb.selectFrom('payments').select('email').where('id', '=', id))
      .execute();
  });

  it('a file that differs; one from before the end of the day, or with nothing in it, is none', async () => {
    const id = await paid();
    await compare([]);
    const early = await compare([[`ref-${id}`, 59_000]]);
    expect(early).toMatchObject({ rows: 1, agreed: 1 });
    expect((await read()).gateways).toEqual([{ gateway: 'sandbox', movements: 1, comparison: null }]);
    waitUntil(server, overOf(day));
    ({ token } = await server.makeStaff('finance'));
    const wrong = await compare([[`ref-${id}`, 58_000]]);
    const shown = await read();
    expect(shown.gateways).toMatchObject([
      { comparison: { id: wrong.id, rows: 1, differences: 1, from: day } },
    ]);
    expect(shown.differences).toMatchObject([
      { kind: 'settlement', name: 'sandbox', count: 1, comparisonId: wrong.id },
    ]);
    server.clock.advance(seconds(1));
    const right = await compare([[`ref-${id}`, 59_000]]);
    expect((await read()).gateways).toMatchObject([{ comparison: { id: right.id, differences: 0 } }]);
    expect((await read()).differences).toEqual([]);
  });
});

describe('signing a day off', () => {
  it('keeps sums, by whom and when, once, audited', async () => {
    await run('partReturned');
    await paid();
    const { status, body } = await close(' All counted ');
    expect([status, body.state]).toEqual([200, 'closed']);
    expect(body.closed).toMatchObject({ note: 'All counted', at: server.clock.now().toISOString() });
    expect(body.closed.sums).toEqual(body.sums);
    const again = await sign(day, { stamp: body.stamp });
    expect([again.status, again.body.message]).toEqual([409, 'This day has already been signed off.']);
    const rows = await server.db.selectFrom('closedDays').selectAll().where('day', '=', day).execute();
    expect(Object.fromEntries(rows.map(({ currency, moved }) => [currency, moved]))).toEqual({
      USD: 0,
      VND: 81_000,
    });
    const entries = await server.db
      .selectFrom('audits')
      .select(['action', 'resource', 'after'])
      .where('recordId', '=', day)
      .execute();
    expect(entries).toMatchObject([
      { action: 'close-day', resource: 'closing', after: { differences: 0, note: 'All counted' } },
    ]);
    const list = (await server.get('admin/closing', { token })).body;
    expect(list[0]).toMatchObject({ day: dayAfter(day), state: 'running', closedBy: null });
    expect(list[1]).toMatchObject({
      day,
      state: 'closed',
      differences: 0,
      changes: 0,
      closedBy: body.closed.by,
    });
    expect(list[2]).toMatchObject({ state: 'open' });
  });

  it('waits until the day is over, in Vietnam', async () => {
    const { stamp } = await read();
    const asked = async () => (await sign(day, { stamp })).status;
    expect(await asked()).toBe(409);
    waitUntil(server, new Date(+overOf(day) - 1));
    ({ token } = await server.makeStaff('finance'));
    expect(await asked()).toBe(409);
    expect((await read()).state).toBe('running');
    server.clock.advance(1);
    expect((await read()).state).toBe('open');
    expect(await asked()).toBe(200);
  });

  it('needs a reason where something does not agree, and what the person saw', async () => {
    const id = await paid();
    await sql`update allocations set amount = amount - 1 where payment_id = ${id}`.execute(server.db);
    waitUntil(server, overOf(day));
    ({ token } = await server.makeStaff('finance'));
    const { stamp } = await read();
    for (const note of [undefined, '  ']) {
      const { status, body } = await sign(day, { stamp, note });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['note']]);
    }
    await paid();
    const { status, body } = await sign(day, { stamp, note: 'Known' });
    expect([status, body.message]).toEqual([409, expect.stringMatching(/have just changed/)]);
    const done = await sign(day, { stamp: (await read()).stamp, note: 'Known' });
    expect(done.body.closed).toMatchObject({
      note: 'Known',
      differences: [{ kind: 'allocations' }, { kind: 'credit' }],
    });
    // A later repair does not change what was signed.
    await sql`update allocations set amount = amount + 1 where payment_id = ${id}`.execute(server.db);
    const later = await read();
    expect([later.differences, later.closed?.differences.length]).toEqual([[], 2]);
    expect((await server.get('admin/closing', { token })).body[1]).toMatchObject({ day, differences: 2 });
  });

  it('is for who may move money with a recent factor; reading is for who reads payments', async () => {
    waitUntil(server, overOf(day));
    const analyst = await server.makeStaff('analyst');
    const { stamp } = await read(day, analyst.token);
    expect((await sign(day, { stamp }, analyst.token)).status).toBe(403);
    const game = await server.makeStaff('game');
    expect((await server.get(`admin/closing/${day}`, { token: game.token })).status).toBe(403);
    const person = await server.makeStaff('finance');
    await server.db
      .insertInto('secondFactors')
      .values({ userId: person.id, sealedSecret: 'sealed', confirmedAt: server.clock.now() })
      .execute();
    const proven = (ago: number) =>
      server.db
        .updateTable('sessions')
        .set({ factorAt: new Date(+server.clock.now() - ago) })
        .where('userId', '=', person.id)
        .execute();
    await proven(minutes(11));
    expect(Object.keys((await sign(day, { stamp }, person.token)).body.errors)).toEqual(['stepUp']);
    await proven(minutes(1));
    expect((await sign(day, { stamp }, person.token)).status).toBe(200);
  });

  it('is for days that exist and have begun', async () => {
    for (const of of ['2026-02-30', 'today', '1999-01-01', dayAfter(day), `${day}T00:00`])
      expect([of, (await server.get(`admin/closing/${of}`, { token })).status]).toEqual([of, 404]);
  });

  it('happens once for two people at once', async () => {
    waitUntil(server, overOf(day));
    ({ token } = await server.makeStaff('finance'));
    const { stamp } = await read();
    const answers = await Promise.all([sign(day, { stamp }), sign(day, { stamp })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('after the close', () => {
  it('money that a settlement file dates into the day is listed, and the day has changed', async () => {
    await paid();
    await close();
    server.clock.advance(minutes(5));
    const found = await compare([['LATE-1', 5000]]);
    const rows = found.onlyTheirs.rows.map(({ number }) => number);
    await server.post(`admin/settlements/${found.id}/cases`, { rows, reason: 'The file has it' }, { token });
    const shown = await read();
    expect(shown).toMatchObject({ state: 'changed', closed: { sums: [{ moved: 59_000 }] } });
    expect(sumOf(shown)).toMatchObject({ moved: 64_000, held: 5000 });
    expect(shown.changes).toMatchObject([
      {
        kind: 'movement',
        amount: 5000,
        currency: 'VND',
        gateway: 'sandbox',
        reference: 'LATE-1',
        at: noon().toISOString(),
        recordedAt: server.clock.now().toISOString(),
        caseId: expect.any(String),
      },
    ]);
    expect((await server.get('admin/closing', { token })).body[1]).toMatchObject({
      state: 'changed',
      changes: 1,
    });
    expect((await moneyProblemsOf(server.db)).filter((one) => one.includes('closed day'))).toEqual([]);
  });

  it('a hand settlement, a refund and a return dated into it are; those of other days are not', async () => {
    await close();
    const at = noon();
    await run('byHand', at);
    await run('refunded', new Date(+at + days(1)));
    await run('partReturned', new Date(+at + days(1)));
    expect((await read()).changes).toMatchObject([{ kind: 'hand', amount: 59_000 }]);
    // A process whose clock is slow.
    for (const kind of ['refund', 'return']) {
      const id = newId();
      await sql`insert into money_requests (id, kind, payment_id, amount, currency, reason, state, needs_second, by_gateway,
        idempotency_key, asked_hash, requested_by, requested_at, ended_at)
        select ${id}, ${kind}, id, 100, 'VND', 'test', 'done', false, false, ${newId()}, '', ${newId()}, ${at}, ${at}
        from payments limit 1`.execute(server.db);
      await inTransaction(server.db, (tx) => noteLateRequest(tx, id, at));
    }
    const { changes, state } = await read();
    expect([state, changes.map(({ kind }) => kind).sort()]).toEqual([
      'changed',
      ['hand', 'refund', 'return'],
    ]);
  });

  /** What may become of a recorded movement, as rows of the table. */
  const fates = {
    'taken out': (id: string) => sql`delete from movements where id = ${id}`,
    'moved to another day': (id: string) =>
      sql`update movements set told_at = told_at - interval '1 day' where id = ${id}`,
    'of another amount': (id: string) =>
      sql`update movements set amount = amount + 7, allocated = allocated + 7 where id = ${id}`,
    'in another currency': (id: string) => sql`update movements set currency = 'JPY' where id = ${id}`,
    'moved within the day': (id: string) =>
      sql`update movements set told_at = told_at + interval '1 hour' where id = ${id}`,
  };
  /** A movement that was recorded before the day was signed off, or is dated into it afterwards. */
  const ages = ['signed', 'late'] as const;
  const lives = namesIn(fates).flatMap((fate) => ages.map((age) => [age, fate] as const));
  it.each(lives)('a %s movement that is %s is explained', async (age, fate) => {
    const record = async () => {
      const id = newId();
      await sql`insert into movements (id, gateway, reference, amount, currency, allocated, source, told_at, created_at)
        values (${id}, 'sandbox', ${`fate-${id}`}, 500, 'VND', 500, 'settlement', ${noon()}, ${server.clock.now()})`.execute(
        server.db,
      );
      return id;
    };
    const before = age === 'signed' ? await record() : undefined;
    await close('As it is');
    const id = before ?? (await record());
    await fates[fate](id).execute(server.db);
    const shown = await read();
    expect(await unexplained(server.db, day)).toEqual([]);
    const isSame = age === 'signed' && fate === 'moved within the day';
    expect(shown.state).toBe(isSame ? 'closed' : 'changed');
    expect((await server.get('admin/closing', { token })).body[1].changes).toBe(shown.changes.length);
    const removed = shown.changes.filter(({ kind }) => kind === 'removed');
    expect(removed).toMatchObject(
      fate === 'moved within the day'
        ? []
        : [
            {
              amount: 500,
              currency: 'VND',
              gateway: 'sandbox',
              reference: `fate-${id}`,
              at: noon().toISOString(),
            },
          ],
    );
    await sql`delete from movements where id = ${id}`.execute(server.db);
  });

  it('money in a currency of which there was none', async () => {
    await paid();
    await close();
    await paid(noon(), { amount: 250, currency: 'USD' });
    expect((await read()).changes).toMatchObject([{ amount: 2.5, currency: 'USD' }]);
  });

  it('money that is being recorded while the day is signed off is in the sums or noted, never neither', async () => {
    waitUntil(server, overOf(day));
    ({ token } = await server.makeStaff('finance'));
    const { stamp } = await read();
    const { id } = await openPayment(server);
    let commit: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let recorded: () => void = () => undefined;
    const isRecorded = new Promise<void>((resolve) => {
      recorded = resolve;
    });
    const recording = inTransaction(server.db, async (tx) => {
      await sql`insert into movements (id, gateway, reference, payment_id, amount, currency, allocated, source, told_at,
        created_at) values (${newId()}, 'sandbox', ${`race-${id}`}, ${id}, 1, 'VND', 1, 'webhook', ${noon()},
        ${server.clock.now()})`.execute(tx);
      recorded();
      await held;
    });
    await isRecorded;
    const signing = sign(day, { stamp, note: 'In a hurry' });
    // Long enough for a sign-off that does not wait.
    await sleep(500);
    commit();
    await recording;
    // It waited, and found that the day differs from what was seen.
    expect((await signing).status).toBe(409);
    const second = await sign(day, { stamp: (await read()).stamp, note: 'Seen' });
    expect(second.body.closed.sums).toMatchObject([{ movements: 1 }]);
    expect((await read()).changes).toEqual([]);
    await sql`delete from movements where payment_id = ${id}`.execute(server.db);
  });

  it('money that is recorded while a sign-off is under way waits for it, and is noted', async () => {
    waitUntil(server, overOf(day));
    const { id } = await openPayment(server);
    const person = await server.makeStaff('finance');
    let writing: Promise<unknown> = Promise.resolve();
    await inTransaction(server.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`close ${day}`}, 0))`.execute(tx);
      await keepDay(tx, day, await surveyDay(tx, day), {
        note: null,
        closedAt: server.clock.now(),
        closedBy: person.id,
      });
      writing = outside.run(() =>
        sql`insert into movements (id, gateway, reference, payment_id, amount, currency, allocated, source, told_at,
          created_at) values (${newId()}, 'sandbox', ${`late-${id}`}, ${id}, 1, 'VND', 1, 'webhook', ${noon()},
          ${server.clock.now()})`.execute(server.db),
      );
      await sleep(300);
    });
    await writing;
    ({ token } = person);
    expect((await read()).changes).toMatchObject([{ reference: `late-${id}` }]);
    await sql`delete from movements where payment_id = ${id}`.execute(server.db);
  });
});

it('shows no contact to a reader who may not see contacts', async () => {
  const { id } = await openPayment(server);
  await notifySandbox(server, id, { amount: 5 });
  for (const table of [sql`movements`, sql`money_cases`])
    await sql`update ${table} set reference = ${`lan@mail.vn ${id}`} where payment_id = ${id}`.execute(
      server.db,
    );
  await moveTo(server, `lan@mail.vn ${id}`, noon());
  await sql`update money_cases set state = 'closed', outcome = 'refunded' where payment_id = ${id}`.execute(
    server.db,
  );
  await close('Ask lan@mail.vn or 0912345678');
  const analyst = await server.makeStaff('analyst');
  expect(JSON.stringify(await read())).toMatch(/lan@mail\.vn/);
  expect(JSON.stringify(await read(day, analyst.token))).not.toMatch(/lan@mail|0912345678/);
  const [entry] = await server.db.selectFrom('audits').select('after').where('recordId', '=', day).execute();
  expect(JSON.stringify(entry)).not.toMatch(/lan@mail|0912345678/);
});

const storyOf = (name: string): Story => {
  const story = stories[name];
  if (!story) throw new Error(`There is no story ${name}`);
  return story;
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
