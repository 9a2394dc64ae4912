import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOld, markRehearsed, repeat } from '../../../server/cli/backup/schedule';
import type { Db } from '../../../server/db/tables';
import { watchDatabase } from '../../../server/operations/metrics/database';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { makeBuyers } from '../../support/server/buyers';
import { outline } from '../../support/server/commandLine';
import { createDatabase, postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnCommand } from '../../support/server/process';

let home: ServerHome;
let backups: string;
beforeAll(async () => {
  home = await serverHome({ migrated: true });
  backups = await mkdtemp(join(tmpdir(), 'outline-rehearsals-'));
  await home.inDatabase((db) => makeBuyers(db, 3));
});
afterAll(async () => {
  await home.remove();
  await rm(backups, { recursive: true });
});

const runsOf = (db: Db) => db.selectFrom('backupRuns').selectAll().orderBy('kind').execute();
const runs = () => home.inDatabase(runsOf);
const setDiamonds = (db: Db, diamonds: number) => db.updateTable('users').set({ diamonds }).execute();
const scratchDatabases = async (db: Db) => {
  const found = sql<{ n: number }>`
    select count(*)::int as n from pg_database where starts_with(datname, 'outline_rehearsal_')`;
  return (await found.execute(db)).rows[0]?.n;
};

it('tells how long ago a backup succeeded, even before the first one', async () => {
  const all = await runs();
  expect(all.map(({ kind }) => kind)).toEqual(['backup', 'base', 'rehearsal']);
  for (const run of all) {
    expect(run).toMatchObject({ seconds: 0, bytes: 0, failures: 0, failedAt: null, reason: null });
    expect(run?.succeededAt).toBeInstanceOf(Date);
  }
});

it('restores the newest backup into a scratch database, verifies it, and leaves nothing behind', async () => {
  expect((await outline(home.env, 'backup', '--to', backups)).done).toBe(true);
  await sleep(5);
  expect((await outline(home.env, 'backup', '--to', backups)).done).toBe(true);
  const newest = (await readdir(backups)).sort().at(-1) ?? '';
  expect(await outline(home.env, 'rehearse', backups)).toEqual({
    done: true,
    lines: [expect.stringContaining(`${newest}: can be restored, and its books agree`)],
  });
  await home.inDatabase(async (db) => {
    const [backup, , rehearsal] = await runsOf(db);
    expect(backup?.bytes).toBeGreaterThan(1000);
    expect(rehearsal?.seconds).toBeGreaterThan(0);
    expect(await scratchDatabases(db)).toBe(0);
  });
});

it('refuses a backup whose books do not agree, counts it, and a success ends the count', async () => {
  const wrong = await mkdtemp(join(tmpdir(), 'outline-wrong-'));
  await home.inDatabase((db) => setDiamonds(db, 5));
  expect((await outline(home.env, 'backup', '--to', wrong)).done).toBe(true);
  const { done } = await outline(home.env, 'rehearse', wrong);
  expect(done).toMatch(/books differ in 3 places: diamonds of \S+: balance 5, entries 0/);
  await outline(home.env, 'rehearse', wrong);
  await home.inDatabase(async (db) => {
    const reason = expect.stringContaining('books differ');
    expect((await runsOf(db))[2]).toMatchObject({ failures: 2, reason });
    expect(await scratchDatabases(db)).toBe(0);
    await setDiamonds(db, 0);
  });
  expect((await outline(home.env, 'rehearse', backups)).done).toBe(true);
  expect((await runs())[2]).toMatchObject({ failures: 0, reason: null });
  await rm(wrong, { recursive: true });
});

it('refuses a damaged backup and a folder without one', async () => {
  const [first = ''] = await readdir(backups);
  await writeFile(join(backups, first, 'database'), 'damaged');
  expect((await outline(home.env, 'rehearse', join(backups, first))).done).toMatch(/The backup is damaged/);
  expect((await outline(home.env, 'rehearse', join(tmpdir(), 'nothing-here'))).done).toMatch(
    /holds no backup/,
  );
});

it('counts a backup that fails, with one line that says why', { timeout: 30_000 }, async () => {
  const { done } = await outline(home.env, 'backup', '--to', '/proc/outline');
  expect(done).toMatch(/^\/proc\/outline cannot be written to: \w+$/);
  const metrics = new Metrics();
  await home.inDatabase(async (db) => {
    const reason = expect.stringContaining('/proc/outline');
    expect((await runsOf(db))[0]).toMatchObject({ failures: 1, reason });
    await watchDatabase(metrics, db, false)();
  });
  const text = await metrics.registry.metrics();
  expect(text).toContain('outline_backup_failures 1');
  expect(text).toMatch(/outline_backup_last_success_seconds 1\d{9}/);
  expect(text).toMatch(/outline_archive_on [01]/);
  expect((await outline(home.env, 'backup', '--to', backups)).done).toBe(true);
  expect((await runs())[0]).toMatchObject({ failures: 0, reason: null });
});

it('tries again soon after a failure, then as planned, and ends at once when it is stopped', async () => {
  const stop = new AbortController();
  const lines: string[] = [];
  let runsSoFar = 0;
  const work = async () => {
    if (++runsSoFar === 1) throw new Error('the store is away');
    stop.abort();
  };
  // The interval is shorter than the first pause after a failure, and then applies too.
  await repeat(work, { every: 50, print: (line) => lines.push(line), signal: stop.signal });
  expect(runsSoFar).toBe(2);
  expect(lines).toEqual(['failed, again in 0 minutes: the store is away']);
  const waiting = new AbortController();
  const ended = repeat(() => Promise.reject(new Error('away')), {
    every: 3_600_000,
    print: (line) => lines.push(line),
    signal: waiting.signal,
  });
  await sleep(20);
  waiting.abort();
  await ended;
  expect(lines.at(-1)).toBe('failed, again in 1 minutes: away');
});

it('deletes what is older than it is kept, and what cut-off backups left, but never the newest', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'outline-old-'));
  const names = [
    'outline-2026-01-01T00-00-00-000Z',
    'outline-2026-01-20T00-00-00-000Z',
    '.outline-2026-01-19T00-00-00-000Z.partial',
    'mine',
  ];
  for (const name of names) await mkdir(join(parent, name));
  const at = (day: string) => ({ now: () => new Date(day) });
  expect((await deleteOld(parent, 10, at('2026-01-21T00:00:00Z'))).sort()).toEqual([
    '.outline-2026-01-19T00-00-00-000Z.partial',
    'outline-2026-01-01T00-00-00-000Z',
  ]);
  expect(await deleteOld(parent, 10, at('2027-01-21T00:00:00Z'))).toEqual([]);
  expect((await readdir(parent)).sort()).toEqual(['mine', 'outline-2026-01-20T00-00-00-000Z']);
  await rm(parent, { recursive: true });
});

it('never deletes the last one that was rehearsed, however many have been made since', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'outline-good-'));
  const names = [1, 2, 3, 4].map((day) => `outline-2026-01-0${day}T00-00-00-000Z`);
  const clock = { now: () => new Date('2026-03-01T00:00:00Z') };
  for (let good = 0; good < names.length; good++) {
    for (const name of names) await mkdir(join(parent, name), { recursive: true });
    await markRehearsed(join(parent, names[good] ?? ''));
    await deleteOld(parent, 10, clock);
    const kept = new Set([names[good], names.at(-1)]);
    expect((await readdir(parent)).sort()).toEqual(names.filter((name) => kept.has(name)));
  }
  await rm(parent, { recursive: true });
});

it('frees a full disk of what is too old before it writes', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'outline-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]);
  try {
    for (const day of [1, 2]) await mkdir(join(disk, `outline-2026-01-0${day}T00-00-00-000Z`));
    expect((await outline(home.env, 'backup', '--to', disk, '--keep', '1')).done).toMatch(/no space left/);
    expect(await readdir(disk)).toEqual(['outline-2026-01-02T00-00-00-000Z']);
  } finally {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
});

it.skipIf(!postgresUrl)('says which right is missing where the role may not create databases', async () => {
  const database = await createDatabase(postgresUrl ?? '');
  const asAdmin = (statement: string) => home.inDatabase((db) => sql.raw(statement).execute(db));
  const address = new URL(database.address);
  const isAble = await asAdmin(
    `select rolsuper or rolcreaterole as able from pg_roles where rolname = current_user`,
  );
  expect(isAble.rows).toHaveLength(1);
  address.username = 'outline_app';
  address.password = 'outline';
  const env = { ...home.env, DATABASE_OWNER_URL: address.href };
  expect((await outline(env, 'rehearse', backups)).done).toMatch(/alter role NAME createdb/);
  await database.drop();
});

it('says that a disk is full, and leaves no half of a backup', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'outline-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]);
  try {
    expect((await outline(home.env, 'backup', '--to', disk)).done).toBe(
      `${disk} has no space left for the backup`,
    );
    expect(await readdir(disk)).toEqual([]);
  } finally {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
});

it.skipIf(!postgresUrl)('goes on until it is stopped, also as the first process of a container', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outline-loop-'));
  const words = ['backup', '--to', folder, '--every', '24', '--keep', '1', '--rehearse'];
  const { child, output } = spawnCommand(home.env, ...words);
  await expect.poll(() => output(), { timeout: 60_000 }).toContain('its books agree');
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await readdir(folder)).toHaveLength(1);
  await rm(folder, { recursive: true });
});
