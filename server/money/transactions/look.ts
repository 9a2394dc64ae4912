import { type RawBuilder, sql } from 'kysely';
import { openRequestStates } from '../../../contract/moneyStates';
import { permissionsOf } from '../../../contract/permissions';
import { lastListedRow } from '../../../contract/resource';
import type { Count } from '../../../contract/transactions';
import type { Db } from '../../db/tables';
import { type Reader, seesCases } from '../cases/caseReaders';

/** The most rows of each kind that are counted one by one (decisions.md, New resources). */
const counted = lastListedRow;

/** A count of which no more than ten thousand were counted. */
export const capped = (count: number): Count => ({
  count: Math.min(count, counted),
  isMore: count > counted,
});

/** The sum of counts; one that was not counted in full makes it so, too. */
export const sumOf = (counts: readonly Count[]): Count => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  isMore: counts.some(({ isMore }) => isMore),
});

const openCases = (now: Date) => sql`money_cases where state = 'open' and due_at <= ${now}`;
const openRequests = sql`money_requests where state in (${sql.join([...openRequestStates])})`;
const openWalletRequests = sql`wallet_requests where state = 'requested'`;

/** Counts the open cases, at most ten thousand. */
export const countCases = (db: Db, now: Date): Promise<Count> => countRows(db, [openCases(now)]);

/** Counts what the page "Needs a look" lists for a reader: open cases, and requests that wait for a person. */
export async function countLook(db: Db, now: Date, reader: Reader): Promise<Count> {
  if (!seesCases(reader)) return capped(0);
  const seesWallets = permissionsOf(reader.staffRoles).includes('players:read');
  return countRows(db, [openCases(now), openRequests, ...(seesWallets ? [openWalletRequests] : [])]);
}

/** Counts rows of several tables with one query, at most ten thousand of each. */
async function countRows(db: Db, tables: readonly RawBuilder<unknown>[]): Promise<Count> {
  const counts = tables.map(
    (rows) => sql`select count(*) as count from (select 1 from ${rows} limit ${counted + 1}) as counted`,
  );
  const { rows } = await sql<{ count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return sumOf(rows.map(({ count }) => capped(count)));
}
