import { receiptDays } from '../../../contract/limits';
import type { PaymentStatus } from '../../../contract/payments';
import { readStored } from '../../session/stored';
import type { Payment, PaymentState } from './paymentState';
import { type StoredPayment, storedPayments } from './storedPayments';

/** A purchase made in this browser, as the account centre lists it. */
export interface Purchase extends Pick<Payment, 'name' | 'diamonds' | 'amount' | 'currency'> {
  id: string;
  /** PENDING while its result has not been seen here. */
  status: PaymentStatus;
  /** When its payment was last opened or its result seen, in milliseconds. */
  at: number;
  /** User name of the recipient. */
  recipient: string;
  /** Opens the receipt of a completed one. */
  receiptKey?: string;
}
/** Other accounts of a shared computer do not see it. */
type Recorded = Purchase & { owner: string };

const key = 'shopPurchases';
const maxRecorded = 10;
/** As long as the receipts can be opened. */
const keptFor = receiptDays * 86_400_000;

const isRecorded = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && 'id' in value && 'owner' in value && 'at' in value;

function read(): Recorded[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const recorded = Array.isArray(stored) ? stored.filter(isRecorded) : [];
    return recorded.filter(({ at }) => Date.now() - at < keptFor);
  } catch {
    return [];
  }
}

/** The signed-in buyer's e-mail, else the recipient's. */
const ownerOf = (recipient: string): string =>
  (readStored('accessToken') ? readStored('email') : null) ?? recipient;

const toPurchase = ({ payment, player, at }: StoredPayment): Purchase => {
  const { transactionId: id, name, diamonds, amount, currency } = payment;
  return { id, name, diamonds, amount, currency, at, recipient: player.userName, status: 'PENDING' };
};

const results = { completed: 'COMPLETED', failed: 'FAILED', cancelled: 'CANCELLED' } as const;

/** Records a payment whose result has been seen. Storage that is blocked or full keeps none. */
export function recordPurchase({ payment, player, phase, receiptKey }: PaymentState): void {
  if (!payment || !player || phase === 'idle' || phase === 'paying') return;
  const purchase = toPurchase({ payment, player, at: Date.now() });
  const recorded = { ...purchase, status: results[phase], receiptKey, owner: ownerOf(player.email) };
  const others = read().filter(({ id }) => id !== purchase.id);
  try {
    localStorage.setItem(key, JSON.stringify([recorded, ...others].slice(0, maxRecorded)));
  } catch {
    // The account centre shows the others.
  }
}

/** The account's purchases in this browser, the newest first, those whose result has not been seen among them. */
export function purchasesOf(email: string): Purchase[] {
  const recorded = read().filter(({ owner }) => owner === email);
  const open = storedPayments()
    .filter(({ player }) => ownerOf(player.email) === email)
    .map(toPurchase)
    .filter(({ id }) => !recorded.some((purchase) => purchase.id === id));
  return [...open, ...recorded].sort((a, b) => b.at - a.at);
}
