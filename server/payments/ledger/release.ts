import type { Tx } from '../../db/tables';
import type { EffectDependencies } from '../effects/effect';
import { lockPayment, type Payment } from '../effects/payment';
import type { Gateway } from '../gateways/gateway';
import { gatewayNamed } from '../gateways/registry';
import { recast } from './adopt';
import { misfitOf } from './misfit';
import { heldBy } from './movements';
import { partsOf } from './parts';
import { completeByParts } from './pay';

export interface ReleaseDependencies extends EffectDependencies {
  knownGateways: readonly Gateway[];
}

/**
 * Unlocks a case whose request ended without moving money, in the transaction that ends the request: what the gateway
 * reported meanwhile takes effect, and the case's money pays for the payment together with what arrived next to it. Does
 * nothing for a closed case. The caller holds the locks of the payment and the case. Returns whether a payment was
 * credited.
 */
export async function releaseCase(tx: Tx, deps: ReleaseDependencies, caseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('moneyCases')
    .select(['kind', 'state', 'paymentId'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const payment = found.paymentId ? await lockPayment(tx, found.paymentId) : undefined;
  if (!payment || found.state === 'closed') return false;
  // Paid by other money while its own was locked.
  if (found.kind === 'account-not-open' && payment.status === 'COMPLETED')
    await recast(tx, caseId, payment.id, 'paid-twice');
  if (found.kind === 'only-theirs') await recastAdopted(tx, deps, payment, caseId);
  const ctx = { tx, now: deps.clock.now(), opened: [] };
  return completeByParts(ctx, deps, payment, await partsOf(tx, payment.id));
}

/** Gives money that the gateway confirmed while the case was locked the kind that it would have got at once. */
async function recastAdopted(
  tx: Tx,
  { knownGateways }: ReleaseDependencies,
  payment: Payment,
  caseId: string,
): Promise<void> {
  const [movement] = await heldBy(tx, caseId);
  if (!movement || movement.source === 'settlement') return;
  const gateway = gatewayNamed(knownGateways, movement.gateway) ?? { takesParts: false };
  await recast(tx, caseId, payment.id, misfitOf(gateway, payment, movement) ?? 'underpaid');
}
