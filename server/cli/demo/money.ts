import type { Insertable } from 'kysely';
import type { PaymentsTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { newId } from '../../platform/ids';
import { referenceOf } from './stories';

type Paid = Pick<
  Insertable<PaymentsTable>,
  'id' | 'gateway' | 'amount' | 'currency' | 'createdAt' | 'expiresAt'
> & { settledAt: Date };

/** Inserts the attempts, movements and sums of payments that were paid exactly. */
export async function insertMoney(tx: Tx, payments: readonly Paid[]): Promise<void> {
  const rows = payments.map((payment) => ({ ...payment, attemptId: newId(), movementId: newId() }));
  await tx
    .insertInto('paymentAttempts')
    .values(
      rows.map(({ attemptId, id, gateway, createdAt, expiresAt, settledAt }) => ({
        id: attemptId,
        paymentId: id,
        gateway,
        orderNumber: id,
        state: 'PAID' as const,
        createdAt,
        expiresAt,
        linkedAt: createdAt,
        endedAt: settledAt,
        nextAskAt: null,
      })),
    )
    .execute();
  await tx
    .insertInto('movements')
    .values(
      rows.map(({ movementId, attemptId, id, gateway, amount, currency, settledAt }) => ({
        id: movementId,
        gateway,
        reference: referenceOf(id),
        orderNumber: id,
        paymentId: id,
        attemptId,
        amount,
        currency,
        allocated: amount,
        source: 'webhook' as const,
        toldAt: settledAt,
        createdAt: settledAt,
      })),
    )
    .execute();
  await tx
    .insertInto('allocations')
    .values(
      rows.map(({ movementId, id, amount, settledAt }) => ({
        movementId,
        paymentId: id,
        amount,
        createdAt: settledAt,
      })),
    )
    .execute();
}
