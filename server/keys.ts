import { hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SettingError } from './settings';

/** Keys for separate purposes, all derived from the server's one secret, which is never stored in the database. */
export interface Keys {
  accessTokens: Buffer;
  codes: Buffer;
  outbox: Buffer;
  sandboxWebhook: Buffer;
  googleState: Buffer;
  notices: Buffer;
  secondFactor: Buffer;
  challenge: Buffer;
}

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'outline', purpose, 32));

/** HKDF (RFC 5869) with the purpose as info, so that keys are independent. */
export function deriveKeys(secret: string): Keys {
  return {
    accessTokens: derive(secret, 'access tokens'),
    codes: derive(secret, 'one-time codes'),
    outbox: derive(secret, 'mail outbox'),
    sandboxWebhook: derive(secret, 'sandbox webhook'),
    googleState: derive(secret, 'google sign-in'),
    notices: derive(secret, 'sign-in notices'),
    secondFactor: derive(secret, 'second factor'),
    challenge: derive(secret, 'sign-in challenge'),
  };
}

/** The secret stored in the data directory; created on the first start (decisions.md, Server settings). */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'server.key');
  if (!existsSync(file)) makeSecret(dataDir, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < shortest) {
    throw new SettingError(
      file,
      `must hold at least ${shortest} characters: restore it from a backup, or delete it to generate a new one`,
    );
  }
  return secret;
}

const shortest = 32;

/** Written to a temporary file, synced and renamed, so that a crash never leaves a partial secret. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  renameSync(temporary, file);
  syncDirectory(dataDir);
}

/** The directory entry must survive a power failure; Windows cannot open a directory and does not need it. */
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
