import { later, minutes } from '../clock';
import type { GatewayNotice } from './gateways/gateway';
import { type SettleParts, settle } from './settle';

export interface ReconcileParts extends SettleParts {
  gateway: { name: string; ask(transactionId: string): Promise<GatewayNotice | null> };
}

/**
 * Heals what a lost webhook or a crash left behind (design/backend.md 36): asks the gateway about every payment that has
 * been open for two minutes, then cancels those whose time is over. Answers how many changed.
 */
export async function reconcile(parts: ReconcileParts): Promise<number> {
  const now = parts.clock.now();
  const open = await parts.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('createdAt', '<=', later(now, -minutes(2)))
    .orderBy('createdAt')
    .limit(200)
    .execute();
  let changed = 0;
  for (const { id } of open) {
    const notice = await parts.gateway.ask(id);
    if (!notice || notice.outcome === 'PENDING') continue;
    const outcome = await settle(parts, parts.gateway.name, notice);
    if (outcome === 'credited' || outcome === 'closed') changed++;
  }
  return changed + (await cancelExpired(parts));
}

async function cancelExpired({ db, clock }: ReconcileParts): Promise<number> {
  const now = clock.now();
  const rows = await db
    .updateTable('payments')
    .set({ status: 'CANCELLED', settledAt: now })
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', now)
    .returning('id')
    .execute();
  return rows.length;
}
