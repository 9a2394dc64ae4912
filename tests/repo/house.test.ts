import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Files that git knows or would add, below these folders. */
const filesBelow = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
const sources = filesBelow('art', 'contract', 'src', 'server', 'scripts', 'bench').filter((file) =>
  /\.tsx?$/.test(file),
);
const text = (file: string) => readFileSync(file, 'utf8');

interface Import {
  file: string;
  /** A path from the root for our own files, else the package's name. */
  target: string;
  typeOnly: boolean;
}
const pattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g;
const importsOf = (file: string): Import[] =>
  [...text(file).matchAll(pattern)].map(([, type, fixed, lazy]) => {
    const target = fixed ?? lazy ?? '';
    return {
      file,
      target: target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
      typeOnly: type !== undefined,
    };
  });
const imports = sources.flatMap(importsOf);
const crossing = (from: RegExp, to: RegExp, values = false) =>
  imports
    .filter(({ file, target, typeOnly }) => from.test(file) && to.test(target) && !(values && typeOnly))
    .map(({ file, target }) => `${file} → ${target}`);

it('reads imports of every form', () => {
  const of = (file: string) => importsOf(file).map(({ target }) => target);
  expect(of('src/router.tsx')).toEqual(
    expect.arrayContaining(['react-router-dom', 'src/paths', 'src/admin/AdminApp']),
  );
  expect(imports.some(({ typeOnly }) => typeOnly)).toBe(true);
});

describe('the direction of imports (ARCHITECTURE.md, rules 2 and 3)', () => {
  it('contract and art import nothing of ours', () => {
    expect(crossing(/^contract\//, /^(art|src|server|scripts|tests)\//)).toEqual([]);
    expect(crossing(/^art\//, /^(contract|src|server|scripts|tests)\//)).toEqual([]);
  });
  it('the client imports no server and the server no client', () => {
    expect(crossing(/^src\//, /^(server|art)\//)).toEqual([]);
    expect(crossing(/^server\//, /^src\//)).toEqual([]);
  });
  it('the public site and the back office do not know each other', () => {
    expect(crossing(/^src\/site\//, /^src\/(admin|dataProvider|authProvider)\//)).toEqual([]);
    expect(crossing(/^src\/(admin|dataProvider|authProvider)\//, /^src\/site\//)).toEqual([]);
  });
  it('the public site uses nothing of the back office’s packages', () => {
    expect(
      crossing(
        /^src\/(site|api|session|i18n)\//,
        /^(react-admin|ra-|@mui|@emotion|recharts|react-hook-form)/,
      ),
    ).toEqual([]);
  });
  it('the schema library stays out of the browser: the client takes only types from the files that use it', () => {
    const schemas = new Set(importsOfSchemaFiles());
    expect(
      imports
        .filter(({ file, target, typeOnly }) => file.startsWith('src/') && schemas.has(target) && !typeOnly)
        .map(({ file, target }) => `${file} → ${target}`),
    ).toEqual([]);
  });
});

function importsOfSchemaFiles(): string[] {
  return imports
    .filter(({ file, target }) => file.startsWith('contract/') && target === 'typebox')
    .map(({ file }) => file.replace(/\.ts$/, ''));
}

describe('what a file may do', () => {
  const ours = (pattern: RegExp, allowed: RegExp) =>
    sources.filter((file) => file.startsWith('src/') && !allowed.test(file) && pattern.test(text(file)));
  it('only src/api calls fetch (rule 7)', () => expect(ours(/(?<![\w.])fetch\(/, /^src\/api\//)).toEqual([]));
  it('nothing uses window.alert, confirm or prompt (rule 10)', () =>
    expect(ours(/window\.(alert|confirm|prompt)\(/, /^$/)).toEqual([]));
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
