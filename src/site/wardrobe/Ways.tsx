import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { type Offer, offersOf } from '../../../contract/accessoryPrice';
import type { ShownItem } from '../../../contract/wardrobePage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';
import { ButtonLink } from '../ui/Button';
import { formatPrice } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { signInFor } from './itemPaths';
import { Price } from './Price';
import type { WardrobeState } from './useWardrobe';
import styles from './WardrobePage.module.css';

// Only for signed-in players.
const OwnWays = lazy(async () => {
  const { OwnWays: component } = await loadChunk(() => import('./OwnWays'));
  return { default: component };
});

interface Props {
  item: ShownItem;
  wardrobe: WardrobeState;
  now: number;
}

/** What the reader can do with an item: buy it, once signed in, wear it, or get it as a gift. */
export function Ways({ item, wardrobe, now }: Props) {
  const { t } = useTranslation();
  const { own } = wardrobe;
  const offers = offersOf(item, new Date(now));
  if (own.state === 'known' && (wardrobe.owned.has(item.id) || offers.length > 0))
    return (
      <SectionBoundary fallback={<Prices offers={offers} />}>
        <OwnWays key={item.id} item={item} offers={offers} wardrobe={wardrobe} own={own} now={now} />
      </SectionBoundary>
    );
  if (item.gift) return <Gift gift={item.gift} />;
  if (offers.length === 0) return <p className={styles.note}>{t('wardrobe.notForSale')}</p>;
  return (
    <>
      <Prices offers={offers} />
      {own.state === 'sample' && <p className={styles.note}>{t('wardrobe.sample')}</p>}
      {own.state === 'guest' && (
        <ButtonLink to={signInFor(item)} variant="primary" icon="user" wide>
          {t('wardrobe.login')}
        </ButtonLink>
      )}
    </>
  );
}

const Prices = ({ offers }: { offers: readonly Offer[] }) => (
  <p className={styles.costs}>
    {offers.map((offer) => (
      <Price key={offer.wallet} offer={offer} />
    ))}
  </p>
);

function Gift({ gift }: { gift: NonNullable<ShownItem['gift']> }) {
  const { t } = useTranslation();
  const spend = formatPrice(gift.spend, 'VND', useLanguage());
  return (
    <p className={styles.note}>
      {t('wardrobe.giftOf', { number: gift.number, mark: gift.mark, spend })}{' '}
      <Link className="link" to={paths.season}>
        {t('wardrobe.toSeason')}
      </Link>
    </p>
  );
}
