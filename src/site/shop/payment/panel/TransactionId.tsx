import { paymentNumber } from '../../../../../contract/paymentNumber';
import { useTranslation } from '../../../../i18n/useTranslation';
import { copyText } from '../../../../session/copyText';
import { Icon } from '../../../ui/Icon';
import { announce } from '../../../ui/LiveRegion';
import styles from './PaymentPanel.module.css';

/** A payment's number with a copy button; shows a message when the browser denies clipboard access. */
export function TransactionId({ id }: { id: string }) {
  const { t } = useTranslation();
  const number = paymentNumber(id);
  const copy = async () => {
    try {
      await copyText(number);
      announce(t('payment.status.copied'));
    } catch {
      announce(t('payment.status.copyFailed'));
    }
  };
  return (
    <div className={styles.transaction}>
      <span>{t('payment.status.transaction')}</span>
      <span className={styles.id}>
        <span>{number}</span>
        <button type="button" aria-label={t('payment.status.copy')} onClick={() => void copy()}>
          <Icon name="copy" size={20} />
        </button>
      </span>
    </div>
  );
}
