import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { isFileSum } from '../../../contract/files';
import { recordedMigrations } from '../../db/runMigrations';
import type { Db } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { OperatorError } from '../../platform/operator';
import { thrown } from '../../platform/thrown';
import { version } from '../../platform/version';
import type { FileStore } from '../../storage/files/store';
import { installationId } from '../../storage/images/ownership';
import { type ImageStore, isStoredName } from '../../storage/images/store';
import type { countedTables } from './copyState';
import { type DatabaseSource, dumpDatabase } from './dump';
import { copyErasedList } from './erasedList';
import { type BackupFile, writeBackupFile } from './files';
import {
  databaseFile,
  fingerprints,
  keyFile,
  type Manifest,
  pictureFolder,
  uploadFolder,
  writeManifest,
} from './manifest';
import { inParallel } from './parallel';

export interface BackupDependencies {
  db: Db;
  source: DatabaseSource;
  images: ImageStore;
  files: FileStore;
  keys: Keys;
  clock: Clock;
  config: { dataDir: string };
}

/**
 * Writes a backup into a new folder below `parent` and returns its path and contents. Servers may write meanwhile: the
 * database is copied first, and every picture and file it refers to was stored before. The folder has another name until the
 * backup is complete.
 */
export async function createBackup(
  deps: BackupDependencies,
  parent: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const createdAt = deps.clock.now().toISOString();
  const name = `outline-${createdAt.replace(/[:.]/g, '-')}`;
  const partial = join(parent, `.${name}.partial`);
  try {
    await makeFolder(parent);
    await mkdir(partial, { mode: 0o700 });
    const manifest = await fill(deps, partial, createdAt);
    await writeManifest(partial, manifest);
    await rename(partial, join(parent, name));
    return { folder: join(parent, name), manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    const { code } = thrown(error);
    if (full.includes(code)) throw new OperatorError(`${parent} has no space left for the backup`);
    throw noPlace.includes(code) ? new OperatorError(`${parent} cannot be written to: ${code}`) : error;
  }
}

/**
 * Creates one folder after the other: `mkdir` with `recursive` never returns in a place such as /proc (ENOENT below an
 * existing folder).
 */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Error codes of a place that accepts no more files. */
const noPlace = ['EACCES', 'EEXIST', 'EINVAL', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'];
const full = ['EDQUOT', 'ENOSPC'];

async function fill(deps: BackupDependencies, folder: string, createdAt: string): Promise<Manifest> {
  const { db, source, keys } = deps;
  const facts = {
    format: 1 as const,
    version,
    createdAt,
    kind: source.kind,
    installation: await installationId(db),
    migration: (await recordedMigrations(db)).at(-1) ?? '',
    oldestSchema: (await db.selectFrom('operations').select('oldestSchema').executeTakeFirstOrThrow())
      .oldestSchema,
    secret: fingerprints(keys)[0] ?? '',
  };
  const database = await dumpDatabase(source, (content) => writeBackupFile(folder, databaseFile, content));
  const pictures = await copyPictures(deps.images, folder);
  const uploads = await copyUploads(deps.files, folder);
  const counts = {
    players: await countOf(db, 'users'),
    payments: await countOf(db, 'payments'),
    pictures: pictures.length,
    files: uploads.length,
  };
  return {
    ...facts,
    counts,
    files: [
      database,
      ...pictures,
      ...uploads,
      ...(await copyKey(deps.config.dataDir, folder)),
      // After the database, so that everybody erased in it is on the list.
      ...(await copyErasedList(db, deps.images, folder)),
    ],
  };
}

/** Counting a large table takes longer than the statement timeout: above a million rows PostgreSQL's estimate is enough. */
async function countOf(db: Db, table: (typeof countedTables)[number]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select case when reltuples > 1e6 then reltuples::bigint
    else (select count(*) from ${sql.table(table)}) end as count from pg_class where oid = ${table}::regclass`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function copyPictures(images: ImageStore, folder: string): Promise<BackupFile[]> {
  await mkdir(join(folder, pictureFolder), { mode: 0o700 });
  const copied: BackupFile[] = [];
  await inParallel(images.list(), async ({ name }) => {
    if (!isStoredName(name)) return;
    // Gone since it was listed: an upload that was not completed, or a picture that the sweep deleted.
    const picture = await images.read(name);
    if (picture) copied.push(await writeBackupFile(folder, `${pictureFolder}/${name}`, picture.stream));
  });
  return copied;
}

/** Copies the files that players download, one at a time, as they are large. */
async function copyUploads(files: FileStore, folder: string): Promise<BackupFile[]> {
  await mkdir(join(folder, uploadFolder), { mode: 0o700 });
  const copied: BackupFile[] = [];
  for await (const { name } of files.list()) {
    const bytes = isFileSum(name) ? await files.size(name) : null;
    const content = bytes === null ? null : await files.read(name, 0, bytes - 1);
    if (content) copied.push(await writeBackupFile(folder, `${uploadFolder}/${name}`, content));
  }
  return copied;
}

async function copyKey(dataDir: string, folder: string): Promise<BackupFile[]> {
  const path = join(dataDir, keyFile);
  return existsSync(path) ? [await writeBackupFile(folder, keyFile, createReadStream(path))] : [];
}
