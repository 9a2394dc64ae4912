import fs from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedSecret } from '../../server/keys';
import { SettingError } from '../../server/settings';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-keys-'));
  file = join(folder, 'server.key');
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a secret readable by the owner only, and finds the same one again', async () => {
  const secret = storedSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(storedSecret(folder)).toBe(secret);
  expect(fs.readdirSync(folder)).toEqual(['server.key']);
});

it.each(['', '\n', 'x'.repeat(31), ` ${'x'.repeat(31)}\n`])(
  'refuses one that is too short: %j',
  async (kept) => {
    await writeFile(file, kept);
    expect(() => storedSecret(folder)).toThrow(SettingError);
    expect(() => storedSecret(folder)).toThrow(`${file} must hold at least 32 characters`);
    // Left unchanged: a backup may have nothing else to be compared with.
    expect(await readFile(file, 'utf8')).toBe(kept);
  },
);

it('publishes the name only for a complete, synced secret, and syncs the directory too', () => {
  const steps: string[] = [];
  const watch = (
    name: 'writeFileSync' | 'renameSync' | 'fsyncSync',
    tell: (...given: unknown[]) => string,
  ) => {
    const real = fs[name] as (...given: unknown[]) => unknown;
    return vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      steps.push(tell(...given));
      return real(...given);
    });
  };
  const spies = [
    watch('writeFileSync', (path, _text, options) => `write ${String(path)} ${JSON.stringify(options)}`),
    watch('renameSync', (from, to) => `rename ${String(from)} ${String(to)}`),
    watch('fsyncSync', () => 'sync'),
  ];
  syncBuiltinESMExports();
  storedSecret(folder);
  for (const spy of spies) spy.mockRestore();
  syncBuiltinESMExports();
  expect(steps[0]).toMatch(/^write .*server\.key\.tmp .*"flush":true/);
  expect(steps.slice(-2)).toEqual([`rename ${file}.tmp ${file}`, 'sync']);
});
