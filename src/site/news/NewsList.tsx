import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { newsOnPage, newsPageCount } from '../../../contract/newsLists';
import { newsKinds } from '../../../contract/newsPages';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useContent } from '../content/pageContent';
import { useTitle } from '../items/useTitle';
import { cx } from '../ui/cx';
import { announce } from '../ui/LiveRegion';
import { SectionHead } from '../ui/SectionHead';
import { NewsCard } from './NewsCard';
import styles from './NewsList.module.css';
import { Pages } from './Pages';

type Kind = (typeof newsKinds)[number];

function Tabs({ current }: { current: Kind | 'all' }) {
  const { t } = useTranslation();
  return (
    <nav className={cx('tab-links', styles.tabs)} aria-label={t('news.tabs')}>
      {(['all', ...newsKinds] as const).map((tab) => (
        <Link
          key={tab}
          to={tab === 'all' ? paths.news : `${paths.news}/${tab}`}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {t(`news.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Announces what is listed, and moves the focus before it, when its place changes, but not when the language does. */
function useAnnounced(place: string, text: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    announce(text);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place, text]);
}

/** All news, or those of a kind, twelve on a page. The first page begins with a large one. */
export function NewsList({ kind }: { kind: Kind | undefined }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const all = useContent('news').articles;
  const articles = kind ? all.filter((one) => newsKinds[one.kind] === kind) : all;
  const count = newsPageCount(articles);
  const page = Math.min(count, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  const shown = articles.slice((page - 1) * newsOnPage, page * newsOnPage);
  useTitle('news', kind && t(`news.tab.${kind}`));
  const words = [t('news.count', { count: articles.length }), t('news.page', { page, count })];
  useAnnounced(`${kind} ${page}`, words.slice(0, count).join('. '));
  return (
    <div className={cx('sheet', styles.page)}>
      <div className="container">
        <SectionHead level={1} label={t('news.label')} title={t('news.title')} lead={t('news.lead')} />
        <Tabs current={kind ?? 'all'} />
        {shown.length === 0 && <p className={styles.empty}>{t('news.empty')}</p>}
        <div className={styles.list}>
          {shown.map((item, at) => (
            <NewsCard
              key={item.slugs.vi}
              item={item}
              level={2}
              eager={at === 0}
              large={at === 0 && page === 1}
            />
          ))}
        </div>
        {count > 1 && <Pages page={page} count={count} />}
      </div>
    </div>
  );
}
