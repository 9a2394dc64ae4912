import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict, notFound } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import { transactionMessages } from '../../platform/messages/transactions';
import { endGiftLink } from '../effects/giftLinks';
import { lockPayment } from '../effects/payment';

/**
 * Removes the name and the sentence of a buyer, and ends the link of the gift. The history says why, and not what they were.
 * Throws 404, and 409 where nothing was written.
 */
export const removeGiftWords = (
  deps: Dependencies,
  actor: Actor,
  paymentId: string,
  reason: string,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await lockPayment(tx, paymentId))) throw notFound(paymentMessages.unknown);
    const { numUpdatedRows } = await tx
      .updateTable('paymentBuyers')
      .set({ name: null, message: null })
      .where('paymentId', '=', paymentId)
      .where((eb) => eb.or([eb('name', 'is not', null), eb('message', 'is not', null)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict(transactionMessages.noWords);
    await endGiftLink(tx, paymentId, deps.clock.now());
    await audit(tx, deps.clock, actor, {
      action: 'remove-words',
      resource: 'payments',
      id: paymentId,
      before: null,
      after: { reason },
    });
  });
