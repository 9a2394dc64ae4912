import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEn from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { byLanguage } from '../../../contract/texts';
import { readLanguage } from '../../i18n/language';
import { backOffice } from '../i18n/backOffice';
import { banTexts } from '../i18n/ban';
import { receiveScreenTexts } from '../i18n/screenTexts';
import { staffTexts } from '../i18n/staff';
import { resourceTexts } from '../resources';
import { pageTexts } from './pages';
import { raVi } from './raVi';

const own = byLanguage({
  admin: backOffice,
  pages: pageTexts,
  resources: resourceTexts(),
  staff: staffTexts,
  ban: banTexts,
});

/** All texts of the back office by language: react-admin's, the area's, those of pages and resources, and of screens as they load. */
export const messages = { vi: { ...raVi, ...own.vi }, en: { ...raEn, ...own.en } };

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
