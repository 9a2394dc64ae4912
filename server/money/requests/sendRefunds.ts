import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { searchKey } from '../../../contract/text';
import { inTransaction } from '../../db/guard';
import type { MoneyRequestsTable } from '../../db/moneyTables';
import type { Db, Tx } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import {
  type Gateway,
  gatewayTimeout,
  type RefundOrder,
  type RefundResult,
} from '../../payments/gateways/gateway';
import { gatewayNamed } from '../../payments/gateways/registry';
import { addMs, type Clock, hours, minutes, seconds } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { fail, lockRequest } from './decide';
import { finish } from './finish';
import { type MoneyRequest, type Request, updateRequest } from './request';

export interface RefundDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
  address: { public: string };
  knownGateways: readonly Gateway[];
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Lease of a request taken by one process; longer than a call may take. */
const lease = seconds(30);

/**
 * Carries out the next approved refund at its gateway, or queries one that was sent. The call is made only once: the
 * refund is marked as sent before it, and from then on the gateway is only queried (studio.md section 2). One at a
 * gateway without keys waits for them, unmarked. Returns whether there was one.
 */
export async function refundNext(deps: RefundDependencies, rows: Failing = unguarded): Promise<boolean> {
  const claimed = await claim(deps, rows);
  if (!claimed) return false;
  await rows.run(claimed.request.id, () => carryOut(deps, claimed));
  return true;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function carryOut(deps: RefundDependencies, { request, isFirst }: Claimed): Promise<void> {
  const order = await orderOf(deps, request);
  const gateway = order && gatewayNamed(deps.knownGateways, order.gateway);
  if (!order || !gateway?.refund || !gateway.queryRefund) return;
  const signal = AbortSignal.timeout(gatewayTimeout);
  const call = isFirst ? gateway.refund : gateway.queryRefund;
  const result = await call.call(gateway, order, signal).catch((err: unknown): RefundResult => {
    deps.log.warn({ err, request: request.id }, 'refund not answered');
    return { state: 'unknown', reference: null, note: '' };
  });
  await apply(deps, request, result);
}

async function claim({ db, clock, knownGateways }: RefundDependencies, queue: Failing) {
  const now = clock.now();
  const refunding = knownGateways.filter(({ refund, queryRefund }) => refund && queryRefund);
  const names = refunding.map(({ name }) => name);
  if (names.length === 0) return undefined;
  const { rows } = await sql<Selectable<MoneyRequestsTable> & { isFirst: boolean }>`
    update money_requests set asks = money_requests.asks + 1, next_ask_at = ${addMs(now, lease)}, state = 'sent',
      sent_at = coalesce(money_requests.sent_at, ${now})
    from (
      select id, state as before from money_requests
      where by_gateway and state in ('approved', 'sent') and next_ask_at <= ${now}
        and ${queue.others('id')}
        and exists (select from payments where payments.id = payment_id and gateway = any(${names}))
      order by next_ask_at limit 1 for update skip locked) due
    where money_requests.id = due.id
    returning money_requests.*, due.before = 'approved' as is_first`.execute(db);
  const [row] = rows;
  return row && { request: row as MoneyRequest, isFirst: row.isFirst };
}

/** The order as the gateway knows it: the attempt that was paid, and the transfer that paid it. */
async function orderOf({ db }: RefundDependencies, request: Request) {
  const paid = await db
    .selectFrom('allocations')
    .innerJoin('movements', 'movements.id', 'allocations.movementId')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'movements.attemptId')
    .innerJoin('users', (join) => join.on('users.id', '=', request.requestedBy))
    .select([
      'movements.reference',
      'movements.amount as paid',
      'paymentAttempts.gateway',
      'paymentAttempts.orderNumber',
      'paymentAttempts.gatewayId',
      'paymentAttempts.createdAt',
      'users.userName as requestedBy',
    ])
    .where('allocations.paymentId', '=', request.paymentId)
    .executeTakeFirst();
  const { id: requestId, amount, requestedAt } = request;
  // Gateways accept only ASCII.
  const requestedBy = searchKey(paid?.requestedBy ?? '').replace(/[^a-z0-9]/g, '') || 'staff';
  return (
    paid &&
    ({ ...paid, requestedBy, requestId, amount, requestedAt } satisfies RefundOrder & { gateway: string })
  );
}

const apply = ({ ...deps }: RefundDependencies, { id, asks }: Request, result: RefundResult): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (request.state !== 'sent' || request.kind === 'grant' || request.kind === 'item') return;
    const now = deps.clock.now();
    const isOther = result.reference !== null && (await isOfAnother(tx, request, result.reference));
    if (isOther) await updateRequest(tx, id, { nextAskAt: addMs(now, pause(asks)) });
    else if (result.state === 'done')
      await finish(tx, deps, request, { doneBy: null, reference: result.reference });
    else if (result.state === 'failed') await fail(tx, request, result.note, now);
    else await updateRequest(tx, id, { nextAskAt: addMs(now, pause(asks)) });
  });

/**
 * Whether the report is about another refund: a gateway that reports only its latest one may report one that is already
 * done.
 */
const isOfAnother = async (tx: Tx, { id, paymentId }: Request, reference: string): Promise<boolean> => {
  const other = await tx
    .selectFrom('moneyRequests')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('reference', '=', reference)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
};

/** Waiting time before the next query: a minute, then longer, up to an hour. */
const pause = (asks: number) => Math.min(minutes(1) * 2 ** Math.min(asks - 1, 6), hours(1));
