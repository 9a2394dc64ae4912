import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

// The texts that the specification quotes stay letter for letter (decisions-4.md, 13). Their list is the specification
// itself: what stands in quotes there, and the cells of the release cards.

const specification = readFileSync('docs/spec/product.md', 'utf8');
const quoted = [...specification.matchAll(/(?<![\w])'([^'\n]+)'(?!\w)/g)].map(([, text]) => text ?? '');
const cards = [...specification.matchAll(/^\| \d +\|(.+)\|$/gm)]
  .flatMap(([, cells]) => (cells ?? '').split('|'))
  .map((cell) => cell.replace(/\(.*\)/, '').trim())
  .filter((cell) => /^[A-Z]/.test(cell));
/** Values and terms, which no screen shows. */
const codes = new Set(['1', '2', '3', 'blue', 'dark', 'success', 'This week']);
const specified = [...new Set([...quoted, ...cards])].filter((text) => !codes.has(text));

const literal = /'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`|>\s*([^<>{}]+?)\s*</g;
/** A part that is filled in: `%{noun}` in the back office, `{{name}}` on the site, an expression in a template. */
const filled = /%\{\w+\}|\{\{\w+\}\}|\$\{[^}]+\}/;
const textsIn = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8')
        .replaceAll(/^\s*(?:\/?\*|\/\/).*/gm, '')
        .matchAll(literal),
    ])
    .map(([, one, two, three, four]) => one ?? two ?? three ?? four ?? '');
const whole = new Set(['src', 'contract'].flatMap(textsIn));
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const templates = [...whole].filter((text) => filled.test(text)).map((text) => text.split(filled));
/** What may fill a part: another text of ours, or the specification's own placeholder. */
const fills = (part: string) => whole.has(part) || /^(?:\{\w+\}|\.\.\.)$/.test(part);
/** Whether the code says this text: as it is, or in parts around what is filled in. */
const isSaid = (text: string) =>
  whole.has(text) ||
  templates.some((parts) => {
    if (parts.some((part) => part.trim() === text)) return true;
    const match = new RegExp(`^${parts.map(escaped).join('(.+)')}$`).exec(text);
    return match?.slice(1).every(fills);
  });

describe('specified texts', () => {
  it('are a list of some length', () => expect(specified.length).toBeGreaterThan(60));

  it.each(specified)('%s', (text) => expect(isSaid(text)).toBe(true));

  it('are missed when a letter of one differs', () => {
    expect(isSaid('Please confirm your e-mail before making payment.')).toBe(false);
    expect(isSaid('Add new Box')).toBe(false);
  });
});

/** One spelling and one name for one thing, as the specified texts have them: email, log in, log out; and that of the US. */
const otherSpelling = [
  /(?<!\{)\be?-?mails?\b(?<!\bemails?)(?!\}|\.\w)|\bsign(?:s|ed|ing)?[ -](?:[^\s,;.]+ ){0,3}(?:in|out)s?\b/i,
  /\b(?:armour|behaviour|catalogue|centre|colour|favour|grey|judgement|licence|programme)s?\b/i,
  /\b(?:afterwards|towards|whilst|\w+(?:ognis|rganis|uthoris)\w+)\b|\bdata (?:are|were)\b/i,
];
/** Texts that people read: those of the site, the back office, its lists, mails, messages, and the content shown first. */
const shownIn = [
  'src',
  'contract/samples',
  'server/mail/templates',
  'server/platform/messages',
  'server/site',
  'server/http',
  'server/accounts/players/export',
];
/** A name such as `sign-in`, a style or a program's own text is none that people read. */
const isRead = (text: string) =>
  /^[^<{]*[A-Z\s]/.test(text) && !/[=;<>]|\{\w+:|gradient\(|^mails?\./.test(text);

it('no English text spells them another way', () => {
  const texts = [...new Set(shownIn.flatMap(textsIn))].filter(isRead);
  expect(texts.length).toBeGreaterThan(3000);
  expect(otherSpelling.flatMap((spelling) => texts.filter((text) => spelling.test(text)))).toEqual([]);
});

it.each([
  'We sent a mail.',
  'Sign this device out?',
  'A colour of its own',
  'Your data are safe.',
  'It recognises you.',
])('misses "%s"', (text) => {
  expect(otherSpelling.some((spelling) => spelling.test(text))).toBe(true);
});

/** What stands between a page's name, its list and ours in a title. */
it('titles have one separator', () => {
  const titles = ['src', 'server', 'scripts'].flatMap(textsIn).filter((text) => /\S \S+ Outline$/.test(text));
  const separated = titles.filter((text) => /(?: [^\p{L}\p{N}\s]+ )Outline$/u.test(text));
  expect(separated.length).toBeGreaterThan(30);
  expect(separated.filter((text) => !/^[^·]+ \| Outline$/.test(text))).toEqual([]);
});
