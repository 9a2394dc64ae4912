import type { Tx } from '../db/tables';
import { sameTransfer } from '../payments/ledger/oneTransfer';
import { conflict, taken } from '../platform/errors';
import { moneyMessages } from '../platform/messages/money';

/** A transfer as a person names it, for a payment; in the payment's smallest unit. */
interface TypedTransfer {
  paymentId: string;
  reference: string;
  amount: number;
  currency: string;
}

/**
 * Throws 409 when a transfer with this reference, or one known by the payment's order number with this amount, is already in the books, whoever reported it: naming the case that holds
 * it, so that it can be matched there, else the payment it pays for. Locks the reference until the commit.
 */
export async function assertUnused(tx: Tx, { paymentId, ...transfer }: TypedTransfer): Promise<void> {
  const [movement] = await sameTransfer(tx, { gateway: 'hand', orderNumber: null, paymentId, ...transfer });
  if (!movement) return;
  const { caseId } = movement;
  const field = { reference: [moneyMessages.referenceUsed] };
  if (caseId !== null && movement.allocated < movement.amount && (await isOpen(tx, caseId))) {
    throw taken({ resource: 'cases', id: caseId }, moneyMessages.referenceHeld, field);
  }
  const paid = await tx
    .selectFrom('allocations')
    .select('paymentId')
    .where('movementId', '=', movement.id)
    .executeTakeFirst();
  if (paid) throw taken({ resource: 'payments', id: paid.paymentId }, moneyMessages.referencePaid, field);
  throw conflict(moneyMessages.referenceUsed, field);
}

async function isOpen(tx: Tx, caseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('moneyCases')
    .select('state')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return found.state === 'open';
}
