import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../server/platform/clock';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { cookieOf, google, googleWay, pair } from '../../support/server/googleWay';
import { openIdProvider } from '../../support/server/provider';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

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

interface Player {
  id: string;
  email: string;
  token: string;
}
const begin = ({ token }: Player, given: object = { password }) =>
  server.post('user/google/link', given, { token });
/** Goes to Google and comes back as this person; returns where the callback leads. */
async function link(player: Player, name: string) {
  const begun = await begin(player);
  expect(begun.status).toBe(200);
  return returning(begun, name);
}
async function returning(begun: Awaited<ReturnType<typeof begin>>, name: string) {
  const back = provider.agree(begun.body.url, google(name));
  const headers = { cookie: pair(cookieOf(begun, 'outline_google_try')) };
  const answer = await server.get(back, { headers });
  // A link is no sign-in.
  expect(cookieOf(answer, 'outline_google_handover')).toBe('');
  return String(answer.headers.location).split('?')[1];
}
const unlink = async ({ token }: Player, given: object = { password }) => {
  const { status, body } = await server.post('user/google/unlink', given, { token });
  return [status, body.errors ? Object.keys(body.errors) : body.message];
};
const signsIn = async (name: string) => (await exchange((await comeBack(google(name))).handover)).body.email;

it('links the Google account with which a player returns, whatever its e-mail, and unlinks it', async () => {
  const player = await server.makePlayer();
  expect(await link(player, 'anna')).toBe('linked=yes');
  expect(await signsIn('anna')).toBe(player.email);
  expect((await server.get('user/security', player)).body.hasGoogle).toBe(true);
  expect((await begin(player)).status).toBe(409);
  expect(await unlink(player)).toEqual([200, 'Google is no longer linked.']);
  expect(await unlink(player)).toEqual([409, 'Google is not linked to this account.']);
  // The same person at Google is somebody else again.
  expect(await signsIn('anna')).toBe('anna@gmail.example');
  const mails = (await server.mails()).filter(({ to }) => to === player.email).map(({ subject }) => subject);
  expect(mails.filter((subject) => /Google/.test(subject))).toEqual([
    'Google is linked',
    'Google is no longer linked',
  ]);
  const entries = server.db
    .selectFrom('audits')
    .select('action')
    .where('recordId', '=', player.id)
    .orderBy('at')
    .orderBy('id');
  expect((await entries.execute()).map(({ action }) => action)).toEqual(['link-google', 'unlink-google']);
});

it('never unlinks the last way in', async () => {
  const player = await server.makePlayer();
  await link(player, 'binh');
  await server.db.updateTable('users').set({ passwordHash: null }).where('id', '=', player.id).execute();
  expect(await unlink(player, {})).toEqual([409, expect.stringContaining('only way')]);
  expect(await signsIn('binh')).toBe(player.email);
});

it('links no Google account that another account has', async () => {
  const [one, other] = [await server.makePlayer(), await server.makePlayer()];
  await link(one, 'chi');
  expect(await link(other, 'chi')).toBe('error=taken');
  expect(await signsIn('chi')).toBe(one.email);
});

it('needs the password and the factor, and refuses staff', async () => {
  const player = await server.makePlayer();
  expect(Object.keys((await begin(player, {})).body.errors)).toEqual(['password']);
  const { secret } = await setUpFactor(server, player.token);
  server.clock.advance(minutes(11));
  expect(Object.keys((await begin(player)).body.errors)).toEqual(['stepUp']);
  expect(await unlink(player)).toEqual([403, ['stepUp']]);
  await server.post('user/auth/step-up', { code: codeOf(server, secret) }, { token: player.token });
  expect((await begin(player)).status).toBe(200);
  const colleague = await server.makeStaff('shop');
  expect([(await begin(colleague)).status, (await unlink(colleague))[0]]).toEqual([409, 409]);
});

it('is over after ten minutes, and with the session that began it', async () => {
  const player = await server.makePlayer();
  const late = await begin(player);
  server.clock.advance(minutes(10));
  expect(await returning(late, 'dung')).toBe('error=expired');
  const begun = await begin(player);
  await server.post('user/auth/logout', undefined, { token: player.token });
  expect(await returning(begun, 'dung')).toMatch(/^error=/);
  expect(
    await server.db.selectFrom('identities').select('userId').where('userId', '=', player.id).execute(),
  ).toEqual([]);
});
