import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/** Puts what a page of the news is about before their title, as its prerendered head does. */
export function useTitle(name: string | undefined): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (name === undefined) return;
    document.title = t('news.articleTitle', { name });
    return () => {
      document.title = t('titles.news');
    };
  }, [name, t]);
}
