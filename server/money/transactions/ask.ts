import type { GatewayQueryResult } from '../../../contract/transactions';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import type { NoticeDependencies } from '../../payments/checkout/notices';
import { askForStaff } from '../../payments/checkout/polling';
import { notFound } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';

/**
 * Queries the gateways about every order of a payment now, and records their responses. Reports are applied as if the
 * gateways had sent them. Throws 404.
 */
export async function askNow(
  deps: Dependencies & NoticeDependencies,
  actor: Actor,
  paymentId: string,
): Promise<GatewayQueryResult[]> {
  const before = await stateOf(deps, paymentId);
  const replies = await askForStaff(deps, paymentId);
  const after = await stateOf(deps, paymentId);
  const said = replies.map((reply) => `${reply.gateway} ${reply.orderNumber}: ${reply.said}`);
  await inTransaction(deps.db, (tx) =>
    audit(tx, deps.clock, actor, {
      action: 'ask',
      resource: 'payments',
      id: paymentId,
      before,
      after: { ...after, said },
    }),
  );
  return replies;
}

async function stateOf({ db }: Dependencies, id: string): Promise<{ state: string }> {
  const found = await db
    .selectFrom('payments')
    .select('status as state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound(paymentMessages.unknown);
  return found;
}
