import { readFileSync } from 'node:fs';
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

/** The parts of an object by language, if it is one; undefined for any other object. */
function byLanguage({ properties }: ObjectExpression) {
  const parts = properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value.type] as const] : [],
  );
  const types = new Map(parts);
  return types.has('vi') && types.has('en') ? [types.get('vi'), types.get('en')] : undefined;
}

/** Objects with a tree of texts, or a function, for each language. */
function treesIn(file: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    ObjectExpression(node) {
      const types = byLanguage(node);
      if (types?.every((type) => type === 'ObjectExpression' || type === 'ArrowFunctionExpression'))
        found.push(`${file}: ${text.slice(node.start, node.start + 60)}`);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Not texts that people read: react-admin's own messages are a tree for each language already. */
const messages = ['src/admin/app/i18nProvider.ts'];

it('a text of the back office, the contract or the server stands once, in a pair (docs/decisions/018)', () => {
  const sources = filesBelow('src/admin', 'contract', 'server').filter((file) => /\.tsx?$/.test(file));
  const found = sources
    .filter((file) => !messages.includes(file))
    .flatMap((file) => treesIn(file, readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it('finds trees and functions by language, and no pair', () => {
  const found = (text: string) => treesIn('a.ts', `export const a = ${text};`).length;
  expect(found("{ vi: { title: 'Tên' }, en: { title: 'Name' } }")).toBe(1);
  expect(found('{ texts: { vi: (name) => name, en: (name) => name } }')).toBe(1);
  expect(found("{ vi: 'Tên', en: 'Name' }")).toBe(0);
  expect(found("{ title: ['Tên', 'Name'] }")).toBe(0);
});
