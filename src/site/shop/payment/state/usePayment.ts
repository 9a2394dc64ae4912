import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, useCallback, useReducer, useRef } from 'react';
import type { BuyerBody, PurchaseFigures } from '../../../../../contract/payments';
import type { ShownPackage } from '../../../../../contract/shopPage';
import { loadChunk } from '../../../errors/loadChunk';
import { type Player, rememberPlayer } from '../../recipient/player';
import { initialPayment, type PaymentAction, paymentReducer, type ShopPayment } from './paymentState';
import { recallPayment, rememberPayment, type StoredPayment } from './storedPayments';
import { recallPackage, rememberPackage, rememberResult } from './storedResult';
import { usePaymentStatus } from './usePaymentStatus';

/** Loaded with the recipient step (ShopPage), before Pay Now can be pressed. */
export const loadSteps = () => loadChunk(() => import('./beginPayment'));
type Steps = Awaited<ReturnType<typeof loadSteps>>;

/** What Pay Now sends besides package and recipient. */
export interface Chosen {
  gateway?: string;
  buyer?: BuyerBody;
  code?: string;
  seen?: PurchaseFigures | undefined;
  back?: string | undefined;
}

type Opening = (recipient: Player, steps: Steps) => Promise<ShopPayment>;
interface Flow {
  player: Player | null;
  dispatch: Dispatch<PaymentAction>;
  /** Incremented on every change of recipient, package or payment, so that stale responses are dropped. */
  run: RefObject<number>;
}

/** Opens payments, each in its own tab, and follows them. */
function useOpening({ player, dispatch, run }: Flow) {
  const queryClient = useQueryClient();
  const follow = (next: ShopPayment, blocked: boolean, recipient: Player) => {
    run.current += 1;
    rememberPayment(next, recipient);
    dispatch({ type: 'opened', payment: next, blocked });
    void queryClient.invalidateQueries({ queryKey: ['site', 'pending'] });
  };
  /** Opens a tab inside the click handler, then follows the payment that `open` returns. */
  const start = async (open: Opening) => {
    if (!player) return dispatch({ type: 'invalid', error: { kind: 'confirmEmail' } });
    // Synchronous: pop-up blockers refuse a tab that is opened after a request (requirement SH-11).
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const thisRun = ++run.current;
    dispatch({ type: 'begin' });
    try {
      const steps = await loadSteps();
      if (tab) steps.showWaiting(tab);
      const opened = await open(player, steps);
      if (thisRun !== run.current) return tab?.close();
      // Stored before the tab navigates: the visitor may return there instead of here.
      follow({ ...opened, opened: Boolean(tab) }, !tab, player);
      tab?.location.replace(opened.paymentUrl);
    } catch (error) {
      tab?.close();
      // What is shown may be old: the package, the open payment, a code.
      for (const stale of ['packages', 'pending'])
        void queryClient.invalidateQueries({ queryKey: ['site', stale] });
      if (thisRun === run.current)
        dispatch({ type: 'invalid', error: (await loadSteps()).toPaymentError(error) });
    }
  };
  /** Continues a payment with what this browser knows about it. */
  const resume = (next: ShopPayment) =>
    player && follow({ ...recallPayment(next.transactionId)?.payment, ...next }, false, player);
  return { start, resume };
}

/**
 * The payment flow of the shop: recipient and package, Pay Now with its new tab, tracking, resuming and restoring a
 * payment (product.md section 4; requirements SH-9 to SH-18).
 */
export function usePayment() {
  const [state, dispatch] = useReducer(paymentReducer, initialPayment, (state) => ({
    ...state,
    packageId: recallPackage(),
  }));
  const run = useRef(0);
  const { phase, player } = state;
  const checkNow = usePaymentStatus(state, dispatch);
  const { start, resume } = useOpening({ player, dispatch, run });

  const choosePlayer = useCallback((next: Player | null) => {
    run.current += 1;
    rememberPlayer(next);
    dispatch({ type: 'player', player: next });
  }, []);
  const choosePackage = useCallback((packageId: string) => {
    run.current += 1;
    rememberPackage(packageId);
    dispatch({ type: 'package', packageId });
  }, []);
  const pay = async (pkg: ShownPackage | undefined, chosen: Chosen) => {
    if (state.busy || phase === 'paying' || phase === 'completed') return;
    if (!pkg) return dispatch({ type: 'invalid', error: { kind: 'selectPackage' } });
    await start(({ email }, { beginPayment }) => beginPayment(email, pkg, chosen));
  };
  /** Restores a payment started by this browser, whatever its current state. */
  const restore = useCallback(
    (stored: StoredPayment) => {
      choosePlayer(stored.player);
      dispatch({ type: 'opened', payment: { ...stored.payment, restored: true }, blocked: false });
    },
    [choosePlayer],
  );
  const check = () => {
    dispatch({ type: 'manualCheck' });
    checkNow();
  };
  /** What was refused no longer concerns what is chosen now. */
  const forgive = () => dispatch({ type: 'invalid', error: null });
  const reset = useCallback(() => {
    run.current += 1;
    rememberResult(null);
    dispatch({ type: 'reset' });
  }, []);
  return { state, choosePlayer, choosePackage, start, pay, check, resume, restore, forgive, reset };
}

export type PaymentFlow = ReturnType<typeof usePayment>;
