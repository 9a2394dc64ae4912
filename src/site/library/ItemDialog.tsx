import { useTranslation } from 'react-i18next';
import type { LibraryItem } from '../content/library';
import { Clip } from '../ui/Clip';
import { Dialog } from '../ui/Dialog';
import { useLanguage } from '../ui/useLanguage';
import styles from './LibraryPage.module.css';
import { Rarity } from './Rarity';

/** The dialog of one item; fetches its clip only when opened (requirement L-4). */
export function ItemDialog({ item, onClose }: { item: LibraryItem | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Dialog open={item !== undefined} onClose={onClose} title={item?.name[language] ?? ''}>
      {item && (
        <div className={styles.detail}>
          <div className={styles.stage}>
            <Clip
              key={item.id}
              name={`library/${item.id}`}
              poster={`/art/${item.folder}/${item.id}.svg`}
              width={640}
              height={360}
              active
              controls
            />
          </div>
          <div className={styles.words}>
            <p>{item.description[language]}</p>
            <dl>
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
          </div>
        </div>
      )}
    </Dialog>
  );
}
