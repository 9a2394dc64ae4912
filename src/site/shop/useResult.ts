import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileKey } from '../useProfile';
import type { PaymentState } from './paymentState';
import { forgetPayment } from './storedPayments';

/** What follows from the result of a payment: a new balance, and once it has been seen the payment is forgotten. */
export function useResult({ payment, phase }: PaymentState): void {
  const id = payment?.transactionId;
  const ended = phase === 'completed' || phase === 'failed' || phase === 'cancelled';
  useEffect(() => {
    if (!ended || !id) return;
    const forgetWhenVisible = () => {
      if (document.visibilityState === 'visible') forgetPayment(id);
    };
    forgetWhenVisible();
    document.addEventListener('visibilitychange', forgetWhenVisible);
    return () => document.removeEventListener('visibilitychange', forgetWhenVisible);
  }, [ended, id]);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (phase !== 'completed') return;
    void queryClient.invalidateQueries({ queryKey: profileKey });
    void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
  }, [phase, queryClient]);
}
