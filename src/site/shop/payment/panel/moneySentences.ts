// Separate from the state of a payment, which the page loads before anybody has paid.
import type { PaymentStatusResponse } from '../../../../../contract/payments';
import type { ReportedMoney } from '../state/reportedMoney';

/** Sentences about money (`payment.money.*`), with the amounts in each. */
export interface MoneySentence {
  key:
    | 'part'
    | 'unusable'
    | 'held'
    | 'heldOther'
    | 'heldBeside'
    | 'over'
    | 'overOther'
    | 'received'
    | 'receivedOther'
    | 'returned'
    | 'kept'
    | 'moved';
  amounts: Partial<
    Record<'received' | 'missing' | 'held' | 'returned' | 'kept' | 'moved' | 'amount', number>
  >;
}

/** Money that an unfinished payment waits for, or that is held: what the title says before anything else (`payment.money.*`). */
export function moneyTitle({ missing, held }: ReportedMoney): 'title' | 'heldTitle' | undefined {
  if (missing !== undefined) return 'title';
  return held === undefined ? undefined : 'heldTitle';
}

/** Whether the money of an open payment is held and none is missing: nothing beside it may ask to pay. */
export const isUnpayable = (money: ReportedMoney | undefined): boolean =>
  money !== undefined && moneyTitle(money) === 'heldTitle';

/**
 * What the buyer reads about money, in order: everything that the books hold, and nothing that they do not (decisions.md,
 * Status of a payment).
 */
export function moneySentences(
  status: PaymentStatusResponse['status'],
  { amount, received, missing, held, returned = 0, kept = 0, moved = 0 }: ReportedMoney,
): MoneySentence[] {
  const isPaid = status === 'COMPLETED';
  const sentences: Array<MoneySentence | false> = [
    missing !== undefined && { key: 'part', amounts: { received, missing, amount } },
    held === undefined ? false : heldSentence(status, { received: received ?? 0, held, missing }),
    !isPaid && missing === undefined && held === undefined && dealtWith(received, returned),
    returned > 0 && { key: 'returned', amounts: { returned } },
    kept > 0 && { key: 'kept', amounts: { kept } },
    moved > 0 && { key: 'moved', amounts: { moved } },
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Money that no case holds any more; money in another currency than the price has no amount here. */
function dealtWith(received: number | undefined, returned: number): MoneySentence | false {
  if (received === undefined) return false;
  if (received > 0) return { key: 'received', amounts: { received } };
  return returned === 0 && { key: 'receivedOther', amounts: {} };
}

/** Money that is held; in another currency than the price it has no amount here. */
function heldSentence(
  status: PaymentStatusResponse['status'],
  { received, held, missing }: { received: number; held: number; missing: number | undefined },
): MoneySentence {
  if (status === 'COMPLETED')
    return held > 0 ? { key: 'over', amounts: { held } } : { key: 'overOther', amounts: {} };
  if (held === 0) return { key: 'heldOther', amounts: {} };
  // "Do not pay again" would contradict that the rest is to be paid.
  if (missing !== undefined) return { key: 'heldBeside', amounts: { held } };
  const isUnusable = status === 'PENDING';
  return { key: isUnusable ? 'unusable' : 'held', amounts: isUnusable ? { received, held } : { held } };
}
