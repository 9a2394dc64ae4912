import { type RawBuilder, sql } from 'kysely';
import { openRequestStates } from '../../../contract/moneyStates';
import type { Count } from '../../../contract/transactions';
import type { Db } from '../../db/tables';
import { notOfPlayers, type Reader, seesCases, seesPlayers } from '../cases/caseReaders';
import { capped, counted, sumOf } from './counts';

const openCases = (now: Date) => sql`money_cases where state = 'open' and due_at <= ${now}`;
const openRequests = sql`money_requests where state in (${sql.join([...openRequestStates])})`;

/** Counts the open cases, at most ten thousand. */
export const countCases = (db: Db, now: Date): Promise<Count> => countRows(db, [openCases(now)]);

/** Counts what the page "Needs review" lists for a reader: open cases, and requests that wait for a person. */
export async function countLook(db: Db, now: Date, reader: Reader): Promise<Count> {
  if (!seesCases(reader)) return capped(0);
  const requests = seesPlayers(reader) ? openRequests : sql`${openRequests} and ${notOfPlayers}`;
  return countRows(db, [openCases(now), requests]);
}

/** Counts rows of several tables with one query, at most ten thousand of each. */
async function countRows(db: Db, tables: readonly RawBuilder<unknown>[]): Promise<Count> {
  const counts = tables.map(
    (rows) => sql`select count(*) as count from (select 1 from ${rows} limit ${counted + 1}) as counted`,
  );
  const { rows } = await sql<{ count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return sumOf(rows.map(({ count }) => capped(count)));
}
