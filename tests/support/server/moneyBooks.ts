import { sql } from 'kysely';
import type { PaymentStatus } from '../../../contract/payments';
import type { AttemptState } from '../../../server/db/moneyTables';
import type { TestApp } from './testApp';

const isLocked = sql<boolean>`exists (select from money_requests r
  where r.case_id = c.id and r.state in ('requested', 'approved', 'sent'))`;

/** Sums of the books about one payment, computed differently from the server. */
export async function booksOf({ db }: Pick<TestApp, 'db'>, id: string) {
  const { rows } = await sql<{
    state: string | null;
    kind: string;
    outcome: string;
    locked: boolean;
    isOwn: boolean;
    elsewhere: number;
    amount: number;
    rest: number;
    currency: string;
  }>`
    select state, kind, outcome, coalesce(c.payment_id = ${id}, false) as is_own, m.amount, m.amount - m.allocated as rest,
      m.currency, ${isLocked} as locked,
      case when m.payment_id = ${id} then m.amount - coalesce((select a.amount from allocations a
        where a.movement_id = m.id and a.payment_id = ${id}), 0)
        - case when c.payment_id is not null and c.payment_id <> ${id} then 0 when c.id is null then 0
          else m.amount - m.allocated end else 0 end as elsewhere
    from movements m left join money_cases c on c.id = m.case_id
    where m.payment_id = ${id} or c.payment_id = ${id}`.execute(db);
  const { refunded } = await db
    .selectFrom('payments')
    .select('refunded')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const dong = rows.filter(({ currency }) => currency === 'VND');
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    dong.filter((row) => row.isOwn && matches(row)).reduce((total, { rest }) => total + rest, 0);
  return {
    transfers: rows.length,
    received: dong.reduce((total, { amount }) => total + amount, 0),
    foreign: rows.some(({ currency, state, isOwn }) => currency !== 'VND' && state === 'open' && isOwn),
    parts: sum(({ state, kind, locked }) => state === 'open' && kind === 'underpaid' && !locked),
    held: sum(({ state, kind, locked }) => state === 'open' && (kind !== 'underpaid' || locked)),
    returned: refunded + sum(({ state, outcome }) => state === 'closed' && outcome === 'refunded'),
    kept: sum(({ state, outcome }) => state === 'closed' && outcome === 'written-off'),
    moved: dong.reduce((total, { elsewhere }) => total + elsewhere, 0),
  };
}

const statesOfCase = [
  'none',
  'open',
  'locked',
  'credited',
  'matched',
  'refunded',
  'written-off',
  'explained',
] as const;

/** The states that an attempt may have for each state of its payment. */
const attemptsOf: Record<PaymentStatus, readonly AttemptState[]> = {
  // The payment ends with its last open attempt, and a paid one completes it in the same transaction.
  PENDING: ['OPEN', 'FAILED', 'CANCELLED'],
  // Another attempt, a person's hand or parts may have completed it.
  COMPLETED: ['OPEN', 'PAID', 'FAILED', 'CANCELLED'],
  // A gateway may end one attempt before another gateway, or the deadline, ends the payment.
  FAILED: ['FAILED', 'CANCELLED'],
  CANCELLED: ['FAILED', 'CANCELLED'],
};

/**
 * Every state of a payment with a state of one of its attempts and a state of a case about it, such as `PENDING OPEN
 * locked`, that the rules of the code allow: only money of a payment that it completes closes a case as credited.
 */
export const reachable: readonly string[] = Object.entries(attemptsOf).flatMap(([payment, attempts]) =>
  attempts.flatMap((attempt) =>
    statesOfCase
      .filter((state) => state !== 'credited' || payment === 'COMPLETED')
      .map((state) => `${payment} ${attempt} ${state}`),
  ),
);

/**
 * The combinations that a payment shows now; a case also counts as about it when a request gives the case's money to it.
 */
export async function combinationsOf({ db }: Pick<TestApp, 'db'>, id: string): Promise<string[]> {
  const { rows } = await sql<{ seen: string }>`
    select distinct p.status || ' ' || a.state || ' ' || coalesce(cases.state, 'none') as seen
    from payments p join payment_attempts a on a.payment_id = p.id
    left join lateral (
      select case when c.state = 'closed' then c.outcome when ${isLocked} then 'locked' else 'open' end as state
      from money_cases c
      where c.payment_id = p.id or exists (select from money_requests r
        where r.case_id = c.id and r.payment_id = p.id and r.state not in ('failed', 'refused'))) cases on true
    where p.id = ${id}`.execute(db);
  return rows.map(({ seen }) => seen);
}

/**
 * What the mails to a payment's player must say according to the books: how many of each template, and the amounts, in
 * the smallest unit, of every queued case that holds its money.
 */
export async function mailsOwed({ db, clock }: Pick<TestApp, 'db' | 'clock'>, id: string) {
  const { rows } = await sql<Record<'purchaseDone' | 'refundDone' | 'moneyReturned' | 'moneyClosed', number>>`
    select (select count(*)::int from payments where id = ${id} and status = 'COMPLETED') as purchase_done,
      (select count(*)::int from money_requests where payment_id = ${id} and kind = 'refund' and state = 'done') as refund_done,
      (select count(*)::int from money_requests r join money_cases c on c.id = r.case_id
        where c.payment_id = ${id} and r.kind = 'return' and r.state = 'done') as money_returned,
      (select count(*)::int from money_requests r join money_cases c on c.id = r.case_id
        where c.payment_id = ${id} and r.state = 'done' and c.told_at is not null
        and (r.kind = 'write-off' or r.kind = 'match' and r.payment_id <> ${id})) as money_closed`.execute(
    db,
  );
  const { rows: held } = await sql<{ amount: number }>`
    select sum(m.amount - m.allocated)::int as amount from money_cases c join movements m on m.case_id = c.id
    where c.payment_id = ${id} and c.state = 'open' and c.due_at <= ${clock.now()}
    group by c.id having sum(m.amount - m.allocated) > 0 and min(m.currency) = 'VND'`.execute(db);
  return { templates: rows[0], held: held.map(({ amount }) => amount) };
}
