import type { GiftLink } from '../../../../../contract/gifts';
import type { Language } from '../../../../../contract/languages';
import type {
  ChangedPurchase,
  LateMoney,
  OpenPayment,
  PaymentStatusResponse,
} from '../../../../../contract/payments';
import type { Player } from '../../recipient/player';
import { moneyOf, type ReportedMoney } from './reportedMoney';

/** States of product.md section 4, Payment flow. */
type Phase = 'idle' | 'paying' | 'completed' | 'failed' | 'cancelled';

/** An open payment with client-side state. */
export interface ShopPayment extends OpenPayment {
  packageId?: string;
  /** The package's name, in both languages. */
  name?: string;
  nameEn?: string | null;
  /** What goes to others once it is paid: a message with its giver's name, a receipt to an address. */
  gift?: { hasMessage: boolean; receiptTo?: string | undefined };
  /** Where the buyer came from, to buy an item. */
  back?: string | undefined;
  /** This browser opened its payment page. */
  opened?: boolean;
  /** Restored from storage: its state may have changed. */
  restored?: boolean;
}

export interface PaymentError {
  kind: 'selectPackage' | 'confirmEmail' | 'pending' | 'create' | 'unknown';
  /** The server's message; replaces the generic text while the page is in the message's language. */
  message?: string;
  language?: Language;
  /** The server's messages by field. */
  fields?: Record<string, string[]>;
  /** What applies instead of what the buyer saw: the next press accepts it. */
  purchase?: ChangedPurchase | undefined;
  /** The request got no response: the text mentions the network too. */
  offline?: boolean;
}

export interface PaymentState {
  player: Player | null;
  packageId: string | null;
  phase: Phase;
  payment: ShopPayment | null;
  /** Pay Now was pressed, and the payment is not open yet. */
  busy: boolean;
  error: PaymentError | null;
  /** The browser blocked the new tab. */
  blocked: boolean;
  /** Status requests made for this payment. */
  polls: number;
  /** Consecutive failed status requests. */
  failures: number;
  /** State of the manual check: none, in progress, done without a change, or without a response. */
  manual: 'none' | 'checking' | 'pending' | 'unanswered';
  /** Cancelled by timeout. */
  expired: boolean;
  /** Money may still arrive although it has ended. */
  late?: LateMoney;
  /** Diamonds of the completed payment, and those of them that repaid a debt. */
  diamonds?: number;
  repaid?: number;
  /** Opens the receipt of the completed payment. */
  receiptKey?: string;
  /** The link of the gift that it was. */
  giftLink?: GiftLink;
  /** What has arrived for it, unless it is simply paid. */
  money?: ReportedMoney & { transactionId: string };
  /** An open payment was abandoned by changing package or recipient. */
  dropped: boolean;
}

export type PaymentAction =
  | { type: 'player'; player: Player | null }
  | { type: 'package'; packageId: string }
  | { type: 'invalid'; error: PaymentError | null }
  | { type: 'begin' }
  | { type: 'opened'; payment: ShopPayment; blocked: boolean }
  | { type: 'manualCheck' }
  | ({ type: 'status'; now: number } & PaymentStatusResponse)
  | { type: 'unanswered' }
  | { type: 'unknown' }
  | { type: 'reset' };

/** Every 15 s, at most 40 times (product.md section 9). */
export const pollEvery = 15_000;
export const maxPolls = 40;
/** Consecutive failed status requests before the page reports connection trouble (requirement SH-14). */
const maxFailures = 3;

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
  late: undefined,
  diamonds: undefined,
  repaid: undefined,
  receiptKey: undefined,
  giftLink: undefined,
  money: undefined,
  dropped: false,
} as const satisfies Partial<PaymentState>;

export const initialPayment: PaymentState = { ...fresh, player: null, packageId: null };

/** Resets to idle; records whether an open payment was abandoned (requirement SH-18). */
const restart = (state: PaymentState): PaymentState => ({
  ...state,
  ...fresh,
  dropped: state.phase === 'paying' || state.dropped,
});

/** Whether the server's status still matters: the payment is open, or money may arrive although it has ended. */
export const isWatched = ({ phase, late }: Pick<PaymentState, 'phase' | 'late'>): boolean =>
  phase === 'paying' || late !== undefined;

function settle(
  state: PaymentState,
  { now, type: _, ...answer }: Extract<PaymentAction, { type: 'status' }>,
): PaymentState {
  const { status, late, diamonds, repaid, receiptKey, gift: giftLink } = answer;
  const brought = { diamonds, repaid, receiptKey, giftLink };
  const money = moneyOf(answer);
  const known = {
    ...state,
    money: money && { ...money, transactionId: state.payment?.transactionId ?? '' },
    polls: state.polls + 1,
    failures: 0,
    manual: state.manual === 'checking' ? 'pending' : state.manual,
  } as const;
  if (!isWatched(state)) return state;
  if (status === 'COMPLETED')
    return { ...known, phase: 'completed', late: undefined, manual: 'none', ...brought };
  // The check that ended it has said so; one after that says that nothing has changed.
  const ended = { ...known, late, manual: state.phase === 'paying' ? 'none' : known.manual } as const;
  if (status === 'FAILED') return { ...ended, phase: 'failed' };
  if (status === 'CANCELLED') {
    const isOver = state.payment !== null && now >= Date.parse(state.payment.expiresAt);
    return { ...ended, phase: 'cancelled', expired: state.phase === 'cancelled' ? state.expired : isOver };
  }
  return known;
}

/** All transitions of the payment flow, as a pure reducer. */
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
      return { ...state, ...fresh, money: state.money, busy: true };
    case 'opened': {
      const packageId = action.payment.packageId ?? state.packageId;
      const { money } = state;
      return {
        ...state,
        ...fresh,
        // Another page of the same payment: what has arrived stays.
        money: money?.transactionId === action.payment.transactionId ? money : undefined,
        packageId,
        phase: 'paying',
        payment: action.payment,
        blocked: action.blocked,
      };
    }
    case 'manualCheck':
      return { ...state, manual: 'checking' };
    case 'status':
      return settle(state, action);
    case 'unanswered':
      return {
        ...state,
        polls: state.polls + 1,
        failures: state.failures + 1,
        manual: state.manual === 'checking' ? 'unanswered' : state.manual,
      };
    case 'unknown':
      return { ...restart({ ...state, phase: 'idle' }), error: { kind: 'unknown' } };
    case 'reset':
      return restart({ ...state, phase: 'idle' });
  }
}

/** Whether the poll limit is reached. */
export const isExhausted = (state: PaymentState): boolean => state.polls >= maxPolls;

/** Whether several status requests in a row have failed. */
export const isUnreliable = (state: PaymentState): boolean => state.failures >= maxFailures;

/** Pay Now is disabled without an amount, while paying and when completed (product.md section 4). */
export const cannotPay = (state: PaymentState, hasAmount: boolean): boolean =>
  !hasAmount || state.busy || state.phase === 'paying' || state.phase === 'completed';
