import { describe, expect, it } from 'vitest';
import { maskEmail } from '../../contract/maskEmail';
import { shownDay, shownTime } from '../../contract/shownTimes';
import { dayIn } from '../../server/site/statusPage/page/words';
import { formatNetwork } from '../../src/format/network';
import {
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPrice,
} from '../../src/site/ui/formats';

const nbsp = '\u00A0';

describe('prices', () => {
  it('formats đồng for each language', () => {
    expect(formatPrice(59_000, 'VND', 'vi')).toBe(`59.000${nbsp}₫`);
    expect(formatPrice(59_000, 'VND', 'en')).toBe(`59,000${nbsp}VND`);
    expect(formatPrice(5_000_000, 'VND', 'vi')).toBe(`5.000.000${nbsp}₫`);
  });
  it('formats dollars with cents', () => {
    expect(formatPrice(2.5, 'USD', 'vi')).toBe(`2,50${nbsp}US$`);
    expect(formatPrice(2.5, 'USD', 'en')).toBe('$2.50');
  });
  it('never abbreviates a number', () => {
    expect(formatNumber(1_200_000, 'vi')).toBe('1.200.000');
    expect(formatNumber(1_200_000, 'en')).toBe('1,200,000');
  });
});

describe('times', () => {
  it('shows minutes and seconds, rounded up, never below zero', () => {
    expect(formatClock(15 * 60_000)).toBe('15:00');
    expect(formatClock(59_001)).toBe('01:00');
    expect(formatClock(-5)).toBe('00:00');
  });
  it('formats dates day first', () => {
    expect(formatDate('2025-07-05', 'vi')).toBe('05/07/2025');
    expect(formatDate('2025-07-05', 'en')).toBe('5 Jul 2025');
  });
  it('formats a moment by Vietnam’s clock for documents, mails and messages', () => {
    const moment = new Date('2025-07-04T17:05:00.000Z');
    expect([shownDay(moment, 'vi'), shownDay(moment, 'en')]).toEqual(['05/07/2025', '5 Jul 2025']);
    expect([shownTime(moment, 'vi'), shownTime(moment, 'en')]).toEqual([
      '00:05, 05/07/2025',
      '5 Jul 2025, 00:05',
    ]);
  });
  it('has three letters for every month in English', () => {
    for (const [at, month] of 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').entries()) {
      const day = `2025-${String(at + 1).padStart(2, '0')}-05`;
      const shown = [formatDate(day, 'en'), shownDay(new Date(day), 'en'), dayIn('en', day)];
      expect(shown).toEqual(Array(3).fill(`5 ${month} 2025`));
    }
  });
  it('formats date and time on the visitor’s clock', () => {
    const at = new Date(2025, 6, 5, 9, 7).toISOString();
    expect(formatDateTime(at, 'vi')).toBe('09:07, 05/07/2025');
    expect(formatDateTime(at, 'en')).toBe('5 Jul 2025, 09:07');
  });
});

it('shows a network as an address without its last part', () => {
  expect(formatNetwork('203.0.113')).toBe('203.0.113.x');
  expect(formatNetwork('2001:db8:0:1')).toBe('2001:db8:0:1:…');
});

describe('masked e-mail', () => {
  it('keeps the first letter and the host', () => {
    expect(maskEmail('jade@mail.com')).toBe('j•••@mail.com');
    expect(maskEmail('nothing')).toBe('nothing');
  });
});

it('formats file sizes with a suitable unit', () => {
  expect([0, 377, 1200, 84_500_000].map((bytes) => formatBytes(bytes, 'vi'))).toEqual([
    '0\u00A0B',
    '377\u00A0B',
    '1,2\u00A0kB',
    '84,5\u00A0MB',
  ]);
});
