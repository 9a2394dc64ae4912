import { openRequestStates } from '../../contract/moneyStates';
import type { Tx } from '../db/tables';
import { heldBy, heldSum, type Movement } from './movements';

/** Money that has come for a payment and does not reach its price. */
export interface Parts {
  /** Open cases whose money pays for the payment as soon as it is enough, the oldest first. */
  free: string[];
  movements: Movement[];
  /** Sum of `movements`, in the payment's smallest unit. */
  sum: number;
  /** A case that a request is about: it neither takes nor gives money until the request has ended. */
  locked: string | null;
}

/** The parts of the price that have come so far. The caller holds the payment's lock, which requests take too. */
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

/** Whether a request about a case is under way. The caller holds the lock of the case. */
export async function hasOpenRequest(tx: Tx, caseId: string): Promise<boolean> {
  const request = await tx
    .selectFrom('moneyRequests')
    .select('id')
    .where('caseId', '=', caseId)
    .where('state', 'in', openRequestStates)
    .executeTakeFirst();
  return request !== undefined;
}
