import { type ReactNode, useEffect, useRef } from 'react';
import type { PendingPayment } from '../../../../../contract/payments';
import { serverNow } from '../../../../api/clock';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Button } from '../../../ui/Button';
import { Contour } from '../../../ui/Contour';
import { formatClock, formatPrice } from '../../../ui/formats';
import { useLanguage } from '../../../ui/useLanguage';
import { useNow } from '../../../ui/useNow';
import { useInView } from '../../packages/useInView';
import styles from './PaymentPanel.module.css';

interface Props {
  payment: PendingPayment;
  /** The visitor was directed here to continue it, so it takes focus. */
  focus: boolean;
  onResume: (payment: PendingPayment) => void;
  /** Called when the time is up by this browser's clock; the server decides. */
  onTimeUp: () => void;
  onDismiss: () => void;
  /** Other ways to pay it. */
  children: ReactNode;
}

/** An unfinished payment of the confirmed recipient that can be resumed (requirement SH-15). */
export function ResumeCard({ payment, focus, onResume, onTimeUp, onDismiss, children }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  useNow(1000);
  const panel = useInView(payment.transactionId, focus);
  const left = Date.parse(payment.expiresAt) - serverNow();
  const over = left <= 0;
  const ask = useRef(onTimeUp);
  ask.current = onTimeUp;
  useEffect(() => {
    if (over) ask.current();
  }, [over]);
  const time = formatClock(left);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('payment.resume.title')}>
      <Contour state="selected" />
      <h2 className="h4">{t('payment.resume.title')}</h2>
      <p className={styles.text}>
        {payment.amount === undefined
          ? t('payment.resume.textPlain', { time })
          : t('payment.resume.text', {
              amount: formatPrice(payment.amount, payment.currency, language),
              time,
            })}
      </p>
      {children}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onResume(payment)}>
          {t('payment.resume.resume')}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {t('payment.resume.dismiss')}
        </Button>
      </div>
    </section>
  );
}
