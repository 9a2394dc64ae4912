import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { profileKey } from '../../profile/useProfile';
import type { PaymentState } from './paymentState';
import { recordPurchase } from './purchases';
import { forgetPayment } from './storedPayments';
import { rememberResult } from './storedResult';

/**
 * What follows from a payment: the account centre lists it; once its result has been seen it is no longer tracked; a
 * completed one changes the balance.
 */
export function useResult(state: PaymentState): void {
  const { payment, phase } = state;
  const id = payment?.transactionId;
  const ended = phase === 'completed' || phase === 'failed' || phase === 'cancelled';
  const last = useRef(state);
  last.current = state;
  useEffect(() => {
    if (!id) return;
    if (!ended) return recordPurchase(last.current);
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      recordPurchase(last.current);
      forgetPayment(id);
      rememberResult(id);
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
