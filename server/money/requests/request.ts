import type { Insertable, Selectable } from 'kysely';
import type { MoneyRequestKind } from '../../../contract/moneyStates';
import type { MoneyRequestsTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import type { Config } from '../../platform/config';
import { conflict } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { moneyMessages } from '../../platform/messages/money';
import { type Asking, limitOf } from './secondPerson';
import { hashOf } from './secondPersonSteps';

export type Request = Selectable<MoneyRequestsTable>;

/** A request as the person typed it; the key identifies repeats of the same request. */
export interface Asked {
  kind: MoneyRequestKind;
  paymentId: string | null;
  caseId: string | null;
  /** In the smallest unit; null if it follows from the subject of the request. */
  amount: number | null;
  reasonKind: string | null;
  reason: string;
  reference: string | null;
  idempotencyKey: string;
}
/** A request to record; who made it, when, and whether a second person is needed are added. */
export type NewRequest = Asked &
  Pick<Insertable<MoneyRequestsTable>, 'currency' | 'byGateway'> & { amount: number; askedHash: string };

/**
 * The request that this person made with this key, whatever has become of it. Throws 409 when something else was
 * requested.
 */
export async function findSame(tx: Tx, person: string, wanted: Asked): Promise<Request | undefined> {
  const same = await tx
    .selectFrom('moneyRequests')
    .selectAll()
    .where('requestedBy', '=', person)
    .where('idempotencyKey', '=', wanted.idempotencyKey)
    .executeTakeFirst();
  if (!same) return undefined;
  if (same.askedHash !== hashOf(wanted)) throw conflict(moneyMessages.keyUsed);
  return same;
}

/** Records a request while its subjects are locked: awaiting a second person, or approved at once. */
export async function insertRequest(
  tx: Tx,
  limits: Config['secondPersonOver'],
  wanted: NewRequest,
  asking: Asking,
): Promise<Request> {
  const needsSecond = await exceedsOnePerson(tx, limits, wanted, asking);
  return tx
    .insertInto('moneyRequests')
    .values({
      ...wanted,
      id: newId(),
      state: needsSecond ? 'requested' : 'approved',
      needsSecond,
      requestedBy: asking.person,
      requestedAt: asking.at,
      nextAskAt: wanted.byGateway ? asking.at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a second person has to approve. Serialized per person, so that simultaneous requests count together. */
async function exceedsOnePerson(
  tx: Tx,
  limits: Config['secondPersonOver'],
  wanted: NewRequest,
  { person, at }: Asking,
): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', person).forUpdate().execute();
  return (await limitOf(tx, limits, wanted, { person, at })).isOver;
}

/** Updates a request and increments its version. */
export const updateRequest = (
  tx: Tx,
  id: string,
  change: Partial<Omit<Insertable<MoneyRequestsTable>, 'id' | 'version'>>,
): Promise<Request> =>
  tx
    .updateTable('moneyRequests')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
