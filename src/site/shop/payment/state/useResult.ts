import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { profileKey } from '../../../profile/useProfile';
import { purchasesQuery, recordPurchase } from '../purchases/purchases';
import type { PaymentState } from './paymentState';
import { forgetPayment } from './storedPayments';
import { rememberPackage, rememberResult } from './storedResult';

/**
 * The effects of a payment's result: the account centre lists it; once the result has been seen it is no longer tracked;
 * a completed payment changes the balance.
 */
export function useResult(state: PaymentState): void {
  const { payment, phase } = state;
  const id = payment?.transactionId;
  const result = phase === 'completed' || phase === 'failed' || phase === 'cancelled' ? phase : null;
  const last = useRef(state);
  last.current = state;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!id) return;
    const record = () => {
      recordPurchase(last.current);
      void queryClient.invalidateQueries({ queryKey: purchasesQuery });
    };
    if (!result) return record();
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      record();
      forgetPayment(id);
      rememberResult(id);
      // A reload must not offer again what was bought.
      if (result === 'completed') rememberPackage(null);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [result, id, queryClient]);
  useEffect(() => {
    if (phase !== 'completed') return;
    void queryClient.invalidateQueries({ queryKey: profileKey });
    void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
  }, [phase, queryClient]);
}
