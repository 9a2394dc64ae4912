import { Link } from 'react-router-dom';
import type { ShownItem } from '../../../contract/wardrobePage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Rarity } from '../items/Rarity';
import { Button } from '../ui/Button';
import { formatPrice } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { Offers } from './Offers';
import { OwnedActions } from './OwnedActions';
import { offersOf } from './prices';
import type { WardrobeState } from './useWardrobe';
import styles from './WardrobePage.module.css';

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
        <div role="alert" className={styles.note}>
          <p>{t('wardrobe.ownFailed')}</p>
          <Button size="small" icon="refresh" onClick={own.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Ways({ item, wardrobe, now }: Props & { item: ShownItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const owned = wardrobe.owned.get(item.id);
  if (owned) return <OwnedActions key={item.id} item={owned} wardrobe={wardrobe} now={now} />;
  const { gift } = item;
  if (gift)
    return (
      <p className={styles.note}>
        {t('wardrobe.giftOf', { number: gift.number, spend: formatPrice(gift.spend, 'VND', language) })}{' '}
        <Link className="link" to={paths.season}>
          {t('wardrobe.toSeason')}
        </Link>
      </p>
    );
  const offers = offersOf(item, now);
  if (offers.length === 0) return <p className={styles.note}>{t('wardrobe.notForSale')}</p>;
  return <Offers key={item.id} item={item} offers={offers} own={wardrobe.own} />;
}
