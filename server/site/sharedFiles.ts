import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Db } from '../db/tables';
import type { Clock } from '../platform/clock';
import { cachedForever } from '../platform/forever';
import { readSite, typeOf } from './siteFiles';

/** Whether a path names a file by its content hash, in any build. */
const isHashedFile = (path: string): boolean => /^\/assets\/[\w.-]+$/.test(path);

/** Rows written by one statement: about a megabyte. */
const batch = 20;

/**
 * Shares the build's hashed files with processes of other builds, through the database: while a new version is rolled
 * out, and for pages opened before, a file may be requested from a process that does not have it.
 */
export async function shareFiles(db: Db, clock: Clock, siteDir: string): Promise<void> {
  const seenAt = clock.now();
  const own = [...readSite(siteDir)].filter(([name]) => isHashedFile(name));
  if (own.length === 0) return;
  const known = await db
    .updateTable('siteFiles')
    .set({ seenAt })
    .where(
      'name',
      'in',
      own.map(([name]) => name),
    )
    .returning('name')
    .execute();
  const there = new Set(known.map(({ name }) => name));
  const missing = own.filter(([name]) => !there.has(name));
  for (let at = 0; at < missing.length; at += batch) {
    const rows = missing
      .slice(at, at + batch)
      .map(async ([name, { path }]) => ({ name, body: await readFile(path), seenAt }));
    await db
      .insertInto('siteFiles')
      .values(await Promise.all(rows))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

/** Returns a hashed file of another build, with its headers there; null when no recent build had it. */
export async function readSharedFile(db: Db, path: string) {
  if (!isHashedFile(path)) return null;
  const row = await db.selectFrom('siteFiles').select('body').where('name', '=', path).executeTakeFirst();
  if (!row) return null;
  const headers = {
    'content-type': typeOf(extname(path)),
    'cache-control': cachedForever,
  };
  return { body: Buffer.from(row.body), headers };
}
