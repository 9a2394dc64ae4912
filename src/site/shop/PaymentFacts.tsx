import { useTranslation } from 'react-i18next';
import { formatPrice } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { announce } from '../ui/LiveRegion';
import { useLanguage } from '../ui/useLanguage';
import styles from './PaymentPanel.module.css';
import type { Payment } from './paymentState';
import type { Player } from './player';

/** Amount, recipient and the transaction's id to copy (requirement SH-12). */
export function PaymentFacts({ payment, player }: { payment: Payment; player: Player | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const copy = async () => {
    await navigator.clipboard?.writeText(payment.transactionId);
    announce(t('shop.status.copied'));
  };
  return (
    <dl className={styles.facts}>
      {payment.amount !== undefined && (
        <div>
          <dt>{t('shop.status.amount')}</dt>
          <dd>{formatPrice(payment.amount, payment.currency ?? 'VND', language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('shop.status.recipient')}</dt>
        <dd>{player?.userName}</dd>
      </div>
      <div>
        <dt>{t('shop.status.transaction')}</dt>
        <dd className={styles.id}>
          <span>{payment.transactionId}</span>
          <button type="button" aria-label={t('shop.status.copy')} onClick={() => void copy()}>
            <Icon name="copy" size={20} />
          </button>
        </dd>
      </div>
    </dl>
  );
}
