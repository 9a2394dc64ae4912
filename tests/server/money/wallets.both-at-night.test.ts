import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf, type StaffRole, staffRoles } from '../../../contract/permissions';
import { hours } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { openState } from '../../support/server/openState';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let ann: { id: string; token: string };
let bob: { id: string; token: string };
/** The staff's own limits. */
let cap: { grantCapGolds?: number } = {};
beforeAll(async () => {
  const watch = {
    get state() {
      const open = openState();
      const limits = { ...open.settings.limits, ...cap };
      return { ...open, settings: { ...open.settings, limits } };
    },
    readAt: 0,
  };
  server = await buildTestApp({ watch });
});
// Each test has people of its own, whose 24 hours are empty.
beforeEach(async () => {
  ann = await server.makeStaff('finance');
  bob = await server.makeAdmin();
});
afterAll(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  await server.close();
});

type Body = Partial<Record<'wallet' | 'reasonKind' | 'reason' | 'idempotencyKey', string>> & {
  amount?: number;
};
const change = (id: string, body: Body, by = ann) =>
  server.post(
    `admin/players/${id}/wallet`,
    {
      wallet: 'golds',
      amount: 100,
      reasonKind: 'event',
      reason: 'Cup of May',
      idempotencyKey: newId(),
      ...body,
    },
    { token: by.token },
  );
const decide = (id: string, body: object, by = bob) =>
  server.post(`admin/money-requests/${id}/decide`, body, { token: by.token });
const withdraw = (id: string, by = ann) =>
  server.post(`admin/money-requests/${id}/withdraw`, {}, { token: by.token });
const balanceOf = async (id: string, wallet: 'diamonds' | 'golds' = 'golds') =>
  (await server.db.selectFrom('users').select(wallet).where('id', '=', id).executeTakeFirstOrThrow())[
    wallet as 'golds'
  ];
const entriesOf = (id: string) =>
  server.db
    .selectFrom('walletEntries')
    .select(['wallet', 'amount', 'balanceAfter', 'reason', 'requestId'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute();

describe('giving and taking', () => {
  it('changes the balance at once below the limit, with an entry, a mail and the history', async () => {
    const player = await server.makeUser();
    const given = await change(player.id, { amount: 300 });
    expect([given.status, given.body.state, given.body.needsSecond]).toEqual([201, 'done', false]);
    const taken = await change(player.id, { amount: -120 });
    expect(await balanceOf(player.id)).toBe(180);
    expect(await entriesOf(player.id)).toEqual([
      { wallet: 'golds', amount: 300, balanceAfter: 300, reason: 'grant', requestId: given.body.id },
      { wallet: 'golds', amount: -120, balanceAfter: 180, reason: 'grant', requestId: taken.body.id },
    ]);
    const mails = (await server.mails()).filter(({ to }) => to === player.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Tài khoản của bạn được cộng 300 vàng',
      'Tài khoản của bạn bị trừ 120 vàng',
    ]);
    const history = await server.db
      .selectFrom('audits')
      .select(['action', 'resource', 'after'])
      .where('recordId', '=', player.id)
      .orderBy('id')
      .execute();
    expect(history).toMatchObject([
      {
        action: 'grant',
        resource: 'users',
        after: { wallet: 'golds', amount: 300, reason: 'Cup of May', state: 'done' },
      },
      { action: 'grant', after: { amount: -120, state: 'done' } },
    ]);
  });

  it('never goes below 0, asks for a reason, and is not for oneself nor for support', async () => {
    const player = await server.makeUser();
    await change(player.id, { amount: 50 });
    const fields = async (body: Body) => {
      const { status, body: answer } = await change(player.id, body);
      return [status, Object.keys(answer.errors ?? {})];
    };
    expect(await fields({ amount: -51 })).toEqual([400, ['amount']]);
    expect(await fields({ amount: 0 })).toEqual([400, ['amount']]);
    expect(await fields({ reason: ' ' })).toEqual([400, ['reason']]);
    const own = await change(ann.id, {});
    expect([own.status, Object.keys(own.body.errors)]).toEqual([409, ['amount']]);
    expect((await change(player.id, {}, await server.makeStaff('support'))).status).toBe(403);
    expect((await change(newId(), {})).status).toBe(404);
    expect(await balanceOf(player.id)).toBe(50);
  });

  it('finds the same request by its key, and refuses the key for anything else', async () => {
    const player = await server.makeUser();
    const idempotencyKey = newId();
    const ask = () => change(player.id, { idempotencyKey });
    const [first, again] = [await ask(), await ask()];
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await change(player.id, { idempotencyKey, amount: 101 })).status).toBe(409);
    expect(await balanceOf(player.id)).toBe(100);
  });
});

describe('among other requests', () => {
  it('a key that made one is refused for a refund, and the other way round', async () => {
    const { id, player } = await openPayment(server);
    await notifySandbox(server, id);
    const finance = await financeOf(server);
    const idempotencyKey = newId();
    const given = await change(player.id, { idempotencyKey }, finance.people[0]);
    const refund = (key: string) => finance.refund(id, { amount: 1000, idempotencyKey: key });
    expect([given.status, (await refund(idempotencyKey)).status]).toEqual([201, 409]);
    const other = newId();
    expect((await refund(other)).status).toBe(201);
    expect((await change(player.id, { idempotencyKey: other }, finance.people[0])).status).toBe(409);
  });

  it('whoever gives may act on requests, whose calls need the permission of money', () => {
    const lacks = (role: StaffRole) => {
      const held = permissionsOf([role]);
      return held.includes('wallets:write') && !held.includes('money:write');
    };
    expect(staffRoles.filter(lacks)).toEqual([]);
  });

  it('a reader of payments who may not read players sees none, however they ask', async () => {
    const player = await server.makeUser();
    const { id } = (await change(player.id, { amount: 60_000 })).body;
    const found = async (role: 'shop' | 'support', path: string) => {
      const { status, body } = await server.get(`admin/money-requests${path}`, await server.makeStaff(role));
      return status === 200 ? JSON.stringify(body).includes(id) : status;
    };
    const ways = [
      '?range=[0,99]',
      `?filter={"userId":"${player.id}"}`,
      `?filter={"q":"${player.userName}"}`,
      `/${id}`,
    ];
    for (const way of ways)
      expect([way, await found('support', way), await found('shop', way)]).toEqual([
        way,
        true,
        way.startsWith('/') ? 404 : false,
      ]);
  });
});

describe('above the limit', () => {
  it('a second person approves; the first cannot, nor the player', async () => {
    const player = await server.makeUser();
    const asked = (await change(player.id, { wallet: 'diamonds', amount: 5001 })).body;
    expect(asked).toMatchObject({ state: 'requested', limit: { limit: 5000, person: 5001, subject: 5001 } });
    expect(await balanceOf(player.id, 'diamonds')).toBe(0);
    expect((await decide(asked.id, { approve: true }, ann)).status).toBe(409);
    expect((await decide(asked.id, { approve: false })).body.errors).toHaveProperty('note');
    const done = await decide(asked.id, { approve: true, version: asked.version });
    expect([done.body.state, done.body.decidedBy]).toEqual(['done', (bob as { userName?: string }).userName]);
    expect(await balanceOf(player.id, 'diamonds')).toBe(5001);
    expect((await decide(asked.id, { approve: true })).status).toBe(409);
    const own = (await change(bob.id, { amount: 60_000 })).body;
    expect((await decide(own.id, { approve: true })).status).toBe(409);
    expect((await withdraw(own.id)).body.state).toBe('withdrawn');
  });

  it('counts 24 hours of the person and of the player, given and taken alike, refused ones not', async () => {
    const [one, two] = [await server.makeUser(), await server.makeUser()];
    const state = async (...given: Parameters<typeof change>) => (await change(...given)).body.state;
    expect(await state(one.id, { amount: 30_000 })).toBe('done');
    // The person's 24 hours.
    const asked = (await change(two.id, { amount: 20_001 })).body;
    expect(asked.state).toBe('requested');
    await decide(asked.id, { approve: false, note: 'Too much' });
    expect(await state(two.id, { amount: 20_000 })).toBe('done');
    // The player's, whoever gives.
    expect(await state(one.id, { amount: -20_001 }, bob)).toBe('requested');
    expect(await state(one.id, { wallet: 'diamonds', amount: 1 }, bob)).toBe('done');
    server.clock.advance(hours(24));
    ann = { ...ann, token: (await server.signIn((ann as { email?: string }).email ?? '')).accessToken };
    expect(await state(one.id, { amount: 20_001 })).toBe('done');
  });

  it('counts what another process recorded by a clock that is ahead', async () => {
    const player = await server.makeUser();
    server.clock.advance(100);
    await change(player.id, { amount: 50_000 });
    server.clock.advance(-100);
    expect((await change(player.id, { amount: 1 }, bob)).body.state).toBe('requested');
  });

  it('above the daily cap it is refused, also with a second person', async () => {
    const player = await server.makeUser();
    expect((await change(player.id, { amount: 200_001 })).body.errors).toHaveProperty('amount');
    await change(player.id, { amount: 150_000 });
    expect((await change(player.id, { amount: 50_001 }, bob)).status).toBe(400);
    expect((await change(player.id, { amount: 50_000 }, bob)).status).toBe(201);
  });

  it('the cap counts what was carried out within 24 hours, however long it waited', async () => {
    const player = await server.makeUser();
    const signedIn = async (person: typeof ann) => ({
      ...person,
      token: (await server.signIn((person as { email?: string }).email ?? '')).accessToken,
    });
    const first = (await change(player.id, { amount: 200_000 })).body;
    server.clock.advance(hours(24));
    [ann, bob] = [await signedIn(ann), await signedIn(bob)];
    const second = (await change(player.id, { amount: 200_000 })).body;
    expect([first.state, second.state]).toEqual(['requested', 'requested']);
    expect((await decide(first.id, { approve: true })).body.state).toBe('done');
    const refused = await decide(second.id, { approve: true });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('200,000')]);
    // What was requested at once is counted alike.
    await withdraw(second.id);
    const other = await server.makeUser();
    for (const [id, by] of [
      [player.id, bob],
      [other.id, ann],
    ] as const)
      expect((await change(id, { amount: -1 }, by)).status).toBe(400);
    expect(await balanceOf(player.id)).toBe(200_000);
    server.clock.advance(hours(24));
    bob = await signedIn(bob);
    const third = (await change(player.id, { amount: 200_000 }, bob)).body;
    server.clock.advance(hours(23));
    ann = await signedIn(ann);
    expect((await decide(third.id, { approve: true }, ann)).body.state).toBe('done');
    expect(await balanceOf(player.id)).toBe(400_000);
  });

  it('a cap that was lowered binds what waits', async () => {
    const player = await server.makeUser();
    const asked = (await change(player.id, { amount: 150_000 })).body;
    cap = { grantCapGolds: 149_999 };
    const lowered = await decide(asked.id, { approve: true });
    cap = {};
    expect(lowered.status).toBe(409);
    expect((await decide(asked.id, { approve: true })).body.state).toBe('done');
  });

  it('what can no longer be taken stays a request, which says so', async () => {
    const player = await server.makeUser();
    await change(player.id, { amount: 50_000 });
    const asked = (await change(player.id, { amount: -50_000 })).body;
    await change(player.id, { amount: -1 }, await server.makeStaff('finance'));
    const first = await server.db.selectFrom('moneyRequests').select('id').where('amount', '=', -1).execute();
    for (const { id } of first) await decide(id, { approve: true });
    expect((await decide(asked.id, { approve: true })).status).toBe(409);
    const { body } = await server.get(`admin/money-requests/${asked.id}`, { token: bob.token });
    expect([body.state, body.acts]).toEqual(['requested', ['approve', 'refuse']]);
  });
});
