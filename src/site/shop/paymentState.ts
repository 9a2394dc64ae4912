import type { Currency } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import type { OpenPayment, PaymentStatus } from '../../../contract/payments';
import type { Player } from './player';

/** States of product.md section 4, Payment flow. */
type Phase = 'idle' | 'paying' | 'completed' | 'failed' | 'cancelled';

/** An open payment with what this page knows of it. */
export interface Payment extends OpenPayment {
  packageId?: string;
  amount?: number;
  currency?: Currency;
  /** Diamonds incl. the bonus that ran when it was made. */
  diamonds?: number;
  /** Taken up again: its state may be another by now. */
  restored?: boolean;
}

export interface PaymentError {
  kind: 'selectPackage' | 'confirmEmail' | 'pending' | 'create' | 'unknown';
  /** The server's own words, shown in place of the text of the kind while the page is in their language. */
  message?: string;
  language?: Language;
  /** No response came: the network is said to be missing too. */
  offline?: boolean;
}

export interface PaymentState {
  player: Player | null;
  packageId: string | null;
  phase: Phase;
  payment: Payment | null;
  /** Between the click and an open payment. */
  busy: boolean;
  error: PaymentError | null;
  /** The browser let no tab open. */
  blocked: boolean;
  /** Status calls made for this payment. */
  polls: number;
  /** Status calls failed in a row. */
  failures: number;
  /** A check asked for by the player is on its way, or came back without news. */
  manual: 'none' | 'checking' | 'pending';
  /** Cancelled because the time ran out. */
  expired: boolean;
  /** A payment was left open by changing package or recipient. */
  dropped: boolean;
}

export type PaymentAction =
  | { type: 'player'; player: Player | null }
  | { type: 'package'; packageId: string }
  | { type: 'invalid'; error: PaymentError }
  | { type: 'begin' }
  | { type: 'opened'; payment: Payment; blocked: boolean }
  | { type: 'asked' }
  | { type: 'status'; status: PaymentStatus; now: number }
  | { type: 'unanswered' }
  | { type: 'unknown' }
  | { type: 'reset' };

/** Every 15 s, at most 40 times (product.md section 9). */
export const pollEvery = 15_000;
export const maxPolls = 40;
/** Failed status calls in a row after which the page admits that the line is bad (requirement SH-14). */
const burst = 3;

const fresh = {
  phase: 'idle',
  payment: null,
  busy: false,
  error: null,
  blocked: false,
  polls: 0,
  failures: 0,
  manual: 'none',
  expired: false,
  dropped: false,
} as const satisfies Partial<PaymentState>;

export const initialPayment: PaymentState = { ...fresh, player: null, packageId: null };

/** Back to idle; notes when an open payment is left behind (requirement SH-18). */
const restart = (state: PaymentState): PaymentState => ({
  ...state,
  ...fresh,
  dropped: state.phase === 'paying' || state.dropped,
});

function settle(state: PaymentState, status: PaymentStatus, now: number): PaymentState {
  const known = {
    ...state,
    polls: state.polls + 1,
    failures: 0,
    manual: state.manual === 'checking' ? 'pending' : state.manual,
  } as const;
  if (state.phase !== 'paying') return state;
  if (status === 'COMPLETED') return { ...known, phase: 'completed', manual: 'none' };
  if (status === 'FAILED') return { ...known, phase: 'failed', manual: 'none' };
  if (status === 'CANCELLED') {
    const expired = state.payment !== null && now >= Date.parse(state.payment.expiresAt);
    return { ...known, phase: 'cancelled', expired, manual: 'none' };
  }
  return known;
}

/** All transitions of the payment flow; a pure function, so that each is tested by itself. */
export function paymentReducer(state: PaymentState, action: PaymentAction): PaymentState {
  switch (action.type) {
    case 'player':
      return { ...restart(state), player: action.player };
    case 'package':
      return action.packageId === state.packageId
        ? state
        : { ...restart(state), packageId: action.packageId };
    case 'invalid':
      return { ...state, error: action.error, busy: false };
    case 'begin':
      return { ...state, ...fresh, busy: true };
    case 'opened': {
      const packageId = action.payment.packageId ?? state.packageId;
      return {
        ...state,
        ...fresh,
        packageId,
        phase: 'paying',
        payment: action.payment,
        blocked: action.blocked,
      };
    }
    case 'asked':
      return { ...state, manual: 'checking' };
    case 'status':
      return settle(state, action.status, action.now);
    case 'unanswered':
      return {
        ...state,
        polls: state.polls + 1,
        failures: state.failures + 1,
        manual: state.manual === 'checking' ? 'pending' : state.manual,
      };
    case 'unknown':
      return { ...restart({ ...state, phase: 'idle' }), error: { kind: 'unknown' } };
    case 'reset':
      return restart({ ...state, phase: 'idle' });
  }
}

/** Whether the polls are used up. */
export const isExhausted = (state: PaymentState): boolean => state.polls >= maxPolls;

/** Whether the server has not responded several times in a row. */
export const isShaky = (state: PaymentState): boolean => state.failures >= burst;

/** Pay Now is disabled without an amount, while paying and when completed (product.md section 4). */
export const cannotPay = (state: PaymentState, hasAmount: boolean): boolean =>
  !hasAmount || state.busy || state.phase === 'paying' || state.phase === 'completed';
