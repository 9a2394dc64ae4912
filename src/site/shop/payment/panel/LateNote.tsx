import type { LateMoney } from '../../../../../contract/payments';
import { useTranslation } from '../../../../i18n/useTranslation';
import { formatDateTime } from '../../../ui/formats';
import { useLanguage } from '../../../ui/useLanguage';
import styles from './PaymentPanel.module.css';

/** Of a payment that has ended while money may still arrive: what is known of it, and not to pay twice. */
export function LateNote({ late: { asked, until }, hasFailed }: { late: LateMoney; hasFailed: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const known = until ? (asked ? (hasFailed ? 'failed' : 'asked') : 'unasked') : 'silent';
  return (
    <p className={styles.text}>
      <span>{t(`payment.late.${known}`)}</span>{' '}
      {until && <span>{t('payment.late.until', { until: formatDateTime(until, language) })}</span>}
    </p>
  );
}
