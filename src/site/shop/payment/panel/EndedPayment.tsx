import { useTranslation } from '../../../../i18n/useTranslation';
import { Button } from '../../../ui/Button';
import { usePhone } from '../../../ui/usePhone';
import { CheckNow, checkedWord } from '../PaymentSteps';
import type { PaymentFlow } from '../state/usePayment';
import { LateNote } from './LateNote';
import { MoneyNote } from './MoneyNote';
import { PaymentFacts } from './PaymentFacts';
import { PaymentHelp } from './PaymentHelp';
import styles from './PaymentPanel.module.css';

interface Props {
  flow: PaymentFlow;
  onRetry: () => void;
  onChoose: () => void;
}

/** A payment that failed or was cancelled: what happened and what to do next (requirement SH-16). */
export function EndedPayment({ flow, onRetry, onChoose }: Props) {
  const { state, reset } = flow;
  const { t } = useTranslation();
  // On a phone the button is in the pay bar.
  const phone = usePhone();
  const { payment, player, phase, expired, money, late } = state;
  if (!payment) return null;
  const kind = phase === 'failed' ? 'failed' : expired ? 'expired' : 'cancelled';
  return (
    <>
      {/* The usual text would say that nothing was paid. */}
      {money ? (
        <MoneyNote status={phase === 'failed' ? 'FAILED' : 'CANCELLED'} money={money} />
      ) : late ? (
        <LateNote late={late} hasFailed={phase === 'failed'} />
      ) : (
        <p className={styles.text}>{t(`payment.status.${kind}Text`)}</p>
      )}
      <PaymentFacts payment={payment} recipient={player?.userName} />
      {late && (
        <p role="status" className={phone ? 'visually-hidden' : styles.news}>
          {checkedWord(state, t)}
        </p>
      )}
      <PaymentHelp id={payment.transactionId} />
      <div className={styles.actions}>
        {late && !phone && <CheckNow flow={flow} variant="primary" />}
        {/* Money may still come: nobody should pay again before that is known. */}
        {!late && !phone && (
          <Button variant={money?.held !== undefined ? 'quiet' : 'primary'} icon="refresh" onClick={onRetry}>
            {t(kind === 'expired' ? 'payment.status.renew' : 'payment.status.retry')}
          </Button>
        )}
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
