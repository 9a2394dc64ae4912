import { dayMs } from '../../../../../contract/durations';
import type { Player } from '../../recipient/player';
import type { ShopPayment } from './paymentState';
import { readList, writeList } from './storedList';

/** A payment started by this browser, with its recipient. */
export interface StoredPayment {
  payment: ShopPayment;
  player: Player;
  at: number;
}

const key = 'shopPayments';
const maxStored = 5;

/** Entries of the last day, newest first. Older ones are erased, as they hold the recipient's address. */
const read = (): StoredPayment[] =>
  readList<StoredPayment>(
    key,
    (value) => value?.payment && value.player && Date.now() - (value.at as number) < dayMs,
  );

const write = (payments: StoredPayment[]): void => writeList(key, payments);

const without = (id: string) => read().filter(({ payment }) => payment.transactionId !== id);

/** Remembers a payment, so that the outcome can be shown in whichever tab the gateway or banking app returns to. */
export const rememberPayment = (payment: ShopPayment, player: Player): void =>
  write([{ payment, player, at: Date.now() }, ...without(payment.transactionId)].slice(0, maxStored));

/** The payment with this id, or the newest; null when this browser started none in the last day. */
export function recallPayment(id?: string | null): StoredPayment | null {
  const payments = read();
  return (id ? payments.find(({ payment }) => payment.transactionId === id) : payments[0]) ?? null;
}

/** Removes a payment once its result has been seen. */
export const forgetPayment = (id: string): void => write(without(id));
