import type { Currency } from '../../../contract/currencies';
import type { Tx } from '../../db/tables';

/** Rows per day: payments settled at the same moment rarely wait for the same row. */
const slots = 16;

/** Adds to a day's sums, in the transaction that moves the money. Amounts are in the currency's smallest unit. */
export async function addToDay(
  tx: Tx,
  day: string,
  currency: Currency,
  sums: { completed?: number; amount?: number; refunded?: number },
): Promise<void> {
  const { completed = 0, amount = 0, refunded = 0 } = sums;
  await tx
    .insertInto('paymentDays')
    .values({ day, currency, slot: Math.floor(Math.random() * slots), completed, amount, refunded })
    .onConflict((conflict) =>
      conflict.columns(['day', 'currency', 'slot']).doUpdateSet((eb) => ({
        completed: eb('paymentDays.completed', '+', completed),
        amount: eb('paymentDays.amount', '+', amount),
        refunded: eb('paymentDays.refunded', '+', refunded),
      })),
    )
    .execute();
}
