import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = mkdtempSync(join(tmpdir(), 'outline-schedule-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that writes how it was called into a file, and ends with a code. */
function standIn(name: string, code: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >>"${folder}/calls"\n${code}\n`);
  chmodSync(join(folder, name), 0o755);
}
const calls = () => {
  try {
    return readFileSync(join(folder, 'calls'), 'utf8');
  } catch {
    return '';
  }
};
const schedule = () =>
  spawn('sh', ['deploy/postgres/schedule.sh'], {
    env: { PATH: `${folder}:${process.env.PATH}`, PAUSE: '600' },
    stdio: 'ignore',
  });

it('the schedule of base backups makes one at once, tells how it went, and ends at a signal', async () => {
  standIn('psql', 'exit 0');
  standIn('pgbackrest', 'exit 0');
  const running = schedule();
  await expect.poll(calls, { timeout: 60_000 }).toMatch(/succeeded_at = now\(\)/);
  expect(calls()).toMatch(/stanza-create\n.* check\n.*--type=(diff|full) backup/);
  const ended = once(running, 'exit');
  const asked = performance.now();
  running.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - asked).toBeLessThan(60_000);
});

it('a base backup that fails is told', async () => {
  standIn('pgbackrest', 'case "$*" in *backup) exit 1;; esac');
  const running = schedule();
  await expect.poll(calls, { timeout: 60_000 }).toMatch(/failures = failures \+ 1/);
  running.kill('SIGTERM');
  await once(running, 'exit');
});

it('the archive never drops what waits, and compose archives as the drill does', () => {
  const settings = readFileSync('deploy/postgres/pgbackrest.conf', 'utf8').replaceAll(/^#.*$/gm, '');
  expect(settings).toContain('archive-async=y');
  expect(settings).not.toContain('archive-push-queue-max');
  const server = readFileSync('deploy/postgres/postgresql.conf', 'utf8');
  expect(server).toMatch(/^archive_mode = on\narchive_timeout = 60s\narchive_command = 'pgbackrest /m);
  const drill = readFileSync('scripts/archive-drill.sh', 'utf8');
  for (const file of ['pgbackrest.conf', 'postgresql.conf'])
    expect(drill).toContain(`deploy/postgres/${file}`);
});

it('the image of the database and the file that adds the archive have no mistake that a linter knows', () => {
  const text = readFileSync('deploy/postgres/Dockerfile', 'utf8');
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  // The same version as without the archive; otherwise the data could not be opened.
  const base = DockerfileParser.parse(text).getFROMs()[0]?.getImage();
  expect(parse(readFileSync('compose.yaml', 'utf8')).services.postgres.image).toBe(base);
  const lint = spawnSync(
    'node_modules/.bin/dclint',
    ['deploy/compose.archive.yaml', '--quiet', '--no-color', '--disable-rule', 'no-build-and-image'],
    { encoding: 'utf8' },
  );
  expect([lint.status, lint.stdout.trim()]).toEqual([0, '']);
});
