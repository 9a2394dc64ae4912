import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const doc = 'docs/adding-a-resource.md';
const folders = ['art', 'bench', 'contract', 'media', 'scripts', 'server', 'src', 'tests'];
// What was type-checked before comes along, so that only what changed is checked again.
const copied = folders
  .concat(
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.tools.json',
    'vitest.config.ts',
    '.cache',
  )
  .filter(existsSync);

interface Block {
  kind: string;
  file: string;
  lines: string[];
}
/** The page's code blocks that name a file. */
const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^```(\w+) file=(\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', file = '', body = '']) => ({
      kind,
      file,
      lines: body.trimEnd().split('\n'),
    }),
  );

/** A registry's text with the block's one line added at its end, or put in the place of the line it takes away. */
function changed(text: string, { file, lines }: Block): string {
  const line = (sign: string) => lines.find((said) => said.startsWith(sign))?.slice(1);
  const [before, after = ''] = [line('-'), line('+')];
  if (before === undefined) return `${text.trimEnd()}\n${after}\n`;
  if (!text.includes(`${before}\n`)) throw new Error(`${file} has no line "${before.trim()}" any more.`);
  return text.replace(before, after);
}

let root: string;
let blocks: Block[];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'outline-adding-'));
  for (const name of copied) await cp(name, join(root, name), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  blocks = blocksOf(await readFile(doc, 'utf8'));
  for (const block of blocks) {
    const path = join(root, block.file);
    const text =
      block.kind === 'diff' ? changed(await readFile(path, 'utf8'), block) : block.lines.join('\n');
    await writeFile(path, text);
  }
  await mkdir(join(root, 'tests/server'), { recursive: true });
  await cp('tests/repo/skillsExample.ts', join(root, 'tests/server/skillsExample.test.ts'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const inCopy = (tool: string, ...args: string[]) =>
  run(join('node_modules', '.bin', tool), args, { cwd: root, env: { ...process.env, VITEST: '' } }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`${stdout}\n${stderr}`);
    },
  );

it('takes three new files, one line in each of at most four registries, and at most 90 lines in all', () => {
  const registries = blocks.filter(({ kind }) => kind === 'diff');
  const files = blocks.filter(({ kind }) => kind !== 'diff');
  expect([files.length, registries.length <= 4]).toEqual([3, true]);
  for (const { lines } of registries) expect(lines.filter((line) => line.startsWith('+'))).toHaveLength(1);
  expect(files.reduce((sum, { lines }) => sum + lines.length, registries.length)).toBeLessThanOrEqual(90);
});

it('type-checks', () => inCopy('tsc', '-b'), 120_000);

it('lists, creates, edits and deletes through the API and through the dialogs', async () => {
  const files = ['tests/server/skillsExample.test.ts', 'tests/admin/resources.test.tsx'];
  const projects = ['--project', 'server', '--project', 'admin'];
  const { stdout } = await inCopy('vitest', 'run', ...projects, ...files, '-t', 'skills');
  expect(stdout).toMatch(/Tests\s+.*7 passed/);
}, 240_000);
