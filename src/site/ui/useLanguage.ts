import { useTranslation } from 'react-i18next';
import { defaultLanguage, type Language } from '../../../contract/languages';
import { isLanguage } from '../../i18n/language';

/** The current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage;
}
