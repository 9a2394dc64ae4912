import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Alert } from '../../../ui/Alert';
import { usePhone } from '../../../ui/usePhone';
import { celebrationChunk } from '../../moment/celebrationChunk';
import { CheckNow, checkedWord, nextStep, OpenPage, openRest } from '../PaymentSteps';
import { isExhausted, isUnreliable, type ShopPayment } from '../state/paymentState';
import type { PaymentFlow } from '../state/usePayment';
import { MoneyNote } from './MoneyNote';
import { isUnpayable } from './moneySentences';
import { PaymentFacts } from './PaymentFacts';
import { PaymentHelp } from './PaymentHelp';
import styles from './PaymentPanel.module.css';
import { PayRest } from './PayRest';
import { TimeLeft } from './TimeLeft';

interface Props {
  flow: PaymentFlow;
  payment: ShopPayment;
  children: ReactNode;
}

/** An open payment: link to the payment page, time left, and the manual check (requirements SH-11 to SH-14). */
export function PayingPayment({ flow, payment, children }: Props) {
  const { t } = useTranslation();
  const { state } = flow;
  const phone = usePhone();
  const exhausted = isExhausted(state);
  useEffect(() => {
    celebrationChunk.load().catch(() => undefined);
  }, []);
  const hasPart = state.money?.missing !== undefined;
  const isHeld = isUnpayable(state.money);
  const next = hasPart ? 'rest' : isHeld ? 'check' : nextStep(payment);
  const inBar = phone ? next : undefined;
  return (
    <>
      {!hasPart && !isHeld && (
        <p className={styles.text}>
          {t(`payment.status.${exhausted ? 'waitingText' : payment.opened ? 'payingText' : 'unopenedText'}`)}
        </p>
      )}
      <MoneyNote status="PENDING" money={state.money} />
      {hasPart && !phone && (
        <div className={styles.next}>
          <PayRest money={state.money} onOpen={() => openRest(flow, payment)} />
        </div>
      )}
      {state.blocked && <Alert tone="warn">{t('payment.status.blocked')}</Alert>}
      {isUnreliable(state) && !exhausted && <Alert tone="warn">{t('payment.status.offline')}</Alert>}
      <div className={styles.actions}>
        {!hasPart && !isHeld && inBar !== 'open' && <OpenPage flow={flow} />}
        {inBar !== 'check' && <CheckNow flow={flow} />}
      </div>
      <p role="status" className={inBar === 'check' ? 'visually-hidden' : styles.news}>
        {checkedWord(state, t)}
      </p>
      <div className={styles.body}>
        <PaymentFacts payment={payment} recipient={state.player?.userName} />
        {!isHeld && (
          <p className={styles.time}>
            <span>{t('payment.status.timeLeft')}</span>
            <TimeLeft until={payment.expiresAt} />
          </p>
        )}
      </div>
      {!isHeld && children}
      <PaymentHelp id={payment.transactionId} />
    </>
  );
}
