import { sql } from 'kysely';
import type { LateMoney, PaymentStatus } from '../../../contract/payments';
import { addMs } from '../../platform/clock';
import { lastAsk } from './pollTimes';

/** What is known of a payment's unpaid attempts. */
export interface LateFacts {
  /** The end of the last one. */
  lastEnd: Date | null;
  /** Whether a gateway is to be queried again. */
  isAskedAgain: boolean;
  /** Whether every gateway has responded since the end. */
  isAnswered: boolean;
  /** Whether a person looks into a gateway that never responded. */
  isSilent: boolean;
}

/** Columns of `LateFacts` for each row of `payments`. */
export const lateFacts = sql<LateFacts>`(select
  max(a.expires_at) as last_end,
  coalesce(bool_or(a.next_ask_at is not null), false) as is_asked_again,
  coalesce(bool_and(a.answered_at >= a.expires_at), false) as is_answered,
  exists (select from money_cases c
    where c.payment_id = payments.id and c.kind = 'not-answered' and c.state = 'open') as is_silent
  from payment_attempts a where a.payment_id = payments.id and a.state <> 'PAID')`;

interface Ended extends LateFacts {
  status: PaymentStatus;
  expiresAt: Date;
  settledAt: Date | null;
}

/**
 * Whether money may still arrive for a payment that has ended, as it would be credited: nothing on the page may say before
 * that none did, or ask for another payment (decisions.md, Status of a payment).
 */
export function lateMoneyOf(payment: Ended): LateMoney | undefined {
  const { status, lastEnd, isAskedAgain, isAnswered, isSilent, settledAt, expiresAt } = payment;
  if (status === 'PENDING' || status === 'COMPLETED' || !lastEnd) return undefined;
  if (!isAskedAgain && !isSilent) return undefined;
  // Before its deadline a payment ends only by what its gateway reports.
  const asked = isAnswered || (settledAt !== null && settledAt < expiresAt);
  return { asked, ...(!isSilent && { until: addMs(lastEnd, lastAsk).toISOString() }) };
}
