import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../contract/permissions';
import type { StaffMember } from '../../../contract/staff';
import { grantAdmin } from '../../../server/accounts/grantAdmin';
import { hours, minutes } from '../../../server/platform/clock';
import { setUpFactor } from '../../support/server/factor';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let owner: { id: string; token: string; email: string };
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  owner = await server.makeAdmin();
});
afterAll(() => server.close());

const reason = 'for the test';
const act = (path: string, token = owner.token, body: object = { reason }) =>
  server.post(`admin/staff/${path}`, body, { token });
const setRoles = (id: string, roles: StaffRole[], token = owner.token, more: object = {}) =>
  server.call('PUT', `admin/staff/${id}`, { roles, reason, ...more }, { token });
const list = async (): Promise<StaffMember[]> =>
  (await server.get('admin/staff', { token: owner.token })).body;
const me = async (token: string) => (await server.get('user/profile/me', { token })).status;
const login = (email: string, given: string) => server.post('user/auth/login', { email, password: given });
const rolesOf = async (id: string) =>
  (await server.db.selectFrom('users').select('staffRoles').where('id', '=', id).executeTakeFirstOrThrow())
    .staffRoles;
const entriesOf = (id: string) =>
  server.db
    .selectFrom('audits')
    .select(['action', 'userId', 'before', 'after'])
    .where('recordId', '=', id)
    .where('resource', '=', 'staff')
    .orderBy('id')
    .execute();

describe('the list', () => {
  it('shows the staff, their roles, and pending invitations', async () => {
    const person = await server.makeStaff('game', 'support');
    await setUpFactor(server, person.token);
    const invited = await act('invitations', owner.token, {
      email: 'new@outline.example',
      roles: ['shop'],
      reason,
    });
    const members = await list();
    expect(members.find(({ id }) => id === person.id)).toMatchObject({
      email: person.email,
      state: 'active',
      roles: ['game', 'support'],
      hasFactor: true,
      version: 1,
    });
    expect(members.at(-1)).toEqual(invited.body);
    expect(invited.body).toMatchObject({ state: 'invited', email: 'new@outline.example', roles: ['shop'] });
    expect((await act(`invitations/${invited.body.id}/withdraw`)).status).toBe(204);
    expect((await act(`invitations/${invited.body.id}/withdraw`)).status).toBe(404);
  });
});

describe('a user name', () => {
  const rename = (id: string, userName: string, token = owner.token, more: object = {}) =>
    server.call('PUT', `admin/staff/${id}/user-name`, { userName, reason, ...more }, { token });
  const nameOf = async (token: string) => (await server.get('user/profile/me', { token })).body.username;

  it('is changed by an owner, one’s own too, as often as needed, with a reason in the history', async () => {
    const { id, token } = await server.makeStaff('game');
    const renamed = await rename(id, ' linh.anh ');
    expect(renamed).toMatchObject({ status: 200, body: { userName: 'linh.anh', version: 2 } });
    expect(await rename(id, 'linh.anh2', owner.token, { version: 2 })).toMatchObject({ status: 200 });
    expect(await nameOf(token)).toBe('linh.anh2');
    expect(await entriesOf(id)).toEqual(
      Array(2).fill({
        action: 'change-user-name',
        userId: owner.id,
        before: { roles: ['game'] },
        after: { reason },
      }),
    );
    expect((await rename(owner.id, 'chu.trang')).status).toBe(200);
    expect(await nameOf(owner.token)).toBe('chu.trang');
  });

  it('is refused at its field, and to everybody else', async () => {
    const [person, other] = [await server.makeStaff('game'), await server.makeStaff('shop')];
    const player = await server.makePlayer();
    const taken = await nameOf(player.token);
    const refused = async (userName: string, more?: object) => {
      const { status, body } = await rename(person.id, userName, owner.token, more);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await refused('có dấu')).toEqual([400, ['userName']]);
    expect(await refused(await nameOf(person.token))).toEqual([400, ['userName']]);
    for (const name of [taken, taken.toUpperCase(), 'Outline.Support'])
      expect(await refused(name)).toEqual([409, ['userName']]);
    expect(await rename(person.id, 'moi.hoan.toan', owner.token, { version: 9 })).toMatchObject({
      status: 409,
      body: { conflict: { current: { version: 1 } } },
    });
    expect((await rename(player.id, 'moi.hoan.toan')).status).toBe(404);
    expect((await rename(person.id, 'moi.hoan.toan', other.token)).status).toBe(403);
  });

  it('that was given up is held for a year, also from its owner’s colleagues', async () => {
    const [person, other] = [await server.makeStaff('game'), await server.makeStaff('shop')];
    const before = await nameOf(person.token);
    await rename(person.id, 'ten.moi.nhe');
    expect((await rename(other.id, before)).status).toBe(409);
    expect((await rename(person.id, before)).status).toBe(200);
  });
});

describe('roles', () => {
  it('change at once, with a reason in the history', async () => {
    const { id, token } = await server.makeStaff('game');
    expect(await setRoles(id, ['support'])).toMatchObject({
      status: 200,
      body: { roles: ['support'], version: 2 },
    });
    expect((await server.get('admin/user/get-all', { token })).status).toBe(200);
    expect(await entriesOf(id)).toEqual([
      {
        action: 'change-roles',
        userId: owner.id,
        before: { roles: ['game'] },
        after: { roles: ['support'], reason },
      },
    ]);
  });

  it('need a reason, known names, and at least one of them', async () => {
    const { id } = await server.makeStaff('game');
    for (const body of [
      { roles: ['shop'] },
      { roles: [], reason },
      { roles: ['king'], reason },
      { roles: ['shop', 'shop'], reason },
      { roles: ['shop'], reason: '' },
      { roles: ['shop'], reason: ' \n ' },
    ])
      expect((await server.call('PUT', `admin/staff/${id}`, body, { token: owner.token })).status).toBe(400);
    expect(await rolesOf(id)).toEqual(['game']);
  });

  it('cannot be changed for oneself or for players', async () => {
    expect((await setRoles(owner.id, ['owner', 'shop'])).status).toBe(409);
    expect((await act(`${owner.id}/remove`)).status).toBe(409);
    expect((await setRoles((await server.makeUser()).id, ['shop'])).status).toBe(404);
    expect((await setRoles('x', ['shop'])).status).toBe(404);
  });

  it('are refused from an older version, with who changed them', async () => {
    const { id } = await server.makeStaff('game');
    expect((await setRoles(id, ['shop'], owner.token, { version: 1 })).status).toBe(200);
    const late = await setRoles(id, ['finance'], owner.token, { version: 1 });
    expect([late.status, late.body.conflict.current.roles]).toEqual([409, ['shop']]);
  });

  it('leave one owner when two take the role from each other concurrently', async () => {
    const two = await server.makeAdmin();
    const others = (await list()).filter(({ id }) => id !== owner.id && id !== two.id).map(({ id }) => id);
    await server.db.updateTable('users').set({ bannedAt: new Date() }).where('id', 'in', others).execute();
    for (const attempt of [1, 2]) {
      const answers = await Promise.all([
        setRoles(two.id, ['shop']),
        setRoles(owner.id, ['shop'], two.token),
      ]);
      const owners = [await rolesOf(owner.id), await rolesOf(two.id)].filter((roles) =>
        roles.includes('owner'),
      );
      expect([attempt, owners.length]).toEqual([attempt, 1]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    }
    await server.db.updateTable('users').set({ bannedAt: null }).where('id', 'in', others).execute();
  });

  it('can be changed by owners only', async () => {
    const { id, token } = await server.makeStaff('shop', 'finance', 'support');
    expect((await server.get('admin/staff', { token })).status).toBe(403);
    expect((await setRoles(id, ['owner'], token)).status).toBe(403);
    expect(
      (await act('invitations', token, { email: 'x@outline.example', roles: ['owner'], reason })).status,
    ).toBe(403);
    expect(await rolesOf(id)).toEqual(['shop', 'finance', 'support']);
  });
});

describe('someone who leaves', () => {
  it('stays as a player, signed out, without factor and permissions', async () => {
    const person = await server.makeStaff('game');
    await setUpFactor(server, person.token);
    expect((await act(`${person.id}/remove`)).status).toBe(204);
    expect(await me(person.token)).toBe(401);
    const { accessToken } = await server.signIn(person.email);
    expect((await server.get('user/profile/me', { token: accessToken })).body).not.toHaveProperty('staff');
    expect((await server.get('admin/level/get-all', { token: accessToken })).status).toBe(403);
    expect((await entriesOf(person.id)).at(-1)).toMatchObject({
      action: 'remove',
      after: { roles: [], reason },
    });
  });

  it('can also be signed out everywhere without leaving', async () => {
    const person = await server.makeStaff('game');
    expect((await act(`${person.id}/end-sessions`)).status).toBe(204);
    expect(await me(person.token)).toBe(401);
    expect((await login(person.email, password)).status).toBe(200);
  });

  it('and this is not the change that a conflict names', async () => {
    const person = await server.makeStaff('game');
    const colleague = await server.makeAdmin();
    const put = { roles: ['shop'], reason, version: 1 };
    expect(
      (await server.call('PUT', `admin/staff/${person.id}`, put, { token: colleague.token })).status,
    ).toBe(200);
    expect((await act(`${person.id}/end-sessions`)).status).toBe(204);
    const late = await server.call('PUT', `admin/staff/${person.id}`, put, { token: owner.token });
    expect([late.status, late.body.conflict.by]).toEqual([409, colleague.userName]);
  });
});

describe('a lost factor', () => {
  it('is removed by an owner, together with the sessions', async () => {
    const person = await server.makeStaff('game');
    await setUpFactor(server, person.token);
    expect((await login(person.email, password)).status).toBe(401);
    expect((await act(`${person.id}/reset-factor`)).status).toBe(204);
    expect(await me(person.token)).toBe(401);
    expect((await login(person.email, password)).status).toBe(200);
    expect((await act(`${person.id}/reset-factor`)).status).toBe(409);
  });

  it('cannot be removed by oneself', async () => {
    await setUpFactor(server, owner.token);
    expect((await act(`${owner.id}/reset-factor`)).status).toBe(409);
  });
});

it('needs a recent factor from an owner who has one', async () => {
  const person = await server.makeStaff('game');
  await setUpFactor(server, owner.token);
  expect((await act(`${person.id}/end-sessions`)).status).toBe(204);
  server.clock.advance(minutes(10));
  const refused = await setRoles(person.id, ['shop']);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['stepUp']]);
  expect((await server.get('admin/staff', { token: owner.token })).status).toBe(200);
});

describe('an invitation', () => {
  let count = 0;
  async function invited(email = `invited${++count}@outline.example`, roles: StaffRole[] = ['content']) {
    const answer = await act('invitations', owner.token, { email, roles, reason });
    const mail = (await server.mails()).filter(({ to }) => to === email).at(-1);
    const token = /\/auth\/invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return { answer, email, token };
  }
  const show = (token: string) => server.post('user/auth/invitation', { token });
  const accept = (token: string, more: object = {}) =>
    server.post('user/auth/invitation/accept', { token, password: 'a fresh long phrase', ...more });

  it('sent six times at once to one address is one invitation, and no error', async () => {
    const body = { email: 'Six@outline.example', roles: ['shop' as const], reason };
    const sent = await Promise.all(Array.from({ length: 6 }, () => act('invitations', owner.token, body)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    const rows = server.db.selectFrom('invitations').select('id').where('email', '=', body.email);
    expect(await rows.execute()).toHaveLength(1);
  });

  it('creates an account with the invitee’s own password, once', async () => {
    const { answer, email, token } = await invited();
    expect(answer.status).toBe(201);
    expect((await show(token)).body).toEqual({ email, isKnown: false });
    const short = await accept(token, { password: 'short' });
    expect([short.status, Object.keys(short.body.errors)]).toEqual([400, ['password']]);
    const done = await accept(token, { firstName: 'Thảo', lastName: 'Lê' });
    expect([done.status, done.body]).toEqual([200, { email }]);
    const { accessToken } = (await login(email, 'a fresh long phrase')).body;
    const profile = (await server.get('user/profile/me', { token: accessToken })).body;
    expect(profile).toMatchObject({ firstName: 'Thảo', lastName: 'Lê', staff: { roles: ['content'] } });
    expect((await accept(token)).body.errors.token).toHaveLength(1);
    expect((await show(token)).status).toBe(400);
  });

  it('leaves an account unchanged that has since joined the staff another way', async () => {
    const player = await server.makePlayer();
    const { token } = await invited(player.email, ['analyst']);
    await grantAdmin(server.deps, { email: player.email, password: 'an owner`s long phrase' });
    expect((await accept(token)).body.errors.token).toHaveLength(1);
    expect(await rolesOf(player.id)).toEqual(['owner']);
    expect(await entriesOf(player.id)).toEqual([
      { action: 'change-roles', userId: null, before: { roles: [] }, after: { roles: ['owner'] } },
    ]);
    expect((await login(player.email, 'an owner`s long phrase')).status).toBe(200);
  });

  it('accepted twice concurrently admits one', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  });

  it('gives an existing account a new password, ends its sessions and unlinks Google', async () => {
    const player = await server.makePlayer();
    const identity = {
      issuer: 'https://accounts.google.com',
      subject: 'p',
      userId: player.id,
      createdAt: new Date(),
    };
    await server.db.insertInto('identities').values(identity).execute();
    const { token } = await invited(player.email, ['analyst']);
    expect((await show(token)).body.isKnown).toBe(true);
    expect((await accept(token)).status).toBe(200);
    expect(await me(player.token)).toBe(401);
    expect((await login(player.email, password)).status).toBe(401);
    expect((await login(player.email, 'a fresh long phrase')).status).toBe(200);
    const linked = server.db.selectFrom('identities').select('subject').where('userId', '=', player.id);
    expect(await linked.execute()).toEqual([]);
    expect(await rolesOf(player.id)).toEqual(['analyst']);
  });

  it('is void after 48 hours, when withdrawn, and when a newer one was sent', async () => {
    const late = await invited();
    server.clock.advance(hours(48));
    expect((await accept(late.token)).status).toBe(400);
    owner = await server.makeAdmin();
    const gone = await invited();
    await act(`invitations/${gone.answer.body.id}/withdraw`);
    expect((await accept(gone.token)).status).toBe(400);
    const older = await invited();
    const newer = await invited(older.email.toUpperCase());
    expect((await accept(older.token)).status).toBe(400);
    expect((await accept(newer.token)).status).toBe(200);
  });

  it('becomes void once its inviter may no longer invite, and stays so', async () => {
    const boss = owner;
    const other = await server.makeAdmin();
    owner = other;
    const { token } = await invited();
    owner = boss;
    await setRoles(other.id, ['shop']);
    expect((await accept(token)).status).toBe(400);
    await setRoles(other.id, ['owner']);
    expect((await accept(token)).status).toBe(400);

    owner = other;
    const banned = await invited();
    await server.db.updateTable('users').set({ bannedAt: new Date() }).where('id', '=', other.id).execute();
    expect((await accept(banned.token)).status).toBe(400);
  });

  it('is refused for staff, banned accounts, those being erased, and invalid addresses', async () => {
    const colleague = await server.makeStaff('game');
    const banned = await server.makeUser({ bannedAt: new Date() });
    const closed = await server.makeUser();
    await server.db.updateTable('users').set({ eraseAt: new Date() }).where('id', '=', closed.id).execute();
    // As after a restore: its day is not known any more.
    const erased = await server.makeUser();
    await server.db.insertInto('erasedPlayers').values({ userId: erased.id, begunAt: new Date() }).execute();
    for (const { email } of [colleague, banned, closed, erased])
      expect(
        (await act('invitations', owner.token, { email, roles: ['shop'], reason })).body.errors.email,
      ).toHaveLength(1);
    expect((await act('invitations', owner.token, { email: 'nobody', roles: ['shop'], reason })).status).toBe(
      400,
    );
  });

  it('stores its token hashed, and leaves entries without an address', async () => {
    const { answer, email, token } = await invited();
    await accept(token);
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await entriesOf(answer.body.id)).toMatchObject([
      { action: 'invite', userId: owner.id, after: { roles: ['content'], reason } },
    ]);
    expect(await entriesOf(id)).toMatchObject([
      { action: 'accept', userId: id, after: { invitedBy: owner.id } },
    ]);
    const open = await invited();
    const rows = [
      await server.db.selectFrom('invitations').selectAll().execute(),
      await server.db.selectFrom('audits').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(open.token);
    expect(JSON.stringify(rows[1])).not.toContain('@outline.example');
  });
});

it('ends a session of the staff after twelve hours', async () => {
  const { email } = await server.makeStaff('content');
  const { refreshToken } = await server.signIn(email);
  server.clock.advance(hours(12));
  expect((await server.post('user/auth/refresh-token', { refreshToken })).status).toBe(401);
});
