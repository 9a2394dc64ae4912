import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { days, minutes } from '../../../server/platform/clock';
import { codeOf, setUpFactor, wrongCodeOf } from '../../support/server/factor';
import { cookieOf, google, googleWay, pair } from '../../support/server/googleWay';
import { openIdProvider } from '../../support/server/provider';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let provider: Awaited<ReturnType<typeof openIdProvider>>;
let server: TestApp;
beforeAll(async () => {
  provider = await openIdProvider();
  const config = { google: provider.google };
  server = await buildTestApp({ config });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const { comeBack, exchange } = googleWay(() => ({ server, provider }));
const reopening = (handover: string) => exchange(handover, {}, '?reopen=yes');
const eraseAll = async () => {
  while (await eraseNext(server.deps));
};
const rowOf = (email: string) =>
  server.db
    .selectFrom('users')
    .select(['id', 'eraseAt', 'erasedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
/** Signs in with Google and closes the account, proven by that sign-in. */
async function close(name: string) {
  const { body } = await exchange((await comeBack(google(name))).handover);
  const closed = await server.post('user/erasure', {}, { token: body.accessToken });
  expect(closed.status).toBe(200);
  return body.email as string;
}

it('within the days a sign-in by Google says so, and opens the account again when told to', async () => {
  const email = await close('again');
  server.clock.advance(days(29));
  await eraseAll();
  const told = await exchange((await comeBack(google('again'))).handover);
  expect([told.status, told.body.errors?.closed]).toEqual([403, [told.body.message]]);
  expect((await rowOf(email))?.eraseAt).not.toBeNull();
  // The same page retries: the proof is used again, and works once.
  const cookie = pair(cookieOf(told, 'outline_google_handover'));
  const [opened, twice] = [await reopening(cookie), await reopening(cookie)];
  expect([opened.status, opened.body.email, twice.status]).toEqual([200, email, 401]);
  expect((await server.get('user/profile/me', { token: opened.body.accessToken })).status).toBe(200);
  server.clock.advance(days(2));
  await eraseAll();
  expect(await rowOf(email)).toMatchObject({ eraseAt: null, erasedAt: null });
  const history = server.db
    .selectFrom('audits')
    .select('action')
    .where('recordId', '=', (await rowOf(email))?.id ?? '');
  expect((await history.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'close-own-account',
    'reopen-own-account',
  ]);
});

it('the proof of a page that asks is over after a minute, and is no other browser’s', async () => {
  const email = await close('slow');
  const told = await exchange((await comeBack(google('slow'))).handover);
  expect((await reopening('')).status).toBe(401);
  server.clock.advance(minutes(1));
  expect((await reopening(pair(cookieOf(told, 'outline_google_handover')))).status).toBe(401);
  expect((await rowOf(email))?.eraseAt).not.toBeNull();
});

it('a former colleague is told before the code of the second factor, which opens it', async () => {
  const person = await server.makeStaff('shop');
  const { secret } = await setUpFactor(server, person.token);
  const ofPerson = google('former', { email: person.email });
  const change = (set: { eraseAt?: Date; role?: 'User'; staffRoles?: [] }) =>
    server.db.updateTable('users').set(set).where('id', '=', person.id).execute();
  await change({ role: 'User', staffRoles: [], eraseAt: new Date(+server.clock.now() + days(3)) });
  const told = await exchange((await comeBack(ofPerson)).handover);
  expect([told.status, Object.keys(told.body.errors)]).toEqual([403, ['closed']]);
  const asked = await reopening(pair(cookieOf(told, 'outline_google_handover')));
  expect([asked.status, Object.keys(asked.body.errors)]).toEqual([401, ['code']]);
  expect((await rowOf(person.email))?.eraseAt).not.toBeNull();
  const headers = { cookie: pair(cookieOf(asked, 'outline_challenge')), origin: 'http://localhost:3000' };
  const given = (code: string) => server.post('user/auth/second-factor', { code }, { headers });
  expect((await given(wrongCodeOf(server, secret))).status).toBe(401);
  expect((await given(codeOf(server, secret))).status).toBe(200);
  expect((await rowOf(person.email))?.eraseAt).toBeNull();
});

it('an account without Google is found by its address, and only told that it is closed', async () => {
  const { email } = await server.makeUser({ email: 'plain@gmail.example' });
  const eraseAt = new Date(+server.clock.now() + days(3));
  await server.db.updateTable('users').set({ eraseAt }).where('email', '=', email).execute();
  expect((await exchange((await comeBack(google('plain'))).handover)).status).toBe(403);
  expect((await rowOf(email))?.eraseAt).toEqual(eraseAt);
});

it('after the days nothing opens it; once it is erased, the same person begins anew', async () => {
  const email = await close('late');
  const before = await rowOf(email);
  const early = await comeBack(google('late'));
  server.clock.advance(days(30));
  // Due, and in progress: refused without revealing anything about the account.
  for (const handover of [early.handover, (await comeBack(google('late'))).handover]) {
    const refused = await reopening(handover);
    expect([refused.status, refused.body.errors]).toEqual([401, undefined]);
  }
  await eraseNext(server.deps);
  await eraseAll();
  expect(await rowOf(email)).toBeUndefined();
  const identities = server.db
    .selectFrom('identities')
    .select('userId')
    .where('userId', '=', before?.id ?? '');
  expect(await identities.execute()).toEqual([]);
  const fresh = await exchange((await comeBack(google('late'))).handover);
  expect(fresh.status).toBe(200);
  expect((await rowOf(email))?.id).not.toBe(before?.id);
  const erased = server.db
    .selectFrom('users')
    .select('erasedAt')
    .where('id', '=', before?.id ?? '');
  expect((await erased.executeTakeFirst())?.erasedAt).toEqual(expect.any(Date));
});
