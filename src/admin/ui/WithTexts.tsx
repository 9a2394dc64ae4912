import { type ReactNode, useMemo } from 'react';
import { I18nContextProvider, useI18nProvider } from 'react-admin';
import type { Language } from '../../../contract/languages';
import { useLanguage } from '../i18n/useLanguage';

/** Texts by name, nested as the keys are. */
export interface Texts {
  [name: string]: string | Texts;
}

function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Adds texts to those of the back office for everything within, so that a page's texts are loaded with the page. A notice
 * is shown elsewhere: `useNotify` is given its text, not a key.
 */
export function WithTexts({ texts, children }: { texts: Record<Language, Texts>; children: ReactNode }) {
  const base = useI18nProvider();
  const language = useLanguage();
  const provider = useMemo(() => {
    const own = texts[language];
    const translate: typeof base.translate = (key, options) => {
      const text = textAt(own, key);
      // The provider fills in values and plurals of its fallback as it does of its own texts.
      return base.translate(key, text === undefined ? options : { ...options, _: text });
    };
    return { ...base, translate };
  }, [base, language, texts]);
  return <I18nContextProvider value={provider}>{children}</I18nContextProvider>;
}
