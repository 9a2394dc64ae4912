import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables';
import { foldedReference } from '../../payments/ledger/references';
import type { Period } from './period';

/** One of our movements, as the comparison needs it. */
export interface LedgerMovement {
  id: string;
  reference: string;
  orderNumber: string | null;
  paymentId: string | null;
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: string;
  /** When the money moved according to the gateway, else when it was recorded. */
  at: Date;
}

/** Rows per query: the embedded database blocks the process while it reads more. */
export const batch = 500;

/** When money moved; an index of `movements` is on this expression. */
const movedAt = sql<Date>`coalesce(told_at, created_at)`;
const columns = sql`movements.id, movements.reference, movements.order_number, movements.payment_id, movements.amount,
  movements.currency, coalesce(movements.told_at, movements.created_at) as at`;

/** A gateway's movements in a period, oldest first, one batch at a time. */
export async function* movementsIn(
  db: Db,
  gateway: string,
  { from, until }: Period,
): AsyncGenerator<LedgerMovement[]> {
  let after: RawBuilder<unknown> = sql`${movedAt} >= ${from}`;
  for (;;) {
    const { rows } = await sql<LedgerMovement & { cursor: string }>`
      select ${columns}, ${movedAt}::text as cursor from movements
      where gateway = ${gateway} and ${after} and ${movedAt} < ${until}
      order by ${movedAt}, id limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ cursor: _, ...row }) => row);
    after = sql`(${movedAt}, id) > (${last.cursor}::timestamptz, ${last.id})`;
  }
}

/** A gateway's movements with these references in whatever letters, and manual settlements. */
export async function movementsNamed(
  db: Db,
  gateway: string,
  references: readonly string[],
): Promise<LedgerMovement[]> {
  const { rows } = await sql<LedgerMovement>`select ${columns} from movements
    where gateway in (${gateway}, 'hand') and ${foldedReference(sql`reference`)} in (
      ${sql.join(references.map((one) => foldedReference(sql`${one}::text`)))})`.execute(db);
  return rows;
}

/** One of our orders at a gateway, and the movements for it. */
export interface LedgerOrder {
  ordered: string;
  orderPaymentId: string;
}

/** The orders with these numbers, one row for each of their movements; `id` is null if an order has none. */
export async function ordersNumbered(
  db: Db,
  gateway: string,
  numbers: readonly string[],
): Promise<Array<LedgerOrder & (LedgerMovement | { id: null })>> {
  const { rows } = await sql<LedgerOrder & LedgerMovement>`
    select attempts.order_number as ordered, attempts.payment_id as order_payment_id, ${columns}
    from payment_attempts attempts left join movements on movements.payment_id = attempts.payment_id
      and movements.gateway in (attempts.gateway, 'hand')
      and coalesce(movements.order_number, attempts.order_number) = attempts.order_number
    where attempts.gateway = ${gateway} and attempts.order_number in (${sql.join(numbers)})`.execute(db);
  return rows;
}
