import raEn from 'ra-language-english';
import { expect, it } from 'vitest';
import { readResources } from '../../contract/readResources';
import { i18nProvider, messages } from '../../src/admin/app/i18nProvider';
import { raVi } from '../../src/admin/app/raVi';
import { darkTheme, lightTheme } from '../../src/admin/ui/theme/theme';
import { pluralsOfOne } from '../support/pluralOfOne';

// The texts of screens that load on demand, too.
import.meta.glob(['../../src/admin/i18n/*.ts', '../../src/admin/**/texts.ts'], { eager: true });

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

it('both languages have the same texts, none empty', () => {
  expect(keysOf(messages.en)).toEqual(expect.arrayContaining(keysOf(messages.vi)));
  expect(keysOf(messages.vi)).toEqual(expect.arrayContaining(keysOf(messages.en)));
  const texts = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];
  expect([...texts(messages.vi), ...texts(messages.en)].filter((text) => text === '')).toEqual([]);
});

const textsOf = (value: unknown, path = ''): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

/** Counts that are never 1, or gone before they are read, and what is no count: a name, a number of milliseconds. */
const never1 = [
  'admin.list.exporting',
  'admin.balance.beginning',
  'admin.preview.accessory.gift',
  'admin.preview.dip',
  'admin.rule.tooLong',
  'admin.bar.notifications',
  'search.short',
  'money.facts.day',
  'transactions.event.times',
  'inputs.count',
  'inputs.excess.lines',
  'inputs.excess.cells',
  'player.tagsHelp',
  'player.rule.tags',
  'settings.gateways.answers',
];
const value = /%\{\w+\}/g;

it('what is counted has a singular in English', () => {
  const counts = textsOf(messages.en).filter(([key]) => !key.startsWith('ra.') && !never1.includes(key));
  const wrong = counts.filter(([, text]) => {
    const one = text.split(' |||| ')[0] ?? '';
    // A sum of two is more than one.
    return pluralsOfOne(one.replaceAll(/%\{\w+\} \+ %\{\w+\}/g, '2').replaceAll(value, '1')).length > 0;
  });
  expect(wrong).toEqual([]);
});

it('in English a full moment, with its day, follows “on”', () => {
  const moments = textsOf(messages.en).filter(([, text]) => /%\{at\}| (on|at)( \|\|\|\||$)/.test(text));
  expect(moments.length).toBeGreaterThan(15);
  expect(
    moments.filter(
      ([key, text]) => !/\.(fields|field)\./.test(key) && /\bat( %\{at\}| \|\|\|\||$)/.test(text),
    ),
  ).toEqual([]);
});

it('quotation marks, apostrophes and percentages are written alike', () => {
  const straight = [...textsOf(messages.en), ...textsOf(messages.vi)].filter(([, text]) =>
    /["']|\d %/.test(text),
  );
  expect(straight.filter(([key]) => !key.startsWith('ra.'))).toEqual([]);
  expect(textsOf(raVi).filter(([, text]) => /["']/.test(text))).toEqual([]);
});

/** Titles of dialogs and what their buttons do; questions and sentences are written as such. */
const ofDialog =
  /(\.dialog\.[\w-]+|^publication\.\w+|^closing\.sign\w*|\.make|\.textPicture)\.(title|submit|ask|keep|add)$|\.(unsaved\.(leave|stay)|conflict\.(keep|look|save))$/;
const small = /^(a|an|and|at|from|in|of|or|the|to|up|%\{.*)$/;

it('the dialogs’ titles and buttons have capitals in English, as the specified ones do', () => {
  const isTitle = (text: string) =>
    text.endsWith('?') || text.split(/[ -]/).every((word) => small.test(word) || /^[A-Z0-9“]/.test(word));
  const found = textsOf(messages.en).filter(([key]) => ofDialog.test(key));
  expect(found.length).toBeGreaterThan(80);
  expect(found.filter(([, text]) => !isTitle(text))).toEqual([]);
});

it.each(readResources.filter(({ sorts }) => sorts.length > 1))(
  'each order of $name has a name, which a phone offers in place of headings',
  ({ name, sorts }) => {
    const nameless = (field: string) =>
      i18nProvider.translate(`resources.${name}.fields.${field}`, { _: '' }) === '';
    expect(sorts.filter(nameless)).toEqual([]);
  },
);

it("react-admin's own texts keep their placeholders in Vietnamese", () => {
  const placeholders = (text: unknown) =>
    new Set(
      String(text)
        .split('||||')
        .pop()
        ?.match(/%\{\w+\}/g) ?? [],
    );
  const compare = (en: object, vi: object): void => {
    for (const [key, value] of Object.entries(en)) {
      const other = (vi as Record<string, unknown>)[key];
      if (typeof value === 'object') compare(value as object, other as object);
      else for (const name of placeholders(other)) expect(String(value), key).toContain(name);
    }
  };
  compare(raEn, raVi);
});

it('the theme is made of the design tokens', () => {
  expect(darkTheme.palette?.background).toMatchObject({ default: expect.stringMatching(/^#10141b$/i) });
  expect(lightTheme.palette?.background).toMatchObject({ default: expect.stringMatching(/^#e8ebe3$/i) });
});
