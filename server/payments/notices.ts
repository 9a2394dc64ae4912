import { createHash } from 'node:crypto';
import { newId } from '../ids';
import type { Metrics } from '../metrics';
import type { GatewayNotice } from './gateways/gateway';
import { type SettleDependencies, type SettleOutcome, settle, unresolvedOutcomes } from './settle';

export interface NoticeDependencies extends SettleDependencies {
  metrics?: Pick<Metrics, 'countNotice'>;
  log: { error(context: object, message: string): void };
}

/** Source of a notice, and its raw content. */
interface Origin {
  gateway: string;
  source: 'webhook' | 'ask';
  body: unknown;
}

/**
 * Processes a notice from a gateway and records an event and a metric, plus an error log when manual action is needed
 * (docs/security.md 35). Returns the outcome, after the commit.
 */
export async function handleNotice(
  deps: NoticeDependencies,
  origin: Origin,
  notice: GatewayNotice,
): Promise<SettleOutcome> {
  const outcome = await settle(deps, origin.gateway, notice);
  // A reply to our own query without news is not recorded, as every query returns one.
  if (origin.source === 'webhook' || outcome !== 'unchanged') await keepEvent(deps, origin, outcome, notice);
  deps.metrics?.countNotice(origin.gateway, origin.source, outcome);
  if (unresolvedOutcomes.includes(outcome)) {
    const { gateway, source } = origin;
    deps.log.error(
      { gateway, source, payment: notice.transactionId, outcome },
      'payment needs manual review',
    );
  }
  return outcome;
}

/** Stores a notice once per content, with the number of times received and the outcome. */
async function keepEvent(
  { db, clock }: SettleDependencies,
  { gateway, source, body }: Origin,
  outcome: SettleOutcome,
  notice: GatewayNotice,
): Promise<void> {
  const text = JSON.stringify(body);
  const eventKey = createHash('sha256').update(text).digest('hex');
  const now = clock.now();
  await db
    .insertInto('paymentEvents')
    .values({
      id: newId(),
      gateway,
      source,
      eventKey,
      body: text,
      outcome,
      paymentId: notice.transactionId,
      receivedAt: now,
      lastAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['gateway', 'eventKey']).doUpdateSet((eb) => ({
        times: eb('paymentEvents.times', '+', 1),
        lastAt: now,
        // A replay must not overwrite the first outcome.
        outcome: eb
          .case()
          .when('paymentEvents.outcome', '=', 'credited')
          .then('credited')
          .else(outcome)
          .end(),
      })),
    )
    .execute();
}
