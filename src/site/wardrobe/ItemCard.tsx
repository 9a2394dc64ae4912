import { offersOf } from '../../../contract/accessoryPrice';
import type { ShownItem } from '../../../contract/wardrobePage';
import { useTranslation } from '../../i18n/useTranslation';
import { Rarity } from '../items/Rarity';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { Price } from './Price';
import styles from './WardrobePage.module.css';

interface Props {
  item: ShownItem;
  /** The moment of the prices, in milliseconds. */
  now: number;
  /** Whether the robot has it on. */
  isOn: boolean;
  state: 'worn' | 'owned' | null;
  onChoose: () => void;
}

/** An accessory as a switch that puts it on the robot: picture, name, what it costs, or that one has it. */
export function ItemCard({ item, now, isOn, state, onChoose }: Props) {
  const { t } = useTranslation();
  const picture = item.thumbUrl || item.imageUrl;
  const offers = offersOf(item, new Date(now));
  return (
    <button type="button" className={cx('plate', styles.card)} aria-pressed={isOn} onClick={onChoose}>
      <Contour state={isOn ? 'selected' : 'idle'} cut={12} />
      <span className={styles.picture}>
        {picture && <img src={picture} width={160} height={160} alt="" loading="lazy" />}
      </span>
      <span className={styles.name} lang={item.lang}>
        {item.name}
      </span>{' '}
      <span className={styles.notches}>
        <Rarity value={item.rarity} />
      </span>{' '}
      <span className={styles.costs}>
        {state && (
          <span className={styles.state}>
            <Icon name="check" size={16} />
            {t(`wardrobe.${state}`)}
          </span>
        )}
        {!state && offers.map((offer) => <Price key={offer.wallet} offer={offer} />)}
        {!state && offers.length === 0 && (
          <span className={styles.state}>{t(item.gift ? 'wardrobe.gift' : 'wardrobe.notSold')}</span>
        )}
      </span>
    </button>
  );
}
