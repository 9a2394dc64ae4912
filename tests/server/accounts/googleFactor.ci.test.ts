import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../server/platform/clock';
import { codeOf, setUpFactor, wrongCodeOf } from '../../support/server/factor';
import { openIdProvider } from '../../support/server/provider';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

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

const cookieOf = (headers: Record<string, unknown>, name: string) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
const pair = (cookie: string) => cookie.split(';')[0] ?? '';

/** Returns from Google as the holder of this mailbox, with the exchange and the challenge's cookie. */
async function comeBack(email: string) {
  const callback = encodeURIComponent(`${site}/auth/google/callback`);
  const out = await server.get(`external/auth/google-login?redirect_uri=${callback}`);
  const person = { sub: `sub-${email}`, email, email_verified: true, given_name: 'Hà', family_name: 'Lê' };
  const back = provider.agree(String(out.headers.location), person);
  const attempt = pair(cookieOf(out.headers, 'outline_google_try'));
  const returned = await server.get(back, { headers: { cookie: attempt } });
  const handover = pair(cookieOf(returned.headers, 'outline_google_handover'));
  const exchange = await server.post('external/auth/google-token', undefined, {
    headers: { cookie: handover, origin: site },
  });
  return { exchange, cookie: cookieOf(exchange.headers, 'outline_challenge') };
}
const give = (cookie: string, code: string, origin = site) =>
  server.post('user/auth/second-factor', { code }, { headers: { cookie: pair(cookie), origin } });
async function holder() {
  const person = await server.makeStaff('shop');
  return { ...person, ...(await setUpFactor(server, person.token)) };
}

it('gives staff with a factor no session, but a challenge to be completed with the code', async () => {
  const { email, secret } = await holder();
  const { exchange, cookie } = await comeBack(email);
  expect([exchange.status, Object.keys(exchange.body.errors)]).toEqual([401, ['code']]);
  expect(JSON.stringify(exchange.body)).not.toContain('accessToken');
  expect(cookie).toMatch(/Max-Age=300; Path=\/api\/user\/auth\/second-factor; HttpOnly; SameSite=Lax/);
  const wrong = await give(cookie, wrongCodeOf(server, secret));
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([401, ['code']]);
  const code = codeOf(server, secret);
  const right = await give(cookie, code);
  expect(right).toMatchObject({ status: 200, body: { email } });
  expect((await server.get('admin/diamond-packages', { token: right.body.accessToken })).status).toBe(200);
  expect((await give(cookie, code)).status).toBe(401);
});

it('refuses a challenge that is old, forged, missing, or sent from another site', async () => {
  const { email, secret } = await holder();
  const { cookie } = await comeBack(email);
  expect((await give(cookie, codeOf(server, secret), 'https://evil.example')).status).toBe(403);
  expect((await give('outline_challenge=rubbish', codeOf(server, secret))).status).toBe(401);
  expect((await give('', codeOf(server, secret))).status).toBe(401);
  server.clock.advance(minutes(5));
  expect((await give(cookie, codeOf(server, secret))).status).toBe(401);
});

it('signs no staff in by Google alone: neither without a factor, nor after its removal', async () => {
  const bare = await server.makeStaff('shop');
  expect((await comeBack(bare.email)).exchange.status).toBe(401);
  const { id, email, secret } = await holder();
  const { cookie } = await comeBack(email);
  await server.db.deleteFrom('secondFactors').where('userId', '=', id).execute();
  expect((await give(cookie, codeOf(server, secret))).status).toBe(401);
});
