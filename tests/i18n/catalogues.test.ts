import { describe, expect, it } from 'vitest';
import { passwordLength } from '../../contract/passwords';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { ecosystem, promo, slides, team } from '../../src/site/content/demo/home';
import { library } from '../../src/site/content/demo/library';

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${path}${key}.`) : [`${path}${key}`],
  );
const textsOf = (value: object): string[] =>
  Object.values(value).flatMap((inner) => (typeof inner === 'object' ? textsOf(inner) : [String(inner)]));
const slots = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();
const at = (catalogue: object, path: string): string =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], catalogue) as string;

describe('catalogues', () => {
  it('has the same keys in both languages', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(vi).sort());
  });
  it('uses the same placeholders in both languages', () => {
    for (const key of keysOf(vi)) expect([key, slots(at(en, key))]).toEqual([key, slots(at(vi, key))]);
  });
  it('says the least length of a password that the contract has', () => {
    for (const { auth } of [vi, en]) expect(auth.field.passwordHint).toContain(` ${passwordLength.min} `);
  });
  it('has no empty text and no Vietnamese letters in English', () => {
    for (const text of [...textsOf(vi), ...textsOf(en)]) expect(text.trim()).not.toBe('');
    expect(textsOf(en).filter((text) => /[ăđơưạ-ỹ]/i.test(text))).toEqual([]);
  });
  it('says everything of three words and more in Vietnamese, but for what the specification keeps', () => {
    const words = (text: string) => text.replace(/<[^>]+>|\{\{[^}]+\}\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
    const marked = /[ăâđêôơưàáèéìíòóùúýãẽĩõũỹạ-ỹ]/i;
    const foreign = keysOf(vi).filter((key) => words(at(vi, key)).length > 2 && !marked.test(at(vi, key)));
    expect(foreign.sort()).toEqual(['layout.newsletter.placeholder', 'shop.verify.placeholderError']);
  });
  it('has sample content of equal length in both languages', () => {
    for (const content of [slides, team, ecosystem, promo])
      expect(content.en).toHaveLength(content.vi.length);
    expect(slides.vi.length).toBeGreaterThanOrEqual(4);
    expect(team.vi.length).toBeGreaterThanOrEqual(8);
  });
  it('has four library items of each specified type', () => {
    for (const type of ['head', 'body', 'bag', 'emote', 'sword', 'shield', 'magic', 'electric']) {
      expect(library.filter((item) => item.type === type)).toHaveLength(4);
    }
  });
});
