import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type LocalizedText, languages } from '../../../contract/languages';

const folder = 'server/platform/messages';
const modules = await Promise.all(
  readdirSync(folder).map(
    async (file) =>
      [file, await import(`../../../server/platform/messages/${file.replace('.ts', '')}.ts`)] as const,
  ),
);
const isText = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'vi' in value && 'en' in value;

/** What a message says, with a large number where it takes one; those that take something else say nothing here. */
function said(message: unknown): LocalizedText | undefined {
  try {
    const text = typeof message === 'function' ? message(12_345) : message;
    return isText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A season's number is its name. */
const named = ['items.ts: isGift'];

const messages = modules.flatMap(([file, exports]) =>
  Object.values(exports as object)
    .filter((group) => typeof group === 'object' && group !== null && !Array.isArray(group))
    .flatMap((group) =>
      Object.entries(group).flatMap(([name, message]) => {
        const text = said(message);
        return text && !named.includes(`${file}: ${name}`) ? [{ at: `${file}: ${name}`, text }] : [];
      }),
    ),
);

it('each number of a message is written with separators, as the readers of its language write it', () => {
  expect(messages.length).toBeGreaterThan(200);
  const wrong = messages.flatMap(({ at, text }) =>
    languages
      // Not a year or a day, and not what somebody typed.
      .filter((language) => /(?<![“\d./-])\d{4,}(?![\d/-])/.test(text[language]))
      .map((language) => `${at}: ${text[language]}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['vi', /12\.345/],
  ['en', /12,345/],
] as const)('numbers are found in messages in %s', (language, form) => {
  expect(messages.filter(({ text }) => form.test(text[language])).length).toBeGreaterThan(5);
});
