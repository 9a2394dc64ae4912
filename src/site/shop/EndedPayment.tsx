import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { PaymentFacts } from './PaymentFacts';
import { PaymentHelp } from './PaymentHelp';
import styles from './PaymentPanel.module.css';
import { RepaidDebt } from './RepaidDebt';
import type { PaymentFlow } from './usePayment';

interface Props {
  flow: PaymentFlow;
  onRetry: () => void;
  onChoose: () => void;
}

/** A finished payment: what happened and what to do next (requirements SH-16, SH-17). */
export function EndedPayment({ flow: { state, reset }, onRetry, onChoose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { payment, player, phase, expired } = state;
  if (!payment) return null;
  const choose = () => {
    reset();
    onChoose();
  };
  const completed = phase === 'completed';
  const kind = phase === 'failed' ? 'failed' : expired ? 'expired' : 'cancelled';
  const name = player?.userName ?? '';
  const done = payment.diamonds
    ? t('payment.status.completedText', { diamonds: formatNumber(payment.diamonds, language), name })
    : t('payment.status.completedPlain', { name });
  return (
    <>
      <p className={styles.text}>{completed ? done : t(`payment.status.${kind}Text`)}</p>
      {state.repaid && <RepaidDebt diamonds={state.repaid} />}
      <PaymentFacts payment={payment} player={player} />
      {completed && <p className={styles.help}>{t('payment.status.completedHelp')}</p>}
      {kind !== 'cancelled' && <PaymentHelp id={payment.transactionId} />}
      <div className={styles.actions}>
        {!completed && (
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {t(kind === 'expired' ? 'payment.status.renew' : 'payment.status.retry')}
          </Button>
        )}
        <Button onClick={choose}>{t(completed ? 'payment.status.buyMore' : 'payment.status.choose')}</Button>
      </div>
    </>
  );
}
