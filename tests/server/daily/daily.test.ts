import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { usualDaily } from '../../../contract/dailyCycle';
import { dayOf, midnightOf } from '../../../contract/vietnamTime';
import { readState, type State } from '../../../server/operations/state';
import { addMs, days, hours } from '../../../server/platform/clock';
import { dailyMessages } from '../../../server/platform/messages/daily';
import { moneyProblemsOf } from '../../support/server/invariants';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
/** What a process has read of the shared state, as it polls. */
let shared: State | null = null;
beforeAll(async () => {
  server = await buildTestApp({
    watch: {
      get state(): State {
        return shared ?? openState();
      },
      readAt: 0,
    },
  });
});
afterAll(() => server.close());

type Player = Awaited<ReturnType<TestApp['makeUser']>>;
let player: Player;
let token: string;
beforeEach(async () => {
  player = await server.makeUser({ emailVerifiedAt: addMs(server.clock.now(), -days(2)) });
  token = (await server.signIn(player.email)).accessToken;
});

const today = () => dayOf(server.clock.now());
const state = async () => (await server.get('user/daily', { token })).body;
const mark = async (given: object = {}) => {
  const { day, amounts, place } = await state();
  return server.post('user/daily', { key: day, amount: amounts[place], ...given }, { token });
};
const golds = async () => (await server.get('user/items', { token })).body.golds;
/** To a moment, with a session that is still valid then. */
async function moveTo(moment: Date) {
  server.clock.advance(+moment - +server.clock.now());
  token = (await server.signIn(player.email)).accessToken;
}

it('gives the gold of the day once, however often and at once it is pressed', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => mark()));
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
  expect(await state()).toMatchObject({ isMarked: true, place: 0, day: today() });
  expect(await golds()).toBe(usualDaily[0]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('goes on where it stood after a missed day, and begins anew after seven', async () => {
  const given: number[] = [];
  for (let n = 0; n < 8; n++) {
    expect((await mark()).status).toBe(200);
    given.push(await golds());
    await moveTo(addMs(server.clock.now(), days(n === 3 ? 5 : 1)));
  }
  const each = given.map((sum, n) => sum - (given[n - 1] ?? 0));
  expect(each).toEqual([...usualDaily, usualDaily[0]]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('begins at midnight in Vietnam, also for a page that was opened before it', async () => {
  await moveTo(addMs(midnightOf(dayOf(addMs(server.clock.now(), days(1)))), -1));
  const seen = await state();
  expect((await mark()).status).toBe(200);
  await moveTo(addMs(server.clock.now(), 1));
  // A repeated press of yesterday's page gives nothing, as its day was marked; one that was not is another day's.
  const late = await server.post('user/daily', { key: seen.day, amount: usualDaily[0] }, { token });
  expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([409, ['key']]);
  expect(await state()).toMatchObject({ isMarked: false, place: 1 });
  expect((await mark()).status).toBe(200);
});

it('is not opened again by a clock that was set back', async () => {
  expect((await mark()).status).toBe(200);
  server.clock.advance(-hours(25));
  expect(await state()).toMatchObject({ isMarked: true });
  await server.post('user/daily', { key: today(), amount: usualDaily[1] }, { token });
  server.clock.advance(hours(25));
  expect(await golds()).toBe(usualDaily[0]);
});

it('is refused for another amount than is given, and for another day, at its place', async () => {
  const other = await mark({ amount: 1000 });
  expect([other.status, Object.keys(other.body.errors)]).toEqual([409, ['amount']]);
  const tomorrow = await mark({ key: dayOf(addMs(server.clock.now(), days(1))) });
  expect([tomorrow.status, Object.keys(tomorrow.body.errors)]).toEqual([409, ['key']]);
  expect((await mark({ key: 'today' })).status).toBe(400);
  expect(await golds()).toBe(0);
});

it('is refused to staff, to the banned and closed, and for a day after the address was confirmed', async () => {
  const staff = await server.makeStaff('shop');
  const send = (as: string) =>
    server.post('user/daily', { key: today(), amount: usualDaily[0] }, { token: as });
  const set = (values: object, id = player.id) =>
    server.db.updateTable('users').set(values).where('id', '=', id).execute();
  await set({ emailVerifiedAt: addMs(server.clock.now(), -days(2)) }, staff.id);
  const refused = await send(staff.token);
  expect([refused.status, refused.body.message]).toEqual([403, dailyMessages.staff.en]);
  await set({ emailVerifiedAt: addMs(server.clock.now(), -days(1) + 1) });
  expect(await state()).toMatchObject({ opensAt: addMs(server.clock.now(), 1).toISOString() });
  expect((await send(token)).status).toBe(403);
  await set({ emailVerifiedAt: addMs(server.clock.now(), -days(1)), bannedAt: server.clock.now() });
  expect([401, 403]).toContain((await send(token)).status);
  await set({ bannedAt: null, eraseAt: addMs(server.clock.now(), days(30)) });
  expect([401, 403]).toContain((await send(token)).status);
  await set({ eraseAt: null });
  expect((await send(token)).status).toBe(200);
});

it('is what an owner has set, with a reason, and stops when it is switched off', async () => {
  let owner = await server.makeAdmin();
  const amounts = [1, 2, 3, 4, 5, 6, 7];
  const save = async (given: object) => {
    const { version } = (await server.get('admin/site-settings', { token: owner.token })).body.daily;
    const body = { isOn: true, amounts, reason: 'Event of the new year', version, ...given };
    return server.call('PUT', 'admin/site-settings/daily', body, { token: owner.token });
  };
  for (const wrong of [{ amounts: [1] }, { amounts: [1, 2, 3, 4, 5, 6, 1001] }, { reason: '' }])
    expect((await save(wrong)).status).toBe(400);
  expect((await save({})).status).toBe(200);
  shared = await readState(server.db);
  expect((await server.get('site/daily')).body).toEqual({ isOn: true, amounts });
  expect((await mark()).status).toBe(200);
  expect(await golds()).toBe(1);
  await moveTo(addMs(server.clock.now(), days(1)));
  owner = await server.makeAdmin();
  expect((await save({ isOn: false })).status).toBe(200);
  shared = await readState(server.db);
  expect((await mark()).status).toBe(409);
});
