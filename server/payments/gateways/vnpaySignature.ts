import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * VNPay's canonical form of a query: sorted by name, empty values left out, form-encoded. Characters that VNPay encodes
 * differently (`*` and `~`) must not occur in what we send (VNPay's "pay" page, "Code checksum").
 */
export function canonicalQuery(params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  query.sort();
  return query.toString();
}

/** Hex HMAC-SHA512 of a text. */
export const signText = (secret: string, text: string): string =>
  createHmac('sha512', secret).update(text).digest('hex');

/**
 * Compares in constant time and, like VNPay's own samples, case-insensitively; false for anything that is not a SHA-512
 * in hex.
 */
export function verifyText(secret: string, text: string, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signText(secret, text), 'hex'), Buffer.from(signature, 'hex'));
}
