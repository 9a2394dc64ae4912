import { fromMinorUnits } from '../../../contract/currencies';
import type { PurchaseFigures } from '../../../contract/payments';
import { isSamePurchase } from '../../../contract/purchaseFigures';
import { changed } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import type { Payment } from '../effects/payment';
import { shownOffer } from './offers';

type FiguresRow = Pick<
  Payment,
  'amount' | 'currency' | 'diamonds' | 'bonusDiamonds' | 'firstBonus' | 'offerCode' | 'offerBonus'
>;

/** What a payment costs and brings, as a caller sees it who may read its code, or may not. */
export const figuresOf = (payment: FiguresRow, isRead: boolean): PurchaseFigures => ({
  amount: fromMinorUnits(payment.amount, payment.currency),
  currency: payment.currency,
  diamonds: payment.diamonds,
  bonus: payment.bonusDiamonds - payment.firstBonus - payment.offerBonus,
  firstBonus: payment.firstBonus,
  ...shownOffer(payment, isRead),
});

/**
 * Refuses a purchase whose buyer saw other figures, with those that apply as this caller is shown them and, of a payment
 * that is open already, its end (decisions.md, Payments). Callers that sent none accept any.
 */
export function assertSeen(
  seen: PurchaseFigures | undefined,
  figures: PurchaseFigures,
  open?: Pick<Payment, 'id' | 'expiresAt'>,
): void {
  if (!seen || isSamePurchase(seen, figures)) return;
  const named = open && { transactionId: open.id, expiresAt: open.expiresAt.toISOString() };
  throw changed({ ...figures, ...named }, paymentMessages.purchaseChanged);
}
