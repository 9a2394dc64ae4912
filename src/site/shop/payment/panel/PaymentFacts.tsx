import { textIn } from '../../../../../contract/localized';
import { useTranslation } from '../../../../i18n/useTranslation';
import { formatPrice } from '../../../ui/formats';
import { useAmount } from '../../../ui/useAmount';
import { useLanguage } from '../../../ui/useLanguage';
import type { ShopPayment } from '../state/paymentState';
import styles from './PaymentPanel.module.css';
import { TransactionId } from './TransactionId';

interface Props {
  payment: Pick<ShopPayment, 'transactionId' | 'name' | 'nameEn' | 'amount' | 'currency' | 'offer'>;
  /** The recipient's user name. */
  recipient: string | undefined;
}

/** Package, amount, recipient and the transaction id to copy (requirement SH-12). */
export function PaymentFacts({ payment, recipient }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  const name = textIn(payment, 'name', language);
  return (
    <div className={styles.factual}>
      <dl className={styles.facts}>
        {name.text && (
          <div>
            <dt>{t('shop.bar.pack')}</dt>
            <dd lang={name.lang}>{name.text}</dd>
          </div>
        )}
        {payment.amount !== undefined && (
          <div>
            <dt>{t('payment.status.amount')}</dt>
            <dd>{formatPrice(payment.amount, payment.currency ?? 'VND', language)}</dd>
          </div>
        )}
        {payment.offer && (
          <div>
            <dt>{t('payment.code.label')}</dt>
            <dd>
              {`${payment.offer.code ? `${payment.offer.code}: ` : ''}+${amountOf(payment.offer.bonus)}`}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('payment.status.recipient')}</dt>
          <dd>{recipient}</dd>
        </div>
      </dl>
      <TransactionId id={payment.transactionId} />
    </div>
  );
}
