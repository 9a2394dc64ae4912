import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Contour, type ContourState } from '../../../ui/Contour';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icons';
import { useInView } from '../../packages/useInView';
import { isExhausted, type PaymentState } from '../state/paymentState';
import type { PaymentFlow } from '../state/usePayment';
import { EndedPayment } from './EndedPayment';
import { isUnpayable, moneyTitle } from './moneySentences';
import { PaidPayment } from './PaidPayment';
import { PayingPayment } from './PayingPayment';
import { PaymentLine } from './PaymentLine';
import styles from './PaymentPanel.module.css';

type TranslationKey =
  | `payment.status.${'processing' | 'paying' | 'waiting' | 'completed' | 'failed' | 'cancelled' | 'expired'}`
  | `payment.money.${'title' | 'heldTitle'}`;
type Face = {
  contour: ContourState;
  icon: IconName | null;
  title: TranslationKey;
};

function faceOf(state: PaymentState): Face {
  const { busy, phase, expired, money } = state;
  if (busy) return { contour: 'loading', icon: null, title: 'payment.status.processing' };
  if (phase === 'completed') return { contour: 'success', icon: 'check', title: 'payment.status.completed' };
  const ofMoney = money && moneyTitle(money);
  if (ofMoney) return { contour: 'idle', icon: 'info', title: `payment.money.${ofMoney}` };
  if (phase === 'failed') return { contour: 'error', icon: 'alert', title: 'payment.status.failed' };
  if (phase === 'cancelled')
    return {
      contour: 'disabled',
      icon: 'info',
      title: `payment.status.${expired ? 'expired' : 'cancelled'}`,
    };
  return isExhausted(state)
    ? { contour: 'idle', icon: 'info', title: 'payment.status.waiting' }
    : { contour: 'loading', icon: null, title: 'payment.status.paying' };
}

interface Props {
  flow: PaymentFlow;
  /** The visitor was directed here, so it takes focus. */
  focus: boolean;
  /** Starts another payment with the same recipient and package. */
  onRetry: () => void;
  onChoose: () => void;
  /** Other ways to pay while it is open. */
  children?: ReactNode;
}

/** The state of the payment, from the click to its result. */
export function PaymentPanel({ flow, focus, onRetry, onChoose, children }: Props) {
  const { t } = useTranslation();
  const { state } = flow;
  const { phase, payment, money } = state;
  const { contour, icon, title } = faceOf(state);
  const panel = useInView(title, focus);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('payment.status.title')}
      data-phase={phase}
      data-held={title === 'payment.money.heldTitle'}
    >
      <Contour state={contour} />
      <div role="status" className={styles.head}>
        {icon && <Icon name={icon} size={32} />}
        <h2 className="h3">{t(title)}</h2>
      </div>
      {((phase === 'paying' && !isUnpayable(money)) || phase === 'completed') && (
        <PaymentLine state={state} />
      )}
      {phase === 'paying' && payment && (
        <PayingPayment flow={flow} payment={payment}>
          {children}
        </PayingPayment>
      )}
      {phase === 'completed' && <PaidPayment flow={flow} onChoose={onChoose} />}
      {(phase === 'failed' || phase === 'cancelled') && (
        <EndedPayment flow={flow} onRetry={onRetry} onChoose={onChoose} />
      )}
    </section>
  );
}
