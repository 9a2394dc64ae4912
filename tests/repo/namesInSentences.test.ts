import { readFileSync } from 'node:fs';
import { type Node, parseSync } from 'oxc-parser';
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

type Place = [node: Node, around: Node[]];
/** Every node of a syntax tree with those around it, the nearest first. */
function placesIn(value: unknown, around: Node[] = []): Place[] {
  if (Array.isArray(value)) return value.flatMap((each) => placesIn(each, around));
  if (typeof value !== 'object' || value === null) return [];
  const isNode = 'type' in value && typeof value.type === 'string';
  const inner = isNode ? [value as Node, ...around] : around;
  const below = Object.values(value).flatMap((each) => placesIn(each, inner));
  return isNode ? [[value as Node, around], ...below] : below;
}

/** Whether a node is the text of a `<Naming>`, or is announced with a language. */
const givesLanguage = (node: Node, inner: Node): boolean =>
  node.type === 'JSXOpeningElement'
    ? node.name.type === 'JSXIdentifier' &&
      node.name.name === 'Naming' &&
      inner.type === 'JSXAttribute' &&
      inner.name.name === 'text'
    : node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'announce' &&
      node.arguments[0] === inner &&
      node.arguments.length === 2;

/** The lines on which a file shows one of these texts, and on which of them its name has no language. */
function shownIn(code: string, isText: (node: Node) => boolean): { lines: number[]; wrong: number[] } {
  const places = placesIn(parseSync('x.tsx', code).program);
  const lineOf = ({ start }: Node) => code.slice(0, start).split('\n').length;
  const usesOf = (name: string) =>
    places.filter(([node, [outer]]) => {
      if (node.type !== 'Identifier' || node.name !== name) return false;
      const isProperty = outer?.type === 'MemberExpression' && outer.property === node;
      return !isProperty && !(outer?.type === 'VariableDeclarator' && outer.id === node);
    });
  const isRight = ([node, around]: Place): boolean => {
    for (const [at, outer] of around.entries()) {
      const inner = around[at - 1] ?? node;
      if (givesLanguage(outer, inner)) return true;
      // A text that is put into words first, and shown where its name is.
      if (outer.type === 'VariableDeclarator' && outer.id.type === 'Identifier') {
        const uses = usesOf(outer.id.name);
        return uses.length > 0 && uses.every(isRight);
      }
      if (outer.type === 'BlockStatement') return false;
    }
    return false;
  };
  const shown = places.filter(([node]) => isText(node));
  const linesOf = (found: Place[]) => found.map(([node]) => lineOf(node));
  return { lines: linesOf(shown), wrong: linesOf(shown.filter((place) => !isRight(place))) };
}

const keys = new Set(named.filter(([, text]) => isTagged(text)).map(([key]) => key));
const ofWallet = 'account.wallet.why.';
/** The key of such a text; the wallet chooses its sentence by the entry. */
const isKey = (node: Node): boolean =>
  node.type === 'Literal'
    ? keys.has(String(node.value))
    : node.type === 'TemplateLiteral' && node.quasis[0]?.value.raw === ofWallet;

it('finds where a name has no language', () => {
  const wrongIn = (code: string) => shownIn(code, isKey).wrong;
  const text = "t('wardrobe.tried', { name })";
  expect(wrongIn(`const A = () => <><p>{${text}}</p>\n<Naming text={${text}} lang="vi" /></>`)).toEqual([1]);
  expect(wrongIn(`const A = () => <Naming text="" lang={${text}} />`)).toEqual([1]);
  expect(wrongIn(`announce(${text}, 'vi');\nannounce(${text});`)).toEqual([2]);
  const said = `const said = isOn ? ${text} : '';`;
  expect(wrongIn(`${said} const B = () => <Naming text={said} lang="vi" />`)).toEqual([]);
  expect(wrongIn(`${said} const B = () => <p title={said}><Naming text={said} lang="vi" /></p>`)).toEqual([
    1,
  ]);
  const wallet = `t(\`${ofWallet}$\{why}\`)`;
  expect(wrongIn(`const A = () => <Naming text={${wallet}} lang={lang} />;\nsay(${wallet})`)).toEqual([2]);
});

it('whatever shows such a text gives the name its language', () => {
  const found = files.map((file) => ({ file, ...shownIn(codeOf(file), isKey) }));
  expect(found.filter(({ lines }) => lines.length > 0).length).toBeGreaterThan(9);
  expect(found.flatMap(({ file, wrong }) => wrong.map((line) => `${file}:${line}`))).toEqual([]);
});

it('the texts that a part of the page has for itself do, too', () => {
  const own = files.filter((file) => codeOf(file).includes('<n>${'));
  const found = own.map((file) => {
    const code = codeOf(file);
    const names = [...code.matchAll(/(\w+): \([^)]*\) => `[^`]*<n>\$/g)].map(([, name]) => name);
    const isOwn = (node: Node) =>
      node.type === 'MemberExpression' &&
      node.property.type === 'Identifier' &&
      names.includes(node.property.name);
    return { file, ...shownIn(code, isOwn) };
  });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ lines, wrong }) => lines.length === 0 || wrong.length > 0)).toEqual([]);
});

it('no text of a record loses its language on the way to the page', () => {
  // The demonstration's has both languages.
  const read = files.filter((file) => !file.startsWith('src/site/content/demo/'));
  expect(read.filter((file) => /\btextIn\([^;]*?\)\.text\b/.test(codeOf(file)))).toEqual([]);
});
