import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { GatewayQueryResult } from '../../../contract/transactions';
import { inTransaction } from '../../db/guard';
import type { PaymentAttemptsTable } from '../../db/moneyTables';
import { addMs, minutes, seconds } from '../../platform/clock';
import type { Attempt } from '../effects/payment';
import { type Gateway, gatewayTimeout } from '../gateways/gateway';
import { GatewayFailure } from '../gateways/gatewayCalls';
import type { AskedGateway } from '../gateways/keyless';
import { gatewayNamed } from '../gateways/registry';
import { openCase } from '../ledger/cases';
import { handleReport, type NoticeDependencies } from './notices';
import { nextAskAt, noticeGrace, retryAskAt, silenceLimit } from './pollTimes';

export interface AskDependencies extends NoticeDependencies {
  log: NoticeDependencies['log'] & { warn(context: object, message: string): void };
}

/** Attempts queried at once. */
const batch = 10;
/** Lease of an attempt taken by one process; longer than querying and closing it may take. */
const lease = minutes(1);
/** How long a status call waits for a gateway; the background work queries again. */
const publicTimeout = seconds(4);
/** The minimum time between two queries for the public about one payment (docs/security.md 36). */
const publicInterval = seconds(30);

/**
 * Queries a gateway about the attempts that are due, ten at a time (docs/security.md 36). Several processes may run it:
 * each attempt is claimed in the database. Returns whether there may be more.
 */
export async function pollDue(
  deps: AskDependencies,
  gateway: AskedGateway,
  signal: AbortSignal,
): Promise<boolean> {
  const attempts = await claimDue(deps, gateway);
  await Promise.all(attempts.map((attempt) => askAndPlan(deps, gateway, attempt, signal)));
  return attempts.length === batch && !signal.aborted;
}

async function claimDue({ db, clock }: AskDependencies, gateway: AskedGateway): Promise<Attempt[]> {
  const now = clock.now();
  const { rows } = await sql<Selectable<PaymentAttemptsTable>>`
    update payment_attempts set asks = asks + 1, asked_at = ${now}, next_ask_at = ${addMs(now, lease)}
    where id in (
      select id from payment_attempts where gateway = ${gateway.name} and next_ask_at <= ${now}
      order by next_ask_at limit ${batch} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Queries one attempt and schedules the next query; a failure of one does not stop the others. */
async function askAndPlan(
  deps: AskDependencies,
  gateway: AskedGateway,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<void> {
  const { asks } = attempt;
  try {
    await ask(deps, gateway, attempt, signal);
    await plan(deps, attempt, nextAskAt(gateway, attempt, asks, deps.clock.now()));
  } catch (err) {
    if (signal.aborted) return plan(deps, attempt, deps.clock.now());
    deps.log.warn({ err, payment: attempt.paymentId, gateway: gateway.name }, 'gateway did not respond');
    const now = deps.clock.now();
    if (now >= addMs(attempt.expiresAt, silenceLimit)) await openSilence(deps, attempt);
    await plan(deps, attempt, retryAskAt(attempt, asks, now));
  }
}

/** Schedules the next query; a paid attempt is not queried any more. */
const plan = async ({ db }: AskDependencies, { id }: Attempt, nextAskAt: Date | null): Promise<void> => {
  await db
    .updateTable('paymentAttempts')
    .set({ nextAskAt })
    .where('id', '=', id)
    .where('state', '<>', 'PAID')
    .execute();
};

/** Opens a case a day after the attempt's end, when it is still unknown whether it was paid. */
const openSilence = (deps: AskDependencies, { id, paymentId, gateway }: Attempt) =>
  inTransaction(deps.db, (tx) =>
    openCase(tx, { key: `silent ${id}`, kind: 'not-answered', paymentId, gateway }, deps.clock.now()),
  );

/** Queries a gateway about one attempt and applies the response. */
async function ask(
  deps: NoticeDependencies,
  gateway: AskedGateway,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<Pick<GatewayQueryResult, 'said' | 'outcome'>> {
  const report = await gateway.ask(attempt, signal);
  await noteAnswered(deps, attempt);
  if (!report) return { said: 'unknown', outcome: null };
  if (report.concern === 'refunded') return readRefunded(attempt);
  const isStillOpen = report.outcome === 'PENDING' && report.transfers.length === 0 && !report.concern;
  const text = JSON.stringify(report);
  const origin = { gateway, source: 'ask', evidence: { signed: text, body: text } } as const;
  const outcome = isStillOpen ? 'unchanged' : await handleReport(deps, origin, report);
  if (report.outcome === 'PENDING' && gateway.cancel && (await isUnwanted(deps, attempt))) {
    await gateway.cancel(attempt, signal);
  }
  return { said: report.outcome, outcome };
}

const noteAnswered = ({ db, clock }: NoticeDependencies, { id }: Attempt) =>
  db.updateTable('paymentAttempts').set({ answeredAt: clock.now() }).where('id', '=', id).execute();

/** Throws for an order that was refunded before we heard of its payment: a person has to look at it. */
function readRefunded({ state, gateway }: Attempt): Pick<GatewayQueryResult, 'said' | 'outcome'> {
  if (state !== 'PAID') throw new GatewayFailure(`${gateway} reported a refund of an order that is not paid`);
  return { said: 'refunded', outcome: null };
}

/**
 * Whether nobody should pay there any more: the payment is over or paid otherwise, or the attempt now asks for too much.
 */
async function isUnwanted({ db, clock }: NoticeDependencies, attempt: Attempt): Promise<boolean> {
  if (attempt.expiresAt <= clock.now() || attempt.state !== 'OPEN') return true;
  const { status } = await db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', attempt.paymentId)
    .executeTakeFirstOrThrow();
  return status !== 'PENDING';
}

type AskedDependencies = NoticeDependencies & { knownGateways: readonly Gateway[] };

/**
 * Queries the gateways about the unpaid attempts of one payment for the public; returns whether any was queried. At most
 * once in 30 seconds across all processes, and not before the notice is late.
 */
export async function askForPublic(deps: AskedDependencies, paymentId: string): Promise<boolean> {
  const now = deps.clock.now();
  const attempts = await noteAsked(deps, paymentId)
    .where('state', '<>', 'PAID')
    .where('createdAt', '<=', addMs(now, -noticeGrace))
    .where((eb) => eb.or([eb('askedAt', 'is', null), eb('askedAt', '<=', addMs(now, -publicInterval))]))
    .execute();
  await Promise.all(
    attempts.map((attempt) =>
      // One that does not respond hides no other; its silence stays known by `answeredAt`.
      askOne(deps, attempt, AbortSignal.timeout(publicTimeout)).catch(() => undefined),
    ),
  );
  return attempts.length > 0;
}

/**
 * Queries the gateways about every attempt of one payment, including paid ones, as money may have been taken back.
 * Returns each response; a gateway that does not respond, or whose keys are gone, is `silent`.
 */
export async function askForStaff(deps: AskedDependencies, paymentId: string): Promise<GatewayQueryResult[]> {
  const attempts = await noteAsked(deps, paymentId).execute();
  return Promise.all(
    attempts.map(async (attempt) => {
      const { gateway, orderNumber } = attempt;
      const reply = await askOne(deps, attempt, AbortSignal.timeout(2 * gatewayTimeout)).catch(
        (err: unknown) => {
          deps.log.error({ err, payment: paymentId, gateway }, 'gateway did not respond to staff');
          return undefined;
        },
      );
      return { gateway, orderNumber, ...(reply ?? { said: 'silent' as const, outcome: null }) };
    }),
  );
}

const noteAsked = ({ db, clock }: AskedDependencies, paymentId: string) =>
  db
    .updateTable('paymentAttempts')
    .set({ askedAt: clock.now() })
    .where('paymentId', '=', paymentId)
    .returningAll();

/** Undefined for a gateway that no longer has keys. */
const askOne = async (deps: AskedDependencies, attempt: Attempt, signal: AbortSignal) => {
  const gateway = gatewayNamed(deps.knownGateways, attempt.gateway);
  return gateway && ask(deps, gateway, attempt, signal);
};
