import type { Selectable } from 'kysely';
import type { MovementsTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { newId } from '../../platform/ids';
import type { Transfer } from '../gateways/gateway';
import { eraseAgain } from './eraseAgain';

export type Movement = Selectable<MovementsTable>;

/** A reported transfer, and what it belongs to: a movement to record, held by a case or allocated in the same transaction. */
export interface ReportedTransfer extends Transfer {
  gateway: string;
  orderNumber: string | null;
  paymentId: string | null;
  attemptId: string | null;
  source: MovementsTable['source'];
}

/** The part of a movement that pays for a payment. */
interface Allocation {
  paymentId: string;
  /** In the smallest unit; may be 0. */
  amount: number;
  /** The case that holds the rest; null when nothing is left. */
  restCase: string | null;
}

/** Records a transfer whose whole amount is held by a case. */
export const holdMovement = (tx: Tx, given: ReportedTransfer, caseId: string, now: Date) =>
  insert(tx, given, { allocated: 0, caseId }, now);

/** Hands movements over to another case, each with what is not allocated of it. */
export async function moveTo(tx: Tx, caseId: string, movements: readonly Movement[]): Promise<void> {
  for (const { id } of movements)
    await tx.updateTable('movements').set({ caseId }).where('id', '=', id).execute();
}

/** Records a transfer of which `amount`, which may be 0, pays for a payment; `restCase` holds the rest. */
export async function allocateNew(
  tx: Tx,
  given: ReportedTransfer,
  { paymentId, amount, restCase }: Allocation,
  now: Date,
): Promise<void> {
  const movementId = await insert(tx, given, { allocated: amount, caseId: restCase }, now);
  if (amount === 0) return;
  await tx.insertInto('allocations').values({ movementId, paymentId, amount, createdAt: now }).execute();
  if (given.paymentId !== paymentId) await eraseAgain(tx, paymentId);
}

/** Allocates `amount`, which may be 0, of the part of a movement that a case holds; the rest moves to `restCase`. */
export async function allocateHeld(
  tx: Tx,
  movement: Movement,
  { paymentId, amount, restCase }: Allocation,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('movements')
    .set((eb) => ({
      allocated: eb('allocated', '+', amount),
      caseId: restCase,
      // Money that was reported without an order belongs to what it has paid for.
      ...(amount > 0 && movement.paymentId === null && { paymentId }),
    }))
    .where('id', '=', movement.id)
    .execute();
  if (amount === 0) return;
  await tx
    .insertInto('allocations')
    .values({ movementId: movement.id, paymentId, amount, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['movementId', 'paymentId'])
        .doUpdateSet((eb) => ({ amount: eb('allocations.amount', '+', amount) })),
    )
    .execute();
  if (movement.paymentId !== paymentId) await eraseAgain(tx, paymentId);
}

/** The movements that a case holds, oldest first. */
export const heldBy = (tx: Tx, caseId: string): Promise<Movement[]> =>
  tx
    .selectFrom('movements')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();

/** The unallocated sum of movements, in their smallest unit. */
export const heldSum = (movements: ReadonlyArray<Pick<Movement, 'amount' | 'allocated'>>): number =>
  movements.reduce((sum, { amount, allocated }) => sum + amount - allocated, 0);

async function insert(
  tx: Tx,
  given: ReportedTransfer,
  place: { allocated: number; caseId: string | null },
  now: Date,
): Promise<string> {
  const id = newId();
  const { gateway, orderNumber, paymentId, attemptId, source, reference, amount, currency, at, sender } =
    given;
  const order = { gateway, orderNumber, paymentId, attemptId, source };
  const row = { reference, amount, currency, toldAt: at, sender: sender ? JSON.stringify(sender) : null };
  await tx
    .insertInto('movements')
    .values({ ...order, ...place, ...row, id, createdAt: now })
    .execute();
  if (paymentId !== null) await eraseAgain(tx, paymentId);
  return id;
}
