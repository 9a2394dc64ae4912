import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, subscribeStored } from '../session/stored';
import { defaultLanguage, type Language, languages, readLanguage, storeLanguage } from './language';

type Area = 'site' | 'auth';

/** Each language and area comes with its own file, so that a page carries only the texts it may show. */
const load = {
  vi: { site: async () => (await import('./vi/site')).site, auth: async () => await import('./vi/auth') },
  en: { site: async () => (await import('./en/site')).site, auth: async () => await import('./en/auth') },
};
const areas = new Set<Area>(['site']);
const added = new Set<string>();

async function add(language: Language): Promise<void> {
  const missing = [...areas].filter((area) => !added.has(`${language}/${area}`));
  for (const area of missing) {
    i18next.addResourceBundle(language, 'translation', { ...(await load[language][area]()) }, true);
    added.add(`${language}/${area}`);
  }
}

/** Adds the texts of an area, in the present language and the one that stands in for it. */
export async function openArea(area: Area): Promise<void> {
  areas.add(area);
  await Promise.all([readLanguage(), defaultLanguage].map(add));
}

/** Shows a language without storing it. */
export async function use(language: Language): Promise<void> {
  await add(language);
  await i18next.changeLanguage(language);
  if (typeof document === 'undefined' || document.documentElement.lang === language) return;
  // Even the same value would have the browser work every style out anew.
  document.documentElement.lang = language;
}

/** Applies and stores a language for both areas of the client. */
export async function applyLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await use(language);
}

/** Sets i18next up in a language: for the client's start and for prerendering. */
export async function prepareI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources: {},
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  await use(language);
}

/** Starts in the stored language, and follows the stored value when another tab or the back office changes it. */
export async function startI18n(): Promise<void> {
  const stored = readStored('lang') !== null;
  // The cookie may have ended, or been another's: the next page must come in the language of this one.
  if (stored) storeLanguage(readLanguage());
  await prepareI18n(readLanguage());
  subscribeStored(() => {
    if (readLanguage() !== i18next.language) void use(readLanguage());
  });
}

/** Fetches Vietnamese for whoever reads another language: a missing text falls back to it (decisions.md, Language). */
export const loadFallback = (): Promise<void> => add(defaultLanguage);
