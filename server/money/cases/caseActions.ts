import type { AuditAction } from '../../../contract/audits';
import type { MoneyCase as ShownCase } from '../../../contract/cases';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { closeCase, type MoneyCase } from '../../payments/ledger/cases';
import { heldBy, heldSum } from '../../payments/ledger/movements';
import { conflict } from '../../platform/errors';
import { moneyMessages } from '../../platform/messages/money';
import { assertCurrentVersion } from '../../resources/versions';
import { lockedCase } from '../subjects';
import { findCase } from './caseList';

/** Takes a case, or returns it to the queue. */
export const setOwner = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { mine, version }: { mine: boolean; version?: number | undefined },
): Promise<ShownCase> =>
  change(deps, actor, { id, version, action: mine ? 'take' : 'give-back' }, async (tx) => {
    await tx
      .updateTable('moneyCases')
      .set((eb) => ({ ownerId: mine ? actor.id : null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return { owner: mine ? actor.userName : null };
  });

/** Closes a case that holds no money, with an explanation. Throws 409 for one that does. */
export const explain = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<ShownCase> =>
  change(deps, actor, { id, version, action: 'close' }, async (tx) => {
    if (heldSum(await heldBy(tx, id)) > 0) throw conflict(moneyMessages.holdsMoney);
    await closeCase(tx, id, { outcome: 'explained', closedBy: actor.id }, deps.clock.now());
    return { reason };
  });

interface CaseAction {
  id: string;
  /** The version of the case that the decision was based on (versions.ts). */
  version: number | undefined;
  /** The action's name in the history. */
  action: AuditAction;
}

/** Acts on a locked case and records it; what `act` returns goes into the history. */
const change = (
  deps: Dependencies,
  actor: Actor,
  { id, version, action }: CaseAction,
  act: (tx: Tx) => Promise<object>,
): Promise<ShownCase> =>
  inTransaction(deps.db, async (tx) => {
    const before: MoneyCase = await lockedCase(tx, id, actor.id);
    const shown = () => findCase(tx, id, actor);
    await assertCurrentVersion(tx, { resource: 'cases', id, current: before, shown }, version);
    const after = await act(tx);
    await audit(tx, deps.clock, actor, {
      action,
      resource: 'cases',
      id,
      before: null,
      after: { kind: before.kind, payment: before.paymentId, ...after },
    });
    return findCase(tx, id, actor);
  });
