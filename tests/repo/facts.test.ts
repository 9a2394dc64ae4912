import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wallets } from '../../contract/ledger';
import { giftKinds } from '../../contract/seasonMarks';
import { filesBelow } from '../support/modules';

const word = String.raw`'[\w -]+'`;
/** Types such as `'a' | 'b'`, but not the names of fields that `Pick` and its kin take. */
const unions = new RegExp(String.raw`(?<![\w.|,]\s*)\|?\s*(?:${word}\s*\|\s*)+${word}`, 'g');
/** Lists that are a type, too, or whose words are all that a field may be. */
const lists = new RegExp(
  String.raw`(?:(?:Enum|word)\(\[\s*((?:${word}\s*,\s*)+${word}),?\s*\]|\[\s*((?:${word}\s*,\s*)+${word}),?\s*\]\s*as const)`,
  'g',
);
const names = /(?:Pick|Omit|Exclude|Extract)<[^<>]*$/;

/** The sets of words that a file writes down. */
function setsIn(text: string): string[] {
  const code = text.replace(/^\s*(\*|\/\/).*/gm, '');
  const found = [...code.matchAll(unions)].filter(({ index }) => !names.test(code.slice(0, index)));
  return [...found, ...code.matchAll(lists)].map(([all]) =>
    [...new Set(all.match(new RegExp(word, 'g')))].sort().join(),
  );
}

/** Sets that stand twice because they are in another order there. */
const inOtherOrder: Readonly<Record<string, string>> = {
  "'degraded','down','maintenance','operational'":
    'by how bad a day was, while the page shows them by meaning',
};

it('finds a set of words in each of its forms', () => {
  expect(
    setsIn("let a: 'b' | 'a' | null; type T = Pick<U, 'c' | 'd'>; const l = ['a', 'b'] as const;"),
  ).toEqual(["'a','b'", "'a','b'"]);
  expect(setsIn("state: word(['on', 'off'], {}), sort: ['at', 'name']")).toEqual(["'off','on'"]);
});

it('a set of words such as wallets or states stands once, where contract or server need it', () => {
  const places = new Map<string, Set<string>>();
  for (const file of filesBelow('contract', 'server', 'src').filter((name) => /\.tsx?$/.test(name)))
    for (const set of setsIn(readFileSync(file, 'utf8')))
      places.set(set, (places.get(set) ?? new Set()).add(file));
  expect(places.size).toBeGreaterThan(150);
  const twice = [...places].filter(
    ([, files]) => files.size > 1 && ![...files].every((file) => file.startsWith('src/')),
  );
  expect(twice.filter(([set]) => !inOtherOrder[set])).toEqual([]);
  expect(twice.map(([set]) => set)).toEqual(expect.arrayContaining(Object.keys(inOtherOrder)));
});

it('a season’s choices of a gift begin with the wallets, in their order', () => {
  expect(giftKinds.slice(0, wallets.length).map((name) => name.toLowerCase())).toEqual([...wallets]);
});
