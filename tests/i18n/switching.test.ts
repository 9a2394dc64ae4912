import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Language } from '../../contract/languages';
import { follow, openArea, use } from '../../src/i18n/i18n';
import { speak } from '../support/render';

/** Texts whose English ones arrive when they are released. */
function slowTexts(name: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const texts = {
    vi: async () => ({ [name]: 'vi' }),
    en: async () => {
      await released;
      return { [name]: 'en' };
    },
  };
  return { texts, release };
}
const english = (name: string): unknown => i18next.getResource('en', 'translation', name);

it('what is opened while the language is being switched is there in the new one, however late', async () => {
  // Files share the texts: those of the others must stay.
  await speak('vi');
  const [first, second, third] = [slowTexts('first'), slowTexts('second'), slowTexts('third')];
  await openArea(first.texts);
  const switched = use('en');
  await openArea(second.texts);
  const followed: Language[] = [];
  await follow(async (language) => void followed.push(language));
  expect([i18next.language, i18next.t('second' as never), followed]).toEqual(['vi', 'vi', ['vi']]);
  first.release();
  await Promise.resolve();
  await openArea(third.texts);
  second.release();
  third.release();
  await switched;
  expect(i18next.language).toBe('en');
  expect([english('first'), english('second'), english('third')]).toEqual(['en', 'en', 'en']);
  expect(followed).toContain('en');
});
