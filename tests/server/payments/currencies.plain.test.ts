import { describe, expect, it } from 'vitest';
import {
  currencies,
  fractionDigits,
  fromMinorUnits,
  roundAmount,
  toMinorUnits,
} from '../../../contract/currencies';
import { parseAmount } from '../../../server/money/settlement/amounts';
import { readVnpayAmount, vnpayAmount } from '../../../server/payments/gateways/vnpayAmount';

/** Amounts of every size that the shop has, beside each power of ten and of two. */
const stored = [10, 2]
  .flatMap((base) => Array.from({ length: Math.floor(Math.log(1e14) / Math.log(base)) }, (_, n) => base ** n))
  .flatMap((near) => [near - 1, near, near + 1, near * 3 + 7])
  .filter((units) => units <= 1e14);
const hundredths = Array.from({ length: 100_000 }, (_, units) => units);

describe.each(currencies)('amounts in %s', (currency) => {
  const digits = fractionDigits(currency);

  it('are the same after a conversion and back, as numbers and as a file writes them', () => {
    const isKept = (units: number) => {
      const amount = fromMinorUnits(units, currency);
      const written = units < 1e12 ? parseAmount(amount.toFixed(digits), currency) : units;
      return (
        [toMinorUnits(amount, currency), -toMinorUnits(-amount, currency), written].every(
          (read) => read === units,
        ) && roundAmount(amount, currency) === amount
      );
    };
    expect([...hundredths, ...stored].filter((units) => !isKept(units))).toEqual([]);
  });
  it('are no whole number of units with more decimals than the currency has', () => {
    const isKnown = (units: number) => {
      const amount = fromMinorUnits(units + 0.1, currency);
      const isWhole = Number.isInteger(toMinorUnits(amount, currency));
      return !isWhole && roundAmount(amount, currency) === fromMinorUnits(units, currency);
    };
    expect(hundredths.filter((units) => !isKnown(units))).toEqual([]);
  });
  it('are exact although differences of fractions are not', () => {
    const all = fromMinorUnits(123_457, currency);
    const left = (units: number) => toMinorUnits(all - fromMinorUnits(units, currency), currency);
    expect(hundredths.filter((units) => left(units) !== 123_457 - units)).toEqual([]);
  });
});

it('what is no currency of the shop has no smaller units', () => {
  for (const name of ['EUR', 'diamonds', 'toString', null]) {
    expect([fromMinorUnits(150, name), toMinorUnits(150, name)]).toEqual([150, 150]);
  }
});

it('VNPay takes hundredths of a đồng, and whole ones are read', () => {
  for (const units of stored.filter((n) => n > 0 && n < 1e12)) {
    expect(readVnpayAmount(vnpayAmount(units))).toBe(units);
  }
  for (const text of ['', '0', '000', '5900001', '59.00', '-5900', '5900e2', '1000000000000000'])
    expect(readVnpayAmount(text)).toBeNull();
});
