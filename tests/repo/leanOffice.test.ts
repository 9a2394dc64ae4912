import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { emptied, leanModule, leftOut, replaced } from '../../scripts/leanOffice';

const modules = Object.entries(leftOut).flatMap(([library, files]) =>
  files.split(/\s+/).map((file) => ({ library, file: `${library}/${file}.js` })),
);
const sourceOf = (file: string) => readFileSync(join('node_modules', file), 'utf8');
const namesIn = (code: string) => [...code.matchAll(/left as (\w+)/g)].map(([, name = '']) => name);

/** What the sources import by name from a library. */
function importedFrom(library: RegExp): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/import \{([^}]*)\} from '([^']*)'/g)]
      .filter(([, , from = '']) => library.test(from))
      .flatMap(([, list = '']) => list.split(',').map((one) => one.trim().replace(/ as .*/, ''))),
  );
  return new Set(names);
}

/** What a module of CommonJS exports. */
function exportedBy(code: string): unknown {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  runInNewContext(code, { module, exports: module.exports });
  return module.exports;
}

describe('what is left out of the back office', () => {
  it.each(modules)('$file is a module of its library, and each of its names throws', ({ file }) => {
    const code = leanModule(`/x/node_modules/${file}?v=1`, sourceOf(file)) ?? '';
    expect(namesIn(code)).not.toEqual([]);
    expect(code).toContain('throw new Error');
  });

  it.each([
    ['react-admin', /^(react-admin|ra-)/, /^ra-/],
    ['Material UI', /^@mui\/material/, /^@mui/],
  ] as const)('the sources import nothing of it from %s', (_, imported, of) => {
    const left = modules
      .filter(({ library }) => of.test(library))
      .flatMap(({ file }) => namesIn(emptied(file, sourceOf(file))));
    expect(left.length).toBeGreaterThan(3);
    const names = importedFrom(imported);
    expect(names.size).toBeGreaterThan(20);
    expect(left.filter((name) => names.has(name))).toEqual([]);
  });

  it('other modules stay as they are, and one without names is refused', () => {
    expect(leanModule('/x/node_modules/ra-core/dist/index.js', 'export const a = 1')).toBeUndefined();
    expect(() => emptied('empty.js', 'const a = 1;')).toThrow(/exports nothing/);
  });
});

describe('what stands in the place of a module', () => {
  it.each(Object.keys(replaced))('%s is there', (file) => {
    expect(existsSync(join('node_modules', file))).toBe(true);
  });

  const lean = (file: string) => exportedBy(replaced[file] ?? '');

  it('takes the marks off letters as the library did', () => {
    const texts = ['Đường phố Huế', 'đặc quyền ưỡn ẹo', 'Người chơi', 'Created at', 'ÀÉÎÕÜ ỳ', ''];
    const { clean } = lean('diacritic/diacritics.js') as { clean: (text: string) => string };
    const whole = exportedBy(sourceOf('diacritic/diacritics.js')) as { clean: (text: string) => string };
    expect(texts.map(clean)).toEqual(texts.map((text) => whole.clean(text)));
    expect(clean('Đặc')).toBe('Dac');
  });

  it('reads what an object has as the library did', () => {
    const value = Object.assign(Object.create({ inherited: 1 }), { own: 2 }) as object;
    const entries = lean('object.entries/index.js') as (of: object) => unknown;
    const has = lean('hasown/index.js') as (of: object, name: string) => boolean;
    expect(entries(value)).toEqual([['own', 2]]);
    expect([has(value, 'own'), has(value, 'inherited')]).toEqual([true, false]);
  });
});
