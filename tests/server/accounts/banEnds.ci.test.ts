import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endNextBan } from '../../../server/accounts/players/endBans';
import { randomFrom } from '../../../server/cli/demo/random';
import { addMs } from '../../../server/platform/clock';
import { banMessages } from '../../../server/platform/messages/bans';
import { testDatabase } from '../../support/server/database';
import { openedSession } from '../../support/server/openedSession';
import { race } from '../../support/server/race';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

/** A ban's length by the clock, which each round skips over; short, so that tokens outlive a thousand rounds. */
const length = 100;

/** Two servers with clocks, limits and hashes of their own on one database. */
let servers: [TestApp, TestApp];
let owner: { token: string };
beforeAll(async () => {
  const database = await testDatabase();
  const first = await buildTestApp({ database });
  const second = await buildTestApp({ database: { db: database.db, close: async () => undefined } });
  second.clock.advance(+first.clock.now() - +second.clock.now());
  servers = [first, second];
  owner = await first.makeAdmin();
});
afterAll(async () => {
  const [first, second] = servers;
  await second.close();
  await first.close();
});

/** Somebody with an earlier session from another network, banned until `length` from now. */
async function bannedPlayer(): Promise<{ id: string; email: string; message: string }> {
  const [server] = servers;
  const player = await server.makeUser();
  await openedSession(server, { ...player, role: 'User' }, '192.0.2');
  const bannedUntil = addMs(server.clock.now(), length);
  const ban = { kind: 'cheating' as const, message: 'Xem điều khoản 4.' };
  const body = { ...ban, until: bannedUntil.toISOString() };
  expect((await server.post(`admin/user/ban/${player.id}`, body, owner)).status).toBe(200);
  const told = banMessages.banned({ bannedUntil, banKind: ban.kind, banMessage: ban.message });
  return { ...player, message: told.en };
}

interface Attempt {
  /** Whether the ban had expired when the sign-in began, and when its response came. */
  from: boolean;
  to: boolean;
  status: number;
  message?: string;
}

/** How long refused sign-ins last took, in milliseconds: what "in the middle" of one means on this machine. */
let took = 0;

/** How long something takes, in milliseconds. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

/**
 * What happened while both clocks were moved past the end: `wait` ms after the first sign-ins began, or after them.
 */
async function signInsAround(email: string, wait: number | null, remoteAddress: string) {
  let isOver = false;
  const signIn = async (server: TestApp): Promise<Attempt> => {
    const from = isOver;
    const { status, body } = await server.post('user/auth/login', { email, password }, { remoteAddress });
    return { from, to: isOver, status, message: body.message };
  };
  const early = servers.map(signIn);
  if (wait === null) took = await timeOf(Promise.all(early));
  else if (wait > 0) await sleep(wait);
  for (const { clock } of servers) clock.advance(length);
  isOver = true;
  const [attempts, ended] = await Promise.all([
    Promise.all([...early, ...servers.map(signIn)]),
    Promise.all(servers.map(({ deps }) => endNextBan(deps))),
  ]);
  // A ban whose player is just signing in is left to the next run.
  for (const { deps } of servers) ended.push(await endNextBan(deps));
  return { attempts, ended };
}

const whole = { refusedBefore: 0, across: 0 };

/** Each fifth round ends the ban after the first sign-ins (null), the one after it before any response (0), the others within them. */
function waitOf(n: number): number | null {
  const [after, before] = [n % 5 === 0, n % 5 === 1];
  if (after) return null;
  return before ? 0 : (took * randomFrom(n).whole(0, 100)) / 100;
}

// A round computes four hashes of passwords, and more than 50 ms.
race('a ban ends at one moment for who signs in at two servers', 20, async (n) => {
  const [server] = servers;
  const { id, email, message } = await bannedPlayer();
  const wait = waitOf(n);
  const { attempts, ended } = await signInsAround(email, wait, `10.${n >> 8}.${n & 255}.7`);
  for (const attempt of attempts) {
    const { from, to, status } = attempt;
    if (from) expect(attempt).toMatchObject({ status: 200 });
    else if (!to || status !== 200) expect(attempt).toMatchObject({ status: 403, message });
    if (!to) whole.refusedBefore++;
    if (!from && to) whole.across++;
  }
  expect(ended.filter(Boolean)).toHaveLength(1);
  const history = server.db
    .selectFrom('audits')
    .select(['action', 'userId'])
    .where('recordId', '=', id)
    .orderBy('id');
  expect(await history.execute()).toEqual([
    { action: 'ban', userId: expect.any(String) },
    { action: 'unban', userId: null },
  ]);
  // The network is new to the account, which is notified once, however many sign in from it.
  const mails = (await server.mails()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  const sessions = server.db.selectFrom('sessions').select('id').where('userId', '=', id);
  const open = await sessions.where('endedAt', 'is', null).execute();
  expect(open).toHaveLength(attempts.filter(({ status }) => status === 200).length);
});

it('met it before as well as in the middle of a sign-in', () => {
  expect(Math.min(whole.refusedBefore, whole.across)).toBeGreaterThan(0);
});
