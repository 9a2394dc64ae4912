/**
 * Why a person has to look at money (studio.md section 2, "Needs a look"). The first group holds money that no payment
 * has been credited for, the others are about a payment or a settlement file.
 */
export const caseKinds = [
  'unknown-order',
  'amount-mismatch',
  'wrong-currency',
  'suspected-fraud',
  'paid-twice',
  'overpaid',
  'underpaid',
  'reference-reused',
  'reversed',
  'credited-late',
  'not-answered',
  'only-ours',
  'only-theirs',
  'settlement-differs',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** How a case ended; `credited` when the rest of the money arrived by itself, `explained` when there was none to move. */
export const caseOutcomes = ['credited', 'matched', 'refunded', 'written-off', 'explained'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/**
 * What finance may ask for (studio.md section 2, Refunds). `refund` gives money of a completed payment back and takes its
 * diamonds; `settle` completes a payment by money that came outside of a gateway; `match`, `return` and `write-off` end a
 * case that holds money: it pays for a payment, goes back to its sender, or stays.
 */
export const moneyRequestKinds = ['refund', 'settle', 'match', 'return', 'write-off'] as const;
export type MoneyRequestKind = (typeof moneyRequestKinds)[number];

/**
 * `requested` waits for a second person, `sent` for the gateway's word or the confirmation of a transfer by hand;
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
