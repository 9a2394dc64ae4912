import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { profileKey } from '../useProfile';
import type { PaymentState } from './paymentState';
import { recordPurchase } from './purchases';
import { forgetPayment } from './storedPayments';

/**
 * What follows from the result of a payment: a new balance, and once it has been seen the payment is a purchase of the
 * account centre and no longer tracked.
 */
export function useResult(state: PaymentState): void {
  const { payment, phase } = state;
  const id = payment?.transactionId;
  const ended = phase === 'completed' || phase === 'failed' || phase === 'cancelled';
  const result = useRef(state);
  result.current = state;
  useEffect(() => {
    if (!ended || !id) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      recordPurchase(result.current);
      forgetPayment(id);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [ended, id]);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (phase !== 'completed') return;
    void queryClient.invalidateQueries({ queryKey: profileKey });
    void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
  }, [phase, queryClient]);
}
