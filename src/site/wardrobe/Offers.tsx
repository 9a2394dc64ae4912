import { useState } from 'react';
import type { Offer } from '../../../contract/accessoryPrice';
import type { ShownItem } from '../../../contract/wardrobePage';
import { useTranslation } from '../../i18n/useTranslation';
import { Button, ButtonLink } from '../ui/Button';
import { useAmount } from '../ui/useAmount';
import { BuyDialog } from './BuyDialog';
import { shopFor } from './itemPaths';
import { Price } from './Price';
import { walletIcons } from './prices';
import type { KnownOwn } from './useWardrobe';
import styles from './WardrobePage.module.css';

interface Props {
  item: ShownItem;
  offers: readonly Offer[];
  own: KnownOwn;
}

/** What an item costs a signed-in player, and the way to it: buying, or more diamonds first. */
export function Offers({ item, offers, own }: Props) {
  const [open, setOpen] = useState<Offer | null>(null);
  if (own.debt > 0) return <Debt item={item} debt={own.debt} />;
  return (
    <>
      <div className={styles.actions}>
        {offers.map((offer) => (
          <OfferButton
            key={offer.wallet}
            item={item}
            offer={offer}
            balance={own[offer.wallet]}
            onOpen={() => setOpen(offer)}
          />
        ))}
      </div>
      {open && (
        <BuyDialog item={item} offer={open} balance={own[open.wallet]} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function Debt({ item, debt }: { item: ShownItem; debt: number }) {
  const { t } = useTranslation();
  const amount = useAmount();
  return (
    <>
      <p className={styles.note}>{t('wardrobe.debt', { amount: amount(debt, 'diamonds') })}</p>
      <ButtonLink to={shopFor(item, debt)} icon="diamond" wide>
        {t('wardrobe.topUp')}
      </ButtonLink>
    </>
  );
}

function OfferButton({ item, offer, balance, onOpen }: OfferProps) {
  const { t } = useTranslation();
  const amount = useAmount();
  const { wallet, price } = offer;
  const missing = price - balance;
  if (missing <= 0)
    return (
      <Button
        variant={wallet === 'diamonds' ? 'primary' : 'secondary'}
        icon={walletIcons[wallet]}
        wide
        onClick={onOpen}
      >
        {t('wardrobe.buyFor', { cost: amount(price, wallet) })}
      </Button>
    );
  return (
    <div className={styles.lacking}>
      <p className={styles.note}>
        <Price offer={offer} /> {t('wardrobe.missing', { amount: amount(missing, wallet) })}
      </p>
      {wallet === 'diamonds' && (
        <ButtonLink to={shopFor(item, missing)} icon="diamond" wide>
          {t('wardrobe.topUp')}
        </ButtonLink>
      )}
    </div>
  );
}
interface OfferProps {
  item: ShownItem;
  offer: Offer;
  balance: number;
  onOpen: () => void;
}
