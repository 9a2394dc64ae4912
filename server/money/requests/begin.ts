import type { AuditAction } from '../../../contract/audits';
import { audit } from '../../audit/audit';
import { isDuplicate } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict } from '../../platform/errors';
import { moneyMessages } from '../../platform/messages/money';
import { finish } from './finish';
import { give } from './give';
import { moveItem } from './item';
import { insertRequest, type NewRequest, type Request, subjectOf } from './request';

/**
 * Whether a request of this kind takes effect at once when approved; a return or a refund by hand awaits its
 * confirmation.
 */
const isAtOnce = ({ kind }: Pick<Request, 'kind'>): boolean => kind !== 'refund' && kind !== 'return';

/** Records a request, audited, and carries it out unless somebody else has to act. */
export async function begin(tx: Tx, deps: Dependencies, actor: Actor, wanted: NewRequest): Promise<Request> {
  const asking = { person: actor.id, at: deps.clock.now() };
  const request = await insertRequest(tx, deps.config, wanted, asking).catch((error: unknown) => {
    if (isDuplicate(error, 'money_requests_one_open_per_case')) throw conflict(moneyMessages.caseBusy);
    // A gateway distinguishes refunds of one payment only by their amounts.
    if (isDuplicate(error, 'money_requests_one_at_gateway')) throw conflict(moneyMessages.refundBusy);
    if (isDuplicate(error)) throw conflict(moneyMessages.keyUsed);
    throw error;
  });
  const begun = await carryOutIfNext(tx, deps, actor, request);
  await auditRequest(tx, deps, actor, { action: begun.kind, request: begun });
  return begun;
}

/** Carries out a request that is approved, unless somebody or a gateway has to move the money first. */
export async function carryOutIfNext(
  tx: Tx,
  deps: Dependencies,
  { id }: Pick<Actor, 'id'>,
  request: Request,
): Promise<Request> {
  if (request.state !== 'approved' || !isAtOnce(request)) return request;
  if (request.kind === 'grant') return give(tx, deps, request, id);
  if (request.kind === 'item') return moveItem(tx, deps, request, id);
  return finish(tx, deps, request, { doneBy: id, reference: null });
}

/** Records an entry about what the request is about. */
export const auditRequest = (
  tx: Tx,
  { clock }: Pick<Dependencies, 'clock'>,
  actor: Actor,
  { action, request }: { action: AuditAction; request: Request },
): Promise<void> => {
  const { id, reasonKind, reason, note, state } = request;
  const after = { request: id, ...aboutOf(request), reasonKind, state, reason, note };
  return audit(tx, clock, actor, { action, ...subjectOf(request), before: null, after });
};

/** What a request moves, as the history says it. */
function aboutOf(request: Request) {
  const { amount, currency, kind, reference } = request;
  if (kind === 'grant') return { wallet: currency, amount };
  if (kind !== 'item') return { kind, amount, currency, reference };
  const { accessoryId, itemName, takesItem } = request;
  return { kind, accessoryId, itemName, takesItem, ...(takesItem && { wallet: currency, amount }) };
}
