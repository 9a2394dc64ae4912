import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { DiamondPackage } from '../../../contract/diamondPackages';
import { serverMessage } from '../../api/ApiError';
import { createPayment, getPaymentStatus, getPendingPayment } from '../../api/payments';
import { profileKey } from '../useProfile';
import { totalDiamonds } from './bonus';
import {
  initialPayment,
  isExhausted,
  type Payment,
  type PaymentError,
  paymentReducer,
  pollEvery,
} from './paymentState';
import { isWebAddress, openPaymentTab } from './paymentTab';
import { type Player, recallPlayer, rememberPlayer } from './player';

/** A step that failed, with the text the specification gives it. */
class PaymentStepError extends Error {
  constructor(
    readonly kind: PaymentError['kind'],
    cause: unknown,
  ) {
    super('', { cause });
  }
}

const during = <T>(kind: PaymentError['kind'], step: Promise<T>): Promise<T> =>
  step.catch((cause: unknown) => {
    throw new PaymentStepError(kind, cause);
  });

/** Reuses the open payment of this recipient and package, or makes one (product.md section 4). */
async function openPayment(email: string, pkg: DiamondPackage): Promise<Payment> {
  const pending = await during('pending', getPendingPayment(email, pkg.id));
  const made = {
    packageId: pkg.id,
    amount: pkg.price,
    currency: pkg.currency,
    diamonds: totalDiamonds(pkg, new Date()),
  };
  const payment = pending ?? (await during('create', createPayment({ email, packageId: pkg.id })));
  if (!isWebAddress(payment.paymentUrl)) throw new PaymentStepError('create', undefined);
  return { ...made, ...payment };
}

const toError = (error: unknown): PaymentError =>
  error instanceof PaymentStepError
    ? { kind: error.kind, message: serverMessage(error.cause) }
    : { kind: 'create' };

/**
 * The payment flow of the shop: recipient and package, Pay Now with its new tab, polling, looking again, expiry and
 * resuming (product.md section 4; requirements SH-9 to SH-18).
 */
export function usePayment(waitingText: string) {
  const [state, dispatch] = useReducer(paymentReducer, initialPayment);
  const queryClient = useQueryClient();
  /** Raised by every change of recipient, package or payment, so that a late answer to an earlier one is dropped. */
  const run = useRef(0);
  const { payment, phase } = state;
  const exhausted = isExhausted(state);

  useEffect(() => {
    const player = recallPlayer();
    if (player) dispatch({ type: 'player', player });
  }, []);

  const choosePlayer = useCallback((player: Player | null) => {
    run.current += 1;
    rememberPlayer(player);
    dispatch({ type: 'player', player });
  }, []);

  const choosePackage = useCallback((packageId: string) => {
    run.current += 1;
    dispatch({ type: 'package', packageId });
  }, []);

  const follow = useCallback(
    (next: Payment, blocked: boolean) => {
      run.current += 1;
      dispatch({ type: 'opened', payment: next, blocked });
      void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
    },
    [queryClient],
  );

  const pay = async (pkg: DiamondPackage | undefined) => {
    if (state.busy || phase === 'paying' || phase === 'completed') return;
    if (!pkg) return dispatch({ type: 'invalid', error: { kind: 'selectPackage' } });
    if (!state.player) return dispatch({ type: 'invalid', error: { kind: 'confirmEmail' } });
    const tab = openPaymentTab(waitingText);
    const mine = ++run.current;
    dispatch({ type: 'begin' });
    try {
      const opened = await openPayment(state.player.email, pkg);
      if (mine !== run.current) return tab.close();
      tab.goTo(opened.paymentUrl);
      follow(opened, !tab.open);
    } catch (error) {
      tab.close();
      if (mine === run.current) dispatch({ type: 'invalid', error: toError(error) });
    }
  };

  const checking = useRef(false);
  const transactionId = payment?.transactionId;
  /** Asks once for the status; errors are ignored (product.md section 8) but counted. */
  const look = useCallback(async () => {
    if (!transactionId || checking.current) return;
    const mine = run.current;
    checking.current = true;
    try {
      const { status } = await getPaymentStatus(transactionId);
      if (mine === run.current) dispatch({ type: 'status', status, now: Date.now() });
    } catch {
      if (mine === run.current) dispatch({ type: 'unanswered' });
    } finally {
      checking.current = false;
    }
  }, [transactionId]);

  useEffect(() => {
    if (phase !== 'paying' || exhausted) return;
    const timer = setInterval(() => {
      dispatch({ type: 'polled' });
      void look();
    }, pollEvery);
    return () => clearInterval(timer);
  }, [phase, exhausted, look]);

  useEffect(() => {
    if (phase !== 'paying' || !payment) return;
    const seen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    // A second after the end, so that the server has cancelled it when it is asked.
    const end = setTimeout(seen, Math.max(0, Date.parse(payment.expiresAt) - Date.now()) + 1000);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
      clearTimeout(end);
    };
  }, [phase, payment, look]);

  useEffect(() => {
    if (phase !== 'completed') return;
    void queryClient.invalidateQueries({ queryKey: profileKey });
    void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
  }, [phase, queryClient]);

  const check = () => {
    dispatch({ type: 'asked' });
    void look();
  };
  const reset = useCallback(() => {
    run.current += 1;
    dispatch({ type: 'reset' });
  }, []);
  return { state, choosePlayer, choosePackage, pay, check, resume: follow, reset };
}

export type PaymentFlow = ReturnType<typeof usePayment>;
