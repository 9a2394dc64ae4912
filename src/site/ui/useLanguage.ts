import { defaultLanguage, type Language } from '../../../contract/languages';
import { isLanguage } from '../../i18n/language';
import { useTranslation } from '../../i18n/useTranslation';

/** The current language. */
export function useLanguage(): Language {
  const { language } = useTranslation();
  return isLanguage(language) ? language : defaultLanguage;
}
