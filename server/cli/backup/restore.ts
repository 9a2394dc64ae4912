import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eraseAgain } from '../../accounts/erasure/again';
import { erasedText } from '../../accounts/erasure/list';
import { lockDirectory } from '../../db/lock';
import { migrations } from '../../db/migrations/index';
import type { Db } from '../../db/tables';
import { systemClock } from '../../platform/clock';
import type { Config } from '../../platform/config';
import { newId } from '../../platform/ids';
import { deriveKeys, secretsOf } from '../../platform/keys';
import { OperatorError } from '../../platform/operator';
import { openFiles } from '../../storage/files/open';
import { openImages } from '../../storage/images/open';
import { s3Store } from '../../storage/images/s3';
import { asOwner } from './asOwner';
import { assertRowsPresent, markAsCopy } from './copyState';
import { collectErased } from './erasedList';
import { assertIntact, fingerprints, keyFile, type Manifest, readManifest } from './manifest';
import { unpackEmbedded } from './restoreEmbedded';
import {
  assertOwnBucket,
  filesInTheWay,
  moveAside,
  restoreKey,
  restorePictures,
  restoreUploads,
} from './restoreFiles';
import { assertFree, preparePostgres } from './restorePostgres';

interface Options {
  /** Keeps the original's id, for a copy that takes its place. */
  sameInstallation: boolean;
  /** Replaces what exists: files are moved aside, a database is kept under another name. */
  overwrite: boolean;
}

interface Restored {
  manifest: Manifest;
  /** Where replaced files were moved. */
  movedTo: string | null;
  /** The name of the database that was replaced. */
  keptAs: string | null;
  /** Whether the secret that the backup was sealed with is known here. */
  knowsSecret: boolean;
}

/**
 * Restores a backup into the configured database, picture store and data directory. No server may be using them. Touches
 * nothing before everything has been checked; then restores pictures and files, and the database last, so that none is missing.
 * Players who were erased since the backup are erased in it again.
 * Throws an OperatorError when the backup or the destination is unsuitable.
 */
export async function restoreBackup(
  folder: string,
  config: Config,
  env: NodeJS.ProcessEnv,
  options: Options,
): Promise<Restored> {
  const manifest = await readManifest(folder);
  assertSameKind(manifest, config);
  await assertIntact(folder, manifest);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(config.dataDir);
  try {
    return await restoreLocked({ folder, manifest }, config, env, options);
  } finally {
    await lock.release();
  }
}

/** The keys that the copy will have: of the settings, else of the key file in the backup, which is copied last. */
const keysFor = (config: Config, folder: string) =>
  deriveKeys(...secretsOf(existsSync(join(folder, keyFile)) ? { ...config, dataDir: folder } : config));

/** Throws an OperatorError for a backup of another kind of database, or of a version that this one cannot read. */
export function assertSameKind(
  { kind, migration, version }: Manifest,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): void {
  const here = databaseUrl ? 'PostgreSQL' : 'embedded';
  if (kind !== here) {
    const hint = kind === 'PostgreSQL' ? 'set DATABASE_URL' : 'unset DATABASE_URL';
    throw new OperatorError(`The backup holds a database of the other kind (${kind}): ${hint}`);
  }
  const latest = Object.keys(migrations).sort().at(-1) ?? '';
  if (migration > latest)
    throw new OperatorError(`The backup was made by version ${version}, which this one cannot read`);
}

async function restoreLocked(
  { folder, manifest }: { folder: string; manifest: Manifest },
  config: Config,
  env: NodeJS.ProcessEnv,
  { sameInstallation, overwrite }: Options,
): Promise<Restored> {
  const { dataDir, databaseUrl, s3 } = config;
  const installation = sameInstallation ? manifest.installation : newId();
  const inTheWay = filesInTheWay(folder, config, installation);
  if (inTheWay.length > 0 && !overwrite) {
    throw new OperatorError(
      `${dataDir} is not empty (${inTheWay.join(', ')}): choose another, or say --overwrite to move it aside`,
    );
  }
  if (databaseUrl) await asOwner(config, (db) => assertFree(db, overwrite));
  if (s3) await assertOwnBucket(s3Store(s3), installation);
  const erased = await collectErased(folder, await openImages(config));
  const copy = {
    mark: (db: Db) => markAsCopy(db, manifest, installation),
    erase: async (db: Db) => {
      await assertRowsPresent(db, manifest);
      await eraseAgain(db, { clock: systemClock, keys: keysFor(config, folder) }, erased);
    },
  };
  const putInPlace = databaseUrl
    ? await preparePostgres(folder, config, env, copy)
    : await unpackEmbedded(folder, dataDir, copy);
  const movedTo = moveAside(dataDir, inTheWay, installation);
  const images = await openImages(config);
  await restorePictures(folder, manifest, images, installation);
  await restoreUploads(folder, manifest, await openFiles(config));
  if (erased.length > 0) await images.setErased(erasedText(erased));
  restoreKey(folder, dataDir);
  const keptAs = await putInPlace();
  const keys = deriveKeys(...secretsOf(config));
  return { manifest, movedTo, keptAs, knowsSecret: fingerprints(keys).includes(manifest.secret) };
}
