import { useParams } from 'react-router-dom';
import type { ArticleContent } from '../../../contract/newsPages';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { ErrorPage } from '../errors/ErrorPage';
import { itemAt } from '../items/itemLoader';
import { ButtonLink } from '../ui/Button';
import { useLanguage } from '../ui/useLanguage';
import { Article } from './Article';
import { isKind } from './loadNews';
import { NewsList } from './NewsList';

export { loader } from './loadNews';

/** The list of news, one kind of it, an article, or a page that says that there is none. */
export function Page() {
  const { t } = useTranslation();
  const language = useLanguage();
  const page = useParams().page?.toLowerCase();
  if (page === undefined || isKind(page)) return <NewsList kind={page} />;
  const article = itemAt<ArticleContent>('news', page, language);
  if (article) return <Article key={article.slugs.vi} article={article} page={page} />;
  return (
    <ErrorPage kind="missing">
      <ButtonLink to={paths.news} variant="primary" size="large">
        {t('news.all')}
      </ButtonLink>
    </ErrorPage>
  );
}
