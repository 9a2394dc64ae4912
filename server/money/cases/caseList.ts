import { type RawBuilder, sql } from 'kysely';
import type { MoneyCase as ShownCase } from '../../../contract/cases';
import { inWhole } from '../../../contract/currencies';
import { date, text } from '../../../contract/fields';
import { lastListedRow } from '../../../contract/resource';
import type { Db, Tx } from '../../db/tables';
import type { MoneyCase } from '../../payments/ledger/cases';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { textFor } from '../../platform/masking/contacts';
import { holds } from '../../resources/restList';
import type { ListQuery } from '../../resources/restQuery';
import { type Reader, seesCases } from './caseReaders';

/** Filters and sort fields of the queue, by the case's names. */
export const caseFields = {
  fields: {
    openedAt: date(),
    kind: text(),
    state: text(),
    ownerId: text(),
    gateway: text(),
    paymentId: text(),
    reference: text(),
  },
  search: [],
};

/** One page of the cases that are due, and their number, counted up to one past the last that a page can show. */
export async function listCases(
  db: Db,
  { from, to, sort, conditions }: ListQuery,
  { reader, now }: { reader: Reader; now: Date },
): Promise<{ cases: ShownCase[]; total: number }> {
  const where = sql.join(
    [sql`due_at <= ${now}`, ...conditions.map(holds)],
    sql` and `,
  ) as RawBuilder<boolean>;
  const direction = sql.raw(sort.direction);
  // The ids first: no name is looked up and no money added up for the cases before the page.
  const rows = await withNames(db)
    .where(
      sql<boolean>`id in (select id from money_cases where ${where}
        order by ${sql.ref(sort.column)} ${direction}, id ${direction} limit ${to - from + 1} offset ${from})`,
    )
    .orderBy(sort.column as 'openedAt', sort.direction)
    .orderBy('id', sort.direction)
    .execute();
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from money_cases where ${where} limit ${lastListedRow + 1}) as counted`.execute(db);
  return { cases: rows.map((row) => toShown(row, reader)), total: counts[0]?.total ?? 0 };
}

/** One case. Throws 404. */
export async function findCase(db: Db | Tx, id: string, reader: Reader): Promise<ShownCase> {
  const row = isId(id) ? await withNames(db).where('moneyCases.id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw notFound();
  return toShown(row, reader);
}

/** The cases about a payment, the oldest first; none for a reader who sees no cases. */
export async function casesAbout(db: Db, paymentId: string, reader: Reader): Promise<ShownCase[]> {
  if (!seesCases(reader)) return [];
  const rows = await withNames(db)
    .where('paymentId', '=', paymentId)
    .orderBy('openedAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => toShown(row, reader));
}

const withNames = (db: Db | Tx) =>
  db
    .selectFrom('moneyCases')
    .selectAll()
    .select([
      sql<string | null>`(select user_name from users where users.id = money_cases.owner_id)`.as('ownerName'),
      sql<string | null>`(select user_name from users join payments on payments.user_id = users.id
        where payments.id = money_cases.payment_id)`.as('userName'),
      sql<number>`(select coalesce(sum(movements.amount - allocated), 0)::bigint from movements
        where case_id = money_cases.id)`.as('held'),
    ]);

type Row = MoneyCase & { ownerName: string | null; userName: string | null; held: number };

function toShown(
  { key: _, dueAt: __, closedBy: ___, toldAt: ____, detail, ...row }: Row,
  reader: Reader,
): ShownCase {
  return {
    ...row,
    detail: detail === null ? null : textFor(reader, detail),
    amount: row.amount === null ? null : inWhole(row.amount, row.currency),
    // Money of a closed case is no longer held: it was given back or written off.
    held: row.state === 'open' ? inWhole(row.held, row.currency) : 0,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
