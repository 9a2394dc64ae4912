import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type LinkField,
  link,
  type MarkdownField,
  markdown,
  type SlugField,
  slug,
} from '../../contract/fields';
import { formRulesOf } from '../../src/admin/ui/inputs/contentRules';
import { fromVietnamClock, toVietnamClock } from '../../src/admin/ui/inputs/DateTimeInput';
import { readDateText, toDateText } from '../../src/admin/ui/inputs/dateText';
import {
  afterStart,
  atLeast,
  atMost,
  imageFits,
  imageRequired,
  notNegative,
  notPast,
  rulesOf,
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
      { message: 'admin.rule.atLeast', args: { min: '1' } },
    ]);
  });

  it.each([
    ['vi', '1.000'],
    ['en', '1,000'],
  ])('a limit is said as its reader writes numbers: %s', (language, max) => {
    localStorage.setItem('lang', language);
    expect(atMost(1000)(1001)).toEqual({ message: 'admin.rule.atMost', args: { max } });
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

describe('texts with a form', () => {
  /** The first message for a value in a form. */
  const said = (field: LinkField | MarkdownField | SlugField, value: unknown) =>
    [...rulesOf(field), ...formRulesOf(field.kind)]
      .map((rule) => rule(value, {}, {} as never))
      .map((message) =>
        typeof message === 'object' && message && 'message' in message ? message.message : message,
      )
      .find(Boolean);

  it.each([
    [link(), '/shops', undefined],
    [link(), ' https://outline.vn ', undefined],
    [link(), 'javascript:alert(1)', 'inputs.linkForm'],
    [link(), `/${'a'.repeat(500)}`, 'admin.rule.tooLong'],
    [link(), null, 'admin.rule.required'],
    [link({ required: false }), null, undefined],
    [slug('title'), 'ban-cap-nhat', undefined],
    [slug('title'), null, undefined],
    [slug('title'), 'Bản cập nhật', 'inputs.slugForm'],
    [slug('title'), 'a'.repeat(81), 'admin.rule.tooLong'],
    [markdown(), '# Một', undefined],
    [markdown({ max: 10 ** 6 }), '['.repeat(10 ** 6), 'inputs.excess.signs'],
    [markdown(), '\na'.repeat(1000), 'inputs.excess.lines'],
    [markdown(), '', 'admin.rule.required'],
    [markdown({ max: 3 }), 'bốn!', 'admin.rule.tooLong'],
  ])('%o of %j: %s', (field, value, message) => expect(said(field, value)).toBe(message));
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
  // A form has any text while it is typed, and a filter of an address may be any.
  expect([toVietnamClock('yesterday'), fromVietnamClock('yesterday')]).toEqual(['yesterday', 'yesterday']);
});

describe('a typed date', () => {
  it.each([
    ['25/11/2026 14:05', '2026-11-25T14:05'],
    ['5.1.2026, 9h05', '2026-01-05T09:05'],
    ['2026-11-25T14:05', '2026-11-25T14:05'],
    ['29-02-2028', '2028-02-29T00:00'],
    ['29/02/2026', undefined],
    ['13/13/2026', undefined],
    ['25/11/26', undefined],
    ['25/11/2026 24:00', undefined],
    ['tomorrow', undefined],
  ])('%s is %s', (text, wallClock) => expect(readDateText(text, true)).toBe(wallClock));

  it('without a time takes none, and is shown with the day first', () => {
    expect(readDateText('25/11/2026', false)).toBe('2026-11-25');
    expect(readDateText('25/11/2026 14:05', false)).toBeUndefined();
    expect(['2026-11-25', '2026-11-25T14:05', '25/1'].map(toDateText)).toEqual([
      '25/11/2026',
      '25/11/2026 14:05',
      '25/1',
    ]);
  });
});
