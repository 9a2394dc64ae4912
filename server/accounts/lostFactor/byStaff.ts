import type { AuditAction } from '../../../contract/audits';
import type { LostFactorAct } from '../../../contract/lostFactor';
import { lostFactorHours } from '../../../contract/lostFactorActs';
import { audit } from '../../audit/audit';
import { endCredential } from '../../credentials/ending';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { assertRecentFactor } from '../../http/recentFactor';
import type { Actor } from '../../http/types';
import { addMs, hours } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import { lostFactorMessages } from '../../platform/messages/lostFactor';
import { type Account, lockAccount } from '../players/account';
import { openLostFactor } from './lostFactors';
import { mailLostFactor } from './mails';

const actions = {
  confirm: 'confirm-lost-factor',
  approve: 'approve-lost-factor',
  refuse: 'refuse-lost-factor',
} as const satisfies Record<LostFactorAct['act'], AuditAction>;

/**
 * Confirms, approves or refuses an open request, with a reason and a recent factor of one's own. Another person than the one who
 * confirmed approves. Throws 409 without a request, and for an act out of its order.
 */
export const actOnLostFactor = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { act, reason }: LostFactorAct,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    assertRecentFactor(actor, deps.clock);
    const account = await lockAccount(tx, id, { actor, act: 'lostFactor', now });
    const open = await openLostFactor(tx, id).forUpdate().executeTakeFirst();
    if (!open || account.role === 'Admin') throw conflict(lostFactorMessages.none);
    if (act === 'refuse') await endCredential(tx, 'lostFactor', { id, now, reason: 'refused' });
    if (act === 'confirm') await confirm(tx, open, { by: actor.id, now });
    if (act === 'approve') await approve(tx, deps, account, { open, by: actor.id, now });
    const change = { action: actions[act], resource: 'users', id, before: null, after: { reason } };
    await audit(tx, deps.clock, actor, change);
  });

type Open = NonNullable<Awaited<ReturnType<ReturnType<typeof openLostFactor>['executeTakeFirst']>>>;

async function confirm(tx: Tx, open: Open, { by, now }: { by: string; now: Date }): Promise<void> {
  if (open.confirmedAt) throw conflict(lostFactorMessages.confirmed);
  await tx
    .updateTable('lostFactors')
    .set({ confirmedBy: by, confirmedAt: now })
    .where('id', '=', open.id)
    .execute();
}

async function approve(
  tx: Tx,
  deps: Dependencies,
  account: Account,
  { open, by, now }: { open: Open; by: string; now: Date },
): Promise<void> {
  if (!open.confirmedAt) throw conflict(lostFactorMessages.notConfirmed);
  if (open.approvedAt) throw conflict(lostFactorMessages.approved);
  if (open.confirmedBy === by) throw conflict(lostFactorMessages.otherPerson);
  const dueAt = addMs(now, hours(lostFactorHours));
  await tx
    .updateTable('lostFactors')
    .set({ approvedBy: by, approvedAt: now, dueAt })
    .where('id', '=', open.id)
    .execute();
  await mailLostFactor(tx, deps, account, { ...open, dueAt });
}
