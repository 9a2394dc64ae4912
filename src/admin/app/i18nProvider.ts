import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEn from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { readLanguage } from '../../i18n/language';
import { closingTexts } from '../i18n/closing';
import { en } from '../i18n/en';
import { figureTexts } from '../i18n/figures';
import { moneyTexts } from '../i18n/money';
import { playerTexts } from '../i18n/player';
import { securityTexts } from '../i18n/security';
import { settlementTexts } from '../i18n/settlement';
import { staffTexts } from '../i18n/staff';
import { transactionTexts } from '../i18n/transactions';
import { vi } from '../i18n/vi';
import { resourceTexts } from '../resources';
import { pageTexts } from './pages';
import { raVi } from './raVi';

/** All texts of the back office by language: react-admin's, the area's, and those of pages and resources. */
export const messages = {
  vi: {
    ...raVi,
    admin: vi,
    pages: pageTexts('vi'),
    resources: resourceTexts('vi'),
    staff: staffTexts.vi,
    transactions: transactionTexts.vi,
    security: securityTexts.vi,
    money: moneyTexts.vi,
    settlement: settlementTexts.vi,
    closing: closingTexts.vi,
    figures: figureTexts.vi,
    player: playerTexts.vi,
  },
  en: {
    ...raEn,
    admin: en,
    pages: pageTexts('en'),
    resources: resourceTexts('en'),
    staff: staffTexts.en,
    transactions: transactionTexts.en,
    security: securityTexts.en,
    money: moneyTexts.en,
    settlement: settlementTexts.en,
    closing: closingTexts.en,
    figures: figureTexts.en,
    player: playerTexts.en,
  },
};

/** react-admin's i18n provider in the stored language, so that already the first paint is right. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  (locale) => (locale === 'en' ? messages.en : messages.vi),
  readLanguage(),
  [
    { locale: 'vi', name: 'Tiếng Việt' },
    { locale: 'en', name: 'English' },
  ],
);
