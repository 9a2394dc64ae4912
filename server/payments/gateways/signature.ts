import { createHmac, timingSafeEqual } from 'node:crypto';
import { hex256 } from '../../platform/hex';

type Plain = string | number | boolean | null;
/** Data that PayOS signs: plain values, and lists as in an order's `transactions`. */
export type Signed = Record<string, Plain | ReadonlyArray<Plain | Record<string, unknown>>>;

const sorted = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * A list is signed as JSON with the keys of its elements sorted; null, `undefined` and their names as strings are signed
 * as the empty string.
 */
function canonicalValue(value: Signed[string] | undefined): string {
  if (value === undefined || value === null || value === 'null' || value === 'undefined') return '';
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(
    value.map((element) => (typeof element === 'object' && element ? sorted(element) : element)),
  );
}

/**
 * PayOS's canonical form: keys sorted, `k=v` joined by `&`, null as the empty string
 * (payos.vn/docs/tich-hop-webhook).
 */
export const canonical = (data: Signed): string =>
  Object.keys(data)
    .sort()
    .map((key) => `${key}=${canonicalValue(data[key])}`)
    .join('&');

/** Hex HMAC-SHA256 over the canonical data. */
export const signData = (key: string | Buffer, data: Signed): string =>
  createHmac('sha256', key).update(canonical(data)).digest('hex');

/** Compares in constant time; false for anything that is not a string of the right length. */
export function verifyData(key: string | Buffer, data: Signed, signature: unknown): boolean {
  const expected = Buffer.from(signData(key, data), 'hex');
  if (typeof signature !== 'string' || !hex256.test(signature)) return false;
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
