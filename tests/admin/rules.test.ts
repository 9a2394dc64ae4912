import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromVietnamClock, toVietnamClock } from '../../src/admin/ui/inputs/DateTimeInput';
import {
  afterStart,
  atLeast,
  imageFits,
  imageRequired,
  notNegative,
  notPast,
  whole,
} from '../../src/admin/ui/inputs/rules';

describe('numbers', () => {
  it.each([
    [0, undefined],
    [-0.1, 'admin.rule.negative'],
    [null, undefined],
  ])('notNegative(%s)', (value, said) => expect(notNegative(value)).toBe(said));

  it('whole and atLeast', () => {
    expect([whole(2), whole(2.5)]).toEqual([undefined, 'admin.rule.integer']);
    expect([atLeast(1)(1), atLeast(1)(0)]).toEqual([
      undefined,
      { message: 'admin.rule.atLeast', args: { min: 1 } },
    ]);
  });
});

describe('images', () => {
  const file = (type: string, size = 1) => ({ rawFile: new File([new Uint8Array(size)], 'a', { type }) });
  it('a new record needs one', () => {
    expect(imageRequired(null)).toBe('admin.rule.image');
    expect(imageRequired({ src: '/images/a.webp' })).toBe('admin.rule.image');
    expect(imageRequired(file('image/png'))).toBeUndefined();
  });
  it('has a type and size that the server accepts', () => {
    expect(imageFits(file('image/svg+xml'))).toBe('admin.rule.imageType');
    expect(imageFits(file('image/webp', 5 * 1024 * 1024))).toBeUndefined();
    expect(imageFits(file('image/webp', 5 * 1024 * 1024 + 1))).toBe('admin.rule.imageSize');
  });
});

describe('a window of dates', () => {
  // 2026-11-20 23:30 in Vietnam.
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('starts today or later, by the day in Vietnam', () => {
    const rule = notPast(undefined, 'past');
    expect(rule('2026-11-19T17:00:00.000Z')).toBeUndefined();
    expect(rule('2026-11-19T16:59:59.000Z')).toBe('past');
    expect(rule(null)).toBeUndefined();
  });
  it('may keep a start in the past', () => {
    expect(notPast('2026-01-01T00:00:00Z', 'past')('2026-01-01T00:00:00.000Z')).toBeUndefined();
    expect(notPast('2026-01-01T00:00:00Z', 'past')('2026-01-02T00:00:00.000Z')).toBe('past');
  });
  it('ends after its start', () => {
    const rule = afterStart('from', 'order');
    expect(rule('2026-12-02T00:00:00Z', { from: '2026-12-01T00:00:00Z' })).toBeUndefined();
    expect(rule('2026-12-01T00:00:00Z', { from: '2026-12-01T00:00:00Z' })).toBe('order');
    expect(rule('2026-12-01T00:00:00Z', { from: null })).toBeUndefined();
  });
});

it('times are shown and parsed in Vietnam’s time zone, regardless of the admin’s', () => {
  expect(toVietnamClock('2026-11-20T17:00:00.000Z')).toBe('2026-11-21T00:00');
  expect(fromVietnamClock('2026-11-21T00:00')).toBe('2026-11-20T17:00:00.000Z');
  expect([toVietnamClock(null), fromVietnamClock('')]).toEqual(['', null]);
  // A filter of an address may be any text.
  expect(toVietnamClock('yesterday')).toBe('');
});
