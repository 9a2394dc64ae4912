import type { AuditAction } from '../../../contract/audits';
import type { ConfirmBody, DecisionBody, WithdrawBody } from '../../../contract/moneyRequests';
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
import { auditRequest, isAtOnce } from './ask';
import { finish } from './finish';
import { type Request, updateRequest } from './request';
import { findRequest, readerOf } from './requestList';
import { assertDecidable, decisionOf } from './secondPersonSteps';

/** Approves or refuses a colleague's request; an approved one that needs nothing else is carried out at once. */
export const decide = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { approve, note, version }: DecisionBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(tx, id, actor.id);
    const shown = () => findRequest(tx, id, readerOf(deps, actor));
    await assertCurrentVersion(tx, { ...subjectOf(request), current: request, shown }, version);
    assertDecidable(request, actor);
    const decision = decisionOf({ approve, note }, actor, deps.clock.now());
    if (!approve) {
      const change = { ...decision, state: 'refused' } as const;
      return end(tx, deps, actor, { action: 'refuse', request, change });
    }
    const approved = await updateRequest(tx, id, { ...decision, state: 'approved' });
    await auditRequest(tx, deps, actor, { action: 'approve', request: approved });
    return isAtOnce(approved) ? finish(tx, deps, approved, { doneBy: actor.id, reference: null }) : approved;
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
    const request = await lockRequest(tx, id, actor.id);
    const isOpen = request.byGateway ? request.state === 'sent' : request.state === 'approved';
    if (!isOpen) throw conflict(moneyMessages.notConfirmable);
    const given = reference ?? request.reference;
    if (outcome === 'done' && !given) throw invalid({ reference: [moneyMessages.referenceNeeded] });
    if (outcome === 'failed' && !note?.trim()) throw invalid({ note: [moneyMessages.noteNeeded] });
    if (outcome === 'failed') {
      const change = { state: 'failed', note: note ?? '' } as const;
      return end(tx, deps, actor, { action: 'fail', request, change });
    }
    const ended = await finish(tx, deps, request, { doneBy: actor.id, reference: given });
    await auditRequest(tx, deps, actor, { action: 'confirm', request: ended });
    return ended;
  });

/** Withdraws a request that nobody has carried out; the money it locked is free again in the same transaction. */
export const withdraw = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { note, version }: WithdrawBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(tx, id, actor.id);
    const shown = () => findRequest(tx, id, readerOf(deps, actor));
    await assertCurrentVersion(tx, { ...subjectOf(request), current: request, shown }, version);
    if (request.state !== 'requested' && request.state !== 'approved') {
      throw conflict(moneyMessages.notWithdrawable);
    }
    const change = { state: 'failed', withdrawnBy: actor.id, note: note ?? request.note } as const;
    return end(tx, deps, actor, { action: 'withdraw', request, change });
  });

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

/** Ends a request that was not carried out; its amount is free again. */
export const fail = (tx: Tx, { id }: Request, note: string, now: Date): Promise<Request> =>
  updateRequest(tx, id, { state: 'failed', note, endedAt: now, nextAskAt: null });

const subjectOf = ({ paymentId, caseId }: Request) => ({
  resource: paymentId ? 'payments' : 'cases',
  id: paymentId ?? caseId ?? '',
});

/**
 * Locks a request's subjects before the request itself: players and the person acting, payment, case, request. Throws
 * 404.
 */
export async function lockRequest(tx: Tx, id: string, person?: string): Promise<Request> {
  const found = tx.selectFrom('moneyRequests').where('id', '=', id);
  const about = isId(id) ? await found.select(['paymentId', 'caseId']).executeTakeFirst() : undefined;
  if (!about) throw notFound();
  await lockSubjects(tx, about, person);
  return found.selectAll().forUpdate().executeTakeFirstOrThrow();
}
