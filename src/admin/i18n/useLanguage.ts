import { useLocaleState } from 'react-admin';
import type { Language } from '../../../contract/languages';

/** The back office's current language. */
export function useLanguage(): Language {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'vi';
}
