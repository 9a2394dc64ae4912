import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../server/platform/clock';
import { callback, cookieOf, google, googleWay, pair } from '../../support/server/googleWay';
import { openState } from '../../support/server/openState';
import { openIdProvider, type Person, type Tamper } from '../../support/server/provider';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

const site = 'http://localhost:3000';
let provider: Awaited<ReturnType<typeof openIdProvider>>;
let server: TestApp;
beforeAll(async () => {
  provider = await openIdProvider();
  server = await buildTestApp({ config: { google: provider.google } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const { login, comeBack, exchange } = googleWay(() => ({ server, provider }));

describe('[22] leaving for Google', () => {
  it('goes with state, nonce and PKCE, kept in a cookie of this browser', async () => {
    const answer = await login();
    expect(answer.status).toBe(302);
    const asked = new URL(String(answer.headers.location)).searchParams;
    expect(asked.get('redirect_uri')).toBe(`${site}/api/external/auth/google-callback`);
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length).toBeGreaterThan(40);
    const cookie = cookieOf(answer, 'outline_google_try');
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookie).toContain('Path=/api/external/auth/google-callback;');
    expect(cookie).not.toContain(asked.get('state'));
  });

  it('is refused with a page for any other return address', async () => {
    for (const other of [
      'https://evil.example',
      `${callback}/x`,
      `${callback}?a=1`,
      `${site}.evil.example/auth/google/callback`,
      '',
    ]) {
      const answer = await login(other);
      expect(answer.status).toBe(400);
      expect(answer.headers.location).toBeUndefined();
      expect(String(answer.headers['content-type'])).toContain('text/html');
    }
  });

  it('returns 503 with a plain page when Google is not configured', async () => {
    const other = await buildTestApp();
    const answer = await other.get(`external/auth/google-login?redirect_uri=${callback}`);
    expect([answer.status, answer.body]).toEqual([
      503,
      expect.stringContaining('Google login is not set up'),
    ]);
    expect((await other.post('external/auth/google-token')).status).toBe(503);
    await other.close();
  });
});

describe('[24] the one-time exchange', () => {
  it('signs a new player in, whom search and payments know, by an empty POST', async () => {
    const { answer, handover } = await comeBack(google('thao'));
    expect([answer.status, answer.headers.location]).toEqual([302, callback]);
    expect(cookieOf(answer, 'outline_google_handover')).toMatch(
      /Path=\/api\/external\/auth\/google-token; HttpOnly; SameSite=Lax/,
    );
    const tokens = await exchange(handover);
    expect(tokens).toMatchObject({
      status: 200,
      body: {
        email: 'thao@gmail.example',
        userName: expect.stringMatching(/^thao-\d{6}$/),
        refreshToken: expect.any(String),
      },
    });
    const me = await server.get('user/profile/me', { token: tokens.body.accessToken });
    expect(me.body).toMatchObject({ firstName: 'Thảo', lastName: 'Lê' });
    const again = await exchange((await comeBack(google('thao'))).handover);
    expect(again.body.userName).toBe(tokens.body.userName);
  });

  it('works once, for one of two concurrent calls, for a minute, and with the cookie only', async () => {
    const { handover } = await comeBack(google('once'));
    const both = await Promise.all([exchange(handover), exchange(handover)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect((await exchange(handover)).status).toBe(401);
    const late = await comeBack(google('once'));
    server.clock.advance(minutes(1));
    expect((await exchange(late.handover)).status).toBe(401);
    expect((await exchange('')).status).toBe(401);
  });

  it('[18] is refused from another site', async () => {
    const { handover } = await comeBack(google('foreign'));
    expect((await exchange(handover, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await exchange(handover, { origin: '' })).status).toBe(403);
    expect((await exchange(handover, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await exchange(handover)).status).toBe(200);
  });
});

describe('[23] invalid returns from Google', () => {
  const wrongs: Array<[string, Tamper]> = [
    ['a subject changed after signing', { token: (token) => changed(token, { sub: 'sub-victim' }) }],
    ['a key that is not published', { foreignKey: true }],
    ['no signature', { token: (token) => unsigned(token) }],
    ['another nonce', { claims: { nonce: 'other' } }],
    ['another audience', { claims: { aud: 'other-client' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a token from the future', { claims: { iat: Math.round(Date.now() / 1000) + 600 } }],
    ['an expired token', { claims: { exp: 1_000_000_000 } }],
    ['an e-mail that Google has not verified', { claims: { email_verified: false } }],
    ['no e-mail', { claims: { email: undefined } }],
  ];
  const changed = (token: string, claims: object) => {
    const [head, body, signature] = token.split('.');
    const known = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
    return [head, Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url'), signature].join(
      '.',
    );
  };
  const unsigned = (token: string) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;

  it.each(wrongs)('%s signs nobody in', async (_name, lie) => {
    const { answer, handover } = await comeBack(google('wrong'), lie);
    expect([answer.status, handover]).toEqual([302, '']);
    const at = new URL(String(answer.headers.location));
    expect(at.origin + at.pathname).toBe(callback);
    expect(at.searchParams.get('error')).toMatch(/^(unconfirmed|email)$/);
    expect(
      await server.db.selectFrom('identities').selectAll().where('subject', 'like', '%wrong').execute(),
    ).toEqual([]);
  });

  it('another browser, another state and a replayed code sign nobody in', async () => {
    expect((await comeBack(google('wrong'), {}, 'outline_google_try=x')).handover).toBe('');
    expect((await comeBack(google('wrong'), {}, '')).handover).toBe('');
    const other = pair(cookieOf(await login(), 'outline_google_try'));
    expect((await comeBack(google('wrong'), {}, other)).handover).toBe('');
    const out = await login();
    const cookie = pair(cookieOf(out, 'outline_google_try'));
    const back = provider.agree(String(out.headers.location), google('replay'));
    expect(cookieOf(await server.get(back, { headers: { cookie } }), 'outline_google_handover')).not.toBe('');
    expect(cookieOf(await server.get(back, { headers: { cookie } }), 'outline_google_handover')).toBe('');
  });
});

describe('[8] existing accounts', () => {
  it('are linked by a verified e-mail and keep their password', async () => {
    const user = await server.makeUser({ email: 'Linked@gmail.example' });
    const tokens = await exchange((await comeBack(google('linked'))).handover);
    expect(tokens.body.userName).toBe(user.userName);
    expect((await server.post('user/auth/login', { email: user.email, password })).status).toBe(200);
    // Once, and a new account is no news.
    await exchange((await comeBack(google('linked'))).handover);
    await exchange((await comeBack(google('unknown'))).handover);
    const told = (await server.mails()).filter(({ subject }) => subject.includes('Google'));
    expect(told.map(({ to }) => to)).toEqual([user.email]);
    const noted = server.db.selectFrom('audits').select('action').where('recordId', '=', user.id);
    expect(await noted.execute()).toEqual([{ action: 'link-google' }]);
  });

  it('lose a password that was set before the e-mail was verified', async () => {
    const user = await server.makeUser({ email: 'early@gmail.example', emailVerifiedAt: null });
    const tokens = await exchange((await comeBack(google('early'))).handover);
    expect(tokens.body.userName).toBe(user.userName);
    expect((await server.post('user/auth/login', { email: user.email, password })).status).toBe(401);
  });

  it('are found by issuer and subject, not by e-mail', async () => {
    const first = await exchange((await comeBack(google('mover'))).handover);
    const moved = await exchange(
      (await comeBack(google('mover', { email: 'elsewhere@gmail.example' }))).handover,
    );
    expect(moved.body.userName).toBe(first.body.userName);
  });

  it('are told reason and end when banned, as a sign-in with the password tells them', async () => {
    // A day of the next year, whenever the test runs.
    const year = server.clock.now().getUTCFullYear() + 1;
    const until = `${year}-03-01T06:30:00.000Z`;
    const owner = await server.makeAdmin();
    // One that never signed in by Google, and one that is linked.
    const { id } = await server.makeUser({ email: 'banned@gmail.example' });
    await exchange((await comeBack(google('later'))).handover);
    const linked = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'later@gmail.example')
      .executeTakeFirstOrThrow();
    const known = await comeBack(google('later'));
    for (const banned of [id, linked.id])
      await server.post(
        `admin/user/ban/${banned}`,
        { kind: 'cheating', message: 'Xem điều khoản 4.', until },
        { token: owner.token },
      );
    const ways = [known, await comeBack(google('later')), await comeBack(google('banned'))];
    for (const { answer, handover } of ways) {
      expect(answer.headers.location).toBe(callback);
      const refused = await exchange(handover, { 'accept-language': 'en' });
      expect([refused.status, refused.body.message]).toEqual([
        403,
        `This account is banned until 1 Mar ${year}, 13:30 (Vietnam time). Reason: cheating in the game. Xem điều khoản 4.`,
      ]);
      // Reported once for each sign-in, and no session is opened.
      expect((await exchange(handover)).status).toBe(401);
    }
    const open = server.db.selectFrom('sessions').select('id').where('endedAt', 'is', null);
    expect(await open.where('userId', 'in', [id, linked.id]).execute()).toEqual([]);
  });

  it('are created once for two concurrent first sign-ins', async () => {
    const both = await Promise.all([comeBack(google('twice')), comeBack(google('twice'))]);
    expect(both.every(({ handover }) => handover !== '')).toBe(true);
    const rows = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'twice@gmail.example')
      .execute();
    expect(rows).toHaveLength(1);
  });
});

it('[8] signs no admin in with Google, neither by a verified e-mail nor by an identity from before the role', async () => {
  const admin = await server.makeUser({ role: 'Admin', email: 'chief@gmail.example' });
  const refused = async () => {
    const { answer, handover } = await comeBack(google('chief'));
    expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('staff');
    expect(handover).toBe('');
  };
  await refused();
  expect(
    await server.db.selectFrom('identities').selectAll().where('userId', '=', admin.id).execute(),
  ).toEqual([]);
  await server.db
    .updateTable('users')
    .set({ role: 'User', staffRoles: [] })
    .where('id', '=', admin.id)
    .execute();
  expect((await comeBack(google('chief'))).handover).not.toBe('');
  await server.db
    .updateTable('users')
    .set({ role: 'Admin', staffRoles: ['owner'] })
    .where('id', '=', admin.id)
    .execute();
  await refused();
});

describe('in maintenance', () => {
  const state = openState();
  let closed: TestApp;
  beforeAll(async () => {
    const config = { google: provider.google };
    closed = await buildTestApp({ config, watch: { state, readAt: 0 } });
  });
  afterAll(() => closed.close());

  it('leads staff to their second factor and in, and makes no account for anybody else', async () => {
    const staff = await closed.makeStaff('shop');
    const { secret } = (await closed.post('user/second-factor/begin', { password }, { token: staff.token }))
      .body;
    const code = () => new TOTP({ secret }).generate({ timestamp: +closed.clock.now() });
    await closed.post('user/second-factor/confirm', { code: code() }, { token: staff.token });
    state.maintenance = true;
    const goThrough = async (person: Person) => {
      const out = await closed.get(`external/auth/google-login?redirect_uri=${encodeURIComponent(callback)}`);
      expect(out.status).toBe(302);
      const back = provider.agree(String(out.headers.location), person);
      const answer = await closed.get(back, {
        headers: { cookie: pair(cookieOf(out, 'outline_google_try')) },
      });
      const cookie = pair(cookieOf(answer, 'outline_google_handover'));
      return closed.post('external/auth/google-token', undefined, { headers: { cookie, origin: site } });
    };
    const asked = await goThrough(google('boss', { email: staff.email }));
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([401, ['code']]);
    closed.clock.advance(minutes(1));
    const headers = { cookie: pair(cookieOf(asked, 'outline_challenge')), origin: site };
    const given = await closed.post('user/auth/second-factor', { code: code() }, { headers });
    expect(given.status).toBe(200);
    expect((await goThrough(google('newcomer'))).status).toBe(401);
    const made = closed.db.selectFrom('users').select('id').where('email', '=', 'newcomer@gmail.example');
    expect(await made.execute()).toEqual([]);
    state.maintenance = false;
  });
});
