import { Link } from 'react-router-dom';
import { paymentNumber } from '../../../../../contract/paymentNumber';
import { useTranslation } from '../../../../i18n/useTranslation';
import { paths } from '../../../../paths';
import { useSiteContact } from '../../../content/useSiteContact';
import { mailto } from '../../../ui/mailto';
import { Rich } from '../../../ui/Rich';
import styles from './PaymentPanel.module.css';

/** Help with a payment: questions of players, and the seller's e-mail with the id filled in, else the page's own notes. */
export function PaymentHelp({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useSiteContact();
  const email = data?.supportEmail;
  const text = email ? t('payment.help.write', { email }) : t('payment.help.read');
  const href = email ? mailto(email, t('payment.help.subject', { id: paymentNumber(id) })) : '#notes';
  const link = (inner: string) => (
    <a className="link" href={href}>
      {inner}
    </a>
  );
  const questions = (inner: string) => (
    <Link className="link" to={`${paths.support}#payments`}>
      {inner}
    </Link>
  );
  return (
    <p className={styles.help}>
      <Rich text={text} tags={{ link, questions }} />
    </p>
  );
}
