import { expect, it } from 'vitest';
import { parseAmount, parseCurrency } from '../../../server/money/settlement/amounts';
import { parseTime } from '../../../server/money/settlement/moments';

it.each([
  ['59.000', 'VND', 59_000],
  ['59,000', 'VND', 59_000],
  ['59000.00', 'VND', 59_000],
  ['1.259.000,00', 'VND', 1_259_000],
  ['1,259,000.00', 'VND', 1_259_000],
  [' 59 000 ₫', 'VND', 59_000],
  ['59.000 VNĐ', 'VND', 59_000],
  ['-59.000', 'VND', -59_000],
  ['(59.000)', 'VND', -59_000],
  ['59000.50', 'VND', undefined],
  ['59.0000', 'VND', undefined],
  ['0.500', 'VND', undefined],
  ['1.259,000.00', 'VND', undefined],
  ['', 'VND', undefined],
  ['1e5', 'VND', undefined],
  ['9999999999999', 'VND', undefined],
  ['2.5', 'USD', 250],
  ['$1,234.50', 'USD', 123_450],
  ['2,05', 'USD', 205],
] as const)('reads the amount %s %s', (text, currency, units) => {
  expect(parseAmount(text, currency)).toBe(units);
});

it.each(['-', '−', '(', ')'])('never reads an amount with %s anywhere in it as incoming money', (sign) => {
  for (const text of ['9', '59', '59.000', '1.259.000', '59.000 ₫', '₫ 59,000', '59000.00 VND']) {
    const signed = Array.from(
      { length: text.length + 1 },
      (_, at) => text.slice(0, at) + sign + text.slice(at),
    );
    expect(signed.filter((one) => (parseAmount(one, 'VND') ?? 0) > 0)).toEqual([]);
  }
});

it.each([
  '22/11/2026 13:05:00',
  '13:05 22-11-2026',
  '2026-11-22 13:05',
  '20261122130500',
  '2026-11-22T06:05:00Z',
  '22.11.2026, 13:05',
])('reads the time %s', (text) => expect(parseTime(text)?.toISOString()).toBe('2026-11-22T06:05:00.000Z'));
it.each(['11/22/2026', '22/11/2026 25:00', 'yesterday', '20261340', '22/11/2026 noon'])(
  'reads no time in %s',
  (text) => expect(parseTime(text)).toBeNull(),
);
it('knows the names of both currencies and no other', () => {
  expect(['VND', 'vnđ', 'Đồng', '₫', 'US$', 'EUR', 'constructor'].map(parseCurrency)).toEqual([
    'VND',
    'VND',
    'VND',
    'VND',
    'USD',
    undefined,
    undefined,
  ]);
});
