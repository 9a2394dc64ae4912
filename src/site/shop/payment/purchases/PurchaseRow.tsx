import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getPaymentStatus } from '../../../../../contract/calls/payments';
import { textIn } from '../../../../../contract/localized';
import type { PaymentStatus } from '../../../../../contract/payments';
import { call } from '../../../../api/call';
import { useTranslation } from '../../../../i18n/useTranslation';
import { paths } from '../../../../paths';
import { receiptPath } from '../../../receipt/receiptPath';
import { formatDateTime, formatNumber, formatPrice } from '../../../ui/formats';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icons';
import { useLanguage } from '../../../ui/useLanguage';
import styles from './Purchases.module.css';
import type { Purchase } from './purchases';

const icons: Record<PaymentStatus, IconName> = {
  COMPLETED: 'check',
  PENDING: 'info',
  FAILED: 'alert',
  CANCELLED: 'close',
};

/** A purchase: what, how much, when and for whom, its state, and the receipt or the result if there is one. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, diamonds, amount, currency = 'VND', recipient, receiptKey } = purchase;
  // A purchase whose result was never seen here may have ended since.
  const { data } = useQuery({
    queryKey: ['site', 'paymentStatus', id],
    queryFn: ({ signal }) => call(getPaymentStatus, { params: { transactionId: id } }, signal),
    enabled: purchase.status === 'PENDING',
    retry: false,
  });
  const status = (purchase.status === 'PENDING' && data?.status) || purchase.status;
  const key = receiptKey ?? data?.receiptKey;
  const at = new Date(purchase.at).toISOString();
  const what = textIn(purchase, 'name', language).text || t('account.purchases.plain');
  const when = formatDateTime(at, language);
  const facts = [
    diamonds && t('account.purchases.diamonds', { amount: formatNumber(diamonds, language) }),
    amount !== undefined && formatPrice(amount, currency, language),
    t('account.purchases.recipient', { name: recipient }),
  ].filter(Boolean);
  const link = (to: string, text: string) => (
    <Link className="link" to={to} aria-label={`${text}: ${what}, ${when}`}>
      {text}
    </Link>
  );
  return (
    <li className={styles.purchase} data-status={status}>
      <p className={styles.what}>
        <b>{what}</b>
        <time dateTime={at}>{when}</time>
      </p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.state}>
        <span>
          <Icon name={icons[status]} size={16} />
          {t(`account.purchases.${status}`)}
        </span>
        {link(
          `${paths.shop}?payment=${id}`,
          t(`account.purchases.${status === 'PENDING' ? 'result' : 'open'}`),
        )}
        {status === 'COMPLETED' && key && link(receiptPath(id, key), t('account.purchases.receipt'))}
      </p>
    </li>
  );
}
