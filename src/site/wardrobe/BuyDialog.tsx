import { useState } from 'react';
import type { Offer } from '../../../contract/accessoryPrice';
import { accessoryPrice } from '../../../contract/accessoryPrice';
import type { ShownItem } from '../../../contract/wardrobePage';
import { ApiError } from '../../api/ApiError';
import { serverDate } from '../../api/clock';
import { useTranslation } from '../../i18n/useTranslation';
import { newKey } from '../../session/newKey';
import { Alert } from '../ui/Alert';
import { ButtonLink } from '../ui/Button';
import { announce } from '../ui/LiveRegion';
import { Naming } from '../ui/Naming';
import { useAmount } from '../ui/useAmount';
import { Confirm } from './Confirm';
import { shopFor } from './itemPaths';
import { useItemCalls } from './useItemCalls';

interface Props {
  item: ShownItem;
  offer: Offer;
  /** What the player has in the offer's wallet. */
  balance: number;
  onClose: () => void;
}

/**
 * Asks before an item is bought, with its price and what is left then. A price that has changed since is shown before a second
 * press; each press with the same price sends the same key, so that one whose response was lost buys nothing twice.
 */
export function BuyDialog({ item, offer, balance, onClose }: Props) {
  const { t } = useTranslation();
  const amount = useAmount();
  const calls = useItemCalls();
  const { wallet } = offer;
  const [seen, setSeen] = useState({ price: offer.price, version: item.version, key: newKey() });
  const [isChanged, setChanged] = useState(false);
  const { name, lang } = item;
  const missing = seen.price - balance;
  const buy = async () => {
    try {
      await calls.buy({ accessoryId: item.id, wallet, ...seen });
    } catch (error) {
      const current = error instanceof ApiError ? error.details.item : undefined;
      const price = current && !current.gift && accessoryPrice(current, wallet, serverDate())?.price;
      // Anything else than another price: the message of the server says what.
      if (!current || !price) throw error;
      setSeen({ price, version: current.version, key: newKey() });
      setChanged(true);
      return;
    }
    announce(t('wardrobe.bought', { name }), lang);
    onClose();
  };
  const cost = amount(seen.price, wallet);
  return (
    <Confirm
      title={t('wardrobe.buyTitle')}
      question={<Naming text={t('wardrobe.buyQuestion', { name, cost })} lang={lang} />}
      action={missing > 0 ? null : t('wardrobe.buyFor', { cost })}
      onAct={buy}
      onClose={onClose}
    >
      {isChanged && <Alert tone="warn">{t('wardrobe.changed', { cost })}</Alert>}
      {missing > 0 ? (
        <>
          <p>{t('wardrobe.missing', { amount: amount(missing, wallet) })}</p>
          {wallet === 'diamonds' && (
            <p>
              <ButtonLink to={shopFor(item, missing)} variant="primary" icon="diamond">
                {t('wardrobe.topUp')}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <p>{t('wardrobe.left', { amount: amount(balance - seen.price, wallet) })}</p>
      )}
    </Confirm>
  );
}
