import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language, languages } from '../../contract/languages';
import { readStored, subscribeStored } from '../session/stored';
import { isLanguage, readLanguage, storeLanguage } from './language';

/** A page, or a group of pages, with texts of its own. */
export type Area = 'site' | 'home' | 'shop' | 'payment' | 'library' | 'download' | 'account' | 'auth';
type Loaders = Record<Area, () => Promise<object>>;

/** Each language and area comes with its own file, so that a page carries only the texts it may show. */
const load: Record<Language, Loaders> = {
  vi: {
    site: async () => (await import('./vi/site')).site,
    home: () => import('./vi/home'),
    shop: () => import('./vi/shop'),
    payment: () => import('./vi/payment'),
    library: () => import('./vi/library'),
    download: () => import('./vi/download'),
    account: () => import('./vi/account'),
    auth: () => import('./vi/auth'),
  },
  en: {
    site: async () => (await import('./en/site')).site,
    home: () => import('./en/home'),
    shop: () => import('./en/shop'),
    payment: () => import('./en/payment'),
    library: () => import('./en/library'),
    download: () => import('./en/download'),
    account: () => import('./en/account'),
    auth: () => import('./en/auth'),
  },
};
const areas = new Set<Area>(['site']);
const added = new Set<string>();
/** Whether the language that stands in for a missing text is wanted too; not before the first page is there. */
let withFallback = false;

async function add(language: Language): Promise<void> {
  const missing = [...areas].filter((area) => !added.has(`${language}/${area}`));
  await Promise.all(
    missing.map(async (area) => {
      const texts = await load[language][area]();
      i18next.addResourceBundle(language, 'translation', { ...texts }, true);
      added.add(`${language}/${area}`);
    }),
  );
}

/** Adds the texts of an area in the present language; those that stand in for missing ones follow by themselves. */
export async function openArea(area: Area): Promise<void> {
  areas.add(area);
  await add(isLanguage(i18next.language) ? i18next.language : readLanguage());
  if (withFallback) void loadFallback();
}

/** Shows a language without storing it. */
export async function use(language: Language): Promise<void> {
  await add(language);
  await i18next.changeLanguage(language);
  if (typeof document === 'undefined' || document.documentElement.lang === language) return;
  // Even the same value would have the browser work every style out anew.
  document.documentElement.lang = language;
}

/** Applies and stores a language for both areas of the client. Rejects, and changes nothing, when its texts cannot be had. */
export async function applyLanguage(language: Language): Promise<void> {
  await use(language);
  storeLanguage(language);
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
    if (readLanguage() !== i18next.language) use(readLanguage()).catch(() => undefined);
  });
}

/**
 * Fetches Vietnamese for whoever reads another language: a missing text falls back to it (decisions.md, Language). Without
 * a connection it is left for the next page.
 */
export async function loadFallback(): Promise<void> {
  withFallback = true;
  await add(defaultLanguage).catch(() => undefined);
}
