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
import { byName, namesIn } from '../../contract/named';
import { SettingError } from './settings';

/**
 * Keys for one purpose: the first signs and seals, and all of them are tried for reading, so that a secret can be
 * replaced while several processes run (docs/operating.md, Secrets).
 */
export type KeyRing = readonly [Buffer, ...Buffer[]];

const purposes = {
  accessTokens: 'access tokens',
  codes: 'one-time codes',
  outbox: 'mail outbox',
  sandboxWebhook: 'sandbox webhook',
  googleState: 'google sign-in',
  notices: 'sign-in notices',
  secondFactor: 'second factor',
  challenge: 'sign-in challenge',
  receipts: 'receipts',
  gifts: 'gifts',
  previews: 'previews of content',
  acceptedCodes: 'accepted codes',
  erasedNames: 'user names of erased players',
} as const;
export type Purpose = keyof typeof purposes;

/** Keys for separate purposes, all derived from the server's secrets, which are never stored in the database. */
export type Keys = Record<Purpose, KeyRing>;

/** HKDF (RFC 5869) with the purpose as info, so that keys are independent. */
const derive = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, 'outline', purposes[purpose], 32));

/** Derives the keys of a secret; `previous` are secrets used only for reading. */
export function deriveKeys(secret: string, previous: readonly string[] = []): Keys {
  const ring = (purpose: Purpose): KeyRing => [
    derive(secret, purpose),
    ...previous.map((old) => derive(old, purpose)),
  ];
  const names = namesIn(purposes);
  return byName(names, ring);
}

/** Returns the first result of `read` over the keys of the ring; null when no key gives one. */
export function firstWith<T>(ring: KeyRing, read: (key: Buffer) => T | null): T | null {
  for (const key of ring) {
    const found = read(key);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The secrets stored in the data directory, of which the first signs; creates one at the first start (decisions.md,
 * Server settings).
 */
function storedSecrets(dataDir: string): [string, ...string[]] {
  const file = join(dataDir, 'server.key');
  if (!existsSync(file)) makeSecret(dataDir, file);
  const [secret = '', ...previous] = readFileSync(file, 'utf8').trim().split(/\s+/);
  if ([secret, ...previous].some(({ length }) => length < shortest)) {
    throw new SettingError(
      file,
      `must hold at least ${shortest} characters: restore it from a backup, or delete it to generate a new one`,
    );
  }
  return [secret, ...previous];
}

const shortest = 32;

/** The secret, followed by those used only for reading, from the settings or the data directory. */
export function secretsOf(config: {
  jwtSecret: string | null;
  previousSecrets: readonly string[];
  dataDir: string;
}): [string, string[]] {
  const [secret, ...stored] = config.jwtSecret ? [config.jwtSecret] : storedSecrets(config.dataDir);
  return [secret, [...stored, ...config.previousSecrets]];
}

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
