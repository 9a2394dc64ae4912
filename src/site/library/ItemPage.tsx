import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { glyph, type LibraryItem } from '../content/library';
import { useContent } from '../content/pageContent';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { ItemDetail } from './ItemDetail';
import styles from './ItemPage.module.css';
import { itemPath } from './item';

/** An item as its own page, for visitors who come to its address from outside (decisions.md, Items' addresses). */
export function ItemPage({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const group = useContent('library').items.filter(({ category }) => category === item.category);
  return (
    <section className={cx('sheet', styles.page)} aria-labelledby="item-name">
      <div className="container">
        <p className={cx('label', 'way')}>
          <Link to={paths.library}>{t('library.title')}</Link>
          <span aria-hidden="true">/</span>
          <Link to={`${paths.library}?type=${item.category}`}>
            <Icon drawing={glyph[item.category]} size={16} />
            {t(`library.tab.${item.category}`)}
          </Link>
        </p>
        <h1 id="item-name">{item.name}</h1>
        <div className={styles.body}>
          <ItemDetail
            item={item}
            items={group}
            onStep={(id) => navigate(itemPath(id), { preventScrollReset: true })}
          />
        </div>
      </div>
    </section>
  );
}
