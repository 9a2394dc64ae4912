import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/i18n/en';
import { filesBelow } from '../support/modules';

/*
 * Names of items, packages, seasons and events may be in another language than the sentence of the interface that they stand in.
 * Where they do, an element of their own has their language (src/site/ui/Naming.tsx), or a screen reader reads them wrong and a
 * browser's translator changes them.
 */

/** Texts with a name of another kind, or in a place that cannot hold an element. */
const plain: Record<string, RegExp> = {
  'a person’s or an account’s name, which is of no language':
    /^(account\.(welcome|purchases\.\w+)|shop\.verify\.confirmed|payment\.(status\.\w+|gift\.messageSent)|robot\.of|layout\.user\.open|layout\.footer\.seller|gift\.from)$/,
  'the title or description of a document': /^(card\.(title|description)|(news|events|library)\.itemTitle)$/,
  'an attribute': /^(season\.picture|home\.banner\.slide|events\.addOne)$/,
  'a release, whose button has the text as an attribute, too': /^download\.(get|prepare)$/,
  'a word of the interface': /^(ui\.(show|hide)|layout\.language\.button)$/,
};
const textsOf = (value: object, path = ''): Array<[string, string]> =>
  Object.entries(value).flatMap(
    ([key, inner]): Array<[string, string]> =>
      typeof inner === 'string' ? [[`${path}${key}`, inner]] : textsOf(inner, `${path}${key}.`),
  );
const named = textsOf(en).filter(([, text]) =>
  /\{\{(name|item|gift|title|event|season|accessory)\}\}/.test(text),
);
const isTagged = (text: string) => text.includes('<n>{{');
const files = filesBelow('src/site').filter((file) => /\.tsx?$/.test(file));
const codeOf = (file: string) => readFileSync(file, 'utf8');

it('a text with a name has an element for it, but for these', () => {
  const untagged = named.filter(([, text]) => !isTagged(text)).map(([key]) => key);
  const known = Object.values(plain);
  expect(untagged.filter((key) => !known.some((keys) => keys.test(key)))).toEqual([]);
  for (const keys of known) expect([keys, untagged.some((key) => keys.test(key))]).toEqual([keys, true]);
  expect(named.length - untagged.length).toBeGreaterThan(18);
});

it('whatever shows such a text gives the name its language', () => {
  const keys = named.filter(([, text]) => isTagged(text)).map(([key]) => key);
  // The wallet chooses its sentence by the entry.
  const prefix = (key: string) =>
    key.startsWith('account.wallet.why.') ? '`account.wallet.why.$' : `'${key}'`;
  const shows = (code: string, key: string) => code.includes(prefix(key));
  const showing = files.filter((file) => keys.some((key) => shows(codeOf(file), key)));
  expect(showing.length).toBeGreaterThan(9);
  expect(showing.filter((file) => !/<Naming\b|announce\(/.test(codeOf(file)))).toEqual([]);
});

it('no text of a record loses its language on the way to the page', () => {
  // The demonstration's has both languages.
  const read = files.filter((file) => !file.startsWith('src/site/content/demo/'));
  expect(read.filter((file) => /\btextIn\([^;]*?\)\.text\b/.test(codeOf(file)))).toEqual([]);
});
