import i18next from 'i18next';
import { defaultLanguage, type Language, languages } from '../../contract/languages';
import { readStored, subscribeStored } from '../session/stored';
import { isLanguage, readLanguage, storeLanguage } from './language';
import { leaveEnglishAddress } from './languagePath';

/** Loads the texts of a page, or of a group of pages, in each language: one file each, so that a page loads only its own. */
export type Texts = Record<Language, () => Promise<object>>;
const load = {
  site: { vi: () => import('./vi/site'), en: () => import('./en/site') },
  home: { vi: () => import('./vi/home'), en: () => import('./en/home') },
  shop: { vi: () => import('./vi/shop'), en: () => import('./en/shop') },
  packages: { vi: () => import('./vi/packages'), en: () => import('./en/packages') },
  payment: { vi: () => import('./vi/payment'), en: () => import('./en/payment') },
  library: { vi: () => import('./vi/library'), en: () => import('./en/library') },
  news: { vi: () => import('./vi/news'), en: () => import('./en/news') },
  download: { vi: () => import('./vi/download'), en: () => import('./en/download') },
  account: { vi: () => import('./vi/account'), en: () => import('./en/account') },
  auth: { vi: () => import('./vi/auth'), en: () => import('./en/auth') },
} satisfies Record<string, Texts>;
/** A page, or a group of pages, with its own texts. */
export type Area = keyof typeof load;

const areas = new Set<Texts>([load.site]);
const added = new Set<Texts[Language]>();
/** Whether the fallback language is loaded too; not before the first page has rendered. */
let withFallback = false;

async function add(language: Language): Promise<void> {
  const missing = [...areas].map((texts) => texts[language]).filter((texts) => !added.has(texts));
  await Promise.all(
    missing.map(async (texts) => {
      i18next.addResourceBundle(language, 'translation', { ...(await texts()) }, true);
      added.add(texts);
    }),
  );
}

const current = () => (isLanguage(i18next.language) ? i18next.language : readLanguage());

/** Loads the texts of an area in the current language; the fallback texts follow in the background. */
export async function openArea(area: Area | Texts): Promise<void> {
  areas.add(typeof area === 'string' ? load[area] : area);
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
  let known: number;
  // Once more for what was opened in the language before, meanwhile.
  do {
    known = areas.size + followers.size;
    await Promise.all([add(language), ...[...followers].map((load) => load(language))]);
  } while (areas.size + followers.size > known);
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
  const stored = readStored('lang');
  // The cookie may have expired or differ: the server must pick this language for the next page.
  if (isLanguage(stored)) storeLanguage(stored);
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
