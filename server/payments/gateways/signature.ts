import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signed = Record<string, string | number | null>;

/**
 * PayOS's canonical form: keys sorted, `k=v` joined by `&`, null as the empty string (payos.vn/docs/tich-hop-webhook).
 */
const canonical = (data: Signed) =>
  Object.keys(data)
    .sort()
    .map((key) => `${key}=${data[key] ?? ''}`)
    .join('&');

/** Hex HMAC-SHA256 over the canonical data. */
export const signData = (key: string | Buffer, data: Signed): string =>
  createHmac('sha256', key).update(canonical(data)).digest('hex');

/** Compares in constant time; false for anything that is not a string of the right length. */
export function verifyData(key: string | Buffer, data: Signed, signature: unknown): boolean {
  const expected = Buffer.from(signData(key, data), 'hex');
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
