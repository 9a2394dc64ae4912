import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/languages';
import { readLanguage } from '../../i18n/language';
import { useLanguage } from './useLanguage';

/** What went wrong, as a form keeps it: a key, so that it is told in whichever language the page is in by then. */
export interface Problem {
  key: ParseKeys;
  /** The server's own words, told while the page is in their language. */
  message: string | undefined;
  language: Language;
}

export const problem = (key: ParseKeys, message?: string): Problem => ({
  key,
  message,
  language: readLanguage(),
});

/** The way to say a problem in the present language. */
export function useSay(): (what: Problem) => string {
  const { t } = useTranslation();
  const present = useLanguage();
  return ({ key, message, language }) => (message && language === present ? message : String(t(key)));
}
