import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../server/platform/clock';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const post = async (token: string, path: string, body: object) => {
  const { status, body: said } = await server.post(path, body, { token });
  return [status, Object.keys(said?.errors ?? {})];
};
async function holder() {
  const player = await server.makePlayer();
  return { ...player, ...(await setUpFactor(server, player.token)) };
}
const newPassword = `${password} new`;
const entriesOf = async (id: string) =>
  (
    await server.db
      .selectFrom('audits')
      .select(['action', 'userName'])
      .where('recordId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action, userName }) => `${userName}${action}`);

it('a session that has not proven it lately changes no password, closes nothing and cannot switch it off', async () => {
  const { token, secret } = await holder();
  server.clock.advance(minutes(11));
  for (const [path, body] of [
    ['user/password', { currentPassword: password, newPassword }],
    ['user/erasure', { password }],
    ['user/second-factor/off', { password }],
    ['user/second-factor/begin', { password }],
    ['user/second-factor/recovery-codes', {}],
  ] as const)
    expect([path, ...(await post(token, path, body))]).toEqual([path, 403, ['stepUp']]);
  expect((await server.post('user/auth/step-up', { code: codeOf(server, secret) }, { token })).status).toBe(
    200,
  );
  expect(await post(token, 'user/password', { currentPassword: password, newPassword })).toEqual([200, []]);
  expect(await post(token, 'user/second-factor/off', { password })).toEqual([400, ['password']]);
  expect(await post(token, 'user/second-factor/off', {})).toEqual([400, ['password']]);
  expect(await post(token, 'user/second-factor/off', { password: newPassword })).toEqual([200, []]);
});

it('is switched off with the password: other sessions end, this one stays, and the mail and the history say so', async () => {
  const { id, email, token, secret } = await holder();
  const code = codeOf(server, secret);
  const other = (await server.post('user/auth/login', { email, password, code })).body.accessToken;
  expect((await server.get('user/security', { token })).body.hasFactor).toBe(true);
  expect(await post(token, 'user/second-factor/off', { password })).toEqual([200, []]);
  expect((await server.get('user/sessions', { token: other })).status).toBe(401);
  expect((await server.get('user/security', { token })).body.hasFactor).toBe(false);
  expect((await server.post('user/auth/login', { email, password })).status).toBe(200);
  expect(await post(token, 'user/second-factor/off', { password })).toEqual([409, []]);
  const subjects = (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /factor is/.test(subject))).toEqual([
    'Your second factor is on',
    'Your second factor is off',
  ]);
  // Players have no name in the history.
  expect(await entriesOf(id)).toEqual(['set-up-factor', 'turn-off-factor']);
});

it('is switched on with a Google sign-in of the last ten minutes by a player, never by staff', async () => {
  for (const [kind, refused] of [
    ['player', [403, ['google']]],
    ['staff', [400, ['password']]],
  ] as const) {
    const person = kind === 'staff' ? await server.makeStaff('shop') : await server.makePlayer();
    const identity = { issuer: 'https://google.example', subject: person.id, userId: person.id };
    await server.db
      .insertInto('identities')
      .values({ ...identity, createdAt: server.clock.now() })
      .execute();
    const [status] = await post(person.token, 'user/second-factor/begin', {});
    expect([kind, status]).toEqual([kind, kind === 'staff' ? 400 : 200]);
    server.clock.advance(minutes(11));
    expect(await post(person.token, 'user/second-factor/begin', {})).toEqual(refused);
  }
});

it('is not switched off by staff, and ends as somebody joins or leaves them', async () => {
  const colleague = await server.makeStaff('shop');
  await setUpFactor(server, colleague.token);
  expect(await post(colleague.token, 'user/second-factor/off', { password })).toEqual([409, []]);
  const owner = await server.makeAdmin();
  const reason = 'has left';
  expect((await server.post(`admin/staff/${colleague.id}/remove`, { reason }, owner)).status).toBe(204);
  expect((await server.post('user/auth/login', { email: colleague.email, password })).status).toBe(200);
});

it('what one session began to set up, with proof, no other finishes, nor the same one an hour later', async () => {
  const player = await server.makePlayer();
  const begin = async (token: string) =>
    (await server.post('user/second-factor/begin', { password }, { token })).body.secret as string;
  const confirm = async (token: string, secret: string) =>
    (await server.post('user/second-factor/confirm', { code: codeOf(server, secret) }, { token })).status;
  const known = await begin(player.token);
  const body = { currentPassword: password, newPassword };
  const own = (await server.signIn(player.email)).accessToken;
  await server.post('user/password', body, { token: own });
  const later = (await server.post('user/auth/login', { email: player.email, password: newPassword })).body;
  expect([await confirm(later.accessToken, known), await confirm(player.token, known)]).toEqual([400, 401]);
  const late = await server.makePlayer();
  const { accessToken, refreshToken } = await server.signIn(late.email);
  const secret = await begin(accessToken);
  server.clock.advance(minutes(60));
  const { accessToken: renewed } = (await server.post('user/auth/refresh-token', { refreshToken })).body;
  expect(await confirm(renewed, secret)).toBe(400);
  expect(await confirm(renewed, await begin(renewed))).toBe(200);
});

it('whoever closed the account opens it again with a code, which the refusal before has not used up', async () => {
  const { email, token, secret } = await holder();
  await server.post('user/erasure', { password }, { token });
  const code = codeOf(server, secret);
  const login = async (given: object) => {
    const { status, body } = await server.post('user/auth/login', { email, password, ...given });
    return status === 200 ? 200 : [status, ...Object.keys(body.errors ?? {})];
  };
  expect([await login({}), await login({ code })]).toEqual([
    [403, 'closed'],
    [403, 'closed'],
  ]);
  expect([await login({ reopen: true }), await login({ reopen: true, code })]).toEqual([[401, 'code'], 200]);
});
