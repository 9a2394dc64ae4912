import { afterAll, beforeAll, expect, it } from 'vitest';
import { fallNext } from '../../../server/accounts/lostFactor/fall';
import { hours, minutes } from '../../../server/platform/clock';
import { setUpFactor } from '../../support/server/factor';
import { cookieOf, google, googleWay, pair } from '../../support/server/googleWay';
import { decideLost } from '../../support/server/lostFactor';
import { openIdProvider } from '../../support/server/provider';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

// The way back from a lost factor for players who have Google and no password.

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
const { comeBack, exchange } = googleWay(() => ({ server, provider }));
const origin = 'http://localhost:3000';

const byGoogle = async (name: string) => exchange((await comeBack(google(name))).handover);
/** Signs in by Google up to the step of the factor. */
const waiting = async (name: string) => pair(cookieOf(await byGoogle(name), 'outline_challenge'));
/** A player without a password, with a factor; returns the id. */
async function holder(name: string): Promise<string> {
  const { accessToken } = (await byGoogle(name)).body;
  await setUpFactor(server, accessToken, {});
  const user = server.db.selectFrom('users').select('id').where('email', '=', google(name).email);
  return (await user.executeTakeFirstOrThrow()).id;
}
const send = (cookie: string, headers: object = {}) =>
  server.post('user/auth/second-factor/lost', undefined, { headers: { cookie, origin, ...headers } });
const confirm = (cookie: string, code: string) =>
  server.post('user/auth/second-factor/lost/confirm', { code }, { headers: { cookie, origin } });
const openOf = (userId: string) =>
  server.db.selectFrom('lostFactors').select('id').where('userId', '=', userId).executeTakeFirst();

it('begins at the factor’s step, with a code of the mailbox, and ends as any other', async () => {
  const id = await holder('anna');
  const cookie = await waiting('anna');
  expect((await send(cookie)).status).toBe(200);
  const code = await server.codeFor(google('anna').email);
  // Who has no password is not advised about one alone.
  expect((await server.mails()).at(-1)?.text).toContain('by password or Google');
  expect((await confirm(cookie, code === '000000' ? '111111' : '000000')).status).toBe(400);
  expect(await openOf(id)).toBeUndefined();
  expect((await confirm(cookie, code)).status).toBe(200);
  expect((await confirm(cookie, code)).status).toBe(400);
  for (const act of ['confirm', 'approve'] as const) await decideLost(server, id, act);
  expect((await byGoogle('anna')).status).toBe(401);
  server.clock.advance(hours(72));
  while (await fallNext(server.deps));
  expect((await byGoogle('anna')).status).toBe(200);
});

it('begins from our page alone, while that step lasts, and not once something has ended it', async () => {
  const id = await holder('bea');
  const cookie = await waiting('bea');
  expect((await send(cookie, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send('')).status).toBe(401);
  expect((await send('outline_challenge=rubbish')).status).toBe(401);
  server.clock.advance(minutes(5));
  expect((await send(cookie)).status).toBe(401);
  const next = await waiting('bea');
  expect((await send(next)).status).toBe(200);
  const code = await server.codeFor(google('bea').email);
  const owner = await server.makeAdmin();
  await server.post(`admin/user/ban/${id}`, {}, owner);
  expect((await confirm(next, code)).status).toBe(401);
  await server.post(`admin/user/unban/${id}`, {}, owner);
  expect((await confirm(next, code)).status).toBe(401);
  expect(await openOf(id)).toBeUndefined();
});

it('whoever has a password begins with that, and staff not at all', async () => {
  const id = await holder('carla');
  const cookie = await waiting('carla');
  const passwordHash = await server.deps.passwords.hash(password);
  await server.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
  const refused = await send(cookie);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('has a password')]);
  await server.db
    .updateTable('users')
    .set({ role: 'Admin', staffRoles: ['support'] })
    .where('id', '=', id)
    .execute();
  expect((await send(cookie)).body.message).toContain('An owner resets');
});
