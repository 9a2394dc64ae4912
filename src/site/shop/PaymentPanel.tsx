import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Contour, type ContourState } from '../ui/Contour';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import { EndedPayment } from './EndedPayment';
import { PayingPayment } from './PayingPayment';
import styles from './PaymentPanel.module.css';
import { isExhausted, type PaymentState } from './paymentState';
import type { PaymentFlow } from './usePayment';

type Face = {
  contour: ContourState;
  icon: IconName | null;
  title: 'processing' | 'paying' | 'waiting' | 'completed' | 'failed' | 'cancelled' | 'expired';
};

function faceOf(state: PaymentState): Face {
  if (state.busy) return { contour: 'loading', icon: null, title: 'processing' };
  if (state.phase === 'completed') return { contour: 'success', icon: 'check', title: 'completed' };
  if (state.phase === 'failed') return { contour: 'error', icon: 'alert', title: 'failed' };
  if (state.phase === 'cancelled')
    return { contour: 'disabled', icon: 'info', title: state.expired ? 'expired' : 'cancelled' };
  return isExhausted(state)
    ? { contour: 'idle', icon: 'info', title: 'waiting' }
    : { contour: 'loading', icon: null, title: 'paying' };
}

/** What is going on with the payment, from the click to its end. */
export function PaymentPanel({ flow, onChoose }: { flow: PaymentFlow; onChoose: () => void }) {
  const { t } = useTranslation();
  const { state } = flow;
  const ref = useRef<HTMLElement>(null);
  const { contour, icon, title } = faceOf(state);
  useEffect(() => {
    // Its head comes into view when it appears and whenever it says something else; on a phone it is taller than the page.
    if (title) ref.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  }, [title]);
  return (
    <section ref={ref} className={styles.panel} aria-label={t('shop.status.title')} data-phase={state.phase}>
      <Contour state={contour} />
      <div role="status" className={styles.head}>
        {icon && <Icon name={icon} size={32} />}
        <h2 className="h3">{t(`shop.status.${title}`)}</h2>
      </div>
      {state.phase === 'paying' && state.payment && (
        <PayingPayment state={state} payment={state.payment} onCheck={flow.check} />
      )}
      {state.phase !== 'paying' && !state.busy && <EndedPayment flow={flow} onChoose={onChoose} />}
    </section>
  );
}
