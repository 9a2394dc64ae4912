import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

const sources = filesBelow('art', 'contract', 'src', 'server', 'scripts', 'bench').filter((file) =>
  /\.tsx?$/.test(file),
);
const text = (file: string) => readFileSync(file, 'utf8');

describe('files are small (rule 8)', () => {
  it('no file is over 300 lines (rule 8)', () => {
    // Lists of data grow with what they list.
    const lists = /^(src\/site\/content\/|server\/accounts\/commonPasswords)/;
    expect(sources.filter((file) => !lists.test(file) && text(file).split('\n').length > 300)).toEqual([]);
  });
  it('the median file is small (rule 8)', () => {
    const lengths = sources.map((file) => text(file).split('\n').length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });
});

it('the lock file names no registry', () => {
  expect(text('package-lock.json')).not.toMatch(/"resolved"/);
});

it('there is one copy of each package that keeps state', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, unknown> };
  const copies = (name: string) =>
    Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    '@tanstack/react-query',
    '@mui/material',
    'react-hook-form',
    'i18next',
  ]) {
    expect(copies(name), name).toHaveLength(1);
  }
});
