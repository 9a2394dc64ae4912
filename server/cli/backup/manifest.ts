import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Keys } from '../../platform/keys';
import { OperatorError } from '../../platform/operator';
import { storedNames } from '../../storage/images/store';
import { isIntact, writeBackupFile } from './files';

export const databaseFile = 'database';
export const keyFile = 'server.key';
export const pictureFolder = 'images';
export const uploadFolder = 'files';
/** The ids of erased players (accounts/erasure/list.ts). */
export const erasedListFile = 'erased';

const Manifest = Type.Object({
  format: Type.Literal(1),
  /** The version of the server that made the backup. */
  version: Type.String(),
  createdAt: Type.String(),
  kind: Type.Union([Type.Literal('embedded'), Type.Literal('PostgreSQL')]),
  installation: Type.String(),
  /** The last migration of the database. */
  migration: Type.String(),
  oldestSchema: Type.String(),
  /** The backup's contents, for people; exact up to a million. */
  counts: Type.Record(Type.String(), Type.Number()),
  /** Identifies the secret that seals values in the database, without revealing anything about it. */
  secret: Type.String(),
  files: Type.Array(
    Type.Object({
      // A path from a manifest is read below its folder, so it must not lead anywhere else.
      name: Type.String({
        pattern: `^(?:${databaseFile}|${erasedListFile}|${keyFile.replace('.', '\\.')}|${pictureFolder}/${storedNames}|${uploadFolder}/[0-9a-f]{64})$`,
      }),
      bytes: Type.Integer({ minimum: 0 }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    }),
  ),
});

/** The contents of a backup; written last, so that a folder with a manifest is complete. */
export type Manifest = Static<typeof Manifest>;

const fileName = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeBackupFile(folder, fileName, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));

/** Reads a backup's manifest. Throws an OperatorError where there is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => '');
  const found = parse(text);
  if (!Value.Check(Manifest, found)) throw new OperatorError(`${folder} is not a complete backup`);
  if (!found.files.some(({ name }) => name === databaseFile)) {
    throw new OperatorError(`${folder} is a backup without a database`);
  }
  return found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws an OperatorError for the first file that is missing or has changed since the backup. */
export async function assertIntact(folder: string, { files }: Manifest): Promise<void> {
  for (const file of files) {
    if (!(await isIntact(folder, file))) {
      throw new OperatorError(`The backup is damaged: ${join(folder, file.name)} is missing or changed`);
    }
  }
}

/** A fingerprint of each secret in a key ring. */
export const fingerprints = ({ outbox }: Keys): string[] =>
  outbox.map((key) => createHmac('sha256', key).update('backup').digest('hex').slice(0, 16));
