import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys for separate purposes, all derived from the server's one secret, which never lies in the database. */
export interface Keys {
  accessTokens: Buffer;
  codes: Buffer;
  outbox: Buffer;
  sandboxWebhook: Buffer;
  googleState: Buffer;
}

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'outline', purpose, 32));

/** HKDF (RFC 5869) with the purpose as its info, so that one key tells nothing about another. */
export function deriveKeys(secret: string): Keys {
  return {
    accessTokens: derive(secret, 'access tokens'),
    codes: derive(secret, 'one-time codes'),
    outbox: derive(secret, 'mail outbox'),
    sandboxWebhook: derive(secret, 'sandbox webhook'),
    googleState: derive(secret, 'google sign-in'),
  };
}

/** The secret kept in the data directory; made at the first start (decisions.md, Server settings). */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'server.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
