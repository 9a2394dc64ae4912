import { currencies } from './currencies';
import { wallets } from './ledger';

/**
 * Why a person has to look at money (studio.md section 2, "Needs review"). The first group holds money that has not been
 * credited to any payment; the others are about a payment or a settlement file.
 */
export const caseKinds = [
  'unknown-order',
  'amount-mismatch',
  'wrong-currency',
  'suspected-fraud',
  'paid-twice',
  'overpaid',
  'underpaid',
  'account-not-open',
  'reference-reused',
  'reversed',
  'credited-late',
  'not-answered',
  'only-ours',
  'only-theirs',
  'settlement-differs',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * How a case ended; `credited` when the rest of the money arrived by itself, `explained` when there was no money to move.
 */
export const caseOutcomes = ['credited', 'matched', 'refunded', 'written-off', 'explained'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

export const paymentStatuses = ['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const;
export const attemptStates = ['OPEN', 'PAID', 'FAILED', 'CANCELLED'] as const;
export const caseStates = ['open', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** Whether the gateway sent a notice, or we queried it. */
export const noticeSources = ['webhook', 'ask'] as const;
export type NoticeSource = (typeof noticeSources)[number];
/** How we learned of a movement of money. */
export const movementSources = [...noticeSources, 'hand', 'settlement'] as const;

/** How a request ends a case that holds money. */
export const caseResolutions = ['match', 'return', 'write-off'] as const;

/**
 * What finance may request (studio.md sections 2 and 3). `refund` returns money of a completed payment and takes back its
 * diamonds; `settle` completes a payment with money that did not come through a gateway; `match`, `return` and `write-off`
 * end a case that holds money: it pays for a payment, goes back to its sender, or stays; `grant` gives a player diamonds
 * or gold, or takes them; `item` gives or takes an accessory.
 */
export const playerRequestKinds = ['grant', 'item'] as const;
export const moneyRequestKinds = ['refund', 'settle', ...caseResolutions, ...playerRequestKinds] as const;
export type MoneyRequestKind = (typeof moneyRequestKinds)[number];
type PlayerRequestKind = (typeof playerRequestKinds)[number];

/** Whether a request is about what a player has, and not about a payment's or a case's money. */
export const isOfPlayer = <R extends { kind: MoneyRequestKind }>(
  request: R,
): request is R & { kind: PlayerRequestKind } =>
  (playerRequestKinds as readonly MoneyRequestKind[]).includes(request.kind);

/**
 * `requested` awaits a second person; `sent` awaits the gateway's confirmation, or a person's for a transfer by hand;
 * `withdrawn` was taken back before anybody carried it out.
 */
export const moneyRequestStates = [
  'requested',
  'approved',
  'sent',
  'done',
  'refused',
  'failed',
  'withdrawn',
] as const;
export type MoneyRequestState = (typeof moneyRequestStates)[number];

/** States in which a request still reserves its amount. */
export const openRequestStates = [
  'requested',
  'approved',
  'sent',
] as const satisfies readonly MoneyRequestState[];

export const refundReasons = ['duplicate', 'mistake', 'not-delivered', 'fraud', 'goodwill', 'other'] as const;

/**
 * What a person may do to a request: decide it, begin a transfer by hand and report how it ended, or take the request
 * back.
 */
export const requestActs = ['approve', 'refuse', 'begin', 'confirm', 'fail', 'withdraw'] as const;
export type RequestAct = (typeof requestActs)[number];

/** Whether the state of a request allows an act, whoever does it. */
export function isActOpen(
  { state, byGateway }: { state: MoneyRequestState; byGateway: boolean },
  act: RequestAct,
): boolean {
  const isUntouched = state === 'requested' || state === 'approved';
  const isMoving = state === 'sent' || (state === 'approved' && !byGateway);
  const open: Record<RequestAct, boolean> = {
    approve: state === 'requested',
    refuse: isUntouched,
    begin: state === 'approved' && !byGateway,
    confirm: isMoving,
    fail: isMoving,
    withdraw: isUntouched,
  };
  return open[act];
}

/** What the amount of a request is in: money, or the wallet of a grant. */
export const requestCurrencies = [...currencies, ...wallets] as const;
export type RequestCurrency = (typeof requestCurrencies)[number];

/** Reasons for which staff give or take diamonds and gold. */
export const grantReasons = ['compensation', 'event', 'correction', 'goodwill', 'abuse', 'other'] as const;
