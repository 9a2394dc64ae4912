import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { bundleServer } from '../../../scripts/bundleServer';

/** The commit of the last release, which is what runs while the next one is rolled out. Update it at each release. */
const released = readFileSync('deploy/released', 'utf8').trim();

export const isInHistory = (): boolean =>
  spawnSync('git', ['cat-file', '-e', `${released}^{commit}`]).status === 0;

/**
 * Builds the server of the last release from the history and returns the path of its bundle; null if the history does not
 * go back that far, as in an archive or a shallow clone. It runs with the currently installed packages.
 */
export async function buildLastRelease(): Promise<string | null> {
  if (!isInHistory()) return null;
  // Below the checkout, where its package imports resolve.
  const folder = join(dirname(dirname(inject('serverBundle'))), 'released');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const parts = ['art', 'contract', 'server', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
  const source = execFileSync('git', ['archive', released, ...parts], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: source });
  await bundleServer(join(folder, 'dist/server'), folder);
  return join(folder, 'dist/server/main.js');
}
