import { afterAll, beforeAll, expect } from 'vitest';
import { endNextBan } from '../../../server/accounts/players/endBans';
import { randomFrom } from '../../../server/cli/demo/random';
import { addMs, seconds } from '../../../server/platform/clock';
import { testDatabase } from '../../support/server/database';
import { google, googleWay } from '../../support/server/googleWay';
import { openIdProvider } from '../../support/server/provider';
import { race } from '../../support/server/race';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let provider: Awaited<ReturnType<typeof openIdProvider>>;
/** Two servers on one database, whose clocks each round sets apart. */
let servers: [TestApp, TestApp];
let owner: { email: string };
beforeAll(async () => {
  provider = await openIdProvider();
  const config = { google: provider.google };
  const database = await testDatabase();
  const first = await buildTestApp({ database, config });
  const shared = { db: database.db, close: async () => undefined };
  servers = [first, await buildTestApp({ database: shared, config })];
  owner = await first.makeAdmin();
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
  await provider.close();
});

const ways = () => servers.map((server) => googleWay(() => ({ server, provider })));

/** A player with a Google account linked, banned for `length`; and how they sign in at a server, in either way. */
async function bannedPlayer(name: string, length: number) {
  const [server] = servers;
  const { id, email } = await server.makeUser({ email: google(name).email });
  const until = addMs(server.clock.now(), length);
  await server.db
    .insertInto('identities')
    .values({
      issuer: provider.google.issuer,
      subject: `sub-${name}`,
      userId: id,
      createdAt: server.clock.now(),
    })
    .execute();
  const body = { kind: 'cheating', message: 'Xem điều khoản 4.', until: until.toISOString() };
  const token = (await server.signIn(owner.email)).accessToken;
  expect((await server.post(`admin/user/ban/${id}`, body, { token })).status).toBe(200);
  /** Comes back from Google to one server, and takes the session from another. */
  const byGoogle = async (to: number, from: number) => {
    const { handover } = (await ways()[from]?.comeBack(google(name))) ?? {};
    return ways()[to]?.exchange(handover ?? '', { 'accept-language': 'en' });
  };
  const byPassword = (to: number) => servers[to]?.post('user/auth/login', { email, password });
  return { id, until, byGoogle, byPassword };
}

// Each round computes a dozen hashes of passwords.
race('a ban ends at one moment for password and Google at servers whose clocks are apart', 2, async (n) => {
  const random = randomFrom(n);
  const [one, two] = servers;
  const { id, until, byGoogle, byPassword } = await bannedPlayer(`apart${n}`, seconds(40));
  two.clock.advance(+one.clock.now() - +two.clock.now() + seconds(random.whole(-30, 30)));
  const isEnded = async () =>
    (await one.db.selectFrom('users').select('bannedAt').where('id', '=', id).executeTakeFirst())
      ?.bannedAt === null;
  const seen = new Set<number | undefined>();
  let opened = 0;
  for (let step = 0; step < 5; step++) {
    // What the job of one server has written counts for both; until then each goes by its own clock.
    const worker = random.pick(servers);
    const isDue = worker.clock.now() >= until && !(await isEnded());
    if (random.next() < 0.4) expect(await endNextBan(worker.deps)).toBe(isDue);
    const ended = await isEnded();
    for (const to of [0, 1] as const) {
      const isOver = ended || servers[to].clock.now() >= until;
      const responses = await Promise.all([byPassword(to), byGoogle(to, to), byGoogle(to, 1 - to)]);
      for (const response of responses) {
        expect([step, to, response?.status]).toEqual([step, to, isOver ? 200 : 403]);
        if (!isOver) expect(response?.body.message).toMatch(/^This account is banned until .*4\.$/);
        seen.add(response?.status);
      }
      if (isOver) opened += responses.length;
    }
    for (const { clock } of servers) clock.advance(seconds(step === 3 ? 80 : random.whole(5, 20)));
  }
  expect(seen).toEqual(new Set([403, 200]));
  for (const { deps } of servers) while (await endNextBan(deps));
  const history = one.db.selectFrom('audits').select('action').where('recordId', '=', id).orderBy('id');
  expect((await history.execute()).map(({ action }) => action)).toEqual(['ban', 'unban']);
  const sessions = one.db.selectFrom('sessions').select('id').where('userId', '=', id);
  expect(await sessions.where('endedAt', 'is', null).execute()).toHaveLength(opened);
});
