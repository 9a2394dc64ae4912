import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { mutations } from '../../scripts/mutations/list';

it('every mutation changes one place that exists, has a name of its own, and tests that exist', () => {
  const wrong = mutations.filter(({ file, from, tests }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return text.split(from).length !== 2 || !tests.every((test) => existsSync(test));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  expect(mutations.length).toBeGreaterThanOrEqual(40);
});

it('every mutation leaves a file that builds: what no longer runs would count as killed', async () => {
  for (const { name, file, from, to } of mutations) {
    if (!/^\.tsx?$/.test(extname(file))) continue;
    const text = readFileSync(file, 'utf8').replace(from, to);
    await expect(transform(text, { loader: file.endsWith('x') ? 'tsx' : 'ts' }), name).resolves.toBeDefined();
  }
});
