import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('`npm start` builds in a process of its own, and never loads the builder', () => {
  const start = readFileSync('scripts/start.ts', 'utf8');
  const imported = [...start.matchAll(/\bfrom '([^']+)'|\bimport\(([^)]*)/g)].map(
    ([, name, path]) => name ?? path,
  );
  expect(imported).toEqual([
    'node:child_process',
    'node:events',
    './stamp',
    expect.stringContaining('dist/server/main.js'),
  ]);
  expect(readFileSync('scripts/stamp.ts', 'utf8')).not.toMatch(/from '(?!node:)/);
});
