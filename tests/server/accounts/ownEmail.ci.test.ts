import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../server/platform/clock';
import { mailedToken } from '../../support/server/accountEvents';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(days(1)));

let count = 0;
const fresh = () => `next${++count}@example.com`;
interface Player {
  id: string;
  email: string;
  token: string;
}
type Answer = Awaited<ReturnType<TestApp['post']>>;
const shown = ({ status, body }: Answer) => [status, body.errors ?? body.message];

const begin = ({ token }: Player, email: string, given: object = { password }) =>
  server.post('user/email', { email, ...given }, { token });
const confirm = ({ token }: Player, email: string, code: string) =>
  server.post('user/email/confirm', { email, code }, { token });
async function change(player: Player, email = fresh()): Promise<string> {
  expect((await begin(player, email)).status).toBe(200);
  expect((await confirm(player, email, await server.codeFor(email))).status).toBe(200);
  return email;
}
const undo = async (email: string) =>
  (await server.post('user/auth/undo', { token: await mailedToken(server, email) })).status;
const login = async (email: string, secret = password) =>
  (await server.post('user/auth/login', { email, password: secret })).status;
const linkGoogle = (userId: string, subject: string) =>
  server.db
    .insertInto('identities')
    .values({ issuer: 'https://google.example', subject, userId, createdAt: server.clock.now() })
    .execute();
const subjectsOf = async (userId: string) =>
  (await server.db.selectFrom('identities').select('subject').where('userId', '=', userId).execute()).map(
    ({ subject }) => subject,
  );

it('changes with the password and a code to the new address: sessions end, Google is unlinked, the old one is written to', async () => {
  const player = await server.makePlayer();
  await linkGoogle(player.id, 'before');
  const other = (await server.signIn(player.email)).accessToken;
  const email = await change(player);
  for (const token of [player.token, other])
    expect((await server.get('user/sessions', { token })).status).toBe(401);
  expect([await login(player.email), await login(email)]).toEqual([401, 200]);
  expect(await subjectsOf(player.id)).toEqual([]);
  const mail = (await server.mails()).filter(({ to }) => to === player.email).at(-1);
  expect(mail?.text).toContain('từ trang tài khoản');
  expect(mail?.text).not.toContain(email);
  const entries = server.db
    .selectFrom('audits')
    .select(['action', 'userName'])
    .where('recordId', '=', player.id);
  expect(await entries.execute()).toEqual([{ action: 'change-own-email', userName: '' }]);
});

describe('the proof', () => {
  it('is the password, or a recent sign-in of an account with Google', async () => {
    const player = await server.makePlayer();
    expect(shown(await begin(player, fresh(), {}))).toEqual([400, { password: ['Password is required.'] }]);
    expect(shown(await begin(player, fresh(), { password: 'guess' }))).toEqual([
      400,
      { password: ['The current password is wrong.'] },
    ]);
    await linkGoogle(player.id, 'proof');
    expect((await begin(player, fresh(), {})).status).toBe(200);
    server.clock.advance(minutes(11));
    expect((await begin(player, fresh(), {})).body.errors).toHaveProperty('google');
  });

  it('is the second factor too, where there is one', async () => {
    const player = await server.makePlayer();
    const { secret } = await setUpFactor(server, player.token);
    server.clock.advance(minutes(11));
    const email = fresh();
    expect((await begin(player, email)).body.errors).toHaveProperty('stepUp');
    const code = codeOf(server, secret);
    expect((await server.post('user/auth/step-up', { code }, { token: player.token })).status).toBe(200);
    expect((await begin(player, email)).status).toBe(200);
  });
});

describe('an address that it cannot be', () => {
  it('has one text, whether an account, the staff, an invitation or an earlier owner has it', async () => {
    const owner = await server.makeAdmin();
    const [known, held] = [await server.makePlayer(), await server.makePlayer()];
    const colleague = await server.makeStaff('shop');
    const invited = fresh();
    const reason = 'for the test';
    await server.post('admin/staff/invitations', { email: invited, roles: ['game'], reason }, owner);
    await change(held);
    const player = await server.makePlayer();
    for (const email of [known.email, colleague.email.toUpperCase(), invited, held.email])
      expect(shown(await begin(player, email))).toEqual([
        409,
        { email: ['This email is already registered.'] },
      ]);
    expect(shown(await begin(player, player.email))).toEqual([
      400,
      { email: ['The account already has this email.'] },
    ]);
    expect(shown(await begin(player, 'no address'))).toEqual([
      400,
      { email: ['This email address is not valid.'] },
    ]);
  });

  it('is refused at the code, too, when somebody took it meanwhile', async () => {
    const player = await server.makePlayer();
    const email = fresh();
    await begin(player, email);
    const code = await server.codeFor(email);
    await server.makeUser({ email });
    expect(shown(await confirm(player, email, code))).toEqual([
      409,
      { email: ['This email is already registered.'] },
    ]);
  });

  it('goes to one of two who change to it at once', async () => {
    const players = [await server.makePlayer(), await server.makePlayer()];
    const email = fresh();
    const codes: string[] = [];
    for (const player of players) {
      server.clock.advance(minutes(2));
      await begin(player, email);
      codes.push(await server.codeFor(email));
    }
    const done = await Promise.all(players.map((player, at) => confirm(player, email, codes[at] ?? '')));
    // The code of the first ended when the second asked for one.
    expect(done.map(({ status }) => status)).toEqual([400, 200]);
  });
});

it('refuses staff, another account’s code, a wrong code and one that was used', async () => {
  const colleague = await server.makeStaff('shop');
  expect(shown(await begin(colleague, fresh()))).toEqual([409, expect.stringContaining('Staff accounts')]);
  const [player, thief] = [await server.makePlayer(), await server.makePlayer()];
  const email = fresh();
  await begin(player, email);
  const code = await server.codeFor(email);
  for (const [who, given] of [
    [thief, code],
    [player, code === '000000' ? '111111' : '000000'],
  ] as const)
    expect((await confirm(who, email, given)).body.errors).toHaveProperty('code');
  expect((await confirm(player, email, code)).status).toBe(200);
  expect(
    (await confirm({ ...player, token: (await server.signIn(email)).accessToken }, email, code)).status,
  ).toBe(400);
});

it('begins three times a day; another code to the same address is none of them', async () => {
  const player = await server.makePlayer();
  const first = fresh();
  expect((await begin(player, first)).status).toBe(200);
  expect((await begin(player, first)).status).toBe(429);
  server.clock.advance(minutes(2));
  expect((await begin(player, first)).status).toBe(200);
  for (const status of [200, 200, 429]) expect((await begin(player, fresh())).status).toBe(status);
  expect((await begin(player, fresh())).body.message).toContain('3 times in 24 hours');
  server.clock.advance(days(1));
  const { accessToken: token } = await server.signIn(player.email);
  expect((await begin({ ...player, token }, fresh())).status).toBe(200);
});

describe('the way back', () => {
  it('undoes this change and every later one, and takes the factor and Google accounts of since', async () => {
    const player = await server.makePlayer();
    await linkGoogle(player.id, 'own');
    const email = await change(player);
    const token = (await server.signIn(email)).accessToken;
    const { secret } = await setUpFactor(server, token);
    await linkGoogle(player.id, 'thief');
    const owner = await server.makeAdmin();
    const later = fresh();
    await server.post(`admin/players/${player.id}/email`, { email: later, reason: 'a typo' }, owner);
    expect(await undo(player.email)).toBe(200);
    expect(await subjectsOf(player.id)).toEqual(['own']);
    const known = await server.db
      .selectFrom('users')
      .select(['email', 'passwordHash'])
      .where('id', '=', player.id)
      .executeTakeFirst();
    expect(known).toEqual({ email: player.email, passwordHash: null });
    expect(codeOf(server, secret)).toHaveLength(6);
    expect(
      await server.db.selectFrom('secondFactors').selectAll().where('userId', '=', player.id).execute(),
    ).toEqual([]);
    expect(await undo(player.email)).toBe(400);
  });

  it('leaves a second factor of before', async () => {
    const player = await server.makePlayer();
    await setUpFactor(server, player.token);
    await change(player);
    expect(await undo(player.email)).toBe(200);
    const factors = server.db.selectFrom('secondFactors').select('userId').where('userId', '=', player.id);
    expect(await factors.execute()).toHaveLength(1);
  });

  it('keeps the e-mail from changing again for seven days, after a correction of staff too', async () => {
    const player = await server.makePlayer();
    const email = await change(player);
    const again = { ...player, token: (await server.signIn(email)).accessToken };
    expect((await server.get('user/security', again)).body.emailUndoUntil).toBe(
      new Date(+server.clock.now() + days(7)).toISOString(),
    );
    expect(shown(await begin(again, fresh()))).toEqual([409, expect.stringContaining('can still undo')]);
    server.clock.advance(days(7) + 1000);
    const later = { ...player, token: (await server.signIn(email)).accessToken };
    expect((await begin(later, fresh())).status).toBe(200);
    expect(await undo(player.email)).toBe(400);
  });

  it('ends as somebody becomes staff', async () => {
    const player = await server.makePlayer();
    const email = await change(player);
    const link = await mailedToken(server, player.email);
    const owner = await server.makeAdmin();
    await server.post('admin/staff/invitations', { email, roles: ['game'], reason: 'new' }, owner);
    const invitation = await mailedToken(server, email);
    expect((await server.post('user/auth/invitation/accept', { token: invitation, password })).status).toBe(
      200,
    );
    expect((await server.post('user/auth/undo', { token: link })).status).toBe(400);
  });
});
