import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { bundleServer } from '../../../scripts/bundleServer';
import { migrate } from '../../../server/db/migrate';
import { kyselyOver } from '../../../server/db/open';
import { pgliteDialect } from '../../../server/db/pglite';
import { openPool, poolDialect } from '../../../server/db/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database every test file starts from: a dump's path, or a database's name. */
    template: string;
    /** The current server in one file, so that separate processes start without compiling. */
    serverBundle: string;
  }
}

/** Migrates one template per run, of which each test file gets a copy in half a second. Also bundles the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The project's own setting, as one run tests both databases.
  const url = project.config.env.TEST_DATABASE_URL;
  // Below the checkout, where its package imports resolve.
  const bundle = join(import.meta.dirname, '../../../.cache', `${project.name}-${process.pid}`);
  await bundleServer(join(bundle, 'server'));
  project.provide('serverBundle', join(bundle, 'server/main.js'));
  const drop = await (url ? onServer(project, url) : embedded(project));
  return async () => {
    await drop();
    await rm(bundle, { recursive: true });
  };
}

async function embedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'outline-template-'));
  const pglite = await PGlite.create();
  const db = kyselyOver(pgliteDialect(pglite));
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await writeFile(join(folder, 'template.tar'), Buffer.from(await dump.arrayBuffer()));
  await db.destroy();
  project.provide('template', join(folder, 'template.tar'));
  return () => rm(folder, { recursive: true });
}

async function onServer(project: TestProject, url: string) {
  const name = `outline_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const db = kyselyOver(poolDialect(openPool(String(address), () => undefined)));
  await migrate(db);
  await db.destroy();
  project.provide('template', name);
  return async () => {
    await admin.query(`drop database ${name}`);
    await admin.end();
  };
}
