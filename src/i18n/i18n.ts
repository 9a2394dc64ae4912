import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { subscribeStored } from '../session/stored';
import { defaultLanguage, type Language, languages, readLanguage, storeLanguage } from './language';
import { vi } from './vi';

/** Vietnamese is bundled; English is fetched when it is chosen. */
const load = { vi: async () => vi, en: async () => (await import('./en')).en };

async function use(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await load[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Applies and stores a language for both areas of the client. */
export async function applyLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await use(language);
}

/** Sets i18next up in the stored language, and follows the stored value when another tab or the back office changes it. */
export async function startI18n(): Promise<typeof i18next> {
  await i18next.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources: { vi: { translation: vi } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  await use(readLanguage());
  subscribeStored(() => {
    if (readLanguage() !== i18next.language) void use(readLanguage());
  });
  return i18next;
}
