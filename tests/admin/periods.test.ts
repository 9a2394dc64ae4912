import { describe, expect, it } from 'vitest';
import { periodFilter } from '../../src/admin/ui/list/periods';

describe('a period by one press, in Vietnam’s days', () => {
  /** 00:30 on 1 March in Vietnam, still February in UTC. */
  const now = new Date('2026-02-28T17:30:00.000Z');
  it.each([
    ['yesterday', '2026-02-27T17:00:00.000Z', '2026-02-28T16:59:59.999Z'],
    ['sevenDays', '2026-02-22T17:00:00.000Z', '2026-03-01T16:59:59.999Z'],
    ['lastMonth', '2026-01-31T17:00:00.000Z', '2026-02-28T16:59:59.999Z'],
  ] as const)('%s', (name, from, to) =>
    expect(periodFilter('at', name, now)).toEqual({ at_gte: from, at_lte: to }),
  );
  it('of a year that has just begun is last December', () =>
    expect(periodFilter('at', 'lastMonth', new Date('2026-01-15T00:00:00.000Z'))).toEqual({
      at_gte: '2025-11-30T17:00:00.000Z',
      at_lte: '2025-12-31T16:59:59.999Z',
    }));
});
