import { receiptDays } from '../../../../contract/limits';
import type { PaymentStatus } from '../../../../contract/payments';
import { readStored } from '../../../session/stored';
import type { Payment, PaymentState } from './paymentState';

/** A purchase made in this browser, as the account centre lists it. */
export interface Purchase extends Pick<Payment, 'name' | 'diamonds' | 'amount' | 'currency'> {
  id: string;
  /** PENDING while its result has not been seen here. */
  status: PaymentStatus;
  /** When its payment was opened in this browser, in milliseconds. */
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

const statuses = {
  paying: 'PENDING',
  completed: 'COMPLETED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const;

/** Records a payment when it is opened and when its result is seen. Without storage nothing is recorded. */
export function recordPurchase({ payment, player, phase, receiptKey }: PaymentState): void {
  if (!payment || !player || phase === 'idle') return;
  const { transactionId: id, name, diamonds, amount, currency } = payment;
  const all = read();
  const recorded = {
    // Kept from when it was opened: its day, and whose it is.
    ...(all.find((purchase) => purchase.id === id) ?? { at: Date.now(), owner: ownerOf(player.email) }),
    id,
    name,
    diamonds,
    amount,
    currency,
    receiptKey,
    recipient: player.userName,
    status: statuses[phase],
  };
  const others = all.filter((purchase) => purchase.id !== id);
  try {
    localStorage.setItem(key, JSON.stringify([recorded, ...others].slice(0, maxRecorded)));
  } catch {
    // The account centre lists those that were stored.
  }
}

/** The account's purchases in this browser, the newest first. */
export const purchasesOf = (email: string): Purchase[] =>
  read()
    .filter(({ owner }) => owner === email)
    .sort((a, b) => b.at - a.at);
