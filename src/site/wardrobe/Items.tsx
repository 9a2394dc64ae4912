import { Link } from 'react-router-dom';
import type { ShownItem } from '../../../contract/wardrobePage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { type Place, places } from '../../robot/drawn';
import { cx } from '../ui/cx';
import { announce } from '../ui/LiveRegion';
import { ItemCard } from './ItemCard';
import type { WardrobeState } from './useWardrobe';
import styles from './WardrobePage.module.css';

function Types({ current }: { current: Place | 'all' }) {
  const { t } = useTranslation();
  return (
    <nav className={cx('tab-links', styles.types)} aria-label={t('wardrobe.types')}>
      {(['all', ...places] as const).map((type) => (
        <Link
          key={type}
          to={{ pathname: paths.wardrobe, search: type === 'all' ? '' : `?type=${type}` }}
          aria-current={type === current ? 'true' : undefined}
          preventScrollReset
        >
          {t(`wardrobe.type.${type}`)}
        </Link>
      ))}
    </nav>
  );
}

interface Props {
  wardrobe: WardrobeState;
  now: number;
  /** The type of the address, if it is one. */
  type: string | null;
}

/** The accessories by type, each a switch. */
export function Items({ wardrobe, now, type }: Props) {
  const { t } = useTranslation();
  const current = places.find((place) => place === type) ?? 'all';
  const { items, owned, isOn, choose } = wardrobe;
  const shown = places
    .map((place, number) => ({ place, items: items.filter((item) => item.type === number) }))
    .filter((group) => group.items.length > 0 && (current === 'all' || group.place === current));
  const stateOf = ({ id }: ShownItem) => {
    const own = owned.get(id);
    return own ? (own.isWorn ? 'worn' : 'owned') : null;
  };
  const onChoose = (item: ShownItem) => {
    choose(item);
    announce(t(isOn(item) ? 'wardrobe.takenOff' : 'wardrobe.tried', { name: item.name }), item.lang);
  };
  return (
    <div className={styles.items}>
      <Types current={current} />
      {shown.length === 0 && <p>{t('wardrobe.empty')}</p>}
      {shown.map((group) => (
        <section key={group.place} aria-labelledby={`type-${group.place}`}>
          <h2 id={`type-${group.place}`} className="h3">
            {t(`wardrobe.type.${group.place}`)}
          </h2>
          <ul className={styles.grid}>
            {group.items.map((item) => (
              <li key={item.id}>
                <ItemCard
                  item={item}
                  now={now}
                  isOn={isOn(item)}
                  state={stateOf(item)}
                  onChoose={() => onChoose(item)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
