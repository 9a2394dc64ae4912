import { useTranslation } from '../../i18n/useTranslation';
import type { LibraryItem } from '../content/library';
import { Clip } from '../ui/Clip';
import { Dialog } from '../ui/Dialog';
import { useLanguage } from '../ui/useLanguage';
import styles from './ItemDialog.module.css';
import { ItemFigures } from './ItemFigures';
import { ItemSteps } from './ItemSteps';
import { ItemWays } from './ItemWays';
import { drawingOf } from './item';
import { Rarity } from './Rarity';

interface Props {
  item: LibraryItem | undefined;
  /** The items that previous and next lead through, in a circle; the open one is among them. */
  items: LibraryItem[];
  onStep: (id: string) => void;
  onClose: () => void;
}

/** The dialog of one item; fetches its clip only when opened (requirement L-4). */
export function ItemDialog({ item, items, onStep, onClose }: Props) {
  const language = useLanguage();
  return (
    <Dialog open={item !== undefined} onClose={onClose} title={item?.name[language] ?? ''}>
      {item && (
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
      )}
    </Dialog>
  );
}

function Words({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.words}>
      <p className={styles.text}>{item.description[language]}</p>
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
    </div>
  );
}
