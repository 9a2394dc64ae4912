import { type RawBuilder, sql } from 'kysely';
import { openRequestStates } from '../../../contract/moneyStates';
import type { Db, Tx } from '../../db/tables';
import { heldBy, heldSum, type Movement } from './movements';

/** Money that has arrived for a payment and has not completed it. */
export interface Parts {
  /** Open cases whose money pays for the payment as soon as there is enough, oldest first. */
  free: string[];
  /** The one among them that waits for the player's account to be open; it holds the price, or more. */
  waiting: string | null;
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
    .select(['id', 'kind'])
    .where('paymentId', '=', paymentId)
    .where('kind', 'in', ['underpaid', 'account-not-open'])
    .where('state', '=', 'open')
    .orderBy('openedAt')
    .orderBy('id')
    .forUpdate()
    .execute();
  const parts: Parts = { free: [], waiting: null, movements: [], sum: 0, locked: null };
  for (const { id, kind } of cases) {
    if (await hasOpenRequest(tx, id)) {
      parts.locked ??= id;
      continue;
    }
    parts.free.push(id);
    if (kind === 'account-not-open') parts.waiting ??= id;
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

/** Whether money that reaches the price waits for the player's account to be open. */
export async function waitsForAccount(db: Db | Tx, paymentId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('moneyCases')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'account-not-open')
    .where('state', '=', 'open')
    .executeTakeFirst();
  return waiting !== undefined;
}

const openStates = sql.join(openRequestStates.map((state) => sql.lit(state)));

/** Whether no request about a case is open. */
export const isUnasked = (caseId: RawBuilder<unknown>): RawBuilder<boolean> => sql`not exists (
  select from money_requests where case_id = ${caseId} and state in (${openStates}))`;

/**
 * Whether a row `c` of `money_cases` holds a part of the price that no request is about, and that waits for nothing but the rest.
 */
export const isFreePart = sql<boolean>`c.state = 'open' and c.kind = 'underpaid' and ${isUnasked(sql`c.id`)}`;

/**
 * What has arrived for a row of `payments` and waits for the rest, in the smallest unit, excluding what a request is
 * about.
 */
export const partsOfPayment = sql<number>`coalesce((select sum(m.amount - m.allocated)::bigint
  from money_cases c join movements m on m.case_id = c.id where c.payment_id = payments.id and ${isFreePart}), 0)`;
