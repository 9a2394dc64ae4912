import { sql } from 'kysely';
import { openRequestStates } from '../../../contract/moneyStates';
import type { Db, Tx } from '../../db/tables';
import { heldBy, heldSum, type Movement } from './movements';

/** Money that has arrived for a payment and does not reach its price. */
export interface Parts {
  /** Open cases whose money pays for the payment as soon as there is enough, oldest first. */
  free: string[];
  movements: Movement[];
  /** Sum of `movements`, in the payment's smallest unit. */
  sum: number;
  /** A case that a request is about: it neither receives nor releases money until the request has ended. */
  locked: string | null;
}

/** The parts of the price received so far. The caller holds the payment's lock, which requests take too. */
export async function partsOf(tx: Tx, paymentId: string): Promise<Parts> {
  const cases = await tx
    .selectFrom('moneyCases')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'underpaid')
    .where('state', '=', 'open')
    .orderBy('openedAt')
    .orderBy('id')
    .forUpdate()
    .execute();
  const parts: Parts = { free: [], movements: [], sum: 0, locked: null };
  for (const { id } of cases) {
    if (await hasOpenRequest(tx, id)) {
      parts.locked ??= id;
      continue;
    }
    parts.free.push(id);
    parts.movements.push(...(await heldBy(tx, id)));
  }
  return { ...parts, sum: heldSum(parts.movements) };
}

/** Whether a request about a case is open; the result stays valid only while the caller holds the case's lock. */
export async function hasOpenRequest(db: Db | Tx, caseId: string): Promise<boolean> {
  const request = await db
    .selectFrom('moneyRequests')
    .select('id')
    .where('caseId', '=', caseId)
    .where('state', 'in', openRequestStates)
    .executeTakeFirst();
  return request !== undefined;
}

const openStates = sql.join(openRequestStates.map((state) => sql.lit(state)));

/**
 * Whether a row `c` of `money_cases` holds a part of the price that no request is about: what `partsOf` returns as free.
 */
export const isFreePart = sql<boolean>`c.state = 'open' and c.kind = 'underpaid' and not exists (
  select from money_requests where case_id = c.id and state in (${openStates}))`;

/**
 * What has arrived for a row of `payments` and waits for the rest, in the smallest unit, excluding what a request is
 * about.
 */
export const partsOfPayment = sql<number>`coalesce((select sum(m.amount - m.allocated)::bigint
  from money_cases c join movements m on m.case_id = c.id where c.payment_id = payments.id and ${isFreePart}), 0)`;
