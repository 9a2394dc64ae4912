import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { NoticeSource } from '../../../contract/moneyStates';
import type { Metrics } from '../../operations/metrics/metrics';
import { newId } from '../../platform/ids';
import type { Evidence, GatewayUpdate } from '../gateways/gateway';
import type { SettleOutcome } from '../gateways/outcomes';
import { type ReportingGateway, type SettleDependencies, type Settled, settle } from '../ledger/settle';

export interface NoticeDependencies extends SettleDependencies {
  metrics?: Pick<Metrics, 'count'>;
  log: { error(context: object, message: string): void };
}

/** Source of a report, and its proof. */
interface Origin {
  gateway: ReportingGateway;
  source: NoticeSource;
  evidence: Evidence;
}

/**
 * Applies a gateway's report and records an event and a metric, plus an error log when a person has to look at it
 * (docs/security.md 35). Returns the outcome, after the commit.
 */
export async function handleReport(
  deps: NoticeDependencies,
  origin: Origin,
  report: GatewayUpdate,
): Promise<SettleOutcome> {
  // Taken before the effects, so that a payment's timeline shows the cause first.
  const receivedAt = deps.clock.now();
  const settled = await settle(deps, origin.gateway, report, origin.source);
  const { outcome, paymentId: payment, opened } = settled;
  // A response to our own query without news is not recorded, as every query gets one.
  const isNews = origin.source === 'webhook' || !isReplay(outcome);
  if (isNews) await keepEvent(deps, origin, settled, { receivedAt, orderNumber: report.orderNumber });
  deps.metrics?.count('notices', { gateway: origin.gateway.name, source: origin.source, outcome });
  for (const kind of opened) {
    deps.log.error(
      { gateway: origin.gateway.name, source: origin.source, payment, case: kind },
      'payment needs manual review',
    );
  }
  return outcome;
}

const isReplay = (outcome: SettleOutcome) => outcome === 'unchanged' || outcome === 'repeated';

/** Stores a notice once per signed text, with the outcome and the number of times received. */
async function keepEvent(
  { db }: SettleDependencies,
  { gateway, source, evidence }: Origin,
  { outcome, paymentId }: Settled,
  { receivedAt, orderNumber }: { receivedAt: Date; orderNumber: string },
): Promise<void> {
  const again = {
    times: sql<number>`payment_events.times + 1`,
    lastAt: receivedAt,
    // A replay overwrites no outcome, though it may be recorded before the notice that brought the news.
    ...(!isReplay(outcome) && { outcome }),
  };
  await db
    .insertInto('paymentEvents')
    .values({
      id: newId(),
      gateway: gateway.name,
      source,
      eventKey: keyOf(evidence.signed),
      body: evidence.body,
      outcome,
      paymentId,
      orderNumber,
      receivedAt,
      lastAt: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'eventKey']).doUpdateSet(again))
    .execute();
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');
