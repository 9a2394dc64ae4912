import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEn from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { readLanguage } from '../../i18n/language';
import { banTexts } from '../i18n/ban';
import { en } from '../i18n/en';
import { receiveScreenTexts } from '../i18n/screenTexts';
import { staffTexts } from '../i18n/staff';
import { vi } from '../i18n/vi';
import { resourceTexts } from '../resources';
import { pageTexts } from './pages';
import { raVi } from './raVi';

/** All texts of the back office by language: react-admin's, the area's, those of pages and resources, and of screens as they load. */
export const messages = {
  vi: {
    ...raVi,
    admin: vi,
    pages: pageTexts('vi'),
    resources: resourceTexts('vi'),
    staff: staffTexts.vi,
    ban: banTexts.vi,
  },
  en: {
    ...raEn,
    admin: en,
    pages: pageTexts('en'),
    resources: resourceTexts('en'),
    staff: staffTexts.en,
    ban: banTexts.en,
  },
};

const provide = (language: string): I18nProvider =>
  polyglotI18nProvider((locale) => (locale === 'en' ? messages.en : messages.vi), language, [
    { locale: 'vi', name: 'Tiếng Việt' },
    { locale: 'en', name: 'English' },
  ]);
/** In the stored language, so that already the first paint is right. */
let current = provide(readLanguage());
// react-admin's provider copies the texts when it is made.
receiveScreenTexts((name, texts) => {
  Object.assign(messages.vi, { [name]: texts.vi });
  Object.assign(messages.en, { [name]: texts.en });
  current = provide(current.getLocale());
});

/** react-admin's i18n provider, with the texts of the screens that have loaded. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => current.translate(key, options),
  changeLocale: (locale) => current.changeLocale(locale),
  getLocale: () => current.getLocale(),
  getLocales: () => current.getLocales?.() ?? [],
};
