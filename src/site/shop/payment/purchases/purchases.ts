import { dayMs } from '../../../../../contract/durations';
import { receiptDays } from '../../../../../contract/limits';
import type { PaymentStatus } from '../../../../../contract/payments';
import { diamondsIn } from '../../../../../contract/purchaseFigures';
import { readStored } from '../../../../session/stored';
import type { PaymentState, ShopPayment } from '../state/paymentState';
import { readList, writeList } from '../state/storedList';
import { purchasesKey } from '../state/storedResult';

/** A purchase made in this browser, as the account centre lists it. */
export interface Purchase
  extends Pick<ShopPayment, 'name' | 'nameEn' | 'diamonds' | 'amount' | 'currency' | 'back'> {
  id: string;
  /** PENDING until its result has been seen here. */
  status: PaymentStatus;
  /** When its payment was opened in this browser, in milliseconds. */
  at: number;
  /** User name of the recipient. */
  recipient: string;
  /** Opens the receipt of a completed purchase. */
  receiptKey?: string;
}
interface Recorded extends Purchase {
  /** Hash of an address, which is not stored itself: other accounts on a shared computer do not see the purchase. */
  owner: string;
  /** Made without signing in. */
  isGuest?: boolean;
}

/** Query key of the guest's purchases. */
export const purchasesQuery = ['site', 'guestPurchases'];

const maxRecorded = 10;
/** As long as receipts can be opened. */
const keptFor = receiptDays * dayMs;

/** Distinguishes addresses without storing them (FNV-1a, 32 bits). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text.toLowerCase()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const isKept = (value: Partial<Recorded> | null) =>
  value?.id && value.owner && Date.now() - (value.at as number) < keptFor;

const write = (purchases: Recorded[]): void => writeList(purchasesKey, purchases);

/** Those that are kept; older ones are erased. */
const read = (): Recorded[] => readList<Recorded>(purchasesKey, isKept);

/** Whom a purchase belongs to: the signed-in buyer, else the recipient. */
function ownerOf(recipient: string): Pick<Recorded, 'owner' | 'isGuest'> {
  const isGuest = !readStored('accessToken');
  return { owner: digest((isGuest ? null : readStored('email')) ?? recipient), isGuest };
}

const statuses = {
  paying: 'PENDING',
  completed: 'COMPLETED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const;

/** Records a payment when it is opened and when its result is seen. Without storage nothing is recorded. */
export function recordPurchase({ payment, player, phase, late, diamonds, receiptKey }: PaymentState): void {
  if (!payment || !player || phase === 'idle') return;
  const { transactionId: id, name, nameEn, amount, currency, back } = payment;
  const all = read();
  const recorded = {
    // Preserved from when it was opened: its day, and whom it belongs to.
    ...(all.find((purchase) => purchase.id === id) ?? { at: Date.now(), ...ownerOf(player.email) }),
    id,
    name,
    nameEn,
    diamonds: diamonds ?? diamondsIn(payment),
    amount,
    currency,
    ...(back && { back }),
    receiptKey,
    recipient: player.userName,
    // Its row then asks again what became of it.
    status: late ? 'PENDING' : statuses[phase],
  };
  const others = all.filter((purchase) => purchase.id !== id);
  // The oldest that was not paid gives way first, as only a paid one has a receipt.
  const last = others.findLast(({ status }) => status !== 'COMPLETED') ?? others.at(-1);
  write([recorded, ...others.filter((one) => others.length < maxRecorded || one !== last)]);
}

const newestFirst = (purchases: Purchase[]) => purchases.sort((a, b) => b.at - a.at);

/** The account's purchases in this browser, newest first. */
export const purchasesOf = (email: string): Purchase[] =>
  newestFirst(read().filter(({ owner }) => owner === digest(email)));

/** Purchases made in this browser without signing in, newest first. */
export const guestPurchases = (): Purchase[] => newestFirst(read().filter(({ isGuest }) => isGuest));

/** A purchase made in this browser by the person signed in now, or by a guest. */
export function purchaseOf(id: string): Purchase | undefined {
  const own = digest(readStored('email') ?? '');
  return read().find((purchase) => purchase.id === id && (purchase.isGuest || purchase.owner === own));
}

/** Removes the purchases made without signing in, for example on a shared computer. */
export function forgetGuestPurchases(): void {
  write(read().filter(({ isGuest }) => !isGuest));
}
