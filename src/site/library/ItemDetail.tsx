import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { LibraryItem } from '../content/library';
import { Rarity } from '../items/Rarity';
import { Clip } from '../ui/Clip';
import { Share } from '../ui/Share';
import styles from './ItemDialog.module.css';
import { ItemFigures } from './ItemFigures';
import { ItemSteps } from './ItemSteps';
import { ItemWays } from './ItemWays';
import { drawingOf } from './item';

interface Props {
  item: LibraryItem;
  /** The items that previous and next cycle through; the shown one is among them. */
  items: LibraryItem[];
  onStep: (id: string) => void;
}

/** An item with its picture, texts, figures and ways to get it; its clip plays at once (requirement L-4). */
export function ItemDetail({ item, items, onStep }: Props) {
  const { t } = useTranslation();
  const { name } = item;
  useEffect(() => {
    document.title = t('library.itemTitle', { name });
    return () => {
      document.title = t('titles.library');
    };
  }, [name, t]);
  return (
    <ItemSteps
      item={item}
      items={items}
      onStep={onStep}
      words={<Words item={item} />}
      ways={<ItemWays item={item} />}
    >
      <Clip
        key={item.id}
        name={`library/${item.id}`}
        poster={drawingOf(item)}
        width={640}
        height={360}
        active
        controls
      />
    </ItemSteps>
  );
}

function Words({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <p className={styles.text}>{item.description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('library.typeLabel')}</dt>
          <dd>{t(`library.type.${item.type}`)}</dd>
        </div>
        <div>
          <dt>{t('library.rarityLabel')}</dt>
          <dd>
            <Rarity value={item.rarity} word />
          </dd>
        </div>
      </dl>
      <ItemFigures item={item} />
      <Share title={item.name} area="library" variant="quiet" size="small" />
    </div>
  );
}
