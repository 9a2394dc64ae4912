import i18next from 'i18next';
import { defaultLanguage, type Language, languages } from '../../contract/languages';
import { readStored, subscribeStored } from '../session/stored';
import { isLanguage, readLanguage, storeLanguage } from './language';
import { leaveEnglishAddress } from './languagePath';

/** A page, or a group of pages, with its own texts. */
export type Area =
  | 'site'
  | 'home'
  | 'shop'
  | 'packages'
  | 'payment'
  | 'library'
  | 'news'
  | 'download'
  | 'account'
  | 'auth';
type Loaders = Record<Area, () => Promise<object>>;

/** One file per language and area, so that a page loads only the texts it may show. */
const load: Record<Language, Loaders> = {
  vi: {
    site: async () => (await import('./vi/site')).site,
    home: () => import('./vi/home'),
    shop: () => import('./vi/shop'),
    packages: () => import('./vi/packages'),
    payment: () => import('./vi/payment'),
    library: () => import('./vi/library'),
    news: () => import('./vi/news'),
    download: () => import('./vi/download'),
    account: () => import('./vi/account'),
    auth: () => import('./vi/auth'),
  },
  en: {
    site: async () => (await import('./en/site')).site,
    home: () => import('./en/home'),
    shop: () => import('./en/shop'),
    packages: () => import('./en/packages'),
    payment: () => import('./en/payment'),
    library: () => import('./en/library'),
    news: () => import('./en/news'),
    download: () => import('./en/download'),
    account: () => import('./en/account'),
    auth: () => import('./en/auth'),
  },
};
const areas = new Set<Area>(['site']);
const added = new Set<string>();
/** Whether the fallback language is loaded too; not before the first page has rendered. */
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

const current = () => (isLanguage(i18next.language) ? i18next.language : readLanguage());

/** Loads the texts of an area in the current language; the fallback texts follow in the background. */
export async function openArea(area: Area): Promise<void> {
  areas.add(area);
  await add(current());
  if (withFallback) void loadFallback();
}

type Follower = (language: Language) => Promise<void>;
const followers = new Set<Follower>();

/** Loads something else in the current language, and from then on before each switch to another. */
export function follow(load: Follower): Promise<void> {
  followers.add(load);
  return load(current());
}

/** Switches the language without storing it. */
export async function use(language: Language): Promise<void> {
  await Promise.all([add(language), ...[...followers].map((load) => load(language))]);
  await i18next.changeLanguage(language);
  if (typeof document === 'undefined' || document.documentElement.lang === language) return;
  // Assigning even the same value makes the browser recalculate all styles.
  document.documentElement.lang = language;
}

/** Applies and stores a language for the whole client. Rejects, changing nothing, when its texts fail to load. */
export async function applyLanguage(language: Language): Promise<void> {
  await use(language);
  if (language !== 'en') leaveEnglishAddress();
  storeLanguage(language);
}

/** Initialises i18next in a language, for the client and for prerendering. */
export async function prepareI18n(language: Language): Promise<void> {
  await i18next.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources: {},
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  await use(language);
}

/** Starts in the stored language, and follows changes made by another tab or the back office. */
export async function startI18n(): Promise<void> {
  const stored = readStored('lang') !== null;
  // The cookie may have expired or differ: the server must pick this language for the next page.
  if (stored) storeLanguage(readLanguage());
  await prepareI18n(readLanguage());
  subscribeStored(() => {
    if (readLanguage() !== i18next.language) use(readLanguage()).catch(() => undefined);
  });
}

/**
 * Loads Vietnamese, the fallback for missing texts, when another language is active (decisions.md, Language). Failures
 * are ignored; the next page tries again.
 */
export async function loadFallback(): Promise<void> {
  withFallback = true;
  await add(defaultLanguage).catch(() => undefined);
}
