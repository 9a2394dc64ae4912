import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentNumber } from '../../../contract/paymentNumber';
import { batchesOf, sections } from '../../../server/accounts/players/export/sections';
import { zipOf } from '../../../server/accounts/players/export/zip';
import { sweepTables } from '../../../server/operations/retention';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { erasedEmail } from '../../../server/platform/erasedAddress';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { leaveTraces } from '../../support/server/leavesTraces';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, paidPayment } from '../../support/server/payments';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let support: { id: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
});
// Access tokens live for 15 minutes, and the tests move the clock.
beforeEach(async () => {
  support = await server.makeStaff('support');
});
afterAll(() => server.close());

const as = () => ({ token: support.token });
const correct = (id: string, email: string, version?: number) =>
  server.post(`admin/players/${id}/email`, { email, reason: 'a typo', version }, as());
const undo = (token: string) => server.post('user/auth/undo', { token });
const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const lastTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email).at(-1);
const linkTo = async (email: string) => /#(\S+)/.exec((await lastTo(email))?.text ?? '')?.[1] ?? '';
const google = (id: string) => ({
  issuer: 'https://google.example',
  subject: `sub-${id}`,
  userId: id,
  createdAt: server.clock.now(),
});
const identitiesOf = async (id: string) =>
  (await server.db.selectFrom('identities').select('subject').where('userId', '=', id).execute()).length;

it('corrects an e-mail: both are told, sessions end, Google is unlinked, and the new one has to be verified', async () => {
  const player = await server.makePlayer();
  await server.db.insertInto('identities').values(google(player.id)).execute();
  const other = await server.makeUser({ email: 'Taken@outline.example' });
  for (const taken of ['taken@OUTLINE.example', other.email])
    expect(await correct(player.id, taken)).toMatchObject({
      status: 409,
      body: { errors: { email: [expect.any(String)] } },
    });
  for (const wrong of ['no address', player.email.toUpperCase()])
    expect(await correct(player.id, wrong)).toMatchObject({
      status: 400,
      body: { errors: { email: [expect.any(String)] } },
    });
  expect((await correct(player.id, 'first@outline.example', 7)).status).toBe(409);
  expect(await rowOf(player.id)).toMatchObject({ email: player.email });
  expect((await correct(player.id, ' Right@outline.example ', 1)).status).toBe(204);
  expect(await rowOf(player.id)).toMatchObject({
    email: 'Right@outline.example',
    emailVerifiedAt: null,
    version: 2,
  });
  expect((await server.get('user/profile/me', { token: player.token })).status).toBe(401);
  expect(await identitiesOf(player.id)).toBe(0);
  expect((await lastTo(player.email))?.text).toContain('R•••@•••');
  const signIn = () => server.post('user/auth/login', { email: 'right@outline.example', password });
  expect((await signIn()).body.errors).toHaveProperty('email');
  const code = await server.codeFor('Right@outline.example');
  expect((await server.post('user/auth/verify-email', { email: 'right@outline.example', code })).status).toBe(
    200,
  );
  expect((await signIn()).status).toBe(200);
  const entry = await server.db
    .selectFrom('audits')
    .select(['after', 'userName'])
    .where('recordId', '=', player.id)
    .where('action', '=', 'change-email')
    .executeTakeFirst();
  expect(entry).toMatchObject({ after: { reason: 'a typo' } });
});

it('is undone from whoever signed in with the new address: their sessions and the password end', async () => {
  const player = await server.makePlayer();
  const email = 'somebody-else@outline.example';
  expect((await correct(player.id, email)).status).toBe(204);
  const link = await linkTo(player.email);
  const code = await server.codeFor(email);
  expect((await server.post('user/auth/verify-email', { email, code })).status).toBe(200);
  const { accessToken: token, refreshToken } = await server.signIn(email);
  const profile = () => server.get('user/profile/me', { token });
  expect((await profile()).body.email).toBe(email);
  expect((await undo(link)).status).toBe(200);
  expect((await profile()).status).toBe(401);
  expect((await server.post('user/auth/refresh-token', { refreshToken })).status).toBe(401);
  for (const known of [email, player.email])
    expect((await server.post('user/auth/login', { email: known, password })).status).toBe(401);
});

it('keeps the mails of before with their player, and shows none of whoever has the address later', async () => {
  const player = await server.makePlayer();
  const shown = async (id: string): Promise<string[]> =>
    (await server.get(`admin/players/${id}/mails`, as())).body
      .map(({ template }: { template: string }) => template)
      .toSorted();
  const reset = () => server.post('user/forgot-password/send-code', { email: player.email });
  await reset();
  const before = await shown(player.id);
  expect(before.length).toBeGreaterThan(0);
  await correct(player.id, 'later@outline.example');
  const all = [...before, 'emailGiven', 'emailReplaced'].toSorted();
  expect(await shown(player.id)).toEqual(all);
  server.clock.advance(1000);
  const stranger = await server.makeUser({ email: player.email });
  expect(await shown(stranger.id)).toEqual([]);
  server.clock.advance(120_000);
  await reset();
  expect((await shown(stranger.id)).length).toBe(1);
  expect(await shown(player.id)).toEqual(all);
});

describe('mails about money after a correction', () => {
  const since = async (email: string, from: number) =>
    (await server.mails()).filter(({ to }) => to === email).slice(from);
  const countOf = async (email: string) => (await since(email, 0)).length;
  /** Corrects a player's address; returns the new one, and how many mails the earlier one has got by then. */
  const moved = async ({ id, email }: { id: string; email: string }) => {
    const now = `new-${email}`;
    // Finance moves the clock.
    support = await server.makeStaff('support');
    expect((await correct(id, now)).status).toBe(204);
    return { now, before: await countOf(email) };
  };
  /** A payment that ended unpaid. */
  const ended = async (buyer?: (email: string) => object) => {
    const player = await server.makeUser();
    const packageId = await makePackage(server);
    const given = buyer && { buyer: buyer(player.email) };
    const { body } = await server.post('user/payment/create', { email: player.email, packageId, ...given });
    server.clock.advance(minutes(16));
    expect(await cancelExpired(server.db, server.clock.now())).toBe(1);
    return { player, id: body.transactionId as string };
  };
  let finance: Finance;
  beforeAll(async () => {
    finance = await financeOf(server);
  });

  it('a receipt sent again and a refund go to the address that the player has now', async () => {
    const { player, id } = await paidPayment(server);
    const { now, before } = await moved(player);
    server.clock.advance(minutes(1));
    const shop = await server.makeStaff('shop');
    const again = await server.post(`admin/transactions/${id}/receipt`, undefined, { token: shop.token });
    expect(again.status).toBe(204);
    const { body } = await finance.refund(id);
    expect((await finance.confirm(body.id)).status).toBe(200);
    expect(await since(player.email, before)).toEqual([]);
    const [, receipt, refund] = await since(now, 0);
    expect(receipt?.text).toContain(`/receipts/${id}?key=`);
    expect(refund?.text).toContain(paymentNumber(id));
  });

  it('so does the receipt of a payment that had ended and is paid late', async () => {
    const { player, id } = await ended();
    const { now, before } = await moved(player);
    await notifySandbox(server, id);
    expect(await since(player.email, before)).toEqual([]);
    expect((await lastTo(now))?.text).toContain(`/receipts/${id}?key=`);
  });

  it('and money that is held and sent back', async () => {
    const { player, id } = await ended();
    const { now, before } = await moved(player);
    await notifySandbox(server, id, { amount: 20_000 });
    server.clock.advance(days(1));
    await mailAboutHeldMoney(server.deps);
    const [held] = await casesWith(server, 'paymentId', id);
    const { body } = await finance.resolve(held?.id ?? '', { kind: 'return', amount: 20_000 });
    expect((await finance.confirm(body.id)).status).toBe(200);
    expect(await since(player.email, before)).toEqual([]);
    const mails = await since(now, 1);
    expect(mails.map(({ text }) => text.includes(paymentNumber(id)))).toEqual([true, true]);
  });

  it('the buyer of a gift gets theirs, unless it is the earlier address of who gets it', async () => {
    const { player, id } = await ended((email) => ({ email: email.toUpperCase() }));
    const gift = await ended((email) => ({ email: `giver-${email}` }));
    const { before } = await moved(player);
    const { now } = await moved(gift.player);
    for (const paid of [id, gift.id]) await notifySandbox(server, paid);
    expect(await since(player.email, before)).toEqual([]);
    expect(await countOf(player.email.toUpperCase())).toBe(0);
    expect((await lastTo(now))?.text).toContain(gift.id);
    expect((await lastTo(`giver-${gift.player.email}`))?.text).toContain(gift.id);
  });

  it('nobody gets any whose payments an erasure has cleared, though the account is not yet', async () => {
    const { player, id } = await ended();
    await server.db
      .updateTable('payments')
      .set({ email: erasedEmail(player.id) })
      .where('id', '=', id)
      .execute();
    await notifySandbox(server, id);
    expect((await server.mails()).filter(({ text }) => text.includes(paymentNumber(id)))).toEqual([]);
  });
});

it('is undone by the earlier address, in any order of corrections, links and other accounts, to one outcome', async () => {
  // Two corrections, then their links in either order, at once or one after the other, early or too late.
  for (const order of [[0], [1], [0, 1], [1, 0]])
    for (const isTaken of [false, true])
      for (const isLate of [false, true]) {
        support = await server.makeStaff('support');
        const player = await server.makePlayer();
        await server.db.insertInto('identities').values(google(player.id)).execute();
        const addresses = [player.email, `b-${player.email}`, `c-${player.email}`];
        await correct(player.id, addresses[1] ?? '');
        const links = [await linkTo(addresses[0] ?? '')];
        server.clock.advance(minutes(2));
        await correct(player.id, addresses[2] ?? '');
        links.push(await linkTo(addresses[1] ?? ''));
        const taker = isTaken ? await server.makeUser({ email: addresses[0]?.toUpperCase() ?? '' }) : null;
        if (isLate) server.clock.advance(days(7));
        const answers = await Promise.all(order.map((n) => undo(links[n] ?? '')));
        const statuses = answers.map(({ status }) => status);
        const row = await rowOf(player.id);
        const wins = order.includes(0) && !isTaken && !isLate;
        const expected = wins ? 0 : order.includes(1) && !isLate ? 1 : 2;
        expect([order, isTaken, isLate, row.email]).toEqual([order, isTaken, isLate, addresses[expected]]);
        if (isLate) expect(statuses.every((status) => status === 400)).toBe(true);
        else if (isTaken && order.includes(0)) {
          const refused = answers[order.indexOf(0)];
          expect(refused).toMatchObject({
            status: 409,
            body: { message: expect.stringContaining('earlier email') },
          });
        }
        if (expected < 2) {
          // Whoever has the corrected address is locked out; the reader of the link sets a new password.
          expect(row.passwordHash).toBeNull();
          expect(row.emailVerifiedAt === null).toBe(expected === 1);
        }
        expect(await identitiesOf(player.id)).toBe(expected === 0 ? 1 : 0);
        // A link works only once.
        for (const link of links) if (wins || isLate) expect((await undo(link)).status).toBe(400);
        if (taker) expect((await rowOf(taker.id)).email).toBe(addresses[0]?.toUpperCase());
      }
});

it('is no unfinished registration after it: the player stays, and so does the way back', async () => {
  const long = addMs(server.clock.now(), -days(31));
  const [player, never] = [await server.makePlayer(), await server.makeUser({ emailVerifiedAt: null })];
  for (const { id, email } of [player, never]) {
    await server.db.updateTable('users').set({ createdAt: long }).where('id', '=', id).execute();
    expect((await correct(id, `right-${email}`)).status).toBe(204);
  }
  await sweepTables(server.db, server.clock);
  for (const { id, email } of [player, never]) {
    expect((await undo(await linkTo(email))).status).toBe(200);
    expect((await rowOf(id)).email).toBe(email);
  }
  // When the corrections are deleted too, whoever once signed in is no unfinished registration.
  await correct(player.id, `again-${player.email}`);
  server.clock.advance(days(181));
  for (let isFull = true; isFull; ) isFull = await sweepTables(server.db, server.clock);
  await sweepTables(server.db, server.clock);
  expect((await rowOf(player.id)).emailVerifiedAt).toBeNull();
  expect(await server.db.selectFrom('users').select('id').where('id', '=', never.id).execute()).toEqual([]);
});

it('is undone of an account that whoever has the new address closed, until its erasure begins', async () => {
  for (const isLate of [false, true]) {
    support = await server.makeStaff('support');
    const player = await server.makePlayer();
    const wrong = `wrong-${player.email}`;
    await correct(player.id, wrong);
    const link = await linkTo(player.email);
    await server.post('user/auth/verify-email', { email: wrong, code: await server.codeFor(wrong) });
    const { accessToken } = await server.signIn(wrong);
    expect((await server.post('user/erasure', { password }, { token: accessToken })).status).toBe(200);
    // As when the database of an older day is restored, in which the erasure of today has begun.
    if (isLate)
      await server.db
        .insertInto('erasedPlayers')
        .values({ userId: player.id, begunAt: server.clock.now() })
        .execute();
    expect((await undo(link)).status).toBe(isLate ? 400 : 200);
    const row = await rowOf(player.id);
    if (isLate) expect(row).toMatchObject({ email: wrong, eraseAt: expect.any(Date) });
    else expect(row).toMatchObject({ email: player.email, eraseAt: null, passwordHash: null });
    const entries = await server.db
      .selectFrom('audits')
      .select('action')
      .where('recordId', '=', player.id)
      .where('action', 'in', ['reopen-own-account', 'undo-email'])
      .orderBy('action')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(isLate ? [] : ['reopen-own-account', 'undo-email']);
  }
});

it('has one outcome when two correct at once, or one corrects while the other undoes', async () => {
  for (let round = 0; round < 4; round++) {
    const [player, rival] = [await server.makeUser(), await server.makeUser()];
    const wanted = `wanted${round}@outline.example`;
    const both = await Promise.all([correct(player.id, wanted), correct(rival.id, wanted.toUpperCase())]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]));
    const winner = both[0]?.status === 204 ? player : rival;
    const link = await linkTo(winner.email);
    server.clock.advance(minutes(2));
    const [undone, again] = await Promise.all([
      undo(link),
      correct(winner.id, `last${round}@outline.example`),
    ]);
    const { email } = await rowOf(winner.id);
    expect(undone.status).toBe(200);
    expect([winner.email, `last${round}@outline.example`]).toContain(email);
    expect(again.status).toBe(204);
  }
  for (const forged of ['', 'email.x.1.y', `closed.${support.id}.1.abc`, 'email.1.9999999999999999.x'])
    expect((await undo(forged)).status).toBe(400);
});

it('sends another code once a minute, and to nobody who needs none', async () => {
  const player = await server.makeUser({ emailVerifiedAt: null });
  const send = (id = player.id) => server.post(`admin/players/${id}/verification`, undefined, as());
  expect((await send()).status).toBe(204);
  const first = await server.codeFor(player.email);
  expect((await send()).status).toBe(429);
  server.clock.advance(minutes(1));
  expect((await send()).status).toBe(204);
  const code = await server.codeFor(player.email);
  expect(code).not.toBe(first);
  const verified = await server.post('user/auth/verify-email', { email: player.email, code });
  expect(verified.status).toBe(200);
  server.clock.advance(minutes(1));
  expect((await send()).status).toBe(409);
  const actions = await server.db
    .selectFrom('audits')
    .select('action')
    .where('recordId', '=', player.id)
    .where('action', '=', 'resend-code')
    .execute();
  expect(actions).toHaveLength(2);
});

it('exports everything about a player and nothing of others, of staff or of gateways, page and files alike', async () => {
  const owner = await server.makeAdmin();
  const player = await leaveTraces(server, owner, {
    hasGoogle: true,
    isBanned: false,
    wasCorrected: true,
    pays: 'once',
    buysForOthers: true,
  });
  await server.db.updateTable('users').set({ language: 'en' }).where('id', '=', player.id).execute();
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/players/${player.id}/export`,
    headers: { authorization: `Bearer ${support.token}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(answer.rawPayload))).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );
  expect(Object.keys(files).sort()).toEqual(
    ['index.html', ...sections.map(({ name }) => `${name}.json`)].sort(),
  );
  const page = files['index.html'] ?? '';
  const expected = { profile: 1, payments: 1, given: 1, consents: 1, emails: 1 };
  for (const { name, columns } of sections) {
    const rows: object[] = JSON.parse(files[`${name}.json`] ?? '');
    const count = expected[name as keyof typeof expected];
    if (count !== undefined) expect([name, rows.length]).toEqual([name, count]);
    for (const row of rows) expect(Object.keys(row)).toHaveLength(columns.length);
    expect(page).toContain(`<h2 id="${name}">`);
  }
  expect(page.match(/<tr>/g)?.length).toBeGreaterThan(20);
  // Every column has a name in both languages, which a reader sees in place of the JSON's.
  expect(page).not.toMatch(/<th>[a-z]/);
  const all = Object.values(files).join('\n');
  for (const own of [player.email, player.userName]) expect(all).toContain(own);
  for (const hidden of ['gọi từ', 'passwordHash', '$argon2', owner.userName])
    expect(all).not.toContain(hidden);
  expect(
    (
      await server.post(`admin/players/${player.id}/export`, undefined, {
        token: (await server.makeStaff('finance')).token,
      })
    ).status,
  ).toBe(403);
  const entries = await server.db
    .selectFrom('audits')
    .select('userName')
    .where('recordId', '=', player.id)
    .where('action', '=', 'export')
    .execute();
  expect(entries).toHaveLength(1);
});

it('makes the export a batch at a time, and stops when its reader does', async () => {
  const player = await server.makeUser();
  await sql`insert into wallet_entries (id, user_id, wallet, amount, balance_after, reason, created_at)
    select gen_random_uuid(), ${player.id}, 'golds', 1, n, 'opening', now() from generate_series(1, 5000) n`.execute(
    server.db,
  );
  const ledger = sections.find(({ name }) => name === 'ledger');
  if (!ledger) throw new Error('There is no ledger');
  let read = 0;
  async function* counted() {
    if (!ledger) return;
    for await (const rows of batchesOf(server.db, ledger, player)) {
      read += rows.length;
      yield JSON.stringify(rows);
    }
  }
  const whole: Buffer[] = [];
  for await (const part of zipOf([{ name: 'a.json', content: counted() }], new Date())) whole.push(part);
  const longest = Math.max(...whole.map(({ length }) => length));
  expect(read).toBe(5000);
  expect(longest).toBeLessThan(whole.reduce((sum, { length }) => sum + length, 0) / 3);
  const packed = unzipSync(new Uint8Array(Buffer.concat(whole)));
  expect(new TextDecoder().decode(packed['a.json']).match(/"key"/g)).toHaveLength(5000);
  read = 0;
  for await (const part of zipOf([{ name: 'a.json', content: counted() }], new Date())) {
    expect(part.length).toBeGreaterThan(0);
    if (read >= 500) break;
  }
  expect(read).toBeLessThan(1500);
});
