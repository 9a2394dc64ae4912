import { createHash } from 'node:crypto';
import { newId } from '../ids';
import type { Metrics } from '../metrics';
import type { GatewayNotice } from './gateways/gateway';
import { type SettleDependencies, type SettleOutcome, settle, unresolvedOutcomes } from './settle';

export interface NoticeDependencies extends SettleDependencies {
  metrics?: Pick<Metrics, 'countNotice'>;
  log: { error(what: object, message: string): void };
}

/** How a notice reached us, and what it looked like before it was read. */
interface Origin {
  gateway: string;
  source: 'webhook' | 'ask';
  body: unknown;
}

/**
 * Acts on what a gateway told or was asked, and leaves an event and a count of it, and an error in the log when people
 * have to look at it (docs/security.md 35). Returns what it led to, after the commit.
 */
export async function handleNotice(
  deps: NoticeDependencies,
  origin: Origin,
  notice: GatewayNotice,
): Promise<SettleOutcome> {
  const outcome = await settle(deps, origin.gateway, notice);
  // A response without news is no event: it comes with every question.
  if (origin.source === 'webhook' || outcome !== 'unchanged') await keepEvent(deps, origin, outcome, notice);
  deps.metrics?.countNotice(origin.gateway, origin.source, outcome);
  if (unresolvedOutcomes.includes(outcome)) {
    const { gateway, source } = origin;
    deps.log.error({ gateway, source, payment: notice.transactionId, outcome }, 'payment needs a look');
  }
  return outcome;
}

/** Keeps what a gateway said, once per content, with how often it came and what it led to. */
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
        // A replay must not hide what the first one did.
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
