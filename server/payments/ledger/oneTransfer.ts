import { type RawBuilder, sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import { addEntry, nobody } from '../../audit/audit';
import type { Tx } from '../../db/tables';
import { maskContacts } from '../../platform/masking/contacts';
import { closeCase, lockOnlyTheirs } from './cases';
import type { Movement, ReportedTransfer } from './movements';
import { hasOpenRequest } from './parts';
import { foldedReference, foldReference } from './references';

/** A report of a transfer by anybody, as far as it says which one it is. */
type Named = Pick<
  ReportedTransfer,
  'gateway' | 'orderNumber' | 'paymentId' | 'reference' | 'amount' | 'currency'
>;

/**
 * Serializes all reports about a transfer until the commit, and returns the movements that may be recorded for it, the
 * best first: the gateway's own with this reference, one of another gateway or of a person with it, in whatever letters,
 * and then one that is known by its order number alone. Callers hold the lock of the payment, if it is known.
 */
export async function sameTransfer(tx: Tx, report: Named): Promise<Movement[]> {
  const { reference } = report;
  const folded = foldedReference(sql`${reference}::text`);
  await sql`select pg_advisory_xact_lock(hashtextextended('movement ' || ${folded}, 0))`.execute(tx);
  const named = await tx
    .selectFrom('movements')
    .selectAll()
    .where(sql<boolean>`${foldedReference(sql`reference`)} = ${folded}`)
    .orderBy('createdAt')
    .execute();
  const own = (one: Movement) => one.gateway === report.gateway && one.reference === reference;
  const first = named.find(own) ?? named[0];
  const others = (await byOrder(tx, report)).filter(({ id }) => id !== first?.id);
  return [...(first ? [first] : []), ...others];
}

/**
 * A settlement file, or a person, may name a transfer by its order number instead of its reference: a movement of the
 * order with the same money is then the same one. A movement without an order, which a person typed or a match has
 * assigned, belongs to any order of its payment.
 */
async function byOrder(tx: Tx, report: Named): Promise<Movement[]> {
  const { gateway, orderNumber, paymentId, reference, amount, currency } = report;
  const orders: RawBuilder<unknown> =
    orderNumber === null
      ? sql`(select gateway, order_number from payment_attempts where payment_id = ${paymentId})`
      : sql`(values (${gateway}::text, ${orderNumber}::text))`;
  const isOrder = (name: RawBuilder<unknown>) =>
    sql`${foldedReference(name)} = ${foldedReference(sql`orders.order_number`)}`;
  const { rows } = await sql<{ id: string }>`
    select distinct movements.id from ${orders} orders (gateway, order_number) join movements
      on movements.gateway in (orders.gateway, 'hand') and (movements.order_number = orders.order_number
        or (movements.order_number is null and movements.payment_id = ${paymentId}))
    where movements.amount = ${amount} and movements.currency = ${currency}
      and (${isOrder(sql`${reference}::text`)} or ${isOrder(sql`movements.reference`)})`.execute(tx);
  if (rows.length === 0) return [];
  return tx
    .selectFrom('movements')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('allocated', 'desc')
    .orderBy('createdAt')
    .execute();
}

/**
 * The movement of a transfer that a gateway or its file reports, completed by what the report knows; undefined for a new
 * transfer. Where two reports were recorded apart before this one named both reference and order, the one that only a file
 * has reported, and that nothing has been done with, is taken out.
 */
export async function recognize(tx: Tx, given: ReportedTransfer, now: Date): Promise<Movement | undefined> {
  const known = await sameTransfer(tx, given);
  // Movements of an order that the report itself names by number are one of several equal parts, not one transfer.
  const isByOrder = isNamedByOrder(given.reference, given.orderNumber);
  const kept = isByOrder ? known[0] : await withoutTwin(tx, known, now);
  return kept && complete(tx, kept, given);
}

const isNamedByOrder = (reference: string, orderNumber: string | null): boolean =>
  orderNumber !== null && foldReference(reference) === foldReference(orderNumber);

async function withoutTwin(tx: Tx, known: readonly Movement[], now: Date): Promise<Movement | undefined> {
  const [first, twin] = known;
  if (!first || !twin) return first;
  // One that is known to be for a payment stays where either may go.
  const [kept, spare] = first.paymentId === null ? [twin, first] : [first, twin];
  if (await takenOut(tx, spare, now)) return kept;
  return (await takenOut(tx, kept, now)) ? spare : first;
}

/** Takes out a movement that an open `only-theirs` case holds whole, and closes the case, audited; returns whether it could. */
async function takenOut(tx: Tx, movement: Movement, now: Date): Promise<boolean> {
  const { id, caseId, allocated, source, gateway, reference, amount, currency } = movement;
  if (source !== 'settlement' || caseId === null || allocated > 0) return false;
  if (!(await lockOnlyTheirs(tx, caseId)) || (await hasOpenRequest(tx, caseId))) return false;
  await tx.deleteFrom('movements').where('id', '=', id).execute();
  await closeCase(tx, caseId, { outcome: 'explained', closedBy: null }, now);
  await addEntry(tx, { now: () => now }, nobody, {
    action: 'close',
    resource: 'cases',
    id: caseId,
    before: null,
    after: {
      kind: 'only-theirs',
      outcome: 'explained',
      gateway,
      reference: maskContacts(reference),
      amount: fromMinorUnits(amount, currency),
      currency,
    },
  });
  return true;
}

/** Gives a movement its real reference, and its order where it pays for the order's payment. */
async function complete(
  tx: Tx,
  movement: Movement,
  { reference, amount, currency, orderNumber, paymentId, attemptId }: ReportedTransfer,
): Promise<Movement> {
  if (movement.amount !== amount || movement.currency !== currency) return movement;
  const isOwn = paymentId !== null && movement.paymentId === paymentId && movement.attemptId === null;
  const order: Partial<Pick<Movement, 'orderNumber' | 'attemptId'>> = isOwn ? { orderNumber, attemptId } : {};
  const isRenamed =
    isNamedByOrder(movement.reference, movement.orderNumber ?? orderNumber) &&
    !isNamedByOrder(reference, orderNumber);
  const change = { ...order, ...(isRenamed && { reference }) };
  if (Object.keys(change).length === 0) return movement;
  if (isRenamed && movement.caseId !== null) {
    await tx
      .updateTable('moneyCases')
      .set({ reference })
      .where('id', '=', movement.caseId)
      .where('reference', '=', movement.reference)
      .execute();
  }
  return tx
    .updateTable('movements')
    .set(change)
    .where('id', '=', movement.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
