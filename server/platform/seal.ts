import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { firstWith, type KeyRing } from './keys';

/**
 * Encrypts a mail's values: a queued mail contains its one-time code, and with the key outside the database a copy of
 * the database does not reveal it (docs/security.md 10). AES-256-GCM: nonce, tag and ciphertext, in base64.
 */
export function seal([key]: KeyRing, values: Record<string, string>): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(values), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts what `seal` encrypted. Throws when none of the keys opens it. */
export function unseal(keys: KeyRing, sealed: string): Record<string, string> {
  const bytes = Buffer.from(sealed, 'base64');
  const text = firstWith(keys, (key) => decrypt(key, bytes));
  if (text === null) throw new Error('Sealed with a key that is not known');
  return JSON.parse(text);
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
