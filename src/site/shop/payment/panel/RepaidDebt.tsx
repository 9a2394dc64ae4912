import { useTranslation } from '../../../../i18n/useTranslation';
import { formatNumber } from '../../../ui/formats';
import { useLanguage } from '../../../ui/useLanguage';
import styles from './PaymentPanel.module.css';

/** Says how many diamonds of the purchase repaid the debt left by a refund (studio.md section 2). */
export function RepaidDebt({ diamonds }: { diamonds: number }) {
  const { t } = useTranslation();
  const amount = formatNumber(diamonds, useLanguage());
  return <p className={styles.text}>{t('payment.status.repaid', { amount })}</p>;
}
