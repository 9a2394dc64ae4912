import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { hasStatus } from '../../api/ApiError';
import { serverNow } from '../../api/clock';
import { getPaymentStatus } from '../../api/payments';
import { forgetPayment } from './begunPayments';
import { isExhausted, type PaymentAction, type PaymentState, pollEvery } from './paymentState';

/** Asks once. Errors are ignored (product.md section 8) but counted. */
async function askStatus(id: string): Promise<PaymentAction> {
  try {
    const { status } = await getPaymentStatus(id);
    return { type: 'status', status, now: serverNow() };
  } catch (error) {
    if (!hasStatus(error, 404)) return { type: 'unanswered' };
    forgetPayment(id);
    return { type: 'unknown' };
  }
}

/**
 * Asks for the state of the payment under way: every 15 s up to 40 times, and besides when the page is looked at again,
 * when the network is back, when the time is up and when somebody asks (requirements SH-13, SH-14). Returns the way to ask.
 */
export function usePaymentStatus(state: PaymentState, dispatch: Dispatch<PaymentAction>): () => void {
  const { payment, phase } = state;
  const paying = phase === 'paying';
  const id = payment?.transactionId;
  const current = useRef(id);
  current.current = paying ? id : undefined;

  const { refetch } = useQuery({
    queryKey: ['site', 'paymentStatus', id],
    queryFn: async () => {
      const news = await askStatus(id ?? '');
      // A late response to a payment that was left is dropped.
      if (current.current === id) dispatch(news);
      return null;
    },
    // What a payment begins with: its first question is a poll away, but one that was taken up again is asked about now.
    initialData: null,
    initialDataUpdatedAt: payment?.restored ? 0 : undefined,
    enabled: paying,
    refetchInterval: isExhausted(state) ? false : pollEvery,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    gcTime: 0,
  });
  const look = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);

  useEffect(() => {
    if (!paying || !payment) return;
    window.addEventListener('focus', look);
    // A second after the end, so that the server has cancelled it when it is asked.
    const end = setTimeout(look, Math.max(0, Date.parse(payment.expiresAt) - serverNow()) + 1000);
    return () => {
      window.removeEventListener('focus', look);
      clearTimeout(end);
    };
  }, [paying, payment, look]);

  return look;
}
