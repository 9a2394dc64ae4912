import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualDaily } from '../../../contract/dailyCycle';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { type Random, randomFrom } from '../../../server/cli/demo/random';
import { noSettings } from '../../../server/operations/siteSettings';
import type { State } from '../../../server/operations/state';
import { addMs, days, hours } from '../../../server/platform/clock';
import { deep } from '../../support/depth';
import { moneyProblemsOf } from '../../support/server/invariants';
import { openedSession } from '../../support/server/openedSession';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Presses at every moment, of old and coming pages, once and several at once, of accounts in every state, while owners change
// what days give and clocks go forth and back: the gold and the ledger are what the rules say in their own words, below.

let server: TestApp;
let daily = noSettings.daily;
beforeAll(async () => {
  server = await buildTestApp({
    watch: {
      get state(): State {
        return openState({ settings: { ...noSettings, daily } });
      },
      readAt: 0,
    },
  });
});
afterAll(() => server.close());

/** What the rules know of a player. */
interface Known {
  id: string;
  email: string;
  userName: string;
  role: 'User' | 'Admin';
  isShut: boolean;
  confirmedAt: Date;
  /** The days marked, in order, and what they gave. */
  marks: Array<{ day: string; amount: number }>;
}
type Seen = { key: string; amount: number };

/** What a press brings: its status, and whether it is a mark. */
function expected({ role, isShut, confirmedAt, marks }: Known, { key, amount }: Seen) {
  const now = server.clock.now();
  const today = dayOf(now);
  const last = marks.at(-1)?.day ?? '';
  if (isShut) return { status: 401 };
  if (role === 'Admin') return { status: 403 };
  if (last >= today && key <= today) return { status: 200 };
  if (!daily.isOn) return { status: 409 };
  if (addMs(confirmedAt, days(1)) > now) return { status: 403 };
  if (key !== today || amount !== daily.amounts[marks.length % usualDaily.length]) return { status: 409 };
  return { status: 200, isMark: true };
}

async function press(player: Known, seen: Seen, times: number): Promise<void> {
  const token = await openedSession(server, player);
  const { status, isMark } = expected(player, seen);
  const calls = Array.from({ length: times }, () => server.post('user/daily', seen, { token }));
  const statuses = (await Promise.all(calls)).map((answer) => answer.status);
  expect(statuses).toEqual(statuses.map(() => status));
  if (isMark) player.marks.push({ day: seen.key, amount: seen.amount });
}

/** The account as staff, its person or the clock leave it. */
const set = (player: Known, values: object) =>
  server.db.updateTable('users').set(values).where('id', '=', player.id).execute();

/** What may happen, each as often as it stands here. */
function acts(player: Known, random: Random): Array<() => Promise<unknown>> {
  const now = () => server.clock.now();
  const right = (): Seen => ({
    key: dayOf(now()),
    amount: daily.amounts[player.marks.length % usualDaily.length] ?? 0,
  });
  let page = right();
  const press1 = () => press(player, right(), 1);
  const allowed = async () => {
    const confirmedAt = addMs(now(), -days(9));
    Object.assign(player, { role: 'User', isShut: false, confirmedAt });
    const open = { bannedAt: null, eraseAt: null, role: 'User', staffRoles: [] };
    await set(player, { ...open, emailVerifiedAt: confirmedAt });
  };
  const ahead = (by: number) => async () => server.clock.advance(by);
  return [
    press1,
    press1,
    press1,
    () => press(player, right(), 3),
    () => press(player, page, random.pick([1, 2])),
    () => press(player, { ...right(), key: dayAfter(dayOf(now())) }, 1),
    () => press(player, { ...right(), amount: random.whole(0, 1000) }, 1),
    async () => {
      page = right();
    },
    allowed,
    allowed,
    allowed,
    ahead(hours(24)),
    ahead(hours(24)),
    ahead(hours(random.whole(1, 30))),
    ahead(-hours(random.whole(1, 30))),
    // To the last moment of a day, and over it.
    async () => server.clock.advance(+midnightOf(dayAfter(dayOf(now()))) - 1 - +now()),
    ahead(1),
    async () => {
      player.isShut = !player.isShut;
      const ban = random.pick([{ bannedAt: now() }, { eraseAt: addMs(now(), days(30)) }]);
      await set(player, { bannedAt: null, eraseAt: null, ...(player.isShut && ban) });
    },
    async () => {
      player.confirmedAt = random.pick([now(), addMs(now(), -days(1)), addMs(now(), -days(9))]);
      await set(player, { emailVerifiedAt: player.confirmedAt });
    },
    async () => {
      player.role = player.role === 'User' ? 'Admin' : 'User';
      await set(player, { role: player.role, staffRoles: player.role === 'Admin' ? ['shop'] : [] });
    },
    async () => {
      const amounts = usualDaily.map(() => random.pick([0, 1, 40, 1000]));
      daily = { isOn: random.pick([true, true, false]), amounts: random.pick([amounts, [...usualDaily]]) };
    },
  ];
}

/** Whether the ledger is the marks, each of its own day, and the gold their sum. */
async function assertBooks({ id, marks }: Known): Promise<void> {
  const entries = await server.db
    .selectFrom('walletEntries')
    .select((eb) => [eb.cast<string>('day', 'text').as('day'), 'amount'])
    .where('userId', '=', id)
    .orderBy('day')
    .execute();
  expect(entries).toEqual(marks);
  expect(new Set(marks.map(({ day }) => day)).size).toBe(marks.length);
  const user = server.db.selectFrom('users').select('golds').where('id', '=', id);
  expect(await user.executeTakeFirst()).toEqual({
    golds: marks.reduce((sum, { amount }) => sum + amount, 0),
  });
}

let marked = 0;
it.each(Array.from({ length: deep(12, 120) }, (_, n) => n + 1))('story %i', async (seed) => {
  const random = randomFrom(seed);
  daily = noSettings.daily;
  const confirmedAt = addMs(server.clock.now(), -days(2));
  const { id, email, userName } = await server.makeUser({ emailVerifiedAt: confirmedAt });
  const player: Known = { id, email, userName, role: 'User', isShut: false, confirmedAt, marks: [] };
  const all = acts(player, random);
  for (let step = 0; step < 60; step++) await random.pick(all)();
  await assertBooks(player);
  marked += player.marks.length;
});

it('the stories marked days, and the books of all agree', async () => {
  expect(marked).toBeGreaterThan(30);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
