import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { added, type Block } from './guide';

const run = promisify(execFile);
const folders = ['arena', 'art', 'bench', 'contract', 'media', 'scripts', 'server', 'src', 'tests'];
const files = [
  'biome.json',
  '.oxlintrc.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.tools.json',
  'vite.config.ts',
  'vitest.config.ts',
];
// Copies the type checker's cache, so that only changes are checked again.
const copied = [...folders, ...files, '.cache/tsc'].filter(existsSync);

/** A copy of the project in which to follow a guide. */
export class GuidedCopy {
  private constructor(readonly root: string) {}

  static async make(): Promise<GuidedCopy> {
    const root = await mkdtemp(join(tmpdir(), 'outline-guide-'));
    const preserveTimestamps = true;
    for (const name of copied) await cp(name, join(root, name), { recursive: true, preserveTimestamps });
    await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    return new GuidedCopy(root);
  }

  /** Applies one block of the guide. A new file must not exist yet. */
  async follow(block: Block): Promise<void> {
    const path = join(this.root, block.path);
    if (block.kind === 'file') await writeFile(path, block.code, { flag: 'wx' });
    else await writeFile(path, added(await readFile(path, 'utf8'), block));
  }

  /** Runs one of the project's tools in the copy; throws with its output on failure. */
  async run(tool: string, ...args: string[]): Promise<void> {
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
    await run(join('node_modules', '.bin', tool), args, { cwd: this.root, env }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${stdout}\n${stderr}`);
      },
    );
  }

  remove = (): Promise<void> => rm(this.root, { recursive: true, force: true });
}
