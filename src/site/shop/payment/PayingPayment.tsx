import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass, Face } from '../../ui/Button';
import { celebrationChunk } from '../moment/celebrationChunk';
import { MoneyNote } from './MoneyNote';
import { PaymentFacts } from './PaymentFacts';
import { PaymentHelp } from './PaymentHelp';
import styles from './PaymentPanel.module.css';
import { PayRest } from './PayRest';
import { isExhausted, isUnreliable, type Payment, type PaymentState } from './paymentState';
import { TimeLeft } from './TimeLeft';

interface Props {
  state: PaymentState;
  payment: Payment;
  onCheck: () => void;
  /** The payment page is opened by its link. */
  onOpen: () => void;
  /** Opens the page for the rest. */
  onPayRest: () => void;
  children: ReactNode;
}

/** An open payment: link to the payment page, time left, and the manual check (requirements SH-11 to SH-14). */
export function PayingPayment({ state, payment, onCheck, onOpen, onPayRest, children }: Props) {
  const { t } = useTranslation();
  const exhausted = isExhausted(state);
  useEffect(() => {
    celebrationChunk.load().catch(() => undefined);
  }, []);
  const hasPart = state.money?.missing !== undefined;
  const checking = state.manual === 'checking';
  return (
    <>
      {!hasPart && (
        <p className={styles.text}>
          {t(exhausted ? 'payment.status.waitingText' : 'payment.status.payingText')}
        </p>
      )}
      <MoneyNote status="PENDING" money={state.money} />
      {hasPart && (
        <div className={styles.next}>
          <PayRest money={state.money} onOpen={onPayRest} />
        </div>
      )}
      {state.blocked && <Alert tone="warn">{t('payment.status.blocked')}</Alert>}
      {isUnreliable(state) && !exhausted && <Alert tone="warn">{t('payment.status.offline')}</Alert>}
      <div className={styles.body}>
        <PaymentFacts payment={payment} player={state.player} />
        <p className={styles.time}>
          <span>{t('payment.status.timeLeft')}</span>
          <TimeLeft until={payment.expiresAt} />
        </p>
      </div>
      <div className={styles.actions}>
        {!hasPart && <OpenPage url={payment.paymentUrl} onOpen={onOpen} />}
        <Button
          icon="refresh"
          onClick={onCheck}
          aria-busy={checking}
          contour={checking ? 'loading' : undefined}
        >
          {t(checking ? 'payment.status.checking' : 'payment.status.check')}
        </Button>
      </div>
      {children}
      {(exhausted || isUnreliable(state)) && <PaymentHelp id={payment.transactionId} />}
      <p role="status" className={styles.news}>
        {state.manual === 'pending' ? t('payment.status.stillPending') : ''}
      </p>
    </>
  );
}

/** The link to the gateway's page. */
function OpenPage({ url, onOpen }: { url: string; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <a className={buttonClass({})} href={url} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
      <Face icon="external">
        {t('payment.status.open')} <span className="visually-hidden">{t('ui.newTab')}</span>
      </Face>
    </a>
  );
}
