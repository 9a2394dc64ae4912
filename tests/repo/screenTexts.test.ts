import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf } from '../support/modules';

const files = filesBelow('src/admin').filter((file) => /\.tsx?$/.test(file));
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
/** The files with texts that come with their screens, by the first part of the texts' keys. */
const screenTexts = [...textOf].flatMap(([file, text]) => {
  const name = /addScreenTexts\('(\w+)'/.exec(text)?.[1];
  return name ? [{ name, file }] : [];
});

const imports = new Map(files.map((file) => [file, importsOf(file).filter(({ typeOnly }) => !typeOnly)]));
const loadedWith = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { target, lazy } of imports.get(file) ?? [])
    if (!lazy && imports.has(target)) loadedWith(target, seen);
  return seen;
};
const first = loadedWith('src/admin/AdminApp.tsx');
const onDemand = new Set(
  [...imports.values()].flat().flatMap(({ target, lazy }) => (lazy && imports.has(target) ? [target] : [])),
);

describe.each(screenTexts)('the texts of $name', ({ name, file }) => {
  const uses = (one: string) => new RegExp(`['"\`]${name}\\.`).test(textOf.get(one) ?? '');

  it('are not in the first load, which shows none of them', () => {
    expect(first.has(file)).toBe(false);
    expect([...first].filter(uses)).toEqual([]);
  });

  it('come with every screen that shows them', () => {
    const showing = [...onDemand].filter((root) => [...loadedWith(root)].some(uses));
    expect(showing).not.toEqual([]);
    expect(showing.filter((root) => !loadedWith(root).has(file))).toEqual([]);
  });
});

it('covers the screens with the most texts', () => {
  expect(screenTexts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['closing', 'figures', 'settlement']),
  );
});
