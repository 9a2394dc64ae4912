import i18next, { type TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
};
const currentLanguage = () => i18next.language;

/** One translating function per language: it changes with the language, so it can be listed as a dependency. */
const functions = new Map<string, TFunction>();
function translatorOf(language: string): TFunction {
  const known = functions.get(language) ?? i18next.getFixedT(language);
  functions.set(language, known);
  return known;
}

/**
 * The texts of the current language, and its name. Our own, because i18next's React binding costs each page 1 kB of its
 * budget for namespaces and suspense that no page uses (docs/performance.md).
 */
export function useTranslation(): { t: TFunction; language: string } {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return { t: translatorOf(language), language };
}
