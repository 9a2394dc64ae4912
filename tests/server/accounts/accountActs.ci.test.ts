import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountAct, accountActs, mayActOn } from '../../../contract/accountActs';
import { type Permission, permissionsOf } from '../../../contract/permissions';
import { addMs, days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { makeAccessory } from '../../support/server/accessories';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

/** People who may do none, some and all of it. */
const roles = ['owner', 'finance', 'support', 'analyst', 'shop'] as const;

let server: TestApp;
let asker: string;
const people: Staff[] = [];
beforeAll(async () => {
  server = await buildTestApp();
  asker = (await server.makeUser()).id;
  for (const role of roles) people.push(await server.makeStaff(role));
});
afterAll(() => server.close());

interface Kind {
  role: 'Admin' | 'User';
  isVerified: boolean;
  row: (now: Date) => Partial<Record<'bannedAt' | 'eraseAt' | 'erasedAt', Date>>;
}
const player = { role: 'User', isVerified: true } as const;
const kinds: Record<string, Kind> = {
  open: { ...player, row: () => ({}) },
  unverified: { ...player, isVerified: false, row: () => ({}) },
  banned: { ...player, row: (now) => ({ bannedAt: now }) },
  colleague: { role: 'Admin', isVerified: true, row: () => ({}) },
  closed: { ...player, isVerified: false, row: (now) => ({ eraseAt: addMs(now, days(1)) }) },
  'closed, verified': { ...player, row: (now) => ({ eraseAt: addMs(now, days(1)) }) },
  due: { ...player, isVerified: false, row: (now) => ({ eraseAt: now }) },
  erased: { ...player, isVerified: false, row: (now) => ({ eraseAt: now, erasedAt: now }) },
};
const make = async ({ role, isVerified, row }: Kind) => {
  const now = server.clock.now();
  const user = await server.makeUser({
    emailVerifiedAt: isVerified ? now : null,
    ...(role === 'Admin' && { staffRoles: ['shop'] }),
  });
  await server.db
    .updateTable('users')
    .set({ golds: 0, ...row(now) })
    .where('id', '=', user.id)
    .execute();
  return user;
};
type Made = Awaited<ReturnType<typeof make>>;
type Staff = Awaited<ReturnType<TestApp['makeStaff']>>;

const reason = { reason: 'x' };
const grant = () => ({ wallet: 'golds', amount: 1, reasonKind: 'other', ...reason, idempotencyKey: newId() });
/** A colleague's request that has been waiting since before the account was closed. */
const waiting = async (userId: string, requestedBy: string) => {
  const id = newId();
  const asked = { kind: 'grant', currency: 'golds', amount: 1, reasonKind: 'other', ...reason } as const;
  const about = { paymentId: null, caseId: null, reference: null, byGateway: false } as const;
  const by = { requestedBy, requestedAt: server.clock.now(), idempotencyKey: newId(), askedHash: 'x' };
  const row = { id, userId, needsSecond: true, state: 'requested', ...about, ...asked, ...by } as const;
  await server.db.insertInto('moneyRequests').values(row).execute();
  return id;
};

interface Call {
  /** Null for what ends a request without touching the wallet: it is never refused because of the account's state. */
  act: AccountAct | null;
  /** What such a call needs, where it is not the permission for wallets. */
  needs?: Permission;
  send: (account: Made, as: { token: string }, asker: string) => Promise<{ status: number; body: Body }>;
}
type Body = { message?: string; errors?: Record<string, string[]> };
const toPlayer =
  (path: string, body: () => object | undefined): Call['send'] =>
  ({ id }, as) =>
    server.post(`admin/players/${id}/${path}`, body(), as);
const toRequest =
  (path: string, body: object): Call['send'] =>
  async ({ id }, as, asker) =>
    server.post(`admin/money-requests/${await waiting(id, asker)}/${path}`, body, as);

const calls: Record<string, Call> = {
  ban: { act: 'ban', send: ({ id }, as) => server.post(`admin/user/ban/${id}`, { kind: 'other' }, as) },
  lift: { act: 'ban', send: ({ id }, as) => server.post(`admin/user/unban/${id}`, undefined, as) },
  tag: {
    act: 'tag',
    send: ({ id }, as) => server.call('PUT', `admin/players/${id}/tags`, { tags: ['VIP'] }, as),
  },
  'sign out': { act: 'signOut', send: toPlayer('sign-out', () => reason) },
  note: { act: 'note', send: toPlayer('notes', () => ({ text: 'x' })) },
  'correct the e-mail': {
    act: 'correctEmail',
    send: toPlayer('email', () => ({ email: `${newId()}@new.example`, ...reason })),
  },
  'send a code': { act: 'resendVerification', send: toPlayer('verification', () => undefined) },
  erase: { act: 'erase', send: toPlayer('erasure', () => reason) },
  keep: { act: 'keep', send: toPlayer('erasure/undo', () => reason) },
  ask: { act: 'grant', send: toPlayer('wallet', grant) },
  'give an accessory': {
    act: 'grant',
    send: async ({ id }, as) => {
      const { wallet: _, amount: __, ...asked } = grant();
      const body = { ...asked, takes: false, accessoryId: await makeAccessory(server) };
      return server.post(`admin/players/${id}/items`, body, as);
    },
  },
  approve: { act: 'grant', send: toRequest('decide', { approve: true }) },
  refuse: { act: null, send: toRequest('decide', { approve: false, note: 'x' }) },
  // Whoever made it holds no permission, so that an owner withdraws it.
  withdraw: { act: null, needs: 'staff:write', send: toRequest('withdraw', { note: 'x' }) },
};

/**
 * Everything a call can change: the account's row, its entries, decided requests, notes, mails, and what the history
 * records.
 */
const stateOf = async ({ id, email }: Made) => {
  const { rows } = await sql`select to_jsonb(users) as row,
      (select count(*) from wallet_entries where user_id = ${id}) as entries,
      (select count(*) from money_requests where user_id = ${id} and state <> 'requested') as decided,
      (select count(*) from notes where user_id = ${id}) as notes,
      (select count(*) from outbox where recipient = ${email}) as mails,
      (select count(*) from audits where record_id = ${id} and action <> 'refused') as history
    from users where id = ${id}`.execute(server.db);
  return rows[0];
};

describe.each(Object.keys(calls))('%s', (name) => {
  it('is accepted exactly where the page offers it, and changes nothing where it is refused', async () => {
    const { act, needs = 'wallets:write', send } = calls[name] as Call;
    const now = server.clock.now();
    for (const [kind, { isVerified, ...given }] of Object.entries(kinds)) {
      let account = await make({ isVerified, ...given });
      for (const [n, role] of roles.entries()) {
        const person = people[n] as Staff;
        const permissions = permissionsOf([role]);
        const actor = { id: person.id, may: (needed: Permission) => permissions.includes(needed) };
        const end = { eraseAt: null, erasedAt: null, ...given.row(now) };
        const isOffered =
          act === null
            ? actor.may(needs)
            : mayActOn(act, { id: account.id, role: given.role, ...end }, actor, now) &&
              !(act === 'resendVerification' && isVerified);
        const before = isOffered || (await stateOf(account));
        const { status, body } = await send(account, person, asker);
        const about = [name, kind, role];
        expect([...about, status < 300, status]).toEqual([...about, isOffered, status]);
        if (!isOffered) {
          expect([403, 409]).toContain(status);
          expect(body.message).toBeTruthy();
          expect([...about, await stateOf(account)]).toEqual([...about, before]);
          const refusedAt = { ask: 'amount', 'correct the e-mail': 'email' }[name];
          if (refusedAt && status === 409) expect(body.errors?.[refusedAt]).toHaveLength(1);
        } else account = await make({ isVerified, ...given });
      }
    }
  });
});

it('nobody gives to themselves, not even by a second person, nor bans themselves', async () => {
  const owner = await server.makeAdmin();
  for (const name of Object.keys(calls).filter((one) => ['ask', 'approve', 'ban'].includes(one))) {
    const { act, send } = calls[name] as Call;
    expect(act && 'isNeverOwn' in accountActs[act]).toBe(true);
    const before = await stateOf(owner);
    expect((await send(owner, owner, asker)).status).toBe(409);
    expect(await stateOf(owner)).toEqual(before);
  }
});

it('of an account that is to be erased, players see nothing, buy nothing and get no code', async () => {
  const packageId = await makePackage(server, { firstBonus: 5 });
  for (const kind of ['closed', 'closed, verified', 'due', 'erased']) {
    const { email, userName, id } = await make(kinds[kind] as Kind);
    await server.mails();
    const status = async (path: string, body: object) => (await server.post(path, body)).status;
    expect(await status('user/payment/create', { email, packageId })).toBe(404);
    expect(await status('user/payment/offer', { email, packageId, code: 'NONE' })).toBe(404);
    expect((await server.get(`user/payment/first?email=${email}`)).body).toMatchObject({ bonuses: {} });
    expect((await server.get(`user/search?query=${userName}`)).body).toEqual([]);
    expect(await status('user/auth/login', { email, password })).toBeGreaterThanOrEqual(401);
    const mails = (await server.mails()).length;
    await server.post('user/forgot-password/send-code', { email });
    await server.post('user/auth/resend-verification-code', { email });
    expect((await server.mails()).length).toBe(mails);
    const codes = server.db.selectFrom('codes').select('userId').where('userId', '=', id);
    expect(await codes.execute()).toEqual([]);
  }
});

it('a code from before the closing is void, as the account cannot be changed meanwhile', async () => {
  const { email, token } = await server.makePlayer();
  await server.post('user/forgot-password/send-code', { email });
  const code = await server.codeFor(email);
  expect(code).toMatch(/^\d{6}$/);
  expect((await server.post('user/erasure', { password }, { token })).status).toBe(200);
  const reset = { email, code, newPassword: 'another long phrase' };
  expect((await server.post('user/forgot-password/reset', reset)).status).toBe(400);
  expect((await server.post('user/auth/login', { email, password, reopen: true })).status).toBe(200);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
