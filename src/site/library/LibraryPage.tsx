import { Suspense, useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { type Category, categories, glyph, type LibraryItem } from '../content/library';
import { contentLoader, useContent } from '../content/pageContent';
import { ErrorPage } from '../errors/ErrorPage';
import { isOverPage, overPage } from '../layout/overPage';
import { ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { announce } from '../ui/LiveRegion';
import { SectionHead } from '../ui/SectionHead';
import { ItemDialog } from './ItemDialog';
import { ItemGroup } from './ItemGroup';
import { ItemPage } from './ItemPage';
import { itemAt, itemPath, tileId } from './item';
import { Legend } from './Legend';
import styles from './LibraryPage.module.css';
import { tileLoops } from './tileLoops';

const tabs = ['all', ...categories] as const;
const isCategory = (value: string | null): value is Category => categories.includes(value as Category);

/**
 * Returns the focus to the tile of the item shown last, which need not be the one that was opened, else to the page
 * content.
 */
function useFocusBack(open: string | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined;
    last.current = open;
    if (closed === undefined) return;
    (document.getElementById(tileId(closed)) ?? document.getElementById('main'))?.focus();
  }, [open]);
}

/** Announces the number of items when the category changes, but not when the language does. */
function useAnnouncedCount(category: string, count: string): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!first.current) announce(count);
    first.current = false;
  }, [category]);
}

function Tabs({ current }: { current: string }) {
  const { t } = useTranslation();
  return (
    <nav className={cx('tab-links', styles.tabs)} aria-label={t('library.tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={{ pathname: paths.library, search: tab === 'all' ? '' : `?type=${tab}` }}
          aria-current={tab === current ? 'true' : undefined}
          preventScrollReset
        >
          <Icon drawing={glyph[tab]} size={20} />
          {t(`library.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

export const ready = contentLoader('library');

/** An item's own page, the library with or without an item over it, or neither when there is no such item. */
export function Page() {
  const [search] = useSearchParams();
  const { item: slug } = useParams();
  const { state } = useLocation();
  const { t } = useTranslation();
  const { items } = useContent('library');
  const former = search.get('item');
  if (former !== null) return <Navigate to={itemPath(former)} replace />;
  const item = itemAt(items, slug);
  if (slug !== undefined && !item) {
    return (
      <ErrorPage kind="missing">
        <ButtonLink to={paths.library} variant="primary" size="large">
          {t('library.allItems')}
        </ButtonLink>
      </ErrorPage>
    );
  }
  return item && !isOverPage(state) ? <ItemPage item={item} /> : <Library open={item} />;
}

/** The library. Category and open item are in the address, so that Back and shared links work (requirement L-1). */
function Library({ open }: { open: LibraryItem | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const type = search.get('type');
  const category = isCategory(type) ? type : 'all';
  const { items: all } = useContent('library');
  const items = category === 'all' ? all : all.filter((item) => item.category === category);
  const query = category === 'all' ? '' : `?type=${category}`;
  useFocusBack(open?.id);
  useAnnouncedCount(category, t('library.count', { count: items.length }));
  const step = (item: string) =>
    navigate(itemPath(item) + query, { replace: true, preventScrollReset: true, state: overPage });
  return (
    <>
      <div className={cx('sheet', styles.page)}>
        <div className="container" ref={tileLoops}>
          <SectionHead
            level={1}
            label={t('library.label')}
            title={t('library.title')}
            lead={t('library.lead')}
          />
          <Tabs current={category} />
          {items.length === 0 && <p>{t('library.empty')}</p>}
          {categories
            .filter((name) => items.some((item) => item.category === name))
            .map((name) => (
              <Suspense key={name}>
                <ItemGroup
                  category={name}
                  items={items.filter((item) => item.category === name)}
                  first={name === items[0]?.category}
                  search={query}
                />
              </Suspense>
            ))}
        </div>
      </div>
      <Suspense>
        <Legend />
      </Suspense>
      <ItemDialog
        item={open}
        items={open && items.includes(open) ? items : all}
        onStep={step}
        // Back to the entry from which it was opened, so that pressing Back never does nothing.
        onClose={() => open && navigate(-1)}
      />
    </>
  );
}
