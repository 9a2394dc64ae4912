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

/** One spelling and one name for one thing, as the specified texts have them: email, log in, log out. */
const otherSpelling = /\be-mails?\b|\bsign(?:s|ed|ing)?[ -](?:(?:it|them) )?(?:in|out)s?\b/i;

it('no English text spells them another way', () => {
  const shown = ['src', 'server/mail', 'server/platform/messages', 'server/site/statusPage/page'].flatMap(
    textsIn,
  );
  // A name such as `sign-in` is no text.
  const texts = [...new Set(shown)].filter((text) => /[A-Z\s]/.test(text));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => otherSpelling.test(text))).toEqual([]);
});
