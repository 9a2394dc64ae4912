import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../contract/permissions';
import type { SettlementResult, SettlementRow } from '../../../contract/settlements';
import { readComparison } from '../../../server/money/settlement/kept';
import { minutes, seconds } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { moneyProblemsOf } from '../../support/server/invariants';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.makeStaff('finance'));
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(seconds(1)));
afterEach(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

const reader = {
  id: newId(),
  sessionId: newId(),
  userName: 'reader',
  email: '',
  role: 'Admin',
  hasFactor: false,
  factorAt: null,
  permission: null,
  network: '',
} as const;
interface Asked {
  gateway?: string;
  from?: string;
  to?: string;
  [column: string]: string | undefined;
}
const csv = { 'content-type': 'text/csv' };
const upload = (file: string | Buffer, { to, ...asked }: Asked, as = token) => {
  const columns = { gateway: 'sandbox', reference: '0', orderNumber: '1', amount: '2', time: '3' };
  const given = { ...columns, to: to ?? asked.from, ...asked };
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  );
  return server.post(`admin/settlements?${query}`, file, { token: as, headers: csv });
};
const compared = async (file: string | Buffer, asked: Asked): Promise<SettlementResult> => {
  const { status, body } = await upload(file, asked);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const numbersOf = (rows: ReadonlyArray<Pick<SettlementRow, 'number'>>) => rows.map(({ number }) => number);
const allOf = ({ onlyOurs, onlyTheirs, differing }: SettlementResult) =>
  numbersOf([onlyOurs, onlyTheirs, differing].flatMap(({ rows }) => rows));
const make = ({ id }: { id: string }, rows: number[], as = token, reason: unknown = 'The month is closed') =>
  server.post(`admin/settlements/${id}/cases`, { rows, reason }, { token: as });
const head = 'Reference,Order number,Amount,Time';
const lines = (...rows: Array<Array<string | number>>) =>
  [head, ...rows.map((row) => row.map((cell) => `"${cell}"`).join(','))].join('\r\n');
const casesOf = (rows: { kind: string }) =>
  server.db
    .selectFrom('moneyCases')
    .selectAll()
    .where('kind', '=', rows.kind as 'only-ours')
    .execute();

let day = 0;
/** A separate day for each test, at noon in Vietnam. */
function nextDay() {
  day++;
  const date = `2026-03-${String(day).padStart(2, '0')}`;
  return { date, noon: `${date}T05:00:00.000Z`, cell: `${date} 12:00:00` };
}
/** The sandbox does not report when the money moved; a real gateway does. */
const moveTo = (at: string, reference: string) =>
  server.db
    .updateTable('movements')
    .set({ toldAt: new Date(at) })
    .where('reference', '=', reference)
    .execute();
async function paid(at: string, told: { amount?: number; currency?: string } = {}) {
  const { id } = await openPayment(server, {
    price: told.amount ?? 59_000,
    ...(told.currency && { currency: told.currency }),
  });
  await notifySandbox(server, id, told);
  await moveTo(at, `ref-${id}`);
  return { id, reference: `ref-${id}` };
}

describe('comparing', () => {
  it('names a line that was dropped, one that was doubled and one that was changed', async () => {
    const { date, noon, cell } = nextDay();
    const [dropped, doubled, changed, same] = [
      await paid(noon),
      await paid(noon),
      await paid(noon),
      await paid(noon),
    ];
    const file = lines(
      [doubled.reference, doubled.id, '59.000', cell],
      [doubled.reference, doubled.id, '59.000', cell],
      [changed.reference, changed.id, '58.000', cell],
      [same.reference, same.id, '59.000', cell],
      ['FT-NEW', 'nobody', '10.000', cell],
    );
    const result = await compared(file, { from: date });
    expect(result).toMatchObject({ rows: 5, agreed: 2, skipped: 0, outside: 0, bad: { count: 0, rows: [] } });
    expect(result.sums).toEqual([
      {
        currency: 'VND',
        ours: { count: 4, amount: 236_000 },
        theirs: { count: 5, amount: 245_000 },
      },
    ]);
    expect(result.onlyOurs).toMatchObject({
      count: 1,
      rows: [{ paymentId: dropped.id, reference: dropped.reference, amount: 59_000, at: noon, caseId: null }],
    });
    expect(result.onlyTheirs).toMatchObject({
      count: 1,
      rows: [
        { line: 6, reference: 'FT-NEW', orderNumber: 'nobody', amount: 10_000, at: noon, paymentId: null },
      ],
    });
    expect(result.differing.rows).toMatchObject([
      {
        line: 4,
        what: 'amount',
        paymentId: changed.id,
        amount: 58_000,
        ours: { amount: 59_000, currency: 'VND' },
      },
      { line: 3, what: 'twice', paymentId: doubled.id, amount: 59_000 },
    ]);
    expect(await casesOf({ kind: 'only-ours' })).toEqual([]);
  });

  it('falls back to the order number, pairs parts by their amount, and tells a doubled order', async () => {
    const { date, noon, cell } = nextDay();
    const [one, two] = [await paid(noon), await paid(noon)];
    await notifySandbox(server, two.id, { reference: `again-${two.id}`, amount: 7000 });
    await moveTo(noon, `again-${two.id}`);
    const byOrder = { from: date, reference: undefined };
    const file = lines(
      ['', two.id, 7000, cell],
      ['', two.id, 59_000, cell],
      ['', one.id, 59_000, cell],
      ['', one.id, 59_000, cell],
    );
    const result = await compared(file, byOrder);
    expect(result).toMatchObject({ agreed: 3, onlyOurs: { count: 0 }, onlyTheirs: { count: 0 } });
    expect(result.differing.rows).toMatchObject([{ line: 5, what: 'twice', paymentId: one.id }]);
    const renamed = await compared(lines(['BANK-1', one.id, 59_000, cell]), { from: date });
    expect(renamed).toMatchObject({ agreed: 1, onlyTheirs: { count: 0 }, onlyOurs: { count: 2 } });
  });

  it('tells another currency from another amount, and gives dollars as dollars', async () => {
    const { date, noon, cell } = nextDay();
    const dollars = await paid(noon, { amount: 250, currency: 'USD' });
    const file = `${head},Currency\n${dollars.reference},,2.50,${cell},USD`;
    expect(await compared(file, { from: date, currency: '4' })).toMatchObject({
      agreed: 1,
      sums: [{ currency: 'USD', ours: { count: 1, amount: 2.5 }, theirs: { count: 1, amount: 2.5 } }],
    });
    const other = await compared(file.replace(',USD', ',VNĐ').replace('2.50', '250'), {
      from: date,
      currency: '4',
    });
    expect(other.differing.rows).toMatchObject([
      { what: 'currency', ours: { amount: 2.5, currency: 'USD' } },
    ]);
  });

  it('calls nothing missing that the other side has beyond midnight', async () => {
    const { date } = nextDay();
    const before = await paid(`${date}T16:59:00.000Z`);
    const { date: next } = nextDay();
    const after = await paid(`${date}T17:01:00.000Z`);
    // The gateway has each of them on the other day.
    const theirs = lines(
      [after.reference, '', 59_000, `${date} 23:59:00`],
      [before.reference, '', 59_000, `${next} 00:01:00`],
      ['FAR', '', 59_000, '2026-06-30 12:00'],
      ['NEAR', '', 59_000, `${next} 12:00`],
    );
    const first = await compared(theirs, { from: date });
    expect(first).toMatchObject({ agreed: 2, outside: 2, onlyOurs: { count: 0 }, onlyTheirs: { count: 0 } });
    const second = await compared(theirs, { from: next });
    expect(second).toMatchObject({ agreed: 2, outside: 1, onlyOurs: { count: 0 } });
    expect(second.onlyTheirs.rows).toMatchObject([{ reference: 'NEAR' }]);
    // A file without times covers its period; we have the transfer on another day.
    const old = await compared(`Reference,x,Amount\n${before.reference},,59000`, {
      from: '2026-09-01',
      time: undefined,
    });
    expect(old).toMatchObject({ agreed: 1, onlyTheirs: { count: 0 }, onlyOurs: { count: 0 } });
  });
});

describe('files', () => {
  const shapes = 'Tên,Mã đơn hàng,Số tiền,Trạng thái\nĐỗ Thị Ổi,A-1,"59.000",Thành công\n';
  it.each([
    ['UTF-8', Buffer.from(shapes)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${shapes}`)],
    ['UTF-16 LE with its mark', Buffer.from(`\uFEFF${shapes}`, 'utf16le')],
    ['UTF-16 LE without one', Buffer.from(shapes.replace('Tên', 'Ten'), 'utf16le')],
    ['UTF-16 BE with its mark', Buffer.from(`\uFEFF${shapes}`, 'utf16le').swap16()],
    ['semicolons', Buffer.from(shapes.replaceAll(',', ';'))],
    [
      'tabs, CRLF, as Excel saves',
      Buffer.from(`\uFEFF${shapes.replaceAll(',', '\t').replaceAll('\n', '\r\n')}`, 'utf16le'),
    ],
    [
      'a title, the period and an empty line above',
      Buffer.from(`BÁO CÁO GIAO DỊCH\n"Từ ngày","01/03/2026"\n\n${shapes}`),
    ],
  ])('finds headings and columns in %s', async (_, file) => {
    const { body } = await server.post('admin/settlements/columns?gateway=payos', file, {
      token,
      headers: csv,
    });
    expect(body).toMatchObject({
      headings: [expect.stringMatching(/^T.n$/), 'Mã đơn hàng', 'Số tiền', 'Trạng thái'],
      rows: [['Đỗ Thị Ổi', 'A-1', '59.000', 'Thành công']],
      columns: { orderNumber: 1, amount: 2, status: 3 },
    });
    const asked = {
      gateway: 'payos',
      from: '2026-03-01',
      reference: undefined,
      time: undefined,
      status: '3',
    };
    expect((await compared(file, asked)).onlyTheirs.rows).toMatchObject([
      { orderNumber: 'A-1', amount: 59_000 },
    ]);
  });

  it('reads the same column by the meaning that each gateway gives it', async () => {
    const file = 'Mã tham chiếu,Mã giao dịch VNPAY,Số tiền\nA,B,1';
    const columns = async (gateway: string) =>
      (await server.post(`admin/settlements/columns?gateway=${gateway}`, file, { token, headers: csv })).body
        .columns;
    expect(await columns('vnpay')).toEqual({ orderNumber: 0, reference: 1, amount: 2 });
    expect(await columns('payos')).toEqual({ reference: 0, amount: 2 });
  });

  it('tells rows that cannot be read by their line, and counts those that brought no money', async () => {
    const file = [
      `${head},State`,
      'A1,,abc,,PAID',
      ',,1000,,PAID',
      '',
      'A2,,1000,31/02/2026,PAID',
      '1.23E+15,,1000,,PAID',
      'A3,,-5.000,,PAID',
      'A4,,5.000,,Thất bại',
      '="0012",,5.000,,paid',
      'A\u00006,,5.000',
    ].join('\n');
    const result = await compared(file, { from: '2026-02-01', status: '4', paid: 'Paid;00' });
    expect(result.bad).toEqual({
      count: 4,
      rows: [
        { line: 2, problem: 'amount' },
        { line: 3, problem: 'key' },
        { line: 5, problem: 'time' },
        { line: 6, problem: 'rounded' },
      ],
    });
    expect(result.skipped).toBe(3);
    expect(result.onlyTheirs.rows).toMatchObject([{ line: 9, reference: '0012' }]);
  });

  it.each([
    ['what came in', 'Tổng cộng,,64.000', 0],
    ['what was paid, with what went out', 'Total,,59.000', 0],
    ['all rows', 'TỔNG,,62.000', 0],
    ['no amount', 'Tổng số,,', 0],
    ['another amount', 'Tổng cộng:,,64.001', 1],
    ['a payment of that name', 'Total 9,,64.000', 0],
  ])('knows the line of totals of %s', async (_, last, bad) => {
    const rows = ['T1,,59.000,,PAID', 'T2,,5.000,,PAID', 'T3,,-5.000,,PAID', 'T4,,3.000,,Thất bại', last];
    const result = await compared([`${head},State`, ...rows].join('\n'), { from: '2026-02-01', status: '4' });
    expect(result.bad).toEqual({ count: bad, rows: bad ? [{ line: 6, problem: 'total' }] : [] });
  });

  it.each([
    ['', 400],
    ['just a text', 400],
    [`${head}\nA,"B`, 400],
    [Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]), 400],
    [`${head}\n${'A,B,1,\n'.repeat(100_001)}`, 400],
    ['x'.repeat(10 * 1024 * 1024 + 1), 413],
  ])('refuses what holds no table, or too much', async (file, status) => {
    const answer = await upload(file, { from: '2026-02-01' });
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
  });

  it('refuses impossible periods and columns, another type, and those who may not', async () => {
    const file = lines(['A', 'B', 1, '']);
    const refused = async (asked: Asked) => Object.keys((await upload(file, asked)).body.errors ?? {});
    expect(await refused({ from: '2026-02-30' })).toEqual(['from']);
    expect(await refused({ from: '2026-02-02', to: '2026-02-01' })).toEqual(['to']);
    expect(await refused({ from: '2025-02-02', to: '2026-02-03' })).toEqual(['to']);
    expect(await refused({ from: '2026-02-01', amount: '9' })).toEqual(['amount']);
    const query = 'gateway=sandbox&from=2026-02-01&to=2026-02-01&amount=2';
    const without = await server.post(`admin/settlements?${query}`, file, { token, headers: csv });
    expect(Object.keys(without.body.errors)).toEqual(['reference']);
    expect((await server.post(`admin/settlements?${query}&reference=0`, { a: 1 }, { token })).status).toBe(
      415,
    );
    const shop = await server.makeStaff('shop');
    expect((await upload(file, { from: '2026-02-01' }, shop.token)).status).toBe(403);
    expect((await make({ id: newId() }, [1], shop.token)).status).toBe(403);
  });
});

describe('cases', () => {
  it('are made once of each group, hold what only they have, and the file agrees as far as it can', async () => {
    const { date, noon, cell } = nextDay();
    const [dropped, doubled, changed] = [await paid(noon), await paid(noon), await paid(noon)];
    const unpaid = await openPayment(server);
    const file = lines(
      [doubled.reference, doubled.id, 59_000, cell],
      [doubled.reference, doubled.id, 59_000, cell],
      [changed.reference, changed.id, 58_000, cell],
      [`theirs-${date}`, unpaid.id, 59_000, cell],
    );
    const first = await compared(file, { from: date });
    const rows = allOf(first);
    expect((await make(first, rows)).body).toEqual({ made: 4, known: 0 });
    expect((await make(first, rows)).body).toEqual({ made: 0, known: 4 });
    const cases = await server.db
      .selectFrom('moneyCases')
      .selectAll()
      .where('openedAt', '=', server.clock.now())
      .execute();
    const about = (kind: string, paymentId: string) =>
      cases.find((one) => one.kind === kind && one.paymentId === paymentId);
    expect(about('only-ours', dropped.id)).toMatchObject({ reference: dropped.reference, amount: 59_000 });
    expect(about('settlement-differs', doubled.id)).toMatchObject({ detail: '2 × 59000 VND' });
    expect(about('settlement-differs', changed.id)).toMatchObject({ detail: '59000 VND ≠ 58000 VND' });
    const held = about('only-theirs', unpaid.id);
    const movement = await server.db
      .selectFrom('movements')
      .selectAll()
      .where('reference', '=', `theirs-${date}`)
      .executeTakeFirstOrThrow();
    expect(movement).toMatchObject({
      caseId: held?.id,
      paymentId: unpaid.id,
      orderNumber: unpaid.id,
      amount: 59_000,
      allocated: 0,
      source: 'settlement',
      toldAt: new Date(noon),
    });
    const audits = await server.db
      .selectFrom('audits')
      .select(['recordId', 'userId'])
      .where('action', '=', 'open')
      .where('resource', '=', 'cases')
      .where(
        'recordId',
        'in',
        cases.map(({ id }) => id),
      )
      .execute();
    expect(audits).toHaveLength(4);
    // Shown again as it was stored, with the cases that its rows have now.
    const kept = (await server.get(`admin/settlements/${first.id}`, { token })).body;
    expect(kept).toMatchObject({ rows: first.rows, agreed: first.agreed, sums: first.sums });
    expect(kept.onlyTheirs.rows).toMatchObject([{ caseId: held?.id, reference: `theirs-${date}` }]);

    const second = await compared(file, { from: date });
    expect(second.onlyTheirs.count).toBe(0);
    expect(second.onlyOurs.rows[0]?.caseId).toBe(about('only-ours', dropped.id)?.id);
    expect(new Set(second.differing.rows.map(({ caseId }) => caseId))).toEqual(
      new Set([about('settlement-differs', doubled.id)?.id, about('settlement-differs', changed.id)?.id]),
    );
  });

  it('are made once by two people at once', async () => {
    const { date, cell } = nextDay();
    const found = await compared(lines(['both', '', 1000, cell]), { from: date });
    const answers = await Promise.all([make(found, allOf(found)), make(found, allOf(found))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.made, 0)).toBe(1);
  });

  it('are not made of money that was told about in the meantime', async () => {
    const { date, cell } = nextDay();
    const { id } = await openPayment(server);
    const found = await compared(lines([`ref-${id}`, id, 59_000, cell]), { from: date });
    expect(found.onlyTheirs.count).toBe(1);
    await notifySandbox(server, id);
    expect((await make(found, allOf(found))).body).toEqual({ made: 0, known: 1 });
  });

  it("are made of rows of the server's own comparison only, for a reason, by who may move money", async () => {
    const { date, cell } = nextDay();
    const found = await compared(lines([`own-${date}`, '', 1000, cell]), { from: date });
    const [row = 0] = allOf(found);
    const refused = async (rows: number[], reason?: unknown, id = found.id) => {
      const { status, body } = await make({ id }, rows, token, reason);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await refused([row + 1], 'Why not')).toEqual([409, []]);
    expect(await refused([row], 'Why not', newId())).toEqual([404, []]);
    expect(await refused([row], 'Why not', 'none')).toEqual([404, []]);
    expect(await refused([row], ' ')).toEqual([400, ['reason']]);
    expect(await refused([], 'Why not')).toEqual([400, ['rows']]);
    // The call has no way to pass an invented row.
    const invented = { kind: 'only-theirs', reference: 'INVENTED', amount: 999_999_999_999, currency: 'VND' };
    const body = { gateway: 'sandbox', rows: [invented], reason: 'Why not' };
    expect((await server.post('admin/settlements/cases', body, { token })).status).toBe(404);
    expect((await server.post(`admin/settlements/${found.id}/cases`, body, { token })).status).toBe(400);
    expect(await casesOf({ kind: 'only-theirs' })).not.toContainEqual(
      expect.objectContaining({ reference: 'INVENTED' }),
    );
    const stored = await server.db
      .selectFrom('moneyCases')
      .select('id')
      .where('reference', '=', `own-${date}`)
      .execute();
    expect(stored).toEqual([]);
    for (const role of ['shop', 'analyst', 'support'] as const) {
      expect((await make(found, [row], (await server.makeStaff(role)).token)).status).toBe(403);
    }
    expect((await make(found, [row])).body).toEqual({ made: 1, known: 0 });
  });

  it('need a recent second factor of whoever has one', async () => {
    const { date, cell } = nextDay();
    const found = await compared(lines([`step-${date}`, '', 1000, cell]), { from: date });
    const person = await server.makeStaff('finance');
    const proven = (ago: number) =>
      Promise.all([
        server.db
          .insertInto('secondFactors')
          .values({ userId: person.id, sealedSecret: 'sealed', confirmedAt: server.clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
        server.db
          .updateTable('sessions')
          .set({ factorAt: new Date(+server.clock.now() - ago) })
          .where('userId', '=', person.id)
          .execute(),
      ]);
    await proven(minutes(11));
    const old = await make(found, allOf(found), person.token);
    expect([old.status, Object.keys(old.body.errors)]).toEqual([403, ['stepUp']]);
    // Reading and comparing do not require it.
    expect((await server.get(`admin/settlements/${found.id}`, { token: person.token })).status).toBe(200);
    await proven(minutes(9));
    expect((await make(found, allOf(found), person.token)).body).toEqual({ made: 1, known: 0 });
  });
});

describe('a comparison', () => {
  const entries = (recordId: string) =>
    server.db
      .selectFrom('audits')
      .select(['action', 'resource', 'userId', 'after'])
      .where('recordId', '=', recordId)
      .orderBy('at')
      .orderBy('id')
      .execute();

  it('is kept and audited: who, when, which file, and why cases were made of it', async () => {
    const { date, noon, cell } = nextDay();
    const { id, token: mine } = await server.makeStaff('finance');
    const one = await paid(noon);
    const file = lines([one.reference, one.id, 59_000, cell], [`kept-${date}`, 'x', 7000, cell]);
    const { body: found } = await upload(file, { from: date }, mine);
    expect(found).toMatchObject({ gateway: 'sandbox', from: date, to: date, comparedBy: expect.any(String) });
    const row = await server.db
      .selectFrom('settlementComparisons')
      .selectAll()
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    const fileHash = createHash('sha256').update(file).digest('hex');
    expect(row).toMatchObject({
      comparedBy: id,
      comparedAt: server.clock.now(),
      fileHash,
      fileBytes: file.length,
      rows: 2,
      agreed: 1,
      onlyTheirs: 1,
    });
    await make(found, allOf(found), mine, 'Bank confirmed by phone');
    expect(await entries(found.id)).toMatchObject([
      {
        action: 'compare',
        resource: 'settlements',
        userId: id,
        after: { file: fileHash, from: date, rows: 2 },
      },
      {
        action: 'make-cases',
        resource: 'settlements',
        userId: id,
        after: { made: 1, known: 0, reason: 'Bank confirmed by phone' },
      },
    ]);
    const [about] = (await casesOf({ kind: 'only-theirs' })).filter(
      ({ reference }) => reference === `kept-${date}`,
    );
    expect(await entries(about?.id ?? '')).toMatchObject([
      { action: 'open', after: { comparison: found.id, reason: 'Bank confirmed by phone' } },
    ]);
  });

  it('is listed with the newest first, whoever made it, with what did not agree', async () => {
    const { date, noon, cell } = nextDay();
    const { token: other } = await server.makeStaff('finance');
    const one = await paid(noon);
    const good = await compared(lines([one.reference, one.id, 59_000, cell]), { from: date });
    server.clock.advance(seconds(1));
    const { body: bad } = await upload(
      lines(
        [one.reference, one.id, 58_000, cell],
        [`recent-${date}`, `n-${date}`, 7000, cell],
        ['y', 'y', 'many', cell],
      ),
      { from: date },
      other,
    );
    expect([bad.differing.count, bad.onlyTheirs.count, bad.onlyOurs.count, bad.bad.count]).toEqual([
      1, 1, 0, 1,
    ]);
    const { status, body: listed } = await server.get('admin/settlements', { token });
    expect([status, listed.length <= 10]).toEqual([200, true]);
    const facts = (of: SettlementResult) => {
      const { id, gateway, from, to, comparedAt, comparedBy, rows } = of;
      return { id, gateway, from, to, comparedAt, comparedBy, rows };
    };
    expect(listed.slice(0, 2)).toEqual([
      { ...facts(bad), differences: 3 },
      { ...facts(good), differences: 0 },
    ]);
    const { token: support } = await server.makeStaff('support');
    expect((await server.get('admin/settlements', { token: support })).status).toBe(403);
  });

  it('keeps nothing of a file but the rows that do not agree, and no cell beside them', async () => {
    const { date, noon, cell } = nextDay();
    const agreed = await paid(noon);
    const file = [
      `${head},Sender,Phone`,
      `${agreed.reference},,59000,${cell},LE THI LAN,0912345678`,
      `new-${date},,5000,${cell},TRAN VAN BINH,0987654321`,
    ].join('\n');
    const found = await compared(file, { from: date });
    const rows = await server.db
      .selectFrom('settlementRows')
      .selectAll()
      .where('comparisonId', '=', found.id)
      .execute();
    expect(rows.map(({ reference }) => reference)).toEqual([`new-${date}`]);
    expect(JSON.stringify(rows)).not.toMatch(/LAN|BINH|0912345678|0987654321/);
  });

  it('shows no contact to a reader who may not see contacts', async () => {
    const { date, cell } = nextDay();
    const found = await compared(lines(['lan@mail.vn', '0912345678', 1000, cell]), { from: date });
    const read = (staffRoles: StaffRole[]) => readComparison(server.db, { ...reader, staffRoles }, found.id);
    expect((await read(['finance'])).onlyTheirs.rows).toMatchObject([
      { reference: 'lan@mail.vn', orderNumber: '0912345678' },
    ]);
    expect(JSON.stringify(await read(['analyst']))).not.toMatch(/lan@mail|0912345678/);
  });

  it('takes its days from the times of the money in the file', async () => {
    const { date: first, noon } = nextDay();
    const { date: last } = nextDay();
    const missing = await paid(noon);
    const file = lines(
      ['A-1', '', 1000, `${first} 00:00:00`],
      ['A-2', '', 1000, `${last} 23:59:59`],
      // Neither outgoing money nor unreadable rows count.
      ['A-3', '', -1000, '2020-01-01 12:00'],
      ['A-4', '', 'abc', '2020-01-01 12:00'],
      ['A-5', '', 1000, ''],
    );
    const found = await compared(file, {});
    expect(found).toMatchObject({
      from: first,
      to: last,
      rows: 3,
      outside: 0,
      skipped: 1,
      bad: { count: 1 },
    });
    expect(found.onlyOurs.rows.map(({ paymentId }) => paymentId)).toContain(missing.id);
    // A single day counts as both ends.
    expect(await compared(file, { from: first })).toMatchObject({ from: first, to: first, outside: 1 });
    for (const silent of [
      lines(['A-1', '', 1000, '']),
      lines(['A-1', '', -1, `${first} 12:00`]),
      `${head}\n`,
    ]) {
      const { status, body } = await upload(silent, {});
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['from']]);
    }
  });
});

const books = (body: object, as = token) => server.post('admin/settlements/export', body, { token: as });
describe('the export for the books', () => {
  it('has a line for each movement and each done refund of the days in Vietnam, with a sign', async () => {
    const { date, noon } = nextDay();
    await paid(`${date}T17:00:00.000Z`);
    nextDay();
    const edge = await paid(new Date(Date.parse(noon) - 12 * 3_600_000).toISOString());
    const bought = await paid(`${date}T16:59:59.000Z`);
    const asked = await server.post(
      `admin/transactions/${bought.id}/refunds`,
      { amount: 9000, reasonKind: 'mistake', reason: 'Half of it', idempotencyKey: newId() },
      { token },
    );
    const done = await server.post(
      `admin/money-requests/${asked.body.id}/confirm`,
      { outcome: 'done', reference: 'FT-1' },
      { token },
    );
    expect(done.body).toMatchObject({ state: 'done', amount: 9000 });
    const { status, body, headers } = await books({ from: date, to: date });
    expect([status, headers['content-range']]).toEqual([200, 'settlements 0-1/2']);
    const [heading, ...found] = String(body).trimEnd().split('\r\n');
    expect(heading).toBe(
      '\uFEFFKind,Amount,Currency,Gateway,Reference,Transaction ID,Order number,Package,Allocated,Case ID,Moved at,Recorded at',
    );
    expect(found.map((line) => line.split(',').slice(0, 7))).toEqual([
      ['Money in', '59000', 'VND', 'sandbox', edge.reference, edge.id, edge.id],
      ['Money in', '59000', 'VND', 'sandbox', bought.reference, bought.id, bought.id],
    ]);
    expect(found[1]?.split(',').slice(8, 11)).toEqual(['59000', '', `${date} 23:59:59`]);
    const today = new Date(server.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const refunds = String((await books({ from: today, to: today, gateway: 'sandbox' })).body).split('\r\n');
    expect(refunds.find((line) => line.includes(bought.id))).toMatch(
      new RegExp(`^Refund,-9000,VND,sandbox,FT-1,${bought.id},,Gói thử,,,,${today} `),
    );
    expect((await books({ from: today, to: today, gateway: 'payos' })).headers['content-range']).toBe(
      'settlements 0-0/0',
    );
  });

  it('is recorded, and for finance only', async () => {
    const { date } = nextDay();
    await books({ from: date, to: date });
    const [entry] = await server.db
      .selectFrom('audits')
      .select('after')
      .where('action', '=', 'export')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entry?.after).toEqual({ rows: 0, filter: { from: date, to: date } });
    const shop = await server.makeStaff('shop');
    expect((await books({ from: date, to: date }, shop.token)).status).toBe(403);
    expect(Object.keys((await books({ from: date, to: '2020-01-01' })).body.errors)).toEqual(['to']);
  });
});

it('lists rows with a case after those without', async () => {
  const { date, noon, cell } = nextDay();
  await paid(noon);
  await paid(noon);
  const file = lines(['Z', '', 1000, cell]);
  const movement = ({ movementId }: SettlementRow) => movementId;
  const found = await compared(file, { from: date });
  const before = found.onlyOurs.rows.map(movement);
  await make(found, numbersOf(found.onlyOurs.rows.slice(0, 1)));
  const after = (await compared(file, { from: date })).onlyOurs;
  expect([after.count, ...after.rows.map(movement)]).toEqual([2, before[1], before[0]]);
});

/** Stores 20,000 movements of VNPay on 1 May, held by a case. */
async function insertMany() {
  const caseId = newId();
  await server.db
    .insertInto('moneyCases')
    .values({
      id: caseId,
      key: 'many',
      kind: 'overpaid',
      paymentId: null,
      gateway: 'vnpay',
      reference: null,
      amount: null,
      currency: null,
      dueAt: server.clock.now(),
      openedAt: server.clock.now(),
    })
    .execute();
  await sql`insert into movements (id, gateway, reference, order_number, amount, currency, case_id, source, told_at, created_at)
    select gen_random_uuid(), 'vnpay', 'R' || n, 'O' || n, n, 'VND', ${caseId}, 'webhook',
      '2026-05-01'::timestamptz + n * interval '1 second', '2026-05-02' from generate_series(1, 20000) n`.execute(
    server.db,
  );
}

// Last, as the money is checked after each test.
describe('of 20,000 movements', () => {
  beforeAll(insertMany);

  it('compares every row exactly', async () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => index + 1);
    const rows = numbers
      .filter((n) => n !== 777)
      .map((n) => `R${n};O${n};${n === 4321 ? 1 : n}${n === 20_000 ? '\nR5;O5;5' : ''}`);
    const file = `Reference;Order;Amount\n${rows.join('\n')}`;
    const result = await compared(file, { gateway: 'vnpay', from: '2026-05-01', time: undefined });
    expect(result).toMatchObject({ rows: 20_000, agreed: 19_998, onlyTheirs: { count: 0 } });
    expect(result.onlyOurs.rows).toMatchObject([{ reference: 'R777' }]);
    expect(result.differing.rows.map(({ what, reference }) => [what, reference])).toEqual([
      ['amount', 'R4321'],
      ['twice', 'R5'],
    ]);
    const none = await compared('Reference;Order;Amount\nX;Y;1', {
      gateway: 'vnpay',
      from: '2026-05-01',
      time: undefined,
    });
    expect([none.onlyOurs.count, none.onlyOurs.rows.length]).toEqual([20_000, 1000]);
  });

  it('exports more lines than one batch, each once, in the order of time', async () => {
    const body = String((await books({ from: '2026-05-01', to: '2026-05-01', gateway: 'vnpay' })).body);
    const references = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[4]);
    // From 7 in the morning in Vietnam.
    expect(references).toEqual(Array.from({ length: 20_000 }, (_, index) => `R${index + 1}`));
  });
});
