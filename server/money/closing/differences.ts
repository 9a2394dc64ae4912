import { type RawBuilder, sql } from 'kysely';
import type { ClosingDifference } from '../../../contract/closing';
import { fromMinorUnits } from '../../../contract/currencies';
import type { Db, Tx } from '../../db/tables';
import type { Period } from '../settlement/period';
import type { CompareState } from './comparisons';
import type { LedgerCheck } from './ledger';
import { type CaseOfDay, movedIn } from './sums';

/** The most differences listed per kind; a broken day may have thousands. */
const most = 100;

type Found = Pick<ClosingDifference, 'kind'> & Partial<ClosingDifference>;
const difference = (found: Found): ClosingDifference => ({
  name: null,
  amount: null,
  currency: null,
  count: null,
  paymentId: null,
  caseId: null,
  comparisonId: null,
  ...found,
});

/** What does not reconcile about a day, by name: deterministic for the same rows, in a fixed order. */
export async function differencesOf(
  db: Db | Tx,
  period: Period,
  { cases, gateways, check }: { cases: CaseOfDay[]; gateways: CompareState[]; check: LedgerCheck | null },
): Promise<ClosingDifference[]> {
  return [
    ...cases.filter(({ missing }) => missing !== 0).map(missingOf),
    ...(await named(db, 'beyond', beyond(period))),
    ...(await named(db, 'allocations', allocations(period))),
    ...(await named(db, 'credit', credits(period))),
    ...(await named(db, 'balance', balances(period))),
    ...gateways.flatMap(({ gateway, comparison }) =>
      comparison && comparison.differences > 0
        ? [
            difference({
              kind: 'settlement',
              name: gateway,
              count: comparison.differences,
              comparisonId: comparison.id,
            }),
          ]
        : [],
    ),
    ...(check?.listed ?? []).map((name) => difference({ kind: 'ledger', name })),
  ];
}

const missingOf = ({ missing, currency, caseId, paymentId, reference }: CaseOfDay) =>
  difference({
    kind: 'missing',
    name: reference,
    amount: fromMinorUnits(missing, currency),
    currency,
    caseId,
    paymentId,
  });

type DifferenceRow = Pick<ClosingDifference, 'name' | 'currency' | 'paymentId' | 'caseId'> & {
  units: number | null;
};

async function named(
  db: Db | Tx,
  kind: ClosingDifference['kind'],
  query: RawBuilder<DifferenceRow>,
): Promise<ClosingDifference[]> {
  // Fenced: for the first rows of an order that hardly any row matches, the planner would walk all movements there have
  // ever been.
  const { rows } =
    await sql<DifferenceRow>`select * from (${query} offset 0) found order by 1, 4, 5 limit ${most}`.execute(
      db,
    );
  return rows.map(({ units, ...row }) =>
    difference({ ...row, kind, amount: units === null ? null : fromMinorUnits(units, row.currency ?? '') }),
  );
}

/** Cases that, on the day, returned or wrote off more than they held. An open case still holds what it has not returned. */
const beyond = ({ from, until }: Period) => sql<DifferenceRow>`
  select cases.reference as name, ended.amount - rest.amount as units, ended.currency, cases.payment_id, cases.id as case_id
  from (
    select distinct case_id from money_requests where state = 'done' and kind in ('return', 'write-off')
      and ended_at >= ${from} and ended_at < ${until}
  ) of_day
  join money_cases cases on cases.id = of_day.case_id
  cross join lateral (
    select sum(amount)::bigint as amount, min(currency) as currency from money_requests
    where case_id = cases.id and state = 'done' and kind in ('return', 'write-off')) ended
  cross join lateral (
    select case when cases.state = 'closed' then coalesce(sum(amount - allocated), 0) else 0 end::bigint as amount
    from movements where case_id = cases.id) rest
  where ended.amount > rest.amount`;

const allocations = (period: Period) => sql<DifferenceRow>`
  select reference as name, (allocated - coalesce(sums.amount, 0))::bigint as units, currency, payment_id, case_id
  from movements left join lateral (
    select sum(amount)::bigint as amount from allocations where movement_id = movements.id) sums on true
  where ${movedIn(period)} and allocated <> coalesce(sums.amount, 0)`;

/** Payments that the day's money paid: completed, paid exactly and in their currency, and credited with what was shown. */
const credits = (period: Period) => sql<DifferenceRow>`
  select null as name, paid.amount::bigint as units, payments.currency, payments.id as payment_id, null::uuid as case_id
  from (
    select distinct paid_for.payment_id from movements cross join lateral (
      -- Fenced: the planner would rather read all allocations than those of a day's movements.
      select payment_id from allocations where movement_id = movements.id offset 0) paid_for
    where ${movedIn(period)}
  ) of_day
  join payments on payments.id = of_day.payment_id
  cross join lateral (
    select sum(allocations.amount) as amount, bool_and(movements.currency = payments.currency) as fits
    from allocations join movements on movements.id = allocations.movement_id
    where allocations.payment_id = payments.id) paid
  left join wallet_entries entry on entry.payment_id = payments.id and entry.wallet = 'diamonds'
    and entry.reason = 'purchase' and entry.request_id is null
  where payments.status <> 'COMPLETED' or paid.amount <> payments.amount or not paid.fits
    or entry.amount is distinct from payments.diamonds`;

/** Balances of the players who have an entry on the day, other than a daily mark, which a tenth of all may have. */
const balances = ({ from, until }: Period) => sql<DifferenceRow>`
  select users.user_name || ': ' || held.wallet as name, (held.amount - held.entries)::bigint as units,
    null as currency, null as payment_id, null::uuid as case_id
  from (select distinct user_id from wallet_entries where created_at >= ${from} and created_at < ${until}
    and day is null) of_day
  join users on users.id = of_day.user_id
  cross join lateral (
    select coalesce(sum(amount) filter (where wallet = 'diamonds'), 0) as diamonds,
      coalesce(sum(amount) filter (where wallet = 'golds'), 0) as golds, coalesce(sum(amount) filter (where wallet = 'debt'), 0) as debt
    from wallet_entries where user_id = users.id) sums
  cross join lateral (values ('diamonds', users.diamonds, sums.diamonds), ('golds', users.golds, sums.golds),
    ('debt', users.debt, sums.debt)) held (wallet, amount, entries)
  where held.amount <> held.entries`;
