import type { AuditAction } from '../../../contract/audits';
import type { BeginBody, ConfirmBody, DecisionBody, WithdrawBody } from '../../../contract/moneyRequests';
import type { RequestAct } from '../../../contract/moneyStates';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { releaseCase } from '../../payments/ledger/release';
import { conflict, invalid, notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { moneyMessages } from '../../platform/messages/money';
import { assertCurrentVersion } from '../../resources/versions';
import { lockSubjects } from '../subjects';
import { auditRequest, carryOutIfNext } from './begin';
import { finish } from './finish';
import { lockHolder } from './holder';
import { type MoneyRequest, type Request, subjectOf, updateRequest } from './request';
import { assertAct } from './requestActs';
import { actedOf, findRequest, readerOf } from './requestList';
import { assertSaid, decisionOf } from './secondPersonSteps';

/** Approves or refuses a colleague's request; an approved one that needs nothing else is carried out at once. */
export const decide = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { approve, note, version }: DecisionBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    const act = approve ? 'approve' : 'refuse';
    const request = await lockForAct(tx, deps, actor, { id, version, act });
    const decision = decisionOf({ approve, note }, actor, deps.clock.now());
    if (!approve) {
      const change = { ...decision, state: 'refused' } as const;
      return end(tx, deps, actor, { action: 'refuse', request, change });
    }
    const decided = await updateRequest(tx, id, { ...decision, state: 'approved' });
    const approved = await carryOutIfNext(tx, deps, actor, decided);
    await auditRequest(tx, deps, actor, { action: 'approve', request: approved });
    return approved;
  });

/**
 * Records how a transfer by hand ended, or one by a gateway that does not report it. Success requires the bank's
 * reference.
 */
export const confirm = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { outcome, reference, note }: ConfirmBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    const act = outcome === 'done' ? 'confirm' : 'fail';
    const request = await lockForAct(tx, deps, actor, { id, act });
    const given = reference ?? request.reference;
    if (outcome === 'done' && !given) throw invalid({ reference: [moneyMessages.referenceNeeded] });
    if (outcome === 'failed' && !note?.trim()) throw invalid({ note: [moneyMessages.noteNeeded] });
    if (outcome === 'failed') {
      const change = { state: 'failed', note: note ?? '' } as const;
      return end(tx, deps, actor, { action: 'fail', request, change });
    }
    const ended = await finish(tx, deps, transfer(request), { doneBy: actor.id, reference: given });
    await auditRequest(tx, deps, actor, { action: 'confirm', request: ended });
    return ended;
  });

/** Begins the transfer of an approved request, so that nobody takes the request back while the bank moves the money. */
export const beginTransfer = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { version }: BeginBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    await lockForAct(tx, deps, actor, { id, version, act: 'begin' });
    const begun = await updateRequest(tx, id, { state: 'sent', sentAt: deps.clock.now() });
    await auditRequest(tx, deps, actor, { action: 'begin', request: begun });
    return begun;
  });

/**
 * Withdraws a request that nobody has carried out; the money it locked is free again in the same transaction. An owner
 * does so, with a reason, for a person who no longer may.
 */
export const withdraw = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { note, version }: WithdrawBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    const request = await lockForAct(tx, deps, actor, { id, version, act: 'withdraw' });
    assertSaid(request, actor, note);
    const change = { state: 'withdrawn', withdrawnBy: actor.id, note: note ?? request.note } as const;
    return end(tx, deps, actor, { action: 'withdraw', request, change });
  });

/** The request about money whose transfer was made by hand; one about what a player has has none, and no state to confirm. */
function transfer(request: Request): MoneyRequest {
  if (request.kind === 'grant' || request.kind === 'item') throw conflict(moneyMessages.notConfirmable);
  return request;
}

interface Ending {
  /** The action's name in the history. */
  action: AuditAction;
  request: Request;
  change: Parameters<typeof updateRequest>[2];
}

/** Ends a request without moving money, audited, and unlocks its case. */
async function end(
  tx: Tx,
  deps: Dependencies,
  actor: Actor,
  { action, request, change }: Ending,
): Promise<Request> {
  const endedAt = deps.clock.now();
  const ended = await updateRequest(tx, request.id, { ...change, endedAt, nextAskAt: null });
  await auditRequest(tx, deps, actor, { action, request: ended });
  if (request.caseId) await releaseCase(tx, deps, request.caseId);
  return ended;
}

interface Acting {
  id: string;
  act: RequestAct;
  version?: number | undefined;
}

/** Locks a request as `lockRequest` does. Throws 409 for another version too, and 409 or 403 for whoever may not act. */
async function lockForAct(
  tx: Tx,
  deps: Dependencies,
  actor: Actor,
  { id, act, version }: Acting,
): Promise<Request> {
  const request = await lockRequest(tx, id, actor.id);
  const shown = () => findRequest(tx, id, readerOf(deps, actor));
  const written = { ...subjectOf(request), request: id, current: request, shown };
  await assertCurrentVersion(tx, written, version);
  const [acted] = await actedOf(tx, [request], deps.clock.now());
  if (acted) assertAct(acted, actor, act);
  return request;
}

/** Ends a request that was not carried out; its amount is free again. */
export const fail = (tx: Tx, { id }: Request, note: string, now: Date): Promise<Request> =>
  updateRequest(tx, id, { state: 'failed', note, endedAt: now, nextAskAt: null });

/**
 * Locks a request's subjects before the request itself: players and the person acting (with who asked for a grant, whose
 * limit counts), payment, case, request. Throws 404.
 */
export async function lockRequest(tx: Tx, id: string, person?: string): Promise<Request> {
  const found = tx.selectFrom('moneyRequests').where('id', '=', id);
  const about = isId(id)
    ? await found.select(['paymentId', 'caseId', 'userId', 'requestedBy']).executeTakeFirst()
    : undefined;
  if (!about) throw notFound();
  const { userId, requestedBy } = about;
  if (userId === null) await lockSubjects(tx, about, person);
  else await lockHolder(tx, userId, requestedBy, ...(person ? [person] : []));
  return found.selectAll().$castTo<Request>().forUpdate().executeTakeFirstOrThrow();
}
