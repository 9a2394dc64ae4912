import { useTranslation } from '../../../../i18n/useTranslation';
import { Icon } from '../../../ui/Icon';
import type { PaymentState } from '../state/paymentState';
import styles from './PaymentLine.module.css';

/**
 * The progress of the payment, as a line that closes mark by mark: its page was opened, the gateway confirmed it, the
 * diamonds were added. Only what is known is marked: a page that the browser blocked is not open.
 */
export function PaymentLine({ state: { phase, payment } }: { state: PaymentState }) {
  const { t } = useTranslation();
  const paid = phase === 'completed';
  const opened = paid || payment?.opened === true;
  const marks = [
    { name: 'opened', done: opened, now: !opened, text: t(`payment.line.${opened ? 'opened' : 'unopened'}`) },
    {
      name: 'confirmed',
      done: paid,
      now: opened && !paid,
      text: t(`payment.line.${paid ? 'confirmed' : 'waiting'}`),
    },
    { name: 'added', done: paid, now: false, text: t(`payment.line.${paid ? 'added' : 'toAdd'}`) },
  ];
  return (
    <ol className={styles.line}>
      {marks.map(({ name, done, now, text }) => (
        <li key={name} data-done={done} aria-current={now ? 'step' : undefined}>
          <span className={styles.way}>
            <svg aria-hidden="true" focusable="false">
              <line x2="100%" y1="1" y2="1" />
            </svg>
          </span>
          <span className={styles.mark}>{done && <Icon name="check" size={16} />}</span>
          <span>
            {text}
            {done && <span className="visually-hidden"> – {t('payment.line.done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
