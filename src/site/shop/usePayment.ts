import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { DiamondPackage } from '../../../contract/diamondPackages';
import { loadChunk } from '../errors/loadChunk';
import { profileKey } from '../useProfile';
import { initialPayment, type Payment, paymentReducer } from './paymentState';
import { openPaymentTab } from './paymentTab';
import { type Player, rememberPlayer } from './player';
import { forgetPayment, rememberPayment, type StoredPayment } from './storedPayments';
import { usePaymentStatus } from './usePaymentStatus';

/** Loaded with the recipient step (ShopPage), before Pay Now can be pressed. */
export const loadSteps = () => loadChunk(() => import('./openPayment'));

/**
 * The payment flow of the shop: recipient and package, Pay Now with its new tab, tracking, resuming and restoring a
 * payment (product.md section 4; requirements SH-9 to SH-18).
 */
export function usePayment(waitingText: string) {
  const [state, dispatch] = useReducer(paymentReducer, initialPayment);
  const queryClient = useQueryClient();
  /** Incremented on every change of recipient, package or payment, so that stale responses are dropped. */
  const run = useRef(0);
  const { payment, phase, player } = state;
  const checkNow = usePaymentStatus(state, dispatch);

  const choosePlayer = useCallback((next: Player | null) => {
    run.current += 1;
    rememberPlayer(next);
    dispatch({ type: 'player', player: next });
  }, []);
  const choosePackage = useCallback((packageId: string) => {
    run.current += 1;
    dispatch({ type: 'package', packageId });
  }, []);
  const follow = useCallback(
    (next: Payment, blocked: boolean, recipient: Player) => {
      run.current += 1;
      rememberPayment(next, recipient);
      dispatch({ type: 'opened', payment: next, blocked });
      void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
    },
    [queryClient],
  );
  const pay = async (pkg: DiamondPackage | undefined) => {
    if (state.busy || phase === 'paying' || phase === 'completed') return;
    if (!pkg) return dispatch({ type: 'invalid', error: { kind: 'selectPackage' } });
    if (!player) return dispatch({ type: 'invalid', error: { kind: 'confirmEmail' } });
    const tab = openPaymentTab(waitingText);
    const thisRun = ++run.current;
    dispatch({ type: 'begin' });
    try {
      const { openPayment } = await loadSteps();
      const opened = await openPayment(player.email, pkg);
      if (thisRun !== run.current) return tab.close();
      // Remember before the tab navigates: it may return in place of this page.
      follow(opened, !tab.open, player);
      tab.goTo(opened.paymentUrl);
    } catch (error) {
      tab.close();
      if (thisRun === run.current)
        dispatch({ type: 'invalid', error: (await loadSteps()).toPaymentError(error) });
    }
  };
  /** Restores a payment started by this browser, whatever its current state. */
  const restore = useCallback(
    (stored: StoredPayment) => {
      choosePlayer(stored.player);
      dispatch({ type: 'opened', payment: { ...stored.payment, restored: true }, blocked: false });
    },
    [choosePlayer],
  );

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
  useEffect(() => {
    if (phase !== 'completed') return;
    void queryClient.invalidateQueries({ queryKey: profileKey });
    void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
  }, [phase, queryClient]);

  const check = () => {
    dispatch({ type: 'manualCheck' });
    checkNow();
  };
  const resume = (next: Payment) => player && follow(next, false, player);
  const reset = useCallback(() => {
    run.current += 1;
    dispatch({ type: 'reset' });
  }, []);
  return { state, choosePlayer, choosePackage, pay, check, resume, restore, reset };
}

export type PaymentFlow = ReturnType<typeof usePayment>;
