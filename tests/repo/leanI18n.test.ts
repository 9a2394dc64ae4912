import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import i18next, { type i18n } from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { leanSource } from '../../scripts/leanI18n';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';

const folder = mkdtempSync(join(tmpdir(), 'outline-lean-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
const leanLibrary = async (): Promise<i18n> => {
  const file = join(folder, 'lean.mjs');
  writeFileSync(file, leanSource(source));
  const { default: lean } = (await import(pathToFileURL(file).href)) as { default: i18n };
  return lean;
};
const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${path}${key}.`) : [`${path}${key}`],
  );
const catalogues = { vi, en };
/** As src/i18n/i18n.ts starts it. */
async function begin(library: i18n): Promise<void> {
  const languages = { lng: 'vi', fallbackLng: 'vi', supportedLngs: ['vi', 'en'] };
  const interpolation = { escapeValue: false };
  await library.init({ ...languages, resources: {}, interpolation, initAsync: false });
}

/** What a library says of each text, with each count that a language may have a form of. */
function said(library: i18n, language: 'vi' | 'en', values: object): string[] {
  const t = library.getFixedT(language);
  const keys = keysOf(catalogues[language]);
  const plain = new Set([
    ...keys,
    ...keys.map((key) => key.replace(/_(one|other|zero)$/, '')),
    'missing.key',
  ]);
  const counts = [undefined, 0, 1, 2];
  return [...plain].flatMap((key) =>
    counts.map((count) => String(t(key as never, { ...values, ...(count !== undefined && { count }) }))),
  );
}

it('the library that pages load says every text as the whole one does, in each language, after each switch', async () => {
  const [whole, lean] = [i18next.createInstance(), await leanLibrary()];
  const switched: string[] = [];
  lean.on('languageChanged', (language) => switched.push(language));
  const values = { name: 'A & {{b}} $t(c)', amount: '1.200', price: '<b>', email: 'a@b.vn', time: '' };
  for (const library of [whole, lean]) await begin(library);
  for (const language of ['vi', 'en', 'vi'] as const)
    for (const library of [whole, lean]) {
      for (const part of Object.entries(catalogues[language]))
        library.addResourceBundle(language, 'translation', Object.fromEntries([part]), true);
      library.addResource(language, 'content', 'page', { own: language } as never);
      await library.changeLanguage(language);
      expect([library.language, library.getResource(language, 'content', 'page')]).toEqual([
        language,
        { own: language },
      ]);
      expect(said(library, language, values)).toEqual(said(whole, language, values));
      expect(library.t('shop.title' as never)).toBe(catalogues[language].shop.title);
    }
  expect(switched).toEqual(['vi', 'vi', 'en', 'vi']);
});

it('a version without one of the functions that are left out is refused', () => {
  expect(() => leanSource(source.replace('  dir(lng) {', '  direction(lng) {'))).toThrow(/left out/);
  expect(leanSource(source).length).toBeLessThan(source.length - 25_000);
});
