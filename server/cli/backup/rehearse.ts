import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { daySeconds } from '../../../contract/durations';
import type { Db } from '../../db/tables';
import { moneyProblems } from '../../payments/verify/moneyProblems';
import type { Config } from '../../platform/config';
import { newId } from '../../platform/ids';
import { OperatorError } from '../../platform/operator';
import { asOwner } from './asOwner';
import { assertRowsPresent, markAsCopy } from './copyState';
import { assertIntact, type Manifest, readManifest } from './manifest';
import { assertSameKind } from './restore';
import { unpackEmbedded } from './restoreEmbedded';
import { restorePostgres } from './restorePostgres';

type Place = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>;

/**
 * The newest complete backup below a folder, or the folder itself if it is one. Throws an OperatorError if there is none.
 */
export async function newestBackup(parent: string): Promise<string> {
  if (existsSync(join(parent, 'manifest.json'))) return parent;
  const names = await readdir(parent).catch(() => []);
  const newest = names
    .filter((name) => /^outline-\d/.test(name))
    .sort()
    .at(-1);
  if (!newest) throw new OperatorError(`${parent} holds no backup`);
  return join(parent, newest);
}

/**
 * Restores a backup into a scratch database, migrates it and checks the money in it, as after a loss; then drops it.
 * Throws an OperatorError when the backup is damaged, cannot be restored, or its books do not balance. Does not touch the
 * original.
 */
export async function rehearse(folder: string, place: Place, env: NodeJS.ProcessEnv): Promise<Manifest> {
  const manifest = await readManifest(folder);
  assertSameKind(manifest, place);
  await assertIntact(folder, manifest);
  // It is dropped at once, so nobody has to be erased in it again.
  const copy = { mark: (db: Db) => markAsCopy(db, manifest, newId()), erase: async () => undefined };
  const verify = (db: Db) => assertSameSchema(db, manifest);
  if (place.databaseUrl) {
    await onServer(place, async (scratch) => {
      await restorePostgres(folder, scratch, env, copy);
      await asOwner(scratch, verify);
    });
  } else {
    await inFolder((scratch) => unpackEmbedded(folder, scratch, { ...copy, erase: verify }));
  }
  return manifest;
}

async function assertSameSchema(db: Db, manifest: Manifest): Promise<void> {
  const problems: string[] = [];
  for await (const problem of moneyProblems(db)) problems.push(problem);
  if (problems.length > 0) {
    throw new OperatorError(`The backup's books differ in ${problems.length} places: ${problems[0]}`);
  }
  await assertRowsPresent(db, manifest);
}

/**
 * The names contain the time at which a scratch database was created, so that what a killed rehearsal left can be dropped
 * a day later.
 */
const prefix = 'outline_rehearsal_';

async function onServer(place: Place, work: (scratch: Place) => Promise<void>): Promise<void> {
  const name = `${prefix}${Math.floor(Date.now() / 1000)}`;
  await asOwner(place, async (owner) => {
    await dropOld(owner);
    await sql`create database ${sql.id(name)}`.execute(owner).catch(refuseRight);
  });
  const url = new URL(place.databaseOwnerUrl ?? place.databaseUrl ?? '');
  url.pathname = `/${name}`;
  const scratch = { databaseUrl: url.href, databaseOwnerUrl: null };
  try {
    await work(scratch);
  } finally {
    await asOwner(place, (owner) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(owner));
  }
}

function refuseRight(error: { code?: string }): never {
  if (error.code !== '42501') throw error;
  throw new OperatorError('A rehearsal needs a role that may create databases: alter role NAME createdb');
}

async function dropOld(owner: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(owner);
  const limit = Date.now() / 1000 - daySeconds;
  for (const { name } of rows.filter((row) => Number(row.name.slice(prefix.length)) < limit)) {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(owner);
  }
}

async function inFolder(work: (folder: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), prefix.replaceAll('_', '-')));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
