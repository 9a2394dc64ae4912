import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as resources from '../../contract/resources';
import { filesBelow } from '../support/modules';

const sources = filesBelow('arena', 'art', 'bench', 'contract', 'media', 'scripts', 'server', 'src').filter(
  (file) => /\.tsx?$/.test(file),
);
const text = (file: string) => readFileSync(file, 'utf8');

describe('files are small (rule 8)', () => {
  it('no file is over 300 lines (rule 8)', () => {
    // Lists of data grow with their content.
    const lists = /^(src\/site\/content\/|server\/platform\/commonPasswords)/;
    expect(sources.filter((file) => !lists.test(file) && text(file).split('\n').length > 300)).toEqual([]);
  });
  it('the median file is small (rule 8)', () => {
    const lengths = sources.map((file) => text(file).split('\n').length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });
});

it('a resource has one name in its contract, table, screen and address (rule 1)', () => {
  const names = Object.keys(resources);
  expect(names.length).toBeGreaterThan(4);
  for (const [name, { table, name: address }] of Object.entries(resources)) {
    expect(address.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())).toBe(name);
    expect([table, existsSync(`contract/${name}.ts`), existsSync(`src/admin/resources/${name}.tsx`)]).toEqual(
      [name, true, true],
    );
  }
});

it('the server reads process state only at startup (rule 6)', () => {
  const starts = /^server\/(main|boot\/start|platform\/log)\.ts$|^server\/cli\//;
  const readers = sources.filter(
    (file) =>
      file.startsWith('server/') && !starts.test(file) && /process\.(?!(pid|platform)\b)\w/.test(text(file)),
  );
  expect(readers).toEqual([]);
});

it('no deadline is made by AbortSignal.any, whose sources the garbage collector may take (nodejs/node#57736)', () => {
  const code = sources.filter((file) => file.startsWith('server/'));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => /AbortSignal\.any\(/.test(text(file)))).toEqual([]);
});

it('languages, currencies and the time zone are defined in one place each (rule 12)', () => {
  const facts = /\['vi', 'en'\]|'vi' \| 'en'|\['VND', 'USD'\]|'VND' \| 'USD'|'Asia\/Ho_Chi_Minh'|\+07:?00/;
  const code = (file: string) => text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const namers = sources.filter(
    (file) => !file.startsWith('server/db/migrations/') && facts.test(code(file)),
  );
  expect(namers).toEqual(['contract/currencies.ts', 'contract/languages.ts', 'contract/vietnamTime.ts']);
});

it('a type of rows says of what', () =>
  expect(sources.filter((file) => /(type|interface) Row\b/.test(text(file)))).toEqual([]));

it('the length of a day, and the day of a moment in the database, are defined in one place each (rule 12)', () => {
  const written = (form: RegExp) =>
    sources.filter((file) => !file.startsWith('server/db/migrations/') && form.test(text(file)));
  expect(written(/86_?400|3_?600_?000|24 \* 60 \* 60/)).toEqual(['contract/durations.ts']);
  expect(written(/at time zone (?!'UTC')/)).toEqual(['server/db/vietnamDays.ts']);
});

it('amounts are converted to minor units, and back, in one place (rule 12)', () => {
  const converting =
    /unitsPerWhole|currency === 'USD'|10 \*\* (?!codeLength)|(amount|refunded|paid|units|value) [*/] 100\b/;
  // The packages on sale are sorted by their price in the database.
  expect(sources.filter((file) => converting.test(text(file)))).toEqual([
    'contract/currencies.ts',
    'server/payments/checkout/packagesOnSale.ts',
  ]);
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
