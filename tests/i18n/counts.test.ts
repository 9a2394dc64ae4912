import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { en } from '../../src/i18n/en';
import { filesBelow } from '../support/modules';
import { pluralsOfOne } from '../support/pluralOfOne';

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${path}${key}.`) : [`${path}${key}`],
  );
const slot = /\{\{(\w+)\}\}/g;
const names = [...JSON.stringify(en).matchAll(slot)].map(([, name = '']) => name);

/** Each English text with the same value in all of its places, and a count of one. */
async function said(value: string): Promise<string[]> {
  const library = i18next.createInstance();
  await library.init({ lng: 'en', resources: { en: { translation: en } }, initAsync: false });
  const values = { ...Object.fromEntries(names.map((name) => [name, value])), count: 1 };
  const keys = new Set(keysOf(en).map((key) => key.replace(/_(one|other)$/, '')));
  return [...keys].map((key) => String(library.t(key as never, values as never)));
}

it.each(['1', '1 diamond'])(
  'no English text of the site says a plural of one, with %s in its places',
  async (value) => {
    const texts = await said(value);
    expect(texts.filter((text) => text.includes(value)).length).toBeGreaterThan(100);
    expect(texts.flatMap(pluralsOfOne)).toEqual([]);
  },
);

it('no text in the code of the site or the contract puts a plural behind a value', () => {
  // Numbers of ours that are more than one.
  const known = /\$\{(?:receiptDays|max|days)\} [a-z]+s\b/g;
  const found = filesBelow('src/site', 'src/format', 'src/security', 'contract')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(known, '');
      return pluralsOfOne(text.replaceAll(/\$\{[^}]+\}/g, '1')).map((part) => `${file}: ${part}`);
    });
  expect(found).toEqual([]);
});

it('a plural of one is found', () => {
  for (const text of [
    '1 diamonds',
    'adds <n>1</n> more diamonds.',
    '1 diamond were added',
    'There are 1 gold',
  ])
    expect(pluralsOfOne(text)).not.toEqual([]);
  for (const text of ['1 diamond', '11 diamonds', '1,151 diamonds', '1 is logged out', 'There is 1 diamond'])
    expect(pluralsOfOne(text)).toEqual([]);
});
