import { days, hours, later, minutes } from '../clock';
import type { Gateway } from './gateways/gateway';
import { gatewayNamed } from './gateways/registry';
import { handleNotice, type NoticeDependencies } from './notices';

export interface ReconcileDependencies extends NoticeDependencies {
  gateways: ReadonlyArray<Pick<Gateway, 'name' | 'ask'>>;
  log: NoticeDependencies['log'] & { warn(context: object, message: string): void };
}

/** How long a payment may be open before its webhook counts as late. */
export const webhookGrace = minutes(2);
/** Delay after the deadline before the gateway is asked again: a bank may take a day to report a transfer. */
const lateQueryDelay = hours(24);
/** When a gateway has reported nothing for this long, the payment is no longer queried. */
const queryWindow = days(7);
const batchSize = 200;

/**
 * Repairs the effects of a lost webhook or a crash (docs/security.md 36): queries the gateway for every payment open
 * for two minutes, cancels overdue ones, and queries unpaid ones again a day after their deadline. Returns how many
 * changed.
 */
export async function reconcile(deps: ReconcileDependencies): Promise<number> {
  const open = await queryAll(deps, await findOpen(deps));
  const cancelled = await cancelExpired(deps);
  const late = await queryAll(deps, await findUnpaid(deps));
  await markQueried(deps, late.queried);
  return open.changed + cancelled + late.changed;
}

/** A failure for one payment does not stop the others. */
async function queryAll(deps: ReconcileDependencies, ids: string[]) {
  const queried: string[] = [];
  let changed = 0;
  for (const id of ids) {
    try {
      if (await queryGateway(deps, id)) changed++;
      queried.push(id);
    } catch (err) {
      deps.log.warn({ err, payment: id }, 'payment not reconciled');
    }
  }
  return { queried, changed };
}

/**
 * Queries the gateway for one payment and processes the reply; true when something changed. A gateway no longer in use
 * is not queried.
 */
export async function queryGateway(
  deps: NoticeDependencies & Pick<ReconcileDependencies, 'gateways'>,
  id: string,
): Promise<boolean> {
  const payment = await deps.db
    .selectFrom('payments')
    .select(['gateway', 'amount', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst();
  const gateway = payment && gatewayNamed(deps.gateways, payment.gateway);
  const notice = await gateway?.ask(id);
  if (!payment || !gateway || !notice) return false;
  const fits = notice.amount === payment.amount && notice.currency === payment.currency;
  if (notice.outcome === 'PENDING' && fits) return false;
  const outcome = await handleNotice(deps, { gateway: gateway.name, source: 'ask', body: notice }, notice);
  return outcome === 'credited' || outcome === 'closed';
}

/** Gateway names for an SQL list, which must not be empty. */
const namesOf = (gateways: ReconcileDependencies['gateways']) => ['', ...gateways.map(({ name }) => name)];

async function findOpen({ db, clock, gateways }: ReconcileDependencies): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('gateway', 'in', namesOf(gateways))
    .where('createdAt', '<=', later(clock.now(), -webhookGrace))
    .orderBy('createdAt')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Unpaid payments overdue by a day and not queried since. */
async function findUnpaid({ db, clock, gateways }: ReconcileDependencies): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['CANCELLED', 'FAILED'])
    .where('gateway', 'in', namesOf(gateways))
    .where('askedLateAt', 'is', null)
    .where('expiresAt', '<=', later(now, -lateQueryDelay))
    .where('expiresAt', '>', later(now, -queryWindow))
    .orderBy('expiresAt')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

async function markQueried({ db, clock }: ReconcileDependencies, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('payments').set({ askedLateAt: clock.now() }).where('id', 'in', ids).execute();
}

async function cancelExpired({ db, clock }: ReconcileDependencies): Promise<number> {
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
