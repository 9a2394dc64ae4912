import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { getPaymentStatus } from '../../../../../contract/calls/payments';
import { hasStatus } from '../../../../api/ApiError';
import { call } from '../../../../api/call';
import { serverNow } from '../../../../api/clock';
import { isExhausted, isWatched, type PaymentAction, type PaymentState, pollEvery } from './paymentState';
import { forgetPayment } from './storedPayments';

/** Requests the state once. Errors are ignored (product.md section 8) but counted. */
async function fetchStatus(id: string): Promise<PaymentAction> {
  try {
    const answer = await call(getPaymentStatus, { params: { transactionId: id } });
    return { type: 'status', ...answer, now: serverNow() };
  } catch (error) {
    if (!hasStatus(error, 404)) return { type: 'unanswered' };
    forgetPayment(id);
    return { type: 'unknown' };
  }
}

/**
 * Polls the state of the current payment: every 15 s up to 40 times, and also when the page becomes visible, when the
 * network returns, at the timeout and on a manual check (requirements SH-13, SH-14). Returns a function that checks
 * now.
 */
export function usePaymentStatus(state: PaymentState, dispatch: Dispatch<PaymentAction>): () => void {
  const { payment, phase } = state;
  const paying = phase === 'paying';
  const id = payment?.transactionId;
  const current = useRef(id);
  const watched = isWatched(state);
  current.current = watched ? id : undefined;

  const { refetch } = useQuery({
    queryKey: ['site', 'paymentStatus', id],
    queryFn: async () => {
      const action = await fetchStatus(id ?? '');
      // Drops a stale response for a payment that was left.
      if (current.current === id) dispatch(action);
      return null;
    },
    // A new payment is first polled after one interval; a restored one immediately.
    initialData: null,
    initialDataUpdatedAt: payment?.restored ? 0 : undefined,
    enabled: watched,
    // After its end the buyer asks, and the server continues by itself.
    refetchInterval: !paying || isExhausted(state) ? false : pollEvery,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    gcTime: 0,
  });
  const checkNow = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);

  useEffect(() => {
    if (!paying || !payment) return;
    window.addEventListener('focus', checkNow);
    // One second after the deadline, when the server has cancelled it.
    const timeout = setTimeout(checkNow, Math.max(0, Date.parse(payment.expiresAt) - serverNow()) + 1000);
    return () => {
      window.removeEventListener('focus', checkNow);
      clearTimeout(timeout);
    };
  }, [paying, payment, checkNow]);

  return checkNow;
}
