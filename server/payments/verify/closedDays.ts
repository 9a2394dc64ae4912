import { sql } from 'kysely';
import { dayAfter, midnightOf } from '../../../contract/vietnamTime';
import type { Db, Tx } from '../../db/tables';
import { foldedReference } from '../ledger/references';

interface Problem {
  problem: string;
}

/** What moved has a place. */
const places = (day: string) => sql<Problem>`
  select 'the closed day ' || day || ' moved ' || moved || ' ' || currency || ', of which '
    || allocated + held + returned + written_off + missing || ' have a place' as problem
  from closed_days where day = ${day} and moved <> allocated + held + returned + written_off + missing`;

const within = (from: Date, until: Date) => (column: string) =>
  sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${until}`;

/** What was signed, with what came to it or left it since, is what moved and was refunded on the day. */
const sums = (day: string) => {
  const isOfDay = within(midnightOf(day), midnightOf(dayAfter(day)));
  return sql<Problem>`
  select 'the closed day ' || ${day} || ' differs by ' || sum(movements) || ' movements, ' || sum(moved) || ' moved and '
    || sum(refunded) || ' refunded ' || currency || ' from what was signed and came later' as problem
  from (
    select currency, movements, moved, refunded from closed_days where day = ${day}
    union all
    select currency, sign, sign * amount, 0
    from closed_day_changes, lateral (select case kind when 'removed' then -1 else 1 end as sign) signs
    where day = ${day} and kind <> 'request'
    union all
    select money_requests.currency, 0, 0, money_requests.amount
    from closed_day_changes join money_requests on money_requests.id = subject_id and money_requests.kind = 'refund'
    where day = ${day} and closed_day_changes.kind = 'request'
    union all
    select currency, -1, -amount, 0 from movements where ${isOfDay('coalesce(told_at, created_at)')}
    union all
    select currency, 0, 0, -amount from money_requests
    where state = 'done' and kind = 'refund' and ${isOfDay('ended_at')}
  ) parts group by currency having sum(movements) <> 0 or sum(moved) <> 0 or sum(refunded) <> 0`;
};

const named = (column: string) => foldedReference(sql.raw(column));
/**
 * Each change is of the day: a request that ended on it, which says nothing of itself, or a movement, whose last change
 * says whether it lies in the day. One named by its order may get its own reference, and one that was a second record of
 * a transfer is deleted (ledger/oneTransfer.ts).
 */
const changes = (day: string) => {
  const isOfDay = within(midnightOf(day), midnightOf(dayAfter(day)));
  const isHere = isOfDay('coalesce(told_at, movements.created_at)');
  return sql<Problem>`
  select 'change ' || changes.id || ' of the closed day ' || day || ' is not what became of ' || subject_id as problem
  from (select *, lead(kind) over (partition by subject_id order by id) as next from closed_day_changes where day = ${day}) changes
  left join movements on movements.id = subject_id
  left join money_requests on money_requests.id = subject_id and money_requests.state = 'done'
    and money_requests.kind in ('refund', 'return') and ${isOfDay('ended_at')}
  where not coalesce(case when changes.kind = 'request'
    then money_requests.id is not null and num_nonnulls(changes.amount, changes.currency, changes.gateway,
      changes.reference, changes.payment_id, changes.case_id, moved_at) = 0
    else ${isOfDay('moved_at')} and case when movements.id is null
      then (next is not null or changes.kind = 'removed') and exists (select from money_cases
        where money_cases.id = changes.case_id and outcome = 'explained')
      else changes.kind in ('removed', case source when 'hand' then 'hand' else 'movement' end) and (source = 'hand'
          or ${named('changes.reference')} in (${named('movements.reference')}, ${named('order_number')}))
        and case when next is not null then (next = 'removed') <> (changes.kind = 'removed')
          else (changes.kind <> 'removed') = (${isHere}) and (changes.amount, changes.currency, changes.gateway)
            = (movements.amount, movements.currency, movements.gateway) end end
    end, false)`;
};

/** A day that was signed off stays so; the history is kept for good. */
const gone = sql<Problem>`
  select 'the closed day ' || record_id || ' is gone' as problem from audits
  where action = 'close-day' and not exists (select from closed_days where day = record_id)`;

/** What is wrong with days that were signed off, day by day, so that no statement takes long. */
export async function* closedDayProblems(db: Db | Tx): AsyncGenerator<string> {
  const { rows } = await sql<{ day: string }>`
    select day from closed_days union select day from closed_day_changes order by day`.execute(db);
  const statements = rows.flatMap(({ day }) => [places(day), sums(day), changes(day)]);
  for (const statement of [gone, ...statements])
    for (const { problem } of (await statement.execute(db)).rows) yield problem;
}
