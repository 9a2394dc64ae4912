import type { Insertable, Selectable } from 'kysely';
import type { Currency } from '../../../contract/currencies';
import type { Wallet } from '../../../contract/ledger';
import { isOfPlayer, type MoneyRequestKind, type playerRequestKinds } from '../../../contract/moneyStates';
import type { Permission } from '../../../contract/permissions';
import type { MoneyRequestsTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { conflict, invalid } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { grantMessages } from '../../platform/messages/grants';
import { moneyMessages } from '../../platform/messages/money';
import { type Asking, type Limits, limitOf } from './secondPerson';
import { hashOf } from './secondPersonSteps';

type RequestRow = Selectable<MoneyRequestsTable>;
/** A request about money, not about what a player has. */
export type MoneyRequest = RequestRow & {
  kind: Exclude<MoneyRequestKind, (typeof playerRequestKinds)[number]>;
  currency: Currency;
};
/** Diamonds or gold for a player, or taken from one. */
export type GrantRequest = RequestRow & { kind: 'grant'; userId: string; currency: Wallet };
/** An accessory for a player, or taken from one. */
export type ItemRequest = RequestRow & {
  kind: 'item';
  userId: string;
  accessoryId: string;
  itemName: string;
  currency: Wallet;
};
export type Request = MoneyRequest | GrantRequest | ItemRequest;

/** The permission that making and acting on a request needs. */
export const permissionOf = (request: Pick<Request, 'kind'>): Permission =>
  isOfPlayer(request) ? 'wallets:write' : 'money:write';

/** The record that a request is about, as the history names it. */
export const subjectOf = ({
  userId,
  paymentId,
  caseId,
}: Pick<Request, 'userId' | 'paymentId' | 'caseId'>) => {
  if (userId !== null) return { resource: 'users', id: userId };
  return { resource: paymentId ? 'payments' : 'cases', id: paymentId ?? caseId ?? '' };
};

/** A request as the person typed it; the key identifies repeats of the same request. */
export interface Asked {
  kind: MoneyRequestKind;
  paymentId: string | null;
  caseId: string | null;
  userId: string | null;
  /** Of a request of kind `item`. */
  accessoryId?: string;
  takesItem?: boolean;
  /** In the smallest unit, signed for a grant; null if it follows from the subject of the request. */
  amount: number | null;
  reasonKind: string | null;
  reason: string;
  reference: string | null;
  idempotencyKey: string;
}
/** A request to record; who made it, when, and whether a second person is needed are added. */
export type NewRequest = Asked &
  Pick<Insertable<MoneyRequestsTable>, 'currency' | 'byGateway' | 'itemName'> & {
    amount: number;
    askedHash: string;
  };

/**
 * The request that this person made with this key, whatever has become of it. Throws 409 when something else was
 * requested.
 */
export async function findSame(tx: Tx, person: string, wanted: Asked): Promise<Request | undefined> {
  const same = await tx
    .selectFrom('moneyRequests')
    .selectAll()
    .$castTo<Request>()
    .where('requestedBy', '=', person)
    .where('idempotencyKey', '=', wanted.idempotencyKey)
    .executeTakeFirst();
  if (!same) return undefined;
  if (same.askedHash !== hashOf(wanted)) throw conflict(moneyMessages.keyUsed);
  return same;
}

/**
 * Records a request while its subjects are locked: awaiting a second person, or approved at once. Throws 400 naming
 * `amount` above what may be given at all.
 */
export async function insertRequest(
  tx: Tx,
  limits: Limits,
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
    .$castTo<Request>()
    .executeTakeFirstOrThrow();
}

/** Whether a second person has to approve. Serialized per person, so that simultaneous requests count together. */
async function exceedsOnePerson(
  tx: Tx,
  limits: Limits,
  wanted: NewRequest,
  { person, at }: Asking,
): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', person).forUpdate().execute();
  const sums = await limitOf(tx, limits, wanted, { person, at });
  const cap = limits.grants.dailyCap[wanted.currency as Wallet] ?? Number.POSITIVE_INFINITY;
  // What an accessory is worth that is given nobody typed.
  const field = wanted.takesItem === false ? 'accessoryId' : 'amount';
  if (Math.max(sums.person, sums.subject) > cap) throw invalid({ [field]: [grantMessages.overCap(cap)] });
  return sums.isOver;
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
    .$castTo<Request>()
    .executeTakeFirstOrThrow();
