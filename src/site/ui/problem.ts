import type { ParseKeys } from 'i18next';
import type { Language } from '../../../contract/languages';
import { readLanguage } from '../../i18n/language';
import { useTranslation } from '../../i18n/useTranslation';
import { useLanguage } from './useLanguage';

/** A form's error state: a key rather than a text, so that it follows a change of language. */
export interface Problem {
  key: ParseKeys;
  /** The server's message, shown while the page is in its language. */
  message: string | undefined;
  language: Language;
}

export const problem = (key: ParseKeys, message?: string): Problem => ({
  key,
  message,
  language: readLanguage(),
});

/** Returns a function that renders a problem in the current language. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation();
  const present = useLanguage();
  return ({ key, message, language }) => (message && language === present ? message : String(t(key)));
}
