import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { allErased, erasedText, readErased } from '../../accounts/erasure/list';
import type { Db } from '../../db/tables';
import type { ImageStore } from '../../storage/images/store';
import { type BackupFile, writeBackupFile } from './files';
import { erasedListFile } from './manifest';

/** Writes the list of erased players into a backup; nothing while there are none. */
export async function copyErasedList(db: Db, images: ImageStore, folder: string): Promise<BackupFile[]> {
  const ids = await allErased(db, images);
  if (ids.length === 0) return [];
  return [await writeBackupFile(folder, erasedListFile, Readable.from([erasedText(ids)]))];
}

const listIn = async (folder: string): Promise<string[]> => {
  const path = join(folder, erasedListFile);
  return existsSync(path) ? readErased(await readFile(path, 'utf8')) : [];
};

/**
 * All erased players, according to the backup, to other backups beside it, which may be newer, and to the pictures at
 * the destination. Ids are globally unique, so another installation's do no harm.
 */
export async function collectErased(folder: string, images: Pick<ImageStore, 'erased'>): Promise<string[]> {
  const parent = dirname(folder);
  const beside = await readdir(parent).catch(() => []);
  const backups = beside.filter((name) => name.startsWith('outline-')).map((name) => join(parent, name));
  const lists = await Promise.all([...new Set([folder, ...backups])].map(listIn));
  return [...new Set([...lists.flat(), ...readErased(await images.erased())])];
}
