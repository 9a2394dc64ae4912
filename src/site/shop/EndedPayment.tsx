import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { PaymentFacts } from './PaymentFacts';
import { PaymentHelp } from './PaymentHelp';
import styles from './PaymentPanel.module.css';
import type { PaymentFlow } from './usePayment';

interface Props {
  flow: PaymentFlow;
  onRetry: () => void;
  onChoose: () => void;
}

/** A payment that failed or was cancelled: what happened and what to do next (requirement SH-16). */
export function EndedPayment({ flow: { state, reset }, onRetry, onChoose }: Props) {
  const { t } = useTranslation();
  const { payment, player, phase, expired } = state;
  if (!payment) return null;
  const kind = phase === 'failed' ? 'failed' : expired ? 'expired' : 'cancelled';
  return (
    <>
      <p className={styles.text}>{t(`payment.status.${kind}Text`)}</p>
      <PaymentFacts payment={payment} player={player} />
      {kind !== 'cancelled' && <PaymentHelp id={payment.transactionId} />}
      <div className={styles.actions}>
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {t(kind === 'expired' ? 'payment.status.renew' : 'payment.status.retry')}
        </Button>
        <Button
          onClick={() => {
            reset();
            onChoose();
          }}
        >
          {t('payment.status.choose')}
        </Button>
      </div>
    </>
  );
}
