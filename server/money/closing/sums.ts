import { sql } from 'kysely';
import type { CaseKind, CaseState } from '../../../contract/moneyStates';
import { namesIn } from '../../../contract/named';
import type { DaySums } from '../../db/closingTables';
import type { Db, Tx } from '../../db/tables';
import type { Period } from '../settlement/period';

/** A case that has money of the day, and where that money is now. */
export interface CaseOfDay
  extends Pick<DaySums, 'currency' | 'held' | 'returned' | 'writtenOff' | 'missing'> {
  caseId: string;
  kind: CaseKind;
  state: CaseState;
  paymentId: string | null;
  reference: string | null;
}
export interface MoneyOfDay {
  sums: DaySums[];
  cases: CaseOfDay[];
  /** Movements per gateway. */
  gateways: Array<{ gateway: string; movements: number }>;
}

type Group = Pick<DaySums, 'currency' | 'movements' | 'moved' | 'allocated'> & { gateway: string };

/** When money moved according to the gateway, else when it was recorded. */
export const movedIn = ({ from, until }: Period) =>
  sql<boolean>`coalesce(movements.told_at, movements.created_at) >= ${from}
    and coalesce(movements.told_at, movements.created_at) < ${until}`;

/**
 * The money that moved on a day, and where it is now. The unallocated part of a movement belongs to its case: held while
 * the case is open; afterwards covered by what the case returned and wrote off, its oldest movement first; what these do
 * not cover is missing. So moved = allocated + held + returned + written off + missing, in whatever order things
 * happened: each figure is computed from the rows as they are, not from the sequence of events. `refunded` sums the
 * refunds finished on the day. One statement, so that no money moves between two of them.
 */
export async function moneyOfDay(db: Db | Tx, period: Period): Promise<MoneyOfDay> {
  const { rows } = await sql<{
    groups: Group[] | null;
    cases: CaseOfDay[] | null;
    refunds: Array<{ currency: string; refunded: number }> | null;
  }>`
    with groups as (
      select currency, gateway, count(*) as movements, sum(amount) as moved, sum(allocated) as allocated
      from movements where ${movedIn(period)} group by 1, 2
    ), rests as (
      select id, case_id, currency, amount - allocated as rest from movements
      where ${movedIn(period)} and allocated < amount
    ), covered as (
      select case_id,
        coalesce(sum(amount) filter (where kind = 'return'), 0) as returned,
        coalesce(sum(amount) filter (where kind in ('return', 'write-off')), 0) as ended
      from money_requests where state = 'done' and kind in ('return', 'write-off')
        and case_id in (select case_id from rests) group by 1
    ), queued as (
      select id, sum(amount - allocated) over (
        partition by case_id order by coalesce(told_at, created_at), id) as until_here
      from movements where case_id in (select case_id from rests) and allocated < amount
    ), placed as (
      select rests.*, cases.state, cases.kind, cases.payment_id, cases.reference,
        case when cases.state = 'closed' then
          greatest(0, least(until_here, coalesce(returned, 0)) - (until_here - rest)) else 0 end as returned,
        case when cases.state = 'closed' then
          greatest(0, least(until_here, coalesce(ended, 0)) - (until_here - rest)) else 0 end as ended
      from rests join queued using (id) join money_cases cases on cases.id = rests.case_id
      left join covered on covered.case_id = rests.case_id
    ), cases as (
      select case_id as "caseId", kind, state, payment_id as "paymentId", reference, currency,
        sum(case when state = 'open' then rest else 0 end) as held, sum(returned) as returned,
        sum(ended - returned) as "writtenOff",
        sum(case when state = 'open' then 0 else rest - ended end) as missing
      from placed group by case_id, kind, state, payment_id, reference, currency order by case_id
    ), refunds as (
      select currency, sum(amount) as refunded from money_requests
      where state = 'done' and kind = 'refund' and ended_at >= ${period.from} and ended_at < ${period.until} group by 1
    )
    select (select json_agg(groups) from groups) as groups, (select json_agg(cases) from cases) as cases,
      (select json_agg(refunds) from refunds) as refunds`.execute(db);
  const { groups, cases, refunds } = rows[0] ?? {};
  return {
    sums: sumUp(groups ?? [], cases ?? [], refunds ?? []),
    cases: cases ?? [],
    gateways: perGateway(groups ?? []),
  };
}

const empty = {
  movements: 0,
  moved: 0,
  allocated: 0,
  held: 0,
  returned: 0,
  writtenOff: 0,
  missing: 0,
  refunded: 0,
};

/** Adds up the figures found per currency. */
function sumUp(...found: Array<ReadonlyArray<{ currency: string } & Partial<DaySums>>>): DaySums[] {
  const sums = new Map<string, DaySums>();
  for (const one of found.flat()) {
    const sum = sums.get(one.currency) ?? { currency: one.currency, ...empty };
    for (const name of namesIn(empty)) sum[name] += one[name] ?? 0;
    sums.set(one.currency, sum);
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? 1 : -1));
}

function perGateway(groups: readonly Group[]): MoneyOfDay['gateways'] {
  const counts = new Map<string, number>();
  for (const { gateway, movements } of groups) {
    counts.set(gateway, (counts.get(gateway) ?? 0) + movements);
  }
  return [...counts].map(([gateway, movements]) => ({ gateway, movements })).sort(byGateway);
}

const byGateway = (a: { gateway: string }, b: { gateway: string }) => (a.gateway < b.gateway ? -1 : 1);
