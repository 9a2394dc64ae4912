import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { hasStatus } from '../../api/ApiError';
import { serverNow } from '../../api/clock';
import { getPaymentStatus } from '../../api/payments';
import { forgetPayment } from './begunPayments';
import { isExhausted, type PaymentAction, type PaymentState, pollEvery } from './paymentState';

/**
 * Asks for the state of the payment under way: every 15 s up to 40 times, and besides, uncounted, when the page is looked
 * at again, when the network is back, when the time is up and when somebody asks (requirements SH-13, SH-14). Timed by
 * hand, as a query's interval cannot tell the counted ones from the others. Returns the way to ask.
 */
export function usePaymentStatus(state: PaymentState, dispatch: Dispatch<PaymentAction>): () => void {
  const { payment, phase } = state;
  const paying = phase === 'paying';
  const exhausted = isExhausted(state);
  const id = payment?.transactionId;
  const current = useRef(id);
  current.current = paying ? id : undefined;
  const asking = useRef(false);

  /** Errors are ignored (product.md section 8) but counted; one call at a time, and a late response is dropped. */
  const look = useCallback(async () => {
    if (!id || asking.current) return;
    asking.current = true;
    try {
      const { status } = await getPaymentStatus(id);
      if (current.current === id) dispatch({ type: 'status', status, now: serverNow() });
    } catch (error) {
      if (hasStatus(error, 404)) forgetPayment(id);
      if (current.current === id) dispatch({ type: hasStatus(error, 404) ? 'unknown' : 'unanswered' });
    } finally {
      asking.current = false;
    }
  }, [id, dispatch]);

  useEffect(() => {
    if (!paying || exhausted) return;
    const timer = setInterval(() => {
      dispatch({ type: 'polled' });
      void look();
    }, pollEvery);
    return () => clearInterval(timer);
  }, [paying, exhausted, look, dispatch]);

  useEffect(() => {
    if (!paying || !payment) return;
    const seen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    if (payment.restored) void look();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    window.addEventListener('online', seen);
    // A second after the end, so that the server has cancelled it when it is asked.
    const end = setTimeout(seen, Math.max(0, Date.parse(payment.expiresAt) - serverNow()) + 1000);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
      window.removeEventListener('online', seen);
      clearTimeout(end);
    };
  }, [paying, payment, look]);

  return look;
}
