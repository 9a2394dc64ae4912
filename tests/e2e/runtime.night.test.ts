import { spawn, spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRuntime } from '../../scripts/runtime';

let folder: string;
let env: Record<string, string | undefined>;
beforeAll(async () => {
  // Outside the checkout, where an import could find packages that are not part of it.
  folder = await mkdtemp(join(tmpdir(), 'outline-runtime-'));
  await makeRuntime(join(folder, 'app'));
  env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', SEED_DEMO: 'false' };
});
afterAll(() => rm(folder, { recursive: true }));

const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it('what the image holds has less than 200 MB', () => {
  const sizes = filesBelow(join(folder, 'app')).map(
    ({ parentPath, name }) => lstatSync(join(parentPath, name)).size,
  );
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  expect(megabytes).toBeLessThan(200);
  // It contains the site as well.
  expect(megabytes).toBeGreaterThan(20);
});

it('holds no development package, and nothing of the client’s', () => {
  const packages = readdirSync(join(folder, 'app/node_modules'));
  for (const name of ['vite', 'vitest', 'esbuild', 'tsx', 'typescript', 'react', 'react-admin', '@mui']) {
    expect(packages).not.toContain(name);
  }
});

it('serves the site, and runs its commands, without anything else', async () => {
  const main = spawn(process.execPath, ['dist/server/main.js'], { cwd: join(folder, 'app'), env });
  const errors = text(main.stderr);
  let output = '';
  main.stdout.on('data', (part) => (output += String(part)));
  const address = () => /ready at (\S+)/.exec(output)?.[1] ?? (main.exitCode === null ? '' : 'ended');
  await expect.poll(address, { timeout: 90_000 }).not.toBe('');
  const statusOf = (path: string) => fetch(address() + path).then(({ status }) => status);
  expect([await statusOf('/'), await statusOf('/api/live'), await statusOf('/api/docs/')]).toEqual([
    200, 200, 200,
  ]);
  const outline = (...words: string[]) =>
    spawnSync(process.execPath, [join(folder, 'app/dist/server/outline.js'), ...words], {
      env,
      encoding: 'utf8',
    });
  expect(outline('admin', 'list').stdout).toContain('admin@outline.example');
  expect(outline('check')).toMatchObject({ status: 0, stderr: '' });
  main.kill('SIGTERM');
  expect(await errors).toBe('');
});
