import { createHash } from 'node:crypto';
import { newId } from '../ids';
import type { Metrics } from '../metrics';
import type { GatewayNotice } from './gateways/gateway';
import { oddOutcomes, type SettleOutcome, type SettleParts, settle } from './settle';

export interface NoticeParts extends SettleParts {
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
export async function takeNotice(
  parts: NoticeParts,
  origin: Origin,
  notice: GatewayNotice,
): Promise<SettleOutcome> {
  const outcome = await settle(parts, origin.gateway, notice);
  // An answer without news is no event: it comes with every question.
  if (origin.source === 'webhook' || outcome !== 'unchanged') await keepEvent(parts, origin, outcome, notice);
  parts.metrics?.countNotice(origin.gateway, origin.source, outcome);
  if (oddOutcomes.includes(outcome)) {
    const { gateway, source } = origin;
    parts.log.error({ gateway, source, payment: notice.transactionId, outcome }, 'payment needs a look');
  }
  return outcome;
}

/** Keeps what a gateway said, once per content, with how often it came and what it led to. */
async function keepEvent(
  { db, clock }: SettleParts,
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
