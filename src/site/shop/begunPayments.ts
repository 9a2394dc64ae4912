import type { Payment } from './paymentState';
import type { Player } from './player';

/** A payment that this browser began, with whom it is for. */
export interface BegunPayment {
  payment: Payment;
  player: Player;
  at: number;
}

const key = 'shopPayments';
const day = 86_400_000;
const most = 5;

const isBegun = (value: unknown): value is BegunPayment =>
  typeof value === 'object' && value !== null && 'payment' in value && 'player' in value && 'at' in value;

/** Those of the last day, newest first. */
function read(): BegunPayment[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBegun).filter(({ at }) => Date.now() - at < day) : [];
  } catch {
    return [];
  }
}

function write(payments: BegunPayment[]): void {
  try {
    if (payments.length > 0) localStorage.setItem(key, JSON.stringify(payments));
    else localStorage.removeItem(key);
  } catch {
    // Blocked storage: the way back leads to the plain state of the payment.
  }
}

const without = (id: string) => read().filter(({ payment }) => payment.transactionId !== id);

/** Remembers a payment, so that whichever tab, page or banking app leads back here finds its outcome. */
export const rememberPayment = (payment: Payment, player: Player): void =>
  write([{ payment, player, at: Date.now() }, ...without(payment.transactionId)].slice(0, most));

/** The payment of this id, or the newest; null when this browser has begun none in the last day. */
export function recallPayment(id?: string | null): BegunPayment | null {
  const payments = read();
  return (id ? payments.find(({ payment }) => payment.transactionId === id) : payments[0]) ?? null;
}

/** It is settled and has been seen. */
export const forgetPayment = (id: string): void => write(without(id));
