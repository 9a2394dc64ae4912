import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../api/ApiError';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { formatClock, formatPrice } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { useNow } from '../ui/useNow';
import styles from './PaymentPanel.module.css';
import type { PaymentFlow } from './usePayment';
import { usePending } from './usePending';

/** An unfinished payment of the confirmed recipient, to go on with; nothing when there is none (requirement SH-15). */
export function ResumeCard({ flow }: { flow: PaymentFlow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const idle = flow.state.phase === 'idle' && !flow.state.busy;
  const { data, error } = usePending(idle ? flow.state.player?.email : undefined);
  const [dismissed, setDismissed] = useState('');
  const now = useNow(1000, Boolean(data));
  if (!idle) return null;
  // The bar tells a failure of Pay Now already.
  if (error && flow.state.error) return null;
  if (error) return <Alert tone="error">{serverMessage(error) ?? t('shop.errors.pending')}</Alert>;
  if (!data || data.transactionId === dismissed) return null;
  const left = Date.parse(data.expiresAt) - now.getTime();
  if (left <= 0) return null;
  const time = formatClock(left);
  return (
    <section className={styles.panel} aria-label={t('shop.resume.title')}>
      <Contour />
      <h2 className="h4">{t('shop.resume.title')}</h2>
      <p className={styles.text}>
        {data.amount === undefined
          ? t('shop.resume.textPlain', { time })
          : t('shop.resume.text', { amount: formatPrice(data.amount, data.currency, language), time })}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => flow.resume(data, false)}>{t('shop.resume.resume')}</Button>
        <Button variant="quiet" onClick={() => setDismissed(data.transactionId)}>
          {t('shop.resume.dismiss')}
        </Button>
      </div>
    </section>
  );
}
