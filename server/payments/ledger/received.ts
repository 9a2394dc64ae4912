import { type RawBuilder, sql } from 'kysely';
import { type Currency, fromMinorUnits } from '../../../contract/currencies';
import type { CaseOutcome } from '../../../contract/moneyStates';
import type { PaymentStatus, PaymentStatusResponse } from '../../../contract/payments';
import { isFreePart } from './parts';

/** Money reported for one payment, by where it is now; in the payment's smallest unit. */
export interface ReceivedSums {
  /** Everything received in the payment's currency. */
  received: number;
  /** Of that, parts of the price that count as soon as the rest arrives. */
  parts: number;
  /** Of that, what open cases hold for a person to decide on. */
  held: number;
  /** Of that, what was returned to its sender. */
  sentBack: number;
  /** Of that, what staff closed without returning it or adding diamonds. */
  kept: number;
  /** Of that, what staff used for another payment. */
  moved: number;
  /** Whether open cases hold any of the payment's money, in whatever currency. */
  isHeld: boolean;
  /** Whether any was received in another currency. */
  hasOther: boolean;
}

const rest = sql`m.amount - m.allocated`;
/** Money that was matched to another payment is reported there, including any excess. */
const isOwn = sql`m.currency = payments.currency and c.payment_id = payments.id`;
const isClosed = (outcome: CaseOutcome) =>
  sql`${isOwn} and c.state = 'closed' and c.outcome = ${sql.lit(outcome)}`;
/** What another payment, or a case of it, has of a movement. */
const elsewhere = sql`(select coalesce(sum(amount), 0) from allocations where movement_id = m.id and payment_id <> payments.id)
  + case when c.payment_id <> payments.id then ${rest} else 0 end`;

/** Columns of `ReceivedSums` for each row of `payments`. */
export const receivedSums = sql<ReceivedSums>`
  coalesce(sum(m.amount) filter (where m.currency = payments.currency), 0)::bigint as received,
  coalesce(sum(${rest}) filter (where ${isOwn} and ${isFreePart}), 0)::bigint as parts,
  coalesce(sum(${rest}) filter (where ${isOwn} and c.state = 'open' and not (${isFreePart})), 0)::bigint
    as held,
  coalesce(sum(${rest}) filter (where ${isClosed('refunded')}), 0)::bigint as sent_back,
  coalesce(sum(${rest}) filter (where ${isClosed('written-off')}), 0)::bigint as kept,
  coalesce(sum(${elsewhere}) filter (where m.currency = payments.currency and m.payment_id = payments.id), 0)::bigint as moved,
  coalesce(bool_or(c.payment_id = payments.id and c.state = 'open' and ${rest} > 0), false) as is_held,
  coalesce(bool_or(m.currency <> payments.currency), false) as has_other`;

/** The money of a payment: reported for it, or held by one of its cases; each found by its own index. */
export const moneyOf = (paymentId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from movements m left join money_cases c on c.id = m.case_id
  where m.id in (select id from movements where payment_id = ${paymentId}
    union select held.id from movements held join money_cases k on k.id = held.case_id where k.payment_id = ${paymentId})`;

interface Reported extends ReceivedSums {
  status: PaymentStatus;
  amount: number;
  refunded: number;
  currency: Currency;
}

/**
 * What the buyer sees of the money, so that no page says that none was received while the books hold some (decisions.md,
 * Status of a payment). `status` is the one that is shown, CANCELLED for an overdue payment.
 */
export function reportedMoneyOf(payment: Reported): Omit<PaymentStatusResponse, 'status'> {
  const { status, amount, currency, refunded, received, parts, sentBack, kept, moved } = payment;
  const whole = (units: number) => fromMinorUnits(units, currency);
  const isOpen = status === 'PENDING';
  // Parts of a payment that has ended also wait for a person.
  const held = payment.held + (isOpen ? 0 : parts);
  const isHeld = isOpen ? held > 0 || (payment.isHeld && parts === 0) : payment.isHeld;
  const returned = sentBack + refunded;
  const shown = {
    ...((status !== 'COMPLETED' || isHeld) &&
      (received > 0 || payment.hasOther) && { received: whole(received) }),
    ...(isOpen && parts > 0 && { missing: whole(amount - parts) }),
    ...(isHeld && { held: whole(held) }),
    ...(returned > 0 && { returned: whole(returned) }),
    ...(kept > 0 && { kept: whole(kept) }),
    ...(moved > 0 && { moved: whole(moved) }),
  };
  return Object.keys(shown).length === 0 ? {} : { amount: whole(amount), currency, ...shown };
}
