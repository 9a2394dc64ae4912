import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { inject } from 'vitest';
import { bundleServer } from '../../../../scripts/bundleServer';

/** What this folder has in place of each list of the server, by the file that imports it. */
const lists: Record<string, string> = {
  'db/migrations/index.ts': 'migrations',
  'db/backfills/run.ts': 'backfills',
  'db/indexes.ts': 'indexes',
};
const withNext: Plugin = {
  name: 'next version',
  setup(build) {
    build.onResolve({ filter: /^\.\/(list|indexList)$/ }, ({ importer }) => {
      const importing = Object.keys(lists).find((file) => importer.endsWith(`server/${file}`));
      return importing === undefined
        ? undefined
        : { path: join(import.meta.dirname, `${lists[importing]}.ts`) };
    });
  },
};

/** Below the checkout, where its package imports resolve. */
const beside = (name: string) => join(dirname(dirname(inject('serverBundle'))), name);

/** Bundles the made-up next version, and returns the path of its server. */
export async function bundleNext(): Promise<string> {
  const folder = beside('next');
  await bundleServer(folder, process.cwd(), [withNext]);
  return join(folder, 'main.js');
}

/**
 * Bundles the server of the last release, by its tag; before the first one is tagged, and where the history has none, it is
 * this version. It runs with the packages that are installed now.
 */
export async function bundleReleased(): Promise<string> {
  const found = spawnSync('git', ['describe', '--tags', '--match', 'v*', '--abbrev=0'], { encoding: 'utf8' });
  const tag = found.stdout?.trim();
  if (found.status !== 0 || !tag) return inject('serverBundle');
  const folder = beside('released');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const parts = ['arena', 'art', 'contract', 'server', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
  const source = execFileSync('git', ['archive', tag, ...parts], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: source });
  await bundleServer(join(folder, 'dist/server'), folder);
  return join(folder, 'dist/server/main.js');
}
