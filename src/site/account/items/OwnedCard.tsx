import { itemLang } from '../../../../contract/localized';
import type { OwnItem } from '../../../../contract/wardrobe';
import { useTranslation } from '../../../i18n/useTranslation';
import { Rarity } from '../../items/Rarity';
import { Contour } from '../../ui/Contour';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { OwnedActions } from '../../wardrobe/OwnedActions';
import styles from './Items.module.css';
import { useOrigin } from './useOrigin';

interface Props {
  item: OwnItem;
  worn: readonly Pick<OwnItem, 'accessoryId' | 'type'>[];
  now: number;
}

/** An item of the player: what it is, how it came, whether it is worn, and what can be done with it. */
export function OwnedCard({ item, worn, now }: Props) {
  const { t } = useTranslation();
  const origin = useOrigin();
  const { name, rarity, isWorn } = item;
  const picture = item.thumbUrl || item.imageUrl;
  return (
    <li className={cx('plate', styles.item)}>
      <Contour state={isWorn ? 'selected' : 'idle'} cut={12} />
      <span className={styles.picture}>
        {picture && <img src={picture} width={160} height={160} alt="" loading="lazy" />}
      </span>
      <div className={styles.what}>
        <h4 className={styles.name} lang={itemLang}>
          {name}
        </h4>
        <Rarity value={rarity} word />
        <p className={styles.origin}>{origin(item)}</p>
        {isWorn && (
          <p className={styles.worn}>
            <Icon name="check" size={16} />
            {t('wardrobe.worn')}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <OwnedActions item={item} worn={worn} now={now} isOneOfMany />
      </div>
    </li>
  );
}
