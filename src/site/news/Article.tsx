import { Link } from 'react-router-dom';
import { type ArticleContent, previewSlug } from '../../../contract/newsPages';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Prose } from '../content/Prose';
import { useOwnAddress } from '../items/useOwnAddress';
import { useTitle } from '../items/useTitle';
import { cx } from '../ui/cx';
import { formatDate } from '../ui/formats';
import { Share } from '../ui/Share';
import { useLanguage } from '../ui/useLanguage';
import styles from './Article.module.css';
import { Around, Similar } from './MoreNews';
import { Cover, useKind } from './NewsCard';

interface Props {
  article: ArticleContent;
  /** The last part of its address. */
  page: string;
}

/** An article on its own page, with what leads to others. */
export function Article({ article, page }: Props) {
  useTitle('news', article.title);
  useOwnAddress(article, { list: paths.news, part: page, preview: previewSlug });
  return (
    <>
      <div className={cx('paper', 'sheet', styles.page)}>
        <article className={cx('container', styles.article)}>
          <Head article={article} />
          <Facts article={article} />
          <div className={cx('chamfer', styles.cover)}>
            <Cover item={article} eager />
          </div>
          <Prose html={article.html} lang={article.lang} />
          <Around article={article} />
        </article>
      </div>
      <Similar items={article.similar} />
    </>
  );
}

function Head({ article }: { article: ArticleContent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kind = useKind(article);
  const { title, text, lang } = article;
  return (
    <header className={styles.head}>
      <p className={cx('label', 'way')}>
        <Link to={paths.news}>{t('news.name')}</Link>
        <span aria-hidden="true">/</span>
        <Link to={kind.path}>{kind.name}</Link>
      </p>
      <h1 lang={lang}>{title}</h1>
      <p className="lead" lang={lang}>
        {text}
      </p>
      {lang && lang !== language && <p className={styles.only}>{t(`news.onlyIn.${lang}`)}</p>}
    </header>
  );
}

/** Beside the text, as the legend of a drawing. */
function Facts({ article: { date, minutes, title } }: { article: ArticleContent }) {
  const { t } = useTranslation();
  return (
    <div className={styles.facts}>
      <p>
        <time dateTime={date}>{formatDate(date, useLanguage())}</time>
        <span>{t('news.minutes', { count: minutes })}</span>
      </p>
      <Share title={title} area="news" />
    </div>
  );
}
