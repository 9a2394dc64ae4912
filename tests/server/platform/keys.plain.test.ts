import fs from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secretsOf } from '../../../server/platform/keys';
import { SettingError } from '../../../server/platform/settings';

const storedSecrets = (dataDir: string) =>
  secretsOf({ dataDir, jwtSecret: null, previousSecrets: [] }).flat();

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-keys-'));
  file = join(folder, 'server.key');
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a secret readable by the owner only, and finds the same one again', async () => {
  const secrets = storedSecrets(folder);
  expect(secrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(storedSecrets(folder)).toEqual(secrets);
  expect(fs.readdirSync(folder)).toEqual(['server.key']);
});

it('reads the secrets before the first one too', async () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
  await writeFile(file, `${first}\n${second}\n`);
  expect(storedSecrets(folder)).toEqual([first, second]);
});

it.each(['', '\n', `${'y'.repeat(32)} short`, 'x'.repeat(31), ` ${'x'.repeat(31)}\n`])(
  'refuses one that is too short: %j',
  async (kept) => {
    await writeFile(file, kept);
    expect(() => storedSecrets(folder)).toThrow(SettingError);
    expect(() => storedSecrets(folder)).toThrow(`${file} must hold at least 32 characters`);
    // Left unchanged: a backup may have nothing else to compare with.
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
  storedSecrets(folder);
  for (const spy of spies) spy.mockRestore();
  syncBuiltinESMExports();
  expect(steps[0]).toMatch(/^write .*server\.key\.tmp .*"flush":true/);
  expect(steps.slice(-2)).toEqual([`rename ${file}.tmp ${file}`, 'sync']);
});
