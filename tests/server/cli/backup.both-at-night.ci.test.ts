import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../server/db/tables';
import { readState } from '../../../server/operations/state';
import { installationId } from '../../../server/storage/images/ownership';
import { s3Store } from '../../../server/storage/images/s3';
import { bucketServer } from '../../support/server/bucket';
import { makeBuyers } from '../../support/server/buyers';
import { outline } from '../../support/server/commandLine';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { appUrl, sameDatabase } from '../../support/server/services';

// Opens several databases in one test.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const pictures = ['0123456789abcdef.webp', '0123456789abcdef-s.webp', '0123456789abcdef-share.jpg'];
/** A file that players download, under its sum. */
const game = 'PK and the game';
const sum = createHash('sha256').update(game).digest('hex');
let home: ServerHome;
let backups: string;
let original: { installation: string; users: unknown[]; entries: number };

const facts = async (db: Db) => ({
  installation: await installationId(db),
  users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  entries: (await db.selectFrom('audits').select('id').execute()).length,
});
const isDirectory = async (path: string) => (await stat(path)).isDirectory();

/** Makes a backup and returns its folder. */
async function backUp(env: Record<string, string>): Promise<string> {
  const { done, lines } = await outline(env, 'backup', '--to', backups);
  expect(done).toBe(true);
  return lines[0]?.replace(/: .*/, '') ?? '';
}

beforeAll(async () => {
  home = await serverHome({ migrated: true });
  backups = await mkdtemp(join(tmpdir(), 'outline-backups-'));
  await home.inDatabase(async (db) => {
    await makeBuyers(db, 3);
    await db.updateTable('operations').set({ oldestSchema: '018' }).execute();
    original = await facts(db);
  });
  await mkdir(join(home.dataDir, 'images'), { recursive: true });
  for (const name of pictures) await writeFile(join(home.dataDir, 'images', name), `picture ${name}`);
  await mkdir(join(home.dataDir, 'files'), { recursive: true });
  await writeFile(join(home.dataDir, 'files', sum), game);
  await writeFile(join(home.dataDir, 'files', 'partial.tmp'), 'PK');
  await writeFile(join(home.dataDir, 'server.key'), 'k'.repeat(64), { mode: 0o600 });
});
afterAll(async () => {
  await home.remove();
  await rm(backups, { recursive: true });
});

describe('a backup', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await backUp(home.env);
  });

  it('holds everything, for its owner only', async () => {
    expect((await readdir(folder)).sort()).toEqual([
      'database',
      'files',
      'images',
      'manifest.json',
      'server.key',
    ]);
    expect(await readdir(join(folder, 'files'))).toEqual([sum]);
    expect((await readdir(join(folder, 'images'))).sort()).toEqual([...pictures].sort());
    for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
      const path = join(folder, name);
      expect([name, (await stat(path)).mode & 0o777]).toEqual([
        name,
        (await isDirectory(path)) ? 0o700 : 0o600,
      ]);
    }
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      kind: postgresUrl ? 'PostgreSQL' : 'embedded',
      installation: original.installation,
      counts: { players: 3, payments: 0, pictures: pictures.length, files: 1 },
    });
    expect(JSON.stringify(manifest)).not.toContain('kkkk');
    expect(await readdir(backups)).toEqual([folder.slice(backups.length + 1)]);
  });

  it('is restored elsewhere as a copy with an id of its own, closed and frozen until it is confirmed', async () => {
    const other = await serverHome();
    const { done, lines } = await outline(other.env, 'restore', folder);
    expect([done, lines.at(-1)]).toEqual([true, expect.stringContaining('outline restore confirm')]);
    expect(lines.some((line) => line.includes('JWT_SECRET'))).toBe(false);
    await other.inDatabase(async (db) => {
      const copy = await facts(db);
      expect([copy.users, copy.entries]).toEqual([original.users, original.entries]);
      expect(copy.installation).not.toBe(original.installation);
      expect(await readFile(join(other.dataDir, 'files', sum), 'utf8')).toBe(game);
      expect(await readFile(join(other.dataDir, 'images', '.installation'), 'utf8')).toBe(copy.installation);
      expect(await readState(db)).toMatchObject({ maintenance: true, frozen: true });
      const { oldestSchema } = await db
        .selectFrom('operations')
        .select('oldestSchema')
        .executeTakeFirstOrThrow();
      expect(oldestSchema).toBe('018');
    });
    for (const name of pictures) {
      const path = join(other.dataDir, 'images', name);
      expect(await readFile(path, 'utf8')).toBe(`picture ${name}`);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
    expect(await readFile(join(other.dataDir, 'server.key'), 'utf8')).toBe('k'.repeat(64));
    expect((await stat(join(other.dataDir, 'server.key'))).mode & 0o777).toBe(0o600);
    expect((await outline(other.env, 'verify')).done).toBe(true);
    expect((await outline(other.env, 'images', 'sweep', '--yes')).done).toContain('deletes nothing until');
    expect((await outline(other.env, 'restore', 'confirm')).done).toBe(true);
    expect(await other.inDatabase(readState)).toMatchObject({ maintenance: false, frozen: false });
    expect((await outline(other.env, 'restore', 'confirm')).done).toBe(
      'This is no restored copy that waits to be confirmed',
    );
    await other.remove();
  });

  it('takes the place of a lost original', async () => {
    const other = await serverHome();
    // The pictures were not lost.
    await mkdir(join(other.dataDir, 'images'), { recursive: true });
    await writeFile(join(other.dataDir, 'images', '.installation'), original.installation);
    await writeFile(join(other.dataDir, 'images', 'fedcba9876543210.webp'), 'newer');
    expect((await outline(other.env, 'restore', folder)).done).toContain('is not empty (images)');
    expect((await outline(other.env, 'restore', folder, '--same-installation')).done).toBe(true);
    expect((await other.inDatabase(facts)).installation).toBe(original.installation);
    expect(await readdir(join(other.dataDir, 'images'))).toHaveLength(pictures.length + 2);
    await other.remove();
  });

  it('is not restored over anything unless told to', async () => {
    const other = await serverHome({ migrated: true });
    await other.inDatabase((db) => makeBuyers(db, 1));
    await writeFile(join(other.dataDir, 'server.key'), 'o'.repeat(64));
    const said = (await outline(other.env, 'restore', folder)).done;
    expect(said).toMatch(postgresUrl ? /is not empty \(server\.key\)/ : /is not empty \(db, server\.key\)/);
    const { done, lines } = await outline(other.env, 'restore', folder, '--overwrite');
    const kept = lines.find((line) => line.includes('What was there before is in '));
    expect([done, lines]).toEqual([true, expect.arrayContaining([kept])]);
    expect((await other.inDatabase(facts)).users).toEqual(original.users);
    const aside = kept?.split(' in ')[1] ?? '';
    expect((await readdir(aside)).sort()).toEqual(postgresUrl ? ['server.key'] : ['db', 'server.key']);
    await other.remove();
  });

  it('is refused when it was cut, changed, or leads out of its folder, and nothing is touched', async () => {
    const other = await serverHome();
    const copy = join(backups, '..', `${folder.slice(backups.length + 1)}-copy`);
    const damaged = async (damage: () => Promise<void>) => {
      await rm(copy, { recursive: true, force: true });
      await cp(folder, copy, { recursive: true });
      await damage();
      return (await outline(other.env, 'restore', copy)).done;
    };
    const { size } = await stat(join(folder, 'database'));
    expect(await damaged(() => truncate(join(copy, 'database'), size - 1))).toBe(
      `The backup is damaged: ${join(copy, 'database')} is missing or changed`,
    );
    expect(await damaged(() => writeFile(join(copy, 'images', pictures[0] ?? ''), 'pictura x'))).toContain(
      'is missing or changed',
    );
    expect(await damaged(() => truncate(join(copy, 'manifest.json'), 200))).toBe(
      `${copy} is not a complete backup`,
    );
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
    const change = (from: string, to: string) =>
      writeFile(join(copy, 'manifest.json'), manifest.replace(from, to));
    expect(
      await damaged(() => change('images/0123456789abcdef.webp', '../../images/0123456789abcdef.webp')),
    ).toBe(`${copy} is not a complete backup`);
    expect(await damaged(() => change('"migration": "0', '"migration": "9'))).toContain(
      'which this one cannot read',
    );
    const kind = postgresUrl ? ['PostgreSQL', 'embedded'] : ['embedded', 'PostgreSQL'];
    expect(await damaged(() => change(`"kind": "${kind[0]}"`, `"kind": "${kind[1]}"`))).toContain(
      `of the other kind (${kind[1]})`,
    );
    expect((await outline(other.env, 'restore', backups)).done).toBe(`${backups} is not a complete backup`);
    if (!postgresUrl) expect(await readdir(other.dataDir).catch(() => [])).toEqual([]);
    await rm(copy, { recursive: true });
    await other.remove();
  });
});

it('tells a place that it cannot write to', async () => {
  const { done } = await outline(home.env, 'backup', '--to', join(home.dataDir, 'server.key'));
  expect(done).toMatch(/server\.key cannot be written to: (EEXIST|ENOTDIR)$/);
});

it('leaves no partial folder when it fails', async () => {
  const before = await readdir(backups);
  await rm(join(home.dataDir, 'images', pictures[0] ?? ''));
  const env = {
    ...home.env,
    ...(postgresUrl ? { PATH: '/nowhere' } : { S3_ENDPOINT: 'http://127.0.0.1:9' }),
  };
  const bucket = { S3_BUCKET: 'none', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };
  const { done } = await outline({ ...env, ...(postgresUrl ? {} : bucket) }, 'backup', '--to', backups);
  expect(done).toMatch(
    postgresUrl ? /^pg_dump is not installed: / : /^S3_ENDPOINT cannot be reached \(fetch failed/,
  );
  expect(await readdir(backups)).toEqual(before);
});

it.skipIf(!postgresUrl)('tells that pg_dump is older than the server, in one line', async () => {
  const tools = await mkdtemp(join(tmpdir(), 'outline-tools-'));
  const words = 'pg_dump: error: aborting because of server version mismatch';
  await writeFile(join(tools, 'pg_dump'), `#!/bin/sh\necho "${words}" >&2\nexit 1\n`, { mode: 0o755 });
  const env = { ...home.env, PATH: `${tools}:${process.env.PATH}` };
  expect((await outline(env, 'backup', '--to', backups)).done).toBe(
    'pg_dump is older than the server: install the client programs of its version',
  );
  await rm(tools, { recursive: true });
});

it.skipIf(!postgresUrl)('is not restored into a database that a server uses', async () => {
  const folder = await backUp(home.env);
  const other = await serverHome();
  await other.inDatabase(async (db) => {
    await sql`select 1`.execute(db);
    expect((await outline(other.env, 'restore', folder)).done).toContain('stop the servers first');
  });
  await other.remove();
});

it('copies the pictures of a bucket into another', async () => {
  const [from, to] = [await bucketServer(), await bucketServer()];
  const envOf = ({ settings }: typeof from) => ({
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  });
  const names = Array.from({ length: 20 }, (_, n) => `${String(n).padStart(16, '0')}.webp`);
  for (const name of names) await s3Store(from.settings).save(name, Buffer.from(name));
  const folder = await backUp({ ...home.env, ...envOf(from) });
  const other = await serverHome();
  await s3Store(to.settings).setOwner('somebody else');
  const env = { ...other.env, ...envOf(to) };
  expect((await outline(env, 'restore', folder)).done).toContain('S3_BUCKET belongs to another installation');
  const fresh = await bucketServer();
  expect((await outline({ ...env, ...envOf(fresh) }, 'restore', folder)).done).toBe(true);
  const stored = s3Store(fresh.settings);
  const found: string[] = [];
  for await (const { name } of stored.list()) found.push(name);
  expect(found.sort()).toEqual(names);
  expect(await stored.owner()).toBe((await other.inDatabase(facts)).installation);
  await other.remove();
  for (const bucket of [from, to, fresh]) await bucket.close();
});

it.skipIf(!appUrl)('keeps the application from changing the history of a restored copy', async () => {
  const withRoles = ({ env }: ServerHome) => ({
    ...env,
    DATABASE_URL: sameDatabase(env.DATABASE_URL ?? '', appUrl ?? ''),
    DATABASE_OWNER_URL: env.DATABASE_URL ?? '',
  });
  const [from, to] = [await serverHome(), await serverHome()];
  expect((await outline(withRoles(from), 'migrate')).done).toBe(true);
  expect((await outline(withRoles(from), 'maintenance', 'on')).done).toBe(true);
  const folder = await backUp(withRoles(from));
  expect((await outline(withRoles(to), 'restore', folder)).done).toBe(true);
  expect((await outline(withRoles(to), 'check')).lines).toContain('ok     history: append-only by rights');
  expect((await outline(withRoles(to), 'restore', 'confirm')).done).toBe(true);
  const entries = (db: Db) => db.selectFrom('audits').select('action').orderBy('id').execute();
  expect(await to.inDatabase(entries)).toEqual([{ action: 'close-site' }, { action: 'confirm-restore' }]);
  for (const place of [from, to]) await place.remove();
});
