import { expect, it } from 'vitest';
import { date } from '../../contract/fields';
import { matcherOf } from '../../src/dataProvider/filter';

const rules = { fields: { startAt: date() }, searched: [] };
const matches = (filter: object, startAt: string) => matcherOf({ ...filter }, rules)({ id: 1, startAt });

it('reads times as the server does: a day, and a time without a zone, are of Vietnam', () => {
  expect(matches({ startAt_gte: '2026-11-23' }, '2026-11-22T17:00:00.000Z')).toBe(true);
  expect(matches({ startAt_gte: '2026-11-23' }, '2026-11-22T16:59:59.000Z')).toBe(false);
  expect(matches({ startAt_lte: '2026-11-23T08:00' }, '2026-11-23T01:00:00.000Z')).toBe(true);
});

it('refuses a day that does not exist, as the server does', () => {
  expect(() => matches({ startAt_gte: '2026-02-31' }, '2026-02-28T00:00:00.000Z')).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
