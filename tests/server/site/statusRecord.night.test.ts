import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StatusState, statusStates } from '../../../contract/status';
import { midnightOf } from '../../../contract/vietnamTime';
import { addMs, minutes, seconds } from '../../../server/platform/clock';
import { secondsByDay } from '../../../server/site/statusPage/advance';
import { readSnapshot } from '../../../server/site/statusPage/read';
import { record } from '../../../server/site/statusPage/record';
import { nothingKnown } from '../../../server/site/statusPage/snapshot';
import { type TestDatabase, testDatabase } from '../../support/server/database';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const noon = addMs(midnightOf('2026-11-20'), 12 * 3_600_000);
const at = (s: number) => addMs(noon, seconds(s));
const found = (when: Date, shop: StatusState = 'operational') => ({ at: when, states: { shop } });
const read = (now = noon) => readSnapshot(database.db, now, nothingKnown);
/** Seconds in each state, over all days. */
async function sums(now?: Date) {
  const { days } = await read(now);
  const sum = (state: StatusState) => days.reduce((all, day) => all + day[state], 0);
  return Object.fromEntries(statusStates.flatMap((state) => (sum(state) ? [[state, sum(state)]] : [])));
}

describe('seconds by day', () => {
  it('end at midnight in Vietnam', () => {
    const midnight = midnightOf('2026-11-21');
    expect(secondsByDay(addMs(midnight, -seconds(20)), addMs(midnight, seconds(40)))).toEqual([
      { day: '2026-11-20', seconds: 20 },
      { day: '2026-11-21', seconds: 40 },
    ]);
  });

  it('lose nothing to fractions', () => {
    let from = noon;
    let sum = 0;
    for (let turn = 0; turn < 1000; turn++) {
      const to = addMs(from, 60_033);
      sum += secondsByDay(from, to).reduce((all, part) => all + part.seconds, 0);
      from = to;
    }
    expect(sum).toBe(60_033);
  });
});

describe('the record', () => {
  it('counts the time since the check before', async () => {
    await record(database.db, [found(at(0))]);
    expect(await sums()).toEqual({});
    await record(database.db, [found(at(60))]);
    await record(database.db, [found(at(120), 'degraded')]);
    expect(await sums()).toEqual({ operational: 60, degraded: 60 });
  });

  it('counts each second once, when two processes check at the same time', async () => {
    await record(database.db, [found(at(0))]);
    for (let minute = 1; minute <= 5; minute++)
      await Promise.all([0, 7, 7].map((late) => record(database.db, [found(at(60 * minute + late))])));
    expect(await sums()).toEqual({ operational: 307 });
  });

  it('leaves the time of a stopped server unknown', async () => {
    await record(database.db, [found(at(0))]);
    await record(database.db, [found(at(3600))]);
    expect(await sums()).toEqual({ operational: 90 });
  });

  it('counts maintenance as such', async () => {
    await record(database.db, [found(at(0)), found(at(60), 'maintenance')]);
    expect(await sums()).toEqual({ maintenance: 60 });
  });

  it('gives each day in Vietnam its own', async () => {
    const midnight = midnightOf('2026-11-21');
    await record(database.db, [
      found(addMs(midnight, -seconds(30))),
      found(addMs(midnight, seconds(30)), 'down'),
    ]);
    const { days } = await read(addMs(midnight, minutes(1)));
    expect(days.map(({ day, down }) => [day, down])).toEqual([
      ['2026-11-20', 30],
      ['2026-11-21', 30],
    ]);
  });

  it('adds an outage that was remembered, and nothing of it twice', async () => {
    await record(database.db, [found(at(0))]);
    const outage = [found(at(60), 'down'), found(at(120), 'down')];
    await record(database.db, [...outage, found(at(180))]);
    await record(database.db, [...outage, found(at(240))]);
    expect(await sums()).toEqual({ operational: 120, down: 120 });
  });

  it('knows since when, until it has not looked for a while', async () => {
    const since = async () => (await read()).components.map((one) => [one.state, one.since]);
    await record(database.db, [found(at(0)), found(at(60)), found(at(120), 'down'), found(at(180), 'down')]);
    expect(await since()).toEqual([['down', at(120).toISOString()]]);
    await record(database.db, [found(at(3600), 'down')]);
    expect(await since()).toEqual([['down', at(3600).toISOString()]]);
  });

  it('reads 90 days, and no component that it does not know', async () => {
    await record(database.db, [found(at(0)), found(at(60))]);
    expect((await read(addMs(noon, 89 * 86_400_000))).days).toHaveLength(1);
    expect((await read(addMs(noon, 90 * 86_400_000))).days).toHaveLength(0);
    await sql`update status_now set components = '[{"name": "moon"}]'`.execute(database.db);
    expect((await read()).components).toEqual([]);
  });
});
