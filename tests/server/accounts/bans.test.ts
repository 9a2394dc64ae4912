import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endNextBan } from '../../../server/accounts/players/endBans';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let server: TestApp;
let owner: { id: string; token: string };
let support: { id: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
});
// Access tokens live for 15 minutes, and the tests move the clock.
beforeEach(async () => {
  owner = await server.makeAdmin();
  support = await server.makeStaff('support');
});
afterAll(() => server.close());

const inDays = (count: number) => addMs(server.clock.now(), days(count)).toISOString();
const ban = (id: string, body?: object, by = owner) =>
  server.post(`admin/user/ban/${id}`, body, { token: by.token });
const unban = (id: string, by = owner) =>
  server.post(`admin/user/unban/${id}`, undefined, { token: by.token });
const signIn = (email: string, secret = password, language = 'en') =>
  server.post('user/auth/login', { email, password: secret }, { headers: { 'accept-language': language } });
const pageOf = async (id: string) => (await server.get(`admin/players/${id}`, { token: owner.token })).body;
const entries = (id: string) =>
  server.db
    .selectFrom('audits')
    .select(['action', 'userId', 'before', 'after'])
    .where('recordId', '=', id)
    .where('action', '!=', 'refused')
    .orderBy('id')
    .execute();

describe('a ban with a reason and an end', () => {
  it('tells both at sign-in, in the language of the reader, to the right password only', async () => {
    const player = await server.makePlayer();
    // A day of the next year, whenever the test runs.
    const year = String(server.clock.now().getUTCFullYear() + 1);
    const until = `${year}-03-01T06:30:00.000Z`;
    const body = { kind: 'cheating', note: 'Wallhack, video on file', message: 'Xem điều khoản 4.', until };
    expect((await ban(player.id, body)).body).toMatchObject({ id: player.id, isLocked: true });
    expect((await signIn(player.email)).body.message).toBe(
      `This account is banned until 1 Mar ${year}, 13:30 (Vietnam time). Reason: cheating in the game. Xem điều khoản 4.`,
    );
    expect((await signIn(player.email, password, 'vi')).body.message).toBe(
      `Tài khoản này bị khóa đến 13:30, 01/03/${year} (giờ Việt Nam). Lý do: gian lận trong trận đấu. Xem điều khoản 4.`,
    );
    const wrong = await signIn(player.email, 'a wrong password');
    expect([wrong.status, JSON.stringify(wrong.body).includes(year)]).toEqual([401, false]);
    expect((await pageOf(player.id)).ban).toEqual({
      since: server.clock.now().toISOString(),
      until,
      kind: 'cheating',
      note: 'Wallhack, video on file',
      message: 'Xem điều khoản 4.',
    });
    expect((await entries(player.id)).at(-1)).toMatchObject({
      action: 'ban',
      after: { isLocked: true, until, banKind: 'cheating', note: 'Wallhack, video on file' },
    });
  });

  it('stays as specified without any of it: an owner’s has no end and no reason', async () => {
    const player = await server.makePlayer();
    await ban(player.id);
    expect((await signIn(player.email)).body.message).toBe('This account has been banned.');
    expect((await pageOf(player.id)).ban).toMatchObject({ until: null, kind: null });
    // A second call without terms changes neither reason nor end.
    await ban(player.id, { kind: 'insult', until: inDays(3) });
    await ban(player.id, undefined, support);
    expect((await pageOf(player.id)).ban).toMatchObject({ until: inDays(3), kind: 'insult' });
    await unban(player.id);
    expect((await pageOf(player.id)).ban).toBeNull();
    expect((await signIn(player.email)).status).toBe(200);
  });

  it('is refused at the field: an end in the past, too late for support, or none at all', async () => {
    const player = await server.makePlayer();
    const fields = async (body: object, by = support) => {
      const { status, body: answer } = await ban(player.id, body, by);
      return [status, Object.keys(answer.errors ?? {})];
    };
    expect(await fields({ until: inDays(-1) })).toEqual([400, ['until']]);
    expect(await fields({ until: inDays(0) }, owner)).toEqual([400, ['until']]);
    expect(await fields({ until: inDays(31) })).toEqual([400, ['until']]);
    expect(await fields({ until: null })).toEqual([400, ['until']]);
    expect((await fields({ kind: 'dislike' }))[0]).toBe(400);
    // Only the call as specified says nothing of a reason.
    for (const terms of [{ until: inDays(1) }, { note: 'Video' }, { message: 'Điều 4.' }])
      expect(await fields(terms, owner)).toEqual([400, ['kind']]);
    expect((await pageOf(player.id)).ban).toBeNull();
    expect(await fields({ kind: 'other', until: inDays(30) })).toEqual([200, []]);
    await unban(player.id);
    // The call as specified does not let support ban for ever either.
    await ban(player.id, undefined, support);
    expect((await pageOf(player.id)).ban.until).toBe(inDays(30));
    expect(await fields({ kind: 'other', until: null }, owner)).toEqual([200, []]);
    expect((await pageOf(player.id)).ban.until).toBeNull();
  });
});

describe('the end', () => {
  it('is there at its moment for everything that asks, before anybody has written it', async () => {
    const player = await server.makePlayer({ userName: 'comesback', email: 'comesback@outline.example' });
    const packageId = await makePackage(server);
    const asked = async () => {
      const { token } = owner;
      const list = async (query: string) =>
        (await server.get(`admin/user/get-all?${query}`, { token })).body.users.map(
          ({ id }: { id: string }) => id,
        );
      const page = (await server.get('admin/user/get-all?Search=comesback', { token })).body;
      return {
        signIn: (await signIn(player.email)).status === 200,
        found: (await server.get('user/search?query=comesb')).body.length === 1,
        pays: (await server.post('user/payment/create', { email: player.email, packageId })).status < 300,
        code: (await server.codeFor(player.email)) !== '',
        locked: page.users[0].isLocked,
        isBanned: (await list('Status=Banned')).includes(player.id),
        isActive: (await list('Status=Active')).includes(player.id),
        banned: page.stats.banned,
        page: (await pageOf(player.id)).isLocked,
      };
    };
    const before = (await asked()).banned;
    await ban(player.id, { kind: 'other', until: addMs(server.clock.now(), minutes(10)).toISOString() });
    expect(await asked()).toMatchObject({
      signIn: false,
      found: false,
      pays: false,
      locked: true,
      isBanned: true,
      isActive: false,
      banned: before + 1,
      page: true,
    });
    server.clock.advance(minutes(10));
    owner = await server.makeAdmin();
    expect(await asked()).toMatchObject({
      signIn: true,
      found: true,
      pays: true,
      locked: false,
      isBanned: false,
      isActive: true,
      banned: before,
      page: false,
    });
    // Written, it is the same.
    expect(await endNextBan(server.deps)).toBe(true);
    expect(await endNextBan(server.deps)).toBe(false);
    expect(await asked()).toMatchObject({ signIn: true, found: true, isActive: true, banned: before });
    expect((await entries(player.id)).at(-1)).toMatchObject({
      action: 'unban',
      userId: null,
      before: { isLocked: true },
      after: { isLocked: false },
    });
  });

  it('lets a colleague work again, too, and a new ban after it begins anew', async () => {
    const colleague = await server.makeStaff('shop');
    await ban(colleague.id, { kind: 'other', until: addMs(server.clock.now(), hours(1)).toISOString() });
    server.clock.advance(hours(1));
    owner = await server.makeAdmin();
    const { accessToken } = (await signIn(colleague.email)).body;
    expect((await server.get('user/profile/me', { token: accessToken })).status).toBe(200);
    const state = async () =>
      (await server.get(`admin/staff/${colleague.id}`, { token: owner.token })).body.state;
    expect(await state()).toBe('active');
    await ban(colleague.id, { kind: 'other' });
    expect([await state(), (await pageOf(colleague.id)).ban.since]).toEqual([
      'banned',
      server.clock.now().toISOString(),
    ]);
    expect(await endNextBan(server.deps)).toBe(false);
  });

  it('is put back by undoing the unban', async () => {
    const player = await server.makeUser();
    const until = inDays(2);
    const undo = async () => {
      const entry = await ownChange(server, player.id, owner.token);
      return server.post('admin/user/undo', { recordId: player.id, entry }, { token: owner.token });
    };
    await ban(player.id, { kind: 'insult', until });
    await unban(player.id);
    expect((await undo()).status).toBe(200);
    expect((await pageOf(player.id)).ban).toMatchObject({ kind: 'insult', until });
  });

  it('is not made longer by undoing than its author may ban: what an owner lifted, an owner puts back', async () => {
    const ends = [null, inDays(31), inDays(30)];
    for (const until of ends) {
      const player = await server.makeUser();
      const undo = async (by: typeof owner) => {
        const entry = await server.db
          .selectFrom('audits')
          .select('id')
          .where('recordId', '=', player.id)
          .where('action', '=', 'unban')
          .executeTakeFirstOrThrow();
        return server.post('admin/user/undo', { recordId: player.id, entry: entry.id }, { token: by.token });
      };
      await ban(player.id, { kind: 'cheating', until });
      await unban(player.id);
      if (until !== ends[2]) {
        const refused = await undo(support);
        expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('30')]);
        expect((await pageOf(player.id)).ban).toBeNull();
        expect((await undo(owner)).status).toBe(200);
      } else expect((await undo(support)).status).toBe(200);
      expect((await pageOf(player.id)).ban).toMatchObject({ kind: 'cheating', until });
    }
  });
});
