import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ArticleContent, previewSlug } from '../../../contract/newsPages';
import { paths } from '../../paths';
import { overPage } from '../layout/overPage';
import { useLanguage } from '../ui/useLanguage';

/**
 * Replaces an address of the other language, to which a change of the language or a link leads, with the article's own.
 * The article stays in sight meanwhile, and scroll position and focus where they are. A preview has an address of its own.
 */
export function useOwnAddress({ slugs }: Pick<ArticleContent, 'slugs'>, page: string): void {
  const navigate = useNavigate();
  const own = slugs[useLanguage()];
  useEffect(() => {
    if (own !== page && page !== previewSlug)
      void navigate(`${paths.news}/${own}`, { replace: true, preventScrollReset: true, state: overPage });
  }, [own, page, navigate]);
}
