import { useTranslation } from '../../i18n/useTranslation';
import { Rarity } from '../items/Rarity';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import type { WardrobeState } from './useWardrobe';
import styles from './WardrobePage.module.css';
import { Ways } from './Ways';

interface Props {
  wardrobe: WardrobeState;
  now: number;
}

/** The item that was pressed last, and what its reader can do with it. */
export function Chosen({ wardrobe, now }: Props) {
  const { t } = useTranslation();
  const { chosen, own } = wardrobe;
  return (
    <section className={styles.chosen} aria-label={t('wardrobe.chosen')} aria-busy={own.state === 'loading'}>
      {chosen ? (
        <>
          <h2 className="h4" lang={chosen.lang}>
            {chosen.name}
          </h2>
          <Rarity value={chosen.rarity} word />
          {chosen.description && (
            <p className={styles.description} lang={chosen.lang}>
              {chosen.description}
            </p>
          )}
          <Ways item={chosen} wardrobe={wardrobe} now={now} />
        </>
      ) : (
        <p className={styles.note}>{t('wardrobe.hint')}</p>
      )}
      {wardrobe.isTrying && (
        <Button variant="quiet" size="small" icon="refresh" className={styles.reset} onClick={wardrobe.reset}>
          {t('wardrobe.reset')}
        </Button>
      )}
      {own.state === 'failed' && (
        <div role="alert" className={cx(styles.note, styles.lacking)}>
          <p>{t('wardrobe.ownFailed')}</p>
          <Button size="small" icon="refresh" className={styles.retry} onClick={own.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}
