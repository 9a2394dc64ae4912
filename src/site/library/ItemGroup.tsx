import { useTranslation } from '../../i18n/useTranslation';
import { type Category, glyph, type LibraryItem } from '../content/library';
import { Icon } from '../ui/Icon';
import { ItemTile } from './ItemTile';
import styles from './LibraryPage.module.css';

interface Props {
  category: Category;
  items: LibraryItem[];
  /** The first group is visible on load on every screen. */
  first: boolean;
  search: string;
}

/** A category as one strip: icon and name in the margin, items in full rows of four. */
export function ItemGroup({ category, items, first, search }: Props) {
  const { t } = useTranslation();
  const id = `group-${category}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.margin}>
        <Icon drawing={glyph[category]} size={40} />
        <h2 id={id} className="h3">
          {t(`library.tab.${category}`)}
        </h2>
        <p className={styles.count}>{t('library.count', { count: items.length })}</p>
      </header>
      <ul className={styles.grid}>
        {items.map((item, place) => (
          <li key={item.id}>
            <ItemTile item={item} first={first && place < 4} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
