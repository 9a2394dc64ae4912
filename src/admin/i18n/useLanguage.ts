import { useLocaleState } from 'react-admin';
import type { Language } from '../../../contract/languages';

/** The language that the back office shows. */
export function useLanguage(): Language {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'vi';
}
