import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fallNext } from '../../../server/accounts/lostFactor/fall';
import { days, hours, minutes } from '../../../server/platform/clock';
import { mailedToken } from '../../support/server/accountEvents';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { decideLost, loseFactor, makeHolder } from '../../support/server/lostFactor';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(days(1)));

const reason = 'called back';
const login = async (email: string, code?: string) =>
  (await server.post('user/auth/login', { email, password, ...(code && { code }) })).status;
const send = (email: string, secret = password) =>
  server.post('user/auth/lost-factor', { email, password: secret });
const act = (id: string, token: string, name: string) =>
  server.post(`admin/players/${id}/lost-factor`, { act: name, reason }, { token });
const fallAll = async () => {
  while (await fallNext(server.deps));
};
const endOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('lostFactors')
      .select('endReason')
      .where('userId', '=', userId)
      .orderBy('begunAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.endReason;
const approved = async () => {
  const player = await makeHolder(server);
  await loseFactor(server, player);
  await decideLost(server, player.id, 'confirm');
  await decideLost(server, player.id, 'approve');
  return player;
};

it('falls away 72 hours after two people agreed: sessions end, the password signs in, and nothing changes for a week', async () => {
  const player = await approved();
  server.clock.advance(hours(72) - 1000);
  await fallAll();
  expect(await login(player.email)).toBe(401);
  server.clock.advance(1000);
  await fallAll();
  expect([await endOf(player.id), await login(player.email)]).toEqual(['done', 200]);
  const { accessToken: token } = await server.signIn(player.email);
  const { frozenUntil, hasFactor } = (await server.get('user/security', { token })).body;
  expect([hasFactor, frozenUntil]).toEqual([false, new Date(+server.clock.now() + days(7)).toISOString()]);
  const owner = await server.makeAdmin();
  const email = 'elsewhere@example.com';
  for (const answer of [
    await server.post('user/second-factor/begin', { password }, { token }),
    await server.post('user/email', { email, password }, { token }),
    await server.post(`admin/players/${player.id}/email`, { email, reason }, owner),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('was removed')]);
  server.clock.advance(days(7) + 1000);
  const later = (await server.signIn(player.email)).accessToken;
  expect((await server.post('user/email', { email, password }, { token: later })).status).toBe(200);
  await setUpFactor(server, later);
  const actions = await server.db
    .selectFrom('audits')
    .select('action')
    .where('recordId', '=', player.id)
    .where('action', '!=', 'refused')
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'set-up-factor',
    'begin-lost-factor',
    'confirm-lost-factor',
    'approve-lost-factor',
    'reset-factor',
    'set-up-factor',
  ]);
});

describe('it begins only', () => {
  it('after the right password and the code of the mailbox', async () => {
    const { email, id } = await makeHolder(server);
    const wrong = await send(email, 'guess');
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'Wrong email or password.' }]);
    expect((await send('nobody@example.com')).body).toEqual(wrong.body);
    expect((await send(email)).status).toBe(200);
    expect((await send(email)).status).toBe(429);
    const code = await server.codeFor(email);
    const confirm = (given: object) =>
      server.post('user/auth/lost-factor/confirm', { email, password, code, ...given });
    expect((await confirm({ password: 'guess' })).status).toBe(401);
    expect((await confirm({ code: code === '000000' ? '111111' : '000000' })).body.errors).toHaveProperty(
      'code',
    );
    expect(await endOf(id)).toBeUndefined();
    expect((await confirm({})).status).toBe(200);
    expect((await send(email)).body.message).toContain('already');
  });

  it('for players with a factor, never for staff, and not within seven days of a change of the e-mail', async () => {
    const plain = await server.makeUser();
    expect((await send(plain.email)).body.message).toContain('no second factor');
    const colleague = await server.makeStaff('shop');
    await setUpFactor(server, colleague.token);
    expect((await send(colleague.email)).body.message).toContain('An owner resets');
    const player = await makeHolder(server);
    const email = `moved.${player.email}`;
    await server.post(`admin/players/${player.id}/email`, { email, reason }, await server.makeAdmin());
    await server.post('user/auth/undo', { token: await mailedToken(server, player.email) });
    const passwordHash = await server.deps.passwords.hash(password);
    await server.db.updateTable('users').set({ passwordHash }).where('id', '=', player.id).execute();
    expect((await send(player.email)).body.message).toContain('changed not long ago');
    server.clock.advance(days(7) + 1000);
    expect((await send(player.email)).status).toBe(200);
  });
});

describe('the staff', () => {
  it('confirm and approve as two people, in this order, once each', async () => {
    await server.db.deleteFrom('lostFactors').execute();
    const { id, email, ...player } = await makeHolder(server);
    await loseFactor(server, { email, password: player.password });
    const [one, other] = [await server.makeStaff('support'), await server.makeStaff('support')];
    const game = await server.makeStaff('game');
    expect((await act(id, game.token, 'confirm')).status).toBe(403);
    const say = async (token: string, name: string) => {
      const { status, body } = await act(id, token, name);
      return status === 204 ? 204 : body.message;
    };
    expect(await say(other.token, 'approve')).toContain('Somebody has to confirm');
    expect(await say(one.token, 'confirm')).toBe(204);
    expect(await say(other.token, 'confirm')).toContain('already confirmed');
    expect(await say(one.token, 'approve')).toContain('Somebody other than');
    const toDo = async (token: string) => (await server.get('admin/to-do', { token })).body;
    expect([await toDo(one.token), await toDo(other.token)]).toEqual([
      expect.objectContaining({ lostFactors: 0, lostFactorOf: null }),
      expect.objectContaining({ lostFactors: 1, lostFactorOf: id }),
    ]);
    expect(await say(other.token, 'approve')).toBe(204);
    expect(await say(other.token, 'approve')).toContain('already approved');
    const page = (await server.get(`admin/players/${id}`, { token: other.token })).body.lostFactor;
    expect(page).toMatchObject({ confirmedBy: { id: one.id }, dueAt: expect.stringContaining('T') });
    expect(await say(one.token, 'refuse')).toBe(204);
    expect(await say(one.token, 'refuse')).toContain('no open request');
  });

  it('need a recent second factor of their own, where they have one', async () => {
    const player = await makeHolder(server);
    await loseFactor(server, player);
    const support = await server.makeStaff('support');
    const { secret } = await setUpFactor(server, support.token);
    server.clock.advance(minutes(11));
    expect((await act(player.id, support.token, 'confirm')).body.errors).toHaveProperty('stepUp');
    const code = codeOf(server, secret);
    await server.post('user/auth/step-up', { code }, { token: support.token });
    expect((await act(player.id, support.token, 'confirm')).status).toBe(204);
  });
});

describe('it is stopped', () => {
  it('by the link of either mail, which says that it is over the second time', async () => {
    const player = await approved();
    const mails = (await server.mails()).filter(
      ({ to, text }) => to === player.email && text.includes('#factor.'),
    );
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.subject).toMatch(/lúc \d\d:\d\d, \d\d\/\d\d\/\d{4}/);
    const token = await mailedToken(server, player.email);
    expect((await server.post('user/auth/undo', { token })).body.message).toContain('stays');
    expect((await server.post('user/auth/undo', { token })).status).toBe(400);
    server.clock.advance(hours(73));
    await fallAll();
    expect([await endOf(player.id), await login(player.email)]).toEqual(['link', 401]);
  });

  it('by a sign-in with the factor, or by giving it in an open session', async () => {
    const one = await approved();
    expect(await login(one.email, one.recoveryCodes[0])).toBe(200);
    const other = await approved();
    const code = codeOf(server, other.secret);
    await server.post('user/auth/step-up', { code }, { token: (await openAgain(other)).token });
    expect([await endOf(one.id), await endOf(other.id)]).toEqual(['sign-in', 'sign-in']);
  });

  it('by itself when nobody agreed within a week', async () => {
    const player = await makeHolder(server);
    await loseFactor(server, player);
    server.clock.advance(days(7));
    await fallAll();
    expect([await endOf(player.id), await login(player.email)]).toEqual(['expired', 401]);
  });
});

/** The session that was open before: its token is renewed. */
async function openAgain({ id }: { id: string }) {
  const { openedSession } = await import('../../support/server/openedSession');
  const user = await server.db
    .selectFrom('users')
    .select(['id', 'role', 'email', 'userName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const token = await openedSession(server, user);
  await server.db
    .updateTable('sessions')
    .set({ factorAt: server.clock.now() })
    .where('userId', '=', id)
    .execute();
  return { token };
}
