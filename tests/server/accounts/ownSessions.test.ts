import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../server/platform/clock';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

interface From {
  agent?: string;
  ip?: string;
  cookie?: string;
}
async function signIn(
  email: string,
  { agent = windows, ip = '203.0.113.7', cookie }: From = {},
  given = password,
) {
  const headers = { 'user-agent': agent, ...(cookie && { cookie }) };
  const answer = await server.post(
    'user/auth/login',
    { email, password: given },
    { headers, remoteAddress: ip },
  );
  const browser = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { ...answer, token: answer.body.accessToken as string, browser };
}
const sessionsOf = async (token: string) => (await server.get('user/sessions', { token })).body.sessions;
const status = async (token: string) => (await server.get('user/profile/me', { token })).status;
const mailsTo = async (email: string) =>
  (await server.mails()).filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));

describe('the list of one’s own sessions', () => {
  it('shows device, wider network and last use, newest first, and which one is current', async () => {
    const { email } = await server.makeUser();
    const one = await signIn(email);
    server.clock.advance(minutes(5));
    await signIn(email, { agent: phone, ip: '2001:db8:1:2:3:4:5:6' });
    expect(await sessionsOf(one.token)).toEqual([
      expect.objectContaining({ device: 'Safari, iOS', network: '2001:db8:1:2', isCurrent: false }),
      {
        id: expect.any(String),
        device: 'Edge, Windows',
        network: '203.0.113',
        createdAt: new Date(+server.clock.now() - minutes(5)).toISOString(),
        lastUsedAt: new Date(+server.clock.now() - minutes(5)).toISOString(),
        isCurrent: true,
      },
    ]);
  });

  it('omits ended sessions and other people’s', async () => {
    const [mine, theirs] = [await server.makeUser(), await server.makeUser()];
    const one = await signIn(mine.email);
    const two = await signIn(mine.email);
    await signIn(theirs.email);
    await server.post('user/auth/logout', undefined, { token: two.token });
    expect(await sessionsOf(one.token)).toHaveLength(1);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) coc_coc_browser/130.0 Chrome/124.0 Safari/537.36',
      'Cốc Cốc, macOS',
    ],
    ['curl/8.0', null],
  ])('reads %s', async (agent, device) => {
    const { email } = await server.makeUser();
    const { token } = await signIn(email, { agent });
    expect((await sessionsOf(token))[0].device).toBe(device);
  });
});

describe('ending sessions', () => {
  it('ends one, at once, and returns 404 for any other id', async () => {
    const [mine, theirs] = [await server.makeUser(), await server.makeUser()];
    const [one, two, stranger] = [
      await signIn(mine.email),
      await signIn(mine.email),
      await signIn(theirs.email),
    ];
    const { id } = (await sessionsOf(two.token)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const end = (token: string, which: string) =>
      server.call('DELETE', `user/sessions/${which}`, undefined, { token });
    expect((await end(stranger.token, id)).status).toBe(404);
    expect((await end(one.token, 'x')).status).toBe(404);
    expect((await end(one.token, id)).status).toBe(204);
    expect((await end(one.token, id)).status).toBe(404);
    expect([await status(one.token), await status(two.token)]).toEqual([200, 401]);
  });

  it('ends all others', async () => {
    const [mine, theirs] = [await server.makeUser(), await server.makeUser()];
    const [one, two, three] = [await signIn(mine.email), await signIn(mine.email), await signIn(mine.email)];
    const stranger = await signIn(theirs.email);
    expect((await server.call('DELETE', 'user/sessions', undefined, { token: two.token })).status).toBe(204);
    expect(await Promise.all([one, two, three, stranger].map(({ token }) => status(token)))).toEqual([
      401, 200, 401, 200,
    ]);
  });
});

describe('a new password', () => {
  const change = (token: string, body: object) => server.post('user/password', body, { token });

  it('[3] needs the current one, ends the other sessions and notifies the owner', async () => {
    const { email } = await server.makeUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    const newPassword = 'another long phrase';
    const wrong = await change(here.token, { currentPassword: 'not mine', newPassword });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { currentPassword: ['The current password is wrong.'] },
    ]);
    const short = await change(here.token, { currentPassword: password, newPassword: 'short' });
    expect([short.status, Object.keys(short.body.errors)]).toEqual([400, ['newPassword']]);
    expect(await status(there.token)).toBe(200);

    expect((await change(here.token, { currentPassword: password, newPassword })).status).toBe(200);
    expect([await status(here.token), await status(there.token)]).toEqual([200, 401]);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, {}, newPassword)).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it('counts wrong attempts per session', async () => {
    const { email } = await server.makeUser();
    const { token } = await server.signIn(email).then(({ accessToken }) => ({ token: accessToken }));
    const guess = () => change(token, { currentPassword: 'guess', newPassword: 'another long phrase' });
    const answers = await Promise.all(Array.from({ length: 14 }, guess));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(4);
  });

  it('is refused to an account without one', async () => {
    const { id, email } = await server.makeUser();
    const { token } = await signIn(email);
    await server.db.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute();
    const answer = await change(token, { currentPassword: password, newPassword: 'another long phrase' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['currentPassword']]);
  });
});

describe('the notice of a sign-in', () => {
  const subject = 'Login from a new device';
  const notices = async (email: string) => (await mailsTo(email)).filter((mail) => mail.subject === subject);
  const elsewhere = { agent: phone, ip: '198.51.100.9' };

  it('is sent for a new browser only: not for the first, a known cookie, or the same device and network', async () => {
    const { email } = await server.makeUser();
    const first = await signIn(email);
    await signIn(email, { ip: '203.0.113.200' });
    await signIn(email, { ...elsewhere, cookie: first.browser });
    expect(await notices(email)).toEqual([]);
    await signIn(email, { agent: phone, ip: '192.0.2.1' });
    expect(await notices(email)).toHaveLength(1);
    expect((await notices(email))[0]?.text).toContain('Safari, iOS');
  });

  async function denied() {
    const { email, id } = await server.makeUser();
    const mine = await signIn(email);
    const thief = await signIn(email, elsewhere);
    const token = /\/auth\/not-me#(\S+)/.exec((await notices(email))[0]?.text ?? '')?.[1] ?? '';
    return {
      id,
      email,
      mine,
      thief,
      token,
      deny: (given = token) => server.post('user/auth/not-me', { token: given }),
    };
  }

  it('leads to "this was not me": all sessions end and the old password no longer works', async () => {
    const { email, mine, thief, deny } = await denied();
    expect((await deny()).status).toBe(200);
    expect([await status(mine.token), await status(thief.token)]).toEqual([401, 401]);
    expect((await signIn(email)).status).toBe(401);
    await server.post('user/forgot-password/send-code', { email });
    const code = await server.codeFor(email);
    const newPassword = 'only mine again';
    expect((await server.post('user/forgot-password/reset', { email, code, newPassword })).status).toBe(200);
    expect((await signIn(email, {}, newPassword)).status).toBe(200);
    expect((await deny()).status).toBe(400);
    expect((await signIn(email, {}, newPassword)).status).toBe(200);
  });

  it('refuses a forged, foreign or old link', async () => {
    const { mine, token, deny } = await denied();
    const other = await denied();
    const [sid = ''] = token.split('.');
    for (const bad of ['', 'x', `${sid}.`, `${sid}.${other.token.split('.')[1]}`, `${token}x`])
      expect((await deny(bad)).status).toBe(400);
    expect(await status(mine.token)).toBe(200);
    server.clock.advance(days(7));
    expect((await deny()).status).toBe(400);
  });
});
