import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as resources from '../../contract/resources';
import { filesBelow, patternsOf } from '../support/modules';

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

it('no two files of the site or its server have the same pattern (rule 12)', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of sources.filter((file) => /^(contract|server|src)\//.test(file)))
    for (const pattern of patternsOf(file)) homes.set(pattern, (homes.get(pattern) ?? new Set()).add(file));
  const twice = [...homes].filter(([pattern, files]) => pattern.length > 10 && files.size > 1);
  // Of a code without its dashes, and of a word for a reference.
  expect(twice.map(([pattern]) => pattern)).toEqual(['/[^a-z0-9]/g']);
});

it('the length of an e-mail address is defined in one place (rule 12)', () => {
  const written = sources.filter(
    (file) => /^(contract|server|src)\//.test(file) && /(?<![\d.])254(?! characters)\b/.test(text(file)),
  );
  // The shop, whose bytes are counted, writes the number.
  expect(written).toEqual(['contract/limits.ts', 'src/site/shop/recipient/GiftFields.tsx']);
});

it('a type of rows says of what', () =>
  expect(sources.filter((file) => /(type|interface) Row\b/.test(text(file)))).toEqual([]));

it('the length of a day, and the day of a moment in the database, are defined in one place each (rule 12)', () => {
  const written = (form: RegExp) =>
    sources.filter((file) => !file.startsWith('server/db/migrations/') && form.test(text(file)));
  expect(written(/86_?400|3_?600_?000|31_?536_?000|24 \* (60|3_?600)/)).toEqual(['contract/durations.ts']);
  expect(written(/at time zone (?!'UTC')/)).toEqual(['server/db/vietnamDays.ts']);
});

it('amounts are converted to minor units, and back, in one place (rule 12)', () => {
  const converting =
    /unitsPerWhole|currency === 'USD'|10 \*\* (?!codeLength)|(amount|refunded|paid|units|value) [*/] 100\b/;
  // The packages on sale are sorted by their price in the database.
  expect(sources.filter((file) => converting.test(text(file)))).toEqual([
    'contract/currencies.ts',
    'server/content/packagesOnSale.ts',
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
