import { diamondsIn } from '../../../../contract/purchaseFigures';
import { useTranslation } from '../../../i18n/useTranslation';
import { formatDateTime, formatPrice } from '../../ui/formats';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import type { Shop } from './state/useShop';

/** What applies instead of what the buyer saw, and which payment the next press continues. */
export function Changed({ shop }: { shop: Shop }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  const purchase = shop.flow.state.error?.purchase;
  if (!purchase) return null;
  const { amount, currency, expiresAt } = purchase;
  const facts = {
    price: formatPrice(amount, currency, language),
    diamonds: amountOf(diamondsIn(purchase) ?? 0),
  };
  return (
    <span>
      {expiresAt
        ? t('payment.changed.open', { ...facts, time: formatDateTime(expiresAt, language) })
        : t('payment.changed.now', facts)}
    </span>
  );
}
