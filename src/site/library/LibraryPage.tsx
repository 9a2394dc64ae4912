import { Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { type Category, categories, glyph, library } from '../content/library';
import { ErrorPage } from '../errors/ErrorPage';
import { ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { announce } from '../ui/LiveRegion';
import { SectionHead } from '../ui/SectionHead';
import { ItemDialog } from './ItemDialog';
import { ItemGroup } from './ItemGroup';
import { tileId } from './item';
import { Legend } from './Legend';
import styles from './LibraryPage.module.css';
import { tileLoops } from './tileLoops';

const tabs = ['all', ...categories] as const;
const isCategory = (value: string | null): value is Category => categories.includes(value as Category);

/**
 * Focus returns to the tile of the item shown last, which need not be the one that was opened, else to the page content.
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

/** Says how many items there are when the category changes, not when the language does. */
function useAnnouncedCount(category: string, count: string): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!first.current) announce(count);
    first.current = false;
  }, [category]);
}

type Changes = Record<string, string | null>;

/** The address with some of its parameters changed, or taken away by null. */
function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

interface TabsProps {
  current: string;
  to: (changes: Changes) => URLSearchParams;
}

function Tabs({ current, to }: TabsProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.tabs} aria-label={t('library.tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={`?${to({ type: tab === 'all' ? null : tab, item: null }).toString()}`}
          aria-current={tab === current ? 'true' : undefined}
          preventScrollReset
        >
          <Icon name={glyph[tab]} size={20} />
          {t(`library.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The library. Category and open item are in the URL, so that Back and shared links work (requirement L-1). */
export function Page() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const type = search.get('type');
  const category = isCategory(type) ? type : 'all';
  const items = category === 'all' ? library : library.filter((item) => item.category === category);
  const requested = search.get('item');
  const open = library.find(({ id }) => id === requested);
  useFocusBack(open?.id);
  useAnnouncedCount(category, t('library.count', { count: items.length }));
  const to = (changes: Changes) => changed(search, changes);
  if (requested !== null && !open) {
    return (
      <ErrorPage kind="missing">
        <ButtonLink to={paths.library} variant="primary" size="large">
          {t('library.allItems')}
        </ButtonLink>
      </ErrorPage>
    );
  }
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
          <Tabs current={category} to={to} />
          {items.length === 0 && <p>{t('library.empty')}</p>}
          {categories
            .filter((name) => items.some((item) => item.category === name))
            .map((name) => (
              <Suspense key={name}>
                <ItemGroup
                  category={name}
                  items={items.filter((item) => item.category === name)}
                  first={name === items[0]?.category}
                  onOpen={(item) => setSearch(to({ item }), { preventScrollReset: true })}
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
        items={open && items.includes(open) ? items : library}
        onStep={(item) => setSearch(to({ item }), { replace: true, preventScrollReset: true })}
        onClose={() =>
          search.has('item') && setSearch(to({ item: null }), { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
