import { sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import { openRequestStates } from '../../../contract/moneyStates';
import type { Standing } from '../../../contract/playerPage';
import type { Db } from '../../db/tables';

type Sums = Record<string, number>;
interface StandingRow {
  spent: Sums;
  openCases: number;
  held: Sums;
  openRequests: number;
}

/** Units by currency as an object, of rows with both. */
const sums = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_object_agg(currency, units), '{}') from (${rows}) sums where units > 0)`;

const shown = (units: Sums): Standing['spent'] =>
  Object.entries(units)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([currency, amount]) => ({ currency, amount: fromMinorUnits(amount, currency) }));

/** What a player has paid, and what about it still waits for staff: cases, the money that they hold, and requests. */
export async function standingOf(db: Db, userId: string): Promise<Standing> {
  const { rows } = await sql<StandingRow>`with
    paid as (select id, status, amount - refunded as units, currency from payments where user_id = ${userId}),
    cases as (select money_cases.id from paid join money_cases on payment_id = paid.id where state = 'open')
    select ${sums(sql`select currency, sum(units) as units from paid where status = 'COMPLETED' group by currency`)} as spent,
      (select count(*)::int from cases) as open_cases,
      ${sums(sql`select currency, sum(amount - allocated) as units from cases join movements on case_id = cases.id
        group by currency`)} as held,
      (select count(*)::int from money_requests where state in (${sql.join([...openRequestStates])})
        and (user_id = ${userId} or payment_id in (select id from paid) or case_id in (select id from cases)))
        as open_requests`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No row of sums');
  return { ...row, spent: shown(row.spent), held: shown(row.held) };
}
