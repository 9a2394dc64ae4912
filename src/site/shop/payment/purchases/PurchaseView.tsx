import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentStatus } from '../../../../../contract/payments';
import { useTranslation } from '../../../../i18n/useTranslation';
import { formatDateTime } from '../../../ui/formats';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icons';
import { useLanguage } from '../../../ui/useLanguage';
import styles from './Purchases.module.css';

const icons: Record<PaymentStatus, IconName> = {
  COMPLETED: 'check',
  PENDING: 'info',
  FAILED: 'alert',
  CANCELLED: 'close',
};

interface Props {
  status: PaymentStatus;
  what: string;
  /** ISO 8601. */
  at: string;
  facts: ReadonlyArray<string | false | undefined | 0>;
  /** Links. */
  children?: ReactNode;
  /** What else there is to say, below. */
  notes?: ReactNode;
}

/** A purchase in a list: what, when, its facts in a line, its state, and where it leads. */
export function PurchaseView({ status, what, at, facts, children, notes }: Props) {
  const { t } = useTranslation();
  return (
    <li className={styles.purchase} data-status={status}>
      <p className={styles.what}>
        <b>{what}</b>
        <time dateTime={at}>{formatDateTime(at, useLanguage())}</time>
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.state}>
        <span>
          <Icon name={icons[status]} size={16} />
          {t(`account.purchases.${status}`)}
        </span>
        {children}
      </p>
      {notes}
    </li>
  );
}

/** A link of a purchase, named with it. */
export const PurchaseLink = ({ to, text, what, when }: Record<'to' | 'text' | 'what' | 'when', string>) => (
  <Link className="link" to={to} aria-label={`${text}: ${what}, ${when}`}>
    {text}
  </Link>
);
