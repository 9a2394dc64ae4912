import { days, hours, later, minutes } from '../clock';
import type { GatewayNotice } from './gateways/gateway';
import { type SettleParts, settle } from './settle';

export interface ReconcileParts extends SettleParts {
  gateway: { name: string; ask(transactionId: string): Promise<GatewayNotice | null> };
  log: { warn(what: object, message: string): void };
}

/** How long a payment may be open before its webhook counts as late. */
export const patience = minutes(2);
/** How long after its end a payment is asked about once more: a bank may take a day to tell its gateway. */
const lateAsk = hours(24);
/** A gateway that answers nothing for so long will not know the payment any more. */
const lastAsk = days(7);
const atOnce = 200;

/**
 * Heals what a lost webhook or a crash left behind (docs/security.md 36): asks the gateway about every payment that has
 * been open for two minutes, cancels those whose time is over, and asks once more about unpaid ones a day after their
 * end. Answers how many changed.
 */
export async function reconcile(parts: ReconcileParts): Promise<number> {
  const open = await askAll(parts, await openOnes(parts));
  const cancelled = await cancelExpired(parts);
  const late = await askAll(parts, await unpaidOnes(parts));
  await noteAsked(parts, late.answered);
  return open.changed + cancelled + late.changed;
}

/** A gateway that fails for one payment is asked about the others all the same. */
async function askAll(parts: ReconcileParts, ids: string[]) {
  const answered: string[] = [];
  let changed = 0;
  for (const id of ids) {
    try {
      if (await askOne(parts, id)) changed++;
      answered.push(id);
    } catch (err) {
      parts.log.warn({ err, payment: id }, 'payment not reconciled');
    }
  }
  return { answered, changed };
}

/** Asks the gateway about one payment and acts on the answer; true when that changed something. */
export async function askOne(parts: Omit<ReconcileParts, 'log'>, id: string): Promise<boolean> {
  const notice = await parts.gateway.ask(id);
  if (!notice || notice.outcome === 'PENDING') return false;
  const outcome = await settle(parts, parts.gateway.name, notice);
  return outcome === 'credited' || outcome === 'closed';
}

async function openOnes({ db, clock, gateway }: ReconcileParts): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('gateway', '=', gateway.name)
    .where('createdAt', '<=', later(clock.now(), -patience))
    .orderBy('createdAt')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Unpaid ones whose time was over a day ago and about which nobody asked since. */
async function unpaidOnes({ db, clock, gateway }: ReconcileParts): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['CANCELLED', 'FAILED'])
    .where('gateway', '=', gateway.name)
    .where('askedLateAt', 'is', null)
    .where('expiresAt', '<=', later(now, -lateAsk))
    .where('expiresAt', '>', later(now, -lastAsk))
    .orderBy('expiresAt')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

async function noteAsked({ db, clock }: ReconcileParts, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('payments').set({ askedLateAt: clock.now() }).where('id', 'in', ids).execute();
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
