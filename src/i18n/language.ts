import { yearSeconds } from '../../contract/durations';
import { defaultLanguage, type Language, languages } from '../../contract/languages';
import { readStored, writeStored } from '../session/stored';
import { isEnglishByAddress } from './languagePath';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** A preview of the back office has the language of its address and stores none (index.html). */
const { isPreview } = globalThis;

/** The choice on this page, for when storage is blocked. */
let chosen: Language | null = null;

/** The language of the address, else the stored one, else Vietnamese. */
export function readLanguage(): Language {
  if (isEnglishByAddress()) return 'en';
  const stored = isPreview ? document.documentElement.lang : (readStored('lang') ?? chosen);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Stores the language and mirrors it in a cookie, from which the server picks the prerendered page (decisions.md). */
export function storeLanguage(language: Language): void {
  if (isPreview) return;
  chosen = writeStored({ lang: language }) ? null : language;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that players use
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
