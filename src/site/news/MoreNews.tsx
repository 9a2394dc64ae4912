import { Link } from 'react-router-dom';
import type { NewsItem } from '../../../contract/homeContent';
import type { ArticleContent, ArticleLink } from '../../../contract/newsPages';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import styles from './MoreNews.module.css';
import { NewsCard } from './NewsCard';

function Neighbour({ to, rel }: { to: ArticleLink; rel: 'prev' | 'next' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isNewer = rel === 'prev';
  return (
    <Link to={`${paths.news}/${to.slugs[language]}`} rel={rel} className={styles[rel]}>
      <span className="label">
        <Icon name={isNewer ? 'left' : 'right'} size={16} />
        {t(isNewer ? 'news.newer' : 'news.older')}
      </span>
      <span className={styles.title} lang={to.lang}>
        {to.title}
      </span>
    </Link>
  );
}

/** The articles before and after one. */
export function Around({ article: { newer, older } }: { article: ArticleContent }) {
  const { t } = useTranslation();
  if (!newer && !older) return null;
  return (
    <nav className={styles.around} aria-label={t('news.around')}>
      {newer && <Neighbour to={newer} rel="prev" />}
      {older && <Neighbour to={older} rel="next" />}
    </nav>
  );
}

/** Articles of the same kind. */
export function Similar({ items }: { items: NewsItem[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section className={cx('sheet', 'section', 'crop')} aria-labelledby="similar">
      <div className="container">
        <h2 id="similar" className={styles.heading}>
          {t('news.similar')}
        </h2>
        <div className={styles.similar}>
          {items.map((item) => (
            <NewsCard key={item.slugs.vi} item={item} level={3} />
          ))}
        </div>
      </div>
    </section>
  );
}
