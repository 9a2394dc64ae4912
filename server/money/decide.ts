import type { ConfirmBody, DecisionBody } from '../../contract/moneyRequests';
import { refuseOutdated } from '../catalog/versions';
import { transact } from '../db/guard';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { conflict, invalid, notFound } from '../errors';
import type { Caller } from '../http/types';
import { isId } from '../ids';
import { moneySays } from '../messages/money';
import { auditRequest, isAtOnce } from './ask';
import { finish } from './finish';
import { type Request, updateRequest } from './request';
import { lockedPayment } from './subjects';

/** Approves or refuses a colleague's request; what needs nothing else is carried out at once. */
export const decide = (
  deps: Dependencies,
  caller: Caller,
  id: string,
  { approve, note, version }: DecisionBody,
): Promise<Request> =>
  transact(deps.db, async (tx) => {
    const request = await lockRequest(tx, id);
    await refuseOutdated(tx, request.paymentId ? 'payments' : 'cases', subjectOf(request), request, version);
    if (request.state !== 'requested') throw conflict(moneySays.notWaiting);
    if (request.requestedBy === caller.id) throw conflict(moneySays.ownRequest);
    const now = deps.clock.now();
    const decision = { decidedBy: caller.id, decidedAt: now, note: note ?? null };
    if (!approve) {
      if (!note?.trim()) throw invalid({ note: [moneySays.noteNeeded] });
      const refused = await updateRequest(tx, id, { ...decision, state: 'refused', endedAt: now });
      await auditRequest(tx, deps, caller, 'refuse', refused);
      return refused;
    }
    const approved = await updateRequest(tx, id, { ...decision, state: 'approved' });
    await auditRequest(tx, deps, caller, 'approve', approved);
    return isAtOnce(approved) ? finish(tx, deps, approved, { doneBy: caller.id, reference: null }) : approved;
  });

/**
 * Says how a transfer by hand ended, or one by the gateway that it says nothing about. Done needs the bank's reference.
 */
export const confirm = (
  deps: Dependencies,
  caller: Caller,
  id: string,
  { outcome, reference, note }: ConfirmBody,
): Promise<Request> =>
  transact(deps.db, async (tx) => {
    const request = await lockRequest(tx, id);
    const isOpen = request.byGateway ? request.state === 'sent' : request.state === 'approved';
    if (!isOpen) throw conflict(moneySays.notConfirmable);
    const given = reference ?? request.reference;
    if (outcome === 'done' && !given) throw invalid({ reference: [moneySays.referenceNeeded] });
    if (outcome === 'failed' && !note?.trim()) throw invalid({ note: [moneySays.noteNeeded] });
    const ended =
      outcome === 'done'
        ? await finish(tx, deps, request, { doneBy: caller.id, reference: given })
        : await fail(tx, request, note ?? '', deps.clock.now());
    await auditRequest(tx, deps, caller, outcome === 'done' ? 'confirm' : 'fail', ended);
    return ended;
  });

/** Ends a request that was not carried out; its amount is free again. */
export const fail = (tx: Tx, { id }: Request, note: string, now: Date): Promise<Request> =>
  updateRequest(tx, id, { state: 'failed', note, endedAt: now, nextAskAt: null });

const subjectOf = ({ paymentId, caseId }: Request) => paymentId ?? caseId ?? '';

/** Locks what a request is about before the request: player, payment, case, request. Throws 404. */
export async function lockRequest(tx: Tx, id: string): Promise<Request> {
  const found = tx.selectFrom('moneyRequests').where('id', '=', id);
  const about = isId(id) ? await found.select(['paymentId', 'caseId']).executeTakeFirst() : undefined;
  if (!about) throw notFound();
  if (about.paymentId) await lockedPayment(tx, about.paymentId);
  if (about.caseId) {
    await tx.selectFrom('moneyCases').select('id').where('id', '=', about.caseId).forUpdate().execute();
  }
  return found.selectAll().forUpdate().executeTakeFirstOrThrow();
}
