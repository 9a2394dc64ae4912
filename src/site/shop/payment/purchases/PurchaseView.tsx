import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { textIn } from '../../../../../contract/localized';
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

/** The name of a package, and its language. */
type Named = ReturnType<typeof textIn>;

interface Props {
  status: PaymentStatus;
  what: Named;
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
        <b lang={what.lang}>{what.text}</b>
        <time dateTime={at}>{formatDateTime(at, useLanguage())}</time>
      </p>
      <p className={styles.facts}>
        {facts
          .filter((fact) => typeof fact === 'string')
          .map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
      </p>
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
export const PurchaseLink = ({ to, text, what, when }: PurchaseLinkProps) => (
  <Link className="link" to={to} aria-label={`${text}: ${what.text}, ${when}`}>
    {text}
  </Link>
);
type PurchaseLinkProps = Record<'to' | 'text' | 'when', string> & { what: Named };
