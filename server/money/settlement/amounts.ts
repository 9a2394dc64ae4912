import { type Currency, fractionDigits, toMinorUnits } from '../../../contract/currencies';
import { fold } from './fold';

/** Maximum digits of a whole amount; anything longer is not an amount of this shop. */
const mostDigits = 12;
const names = new Map<string, Currency>([
  ['vnd', 'VND'],
  ['d', 'VND'],
  ['dong', 'VND'],
  ['₫', 'VND'],
  ['usd', 'USD'],
  ['$', 'USD'],
  ['us$', 'USD'],
]);

/** Parses a currency as files write it: `VND`, `VNĐ`, `đồng`, `₫`, `US$`. Returns undefined for any other. */
export function parseCurrency(text: string): Currency | undefined {
  const plain = text.trim().toLowerCase();
  return names.get(plain) ?? names.get(fold(text));
}

/**
 * Parses an amount into the currency's smallest unit, or returns undefined. The last separator is a decimal point unless
 * three digits follow it: 59.000, 59,000 and 59000.00 are the same. Outgoing money is negative: -59.000 or (59.000).
 * A sign anywhere else is not guessed at.
 */
export function parseAmount(text: string, currency: Currency): number | undefined {
  const plain = text.replace(/vnđ|vnd|usd|us\$|[đ₫$]|\s/giu, '');
  const [, sign, bare, enclosed] = /^(?:([+−-]?)([\d.,]+)|\(([\d.,]+)\))$/u.exec(plain) ?? [];
  const digits = bare ?? enclosed;
  if (digits === undefined) return undefined;
  const isOut = enclosed !== undefined || sign === '-' || sign === '−';
  const units = /^\d+$/.test(digits) ? wholeOf(digits, '', currency) : separated(digits, currency);
  return units === undefined ? undefined : isOut ? -units : units;
}

function separated(bare: string, currency: Currency): number | undefined {
  // Groups of three, all with the same separator.
  if (/^\d{1,3}(\.\d{3})+$/.test(bare) || /^\d{1,3}(,\d{3})+$/.test(bare)) {
    return bare.startsWith('0') ? undefined : wholeOf(bare.replace(/[.,]/g, ''), '', currency);
  }
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d{1,2})$/.exec(bare);
  return match?.[1] && match[2] ? wholeOf(match[1].replace(/[.,]/g, ''), match[2], currency) : undefined;
}

/** Fraction digits that the currency does not have must be zeros. */
function wholeOf(whole: string, fraction: string, currency: Currency): number | undefined {
  const rest = fraction.slice(fractionDigits(currency));
  if (whole.replace(/^0+/, '').length > mostDigits || /[1-9]/.test(rest)) return undefined;
  return toMinorUnits(Number(`${whole}.${fraction}`), currency);
}
