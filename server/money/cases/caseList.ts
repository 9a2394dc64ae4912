import { type RawBuilder, sql } from 'kysely';
import type { MoneyCase as ShownCase } from '../../../contract/cases';
import { fromMinorUnits } from '../../../contract/currencies';
import { cases } from '../../../contract/readResources';
import type { Db, Tx } from '../../db/tables';
import type { MoneyCase } from '../../payments/ledger/cases';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { textFor } from '../../platform/masking/contacts';
import { withMoments } from '../../resources/rawRows';
import type { SqlRows } from '../../resources/sqlSource';
import { searchesPayment } from '../transactions/search';
import { type Reader, seesCases } from './caseReaders';

type CaseRow = MoneyCase & {
  ownerName: string | null;
  userName: string | null;
  userId: string | null;
  held: number;
};

const columns = sql`money_cases.*,
  (select user_name from users where users.id = money_cases.owner_id) as owner_name,
  (select user_name from users join payments on payments.user_id = users.id
    where payments.id = money_cases.payment_id) as user_name,
  (select user_id from payments where payments.id = money_cases.payment_id) as user_id,
  (select coalesce(sum(movements.amount - allocated), 0)::bigint from movements
    where case_id = money_cases.id) as held`;

/** The queue: the cases that are due. */
export const caseRows: SqlRows<CaseRow, ShownCase> = {
  resource: cases,
  from: () => sql`money_cases`,
  columns,
  visible: ({ now }) => [sql`due_at <= ${now}`],
  search: searchesPayment,
  shown: async (_, rows, { actor }) => rows.map((row) => toShown(row, actor)),
};

const casesWhere = async (db: Db | Tx, where: RawBuilder<unknown>): Promise<CaseRow[]> =>
  (await sql<CaseRow>`select ${columns} from money_cases where ${where} order by opened_at, id`.execute(db))
    .rows;

/** One case, due or not. Throws 404. */
export async function findCase(db: Db | Tx, id: string, reader: Reader): Promise<ShownCase> {
  const [row] = isId(id) ? await casesWhere(db, sql`id = ${id}`) : [];
  if (!row) throw notFound();
  return toShown(row, reader);
}

/** Returns the cases about a payment, oldest first; none for a reader who may not see cases. */
export async function casesAbout(db: Db, paymentId: string, reader: Reader): Promise<ShownCase[]> {
  if (!seesCases(reader)) return [];
  const rows = await casesWhere(db, sql`payment_id = ${paymentId}`);
  return rows.map((row) => toShown(row, reader));
}

function toShown(
  { key: _, dueAt: __, closedBy: ___, toldAt: ____, detail, ...row }: CaseRow,
  reader: Reader,
): ShownCase {
  return {
    ...withMoments(row),
    detail: detail === null ? null : textFor(reader, detail),
    amount: row.amount === null ? null : fromMinorUnits(row.amount, row.currency),
    // A closed case holds no money any more: it was returned or written off.
    held: row.state === 'open' ? fromMinorUnits(row.held, row.currency) : 0,
  };
}
