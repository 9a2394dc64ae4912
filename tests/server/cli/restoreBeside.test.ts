import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwn } from '../../../server/db/open';
import type { Db } from '../../../server/db/tables';
import { buyerOf, makeBuyers } from '../../support/server/buyers';
import { outline } from '../../support/server/commandLine';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnCommand } from '../../support/server/process';
import { appUrl, sameDatabase } from '../../support/server/services';

// Opens several databases in one test.
const onServer = it.skipIf(!postgresUrl);

let home: ServerHome;
let folder: string;
let parent: string;
let tools: string;

const facts = async (db: Db) => ({
  users: await db.selectFrom('users').select(['id', 'email']).orderBy('id').execute(),
  state: await db.selectFrom('operations').select(['maintenance', 'frozen']).execute(),
});
/** The databases that restores have made on the server for this one; asked elsewhere, as nobody else may be in it. */
const made = async () => {
  const name = new URL(home.env.DATABASE_URL ?? '').pathname.slice(1);
  const server = openOwn(postgresUrl ?? '', 1);
  const remarked = sql<{ name: string }>`select datname as name from pg_database
    where shobj_description(oid, 'pg_database') like ${`Outline: %${name}%`}`;
  const { rows } = await remarked.execute(server).finally(() => server.destroy());
  return rows.map((row) => row.name);
};
/** A folder with a `pg_restore` that does this before the real one. */
async function withTool(script: string): Promise<string> {
  await writeFile(join(tools, 'pg_restore'), `#!/bin/sh\n${script}\n`);
  await chmod(join(tools, 'pg_restore'), 0o755);
  return `${tools}:${process.env.PATH}`;
}

beforeAll(async () => {
  if (!postgresUrl) return;
  home = await serverHome({ migrated: true });
  parent = await mkdtemp(join(tmpdir(), 'outline-beside-'));
  tools = await mkdtemp(join(tmpdir(), 'outline-tools-'));
  await home.inDatabase((db) => makeBuyers(db, 3));
  const { lines } = await outline(home.env, 'backup', '--to', parent);
  folder = lines[0]?.replace(/: .*/, '') ?? '';
  await home.inDatabase((db) => db.deleteFrom('users').where('email', '=', buyerOf(1)).execute());
});
afterAll(async () => {
  if (!postgresUrl) return;
  await home.remove();
  await rm(parent, { recursive: true });
  await rm(tools, { recursive: true });
});

const restore = (env: Record<string, string> = {}) =>
  outline({ ...home.env, ...env }, 'restore', folder, '--overwrite', '--same-installation');

onServer.each([
  ['no pg_restore', () => '/nonexistent', /^pg_restore is not installed/],
  [
    'a dump that it refuses',
    () => withTool('echo "pg_restore: error: could not read from input file" >&2; exit 1'),
    /^pg_restore failed: could not read from input file$/,
  ],
  [
    'a restore that is empty',
    () => withTool('exit 0'),
    /^The backup should hold 3 rows of users, and holds none$/,
  ],
])('%s: the database from before is whole, and nothing is left beside it', async (_, tool, said) => {
  const before = await home.inDatabase(facts);
  const { done } = await restore({ PATH: await tool() });
  expect(done).toMatch(said);
  expect(await home.inDatabase(facts)).toEqual(before);
  expect(await made()).toEqual([]);
});

it.skipIf(!appUrl)(
  'a role that may not create databases is refused in one line, before anything is touched',
  async () => {
    const before = await home.inDatabase(facts);
    const role = sameDatabase(home.env.DATABASE_URL ?? '', appUrl ?? '');
    const name = new URL(role).username;
    await home.inDatabase((db) => sql`grant select on operations to ${sql.id(name)}`.execute(db));
    const { done } = await restore({ DATABASE_OWNER_URL: role });
    expect(done).toMatch(
      new RegExp(`lacks a right: alter role ${name} createdb; alter database \\w+ owner to ${name}`),
    );
    expect(await home.inDatabase(facts)).toEqual(before);
  },
);

onServer(
  'killed in between it changes nothing; the next one replaces the database, which is kept until it is confirmed',
  async () => {
    const before = await home.inDatabase(facts);
    const asOwner = <T>(work: (db: Db) => Promise<T>) => home.inDatabase(work);
    const database = new URL(home.env.DATABASE_URL ?? '').pathname.slice(1);
    await asOwner((db) => sql`alter database ${sql.id(database)} set lock_timeout to '7s'`.execute(db));
    await asOwner((db) =>
      sql`alter database ${sql.id(database)} set search_path to public, pg_catalog`.execute(db),
    );
    await asOwner((db) => sql`revoke temporary on database ${sql.id(database)} from public`.execute(db));
    const { child } = spawnCommand(
      { ...home.env, PATH: await withTool('exec sleep 5') },
      'restore',
      folder,
      '--overwrite',
      '--same-installation',
    );
    await expect.poll(made).toHaveLength(1);
    const [left] = await made();
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await home.inDatabase(facts)).toEqual(before);

    const { done, lines } = await restore();
    expect([done, lines.join('\n')]).toEqual([
      true,
      expect.stringMatching(/kept as outline_before_\d+ until/),
    ]);
    const kept = /kept as (\w+)/.exec(lines.join(' '))?.[1] ?? '';
    expect(await made()).toEqual([kept]);
    expect(left).not.toBe(kept);
    const after = await home.inDatabase(facts);
    expect(after.users).toHaveLength(before.users.length + 1);
    expect(after.state).toEqual([{ maintenance: true, frozen: true }]);
    const alike = await home.inDatabase((db) =>
      sql`select current_setting('lock_timeout') as lock, current_setting('search_path') as path,
      has_database_privilege('public', current_database(), 'TEMPORARY') as temporary`.execute(db),
    );
    expect(alike.rows).toEqual([{ lock: '7s', path: 'public, pg_catalog', temporary: false }]);
    const old = openOwn(sameDatabase(`postgres://x/${kept}`, home.env.DATABASE_URL ?? ''));
    expect(await facts(old).finally(() => old.destroy())).toEqual(before);

    const confirmed = await outline(home.env, 'restore', 'confirm');
    expect(confirmed.lines).toContain(`Dropped ${kept}, which was kept`);
    expect(await made()).toEqual([]);
  },
);

onServer(
  'a restore that was interrupted in an empty database says so in every command, and may run again',
  async () => {
    await home.inDatabase((db) => db.deleteFrom('operations').execute());
    for (const words of [
      ['maintenance', 'on'],
      ['admin', 'list'],
      ['restore', 'confirm'],
      ['backup', '--to', parent],
    ])
      expect((await outline(home.env, ...words)).done).toBe('This restore was interrupted: run it again');
    const again = await outline(home.env, 'restore', folder, '--same-installation');
    expect(again.done).toBe(true);
    expect((await home.inDatabase(facts)).state).toEqual([{ maintenance: true, frozen: true }]);
  },
);
