import { sql } from 'kysely';
import { cases, transactions } from '../../contract/readResources';
import type { SearchHit } from '../../contract/search';
import { caseRows } from '../money/cases/caseList';
import { transactionRows } from '../money/transactions/list';
import { aboutPayments, findPayments, namedPayments } from '../money/transactions/search';
import { isId } from '../platform/ids';
import { seesContacts } from '../platform/masking/contacts';
import type { Reading } from '../resources/readRoutes';
import { allOf, readRows } from '../resources/sqlSource';
import { emptyHit } from './hit';

/** How many payments are examined; the newest of them are shown. */
const looked = 50;

/** The payments with this id, order number or reference, or else the newest ones that the list's search finds. */
async function payments({ reads, actor }: Reading, text: string) {
  const named = await namedPayments(reads, text);
  if (named.length > 0) return { named, found: { ids: named, isMore: false } };
  return { named, found: await findPayments(reads, text, seesContacts(actor), looked) };
}

/** Payments, by the search of their list (studio.md section 2). */
export async function paymentHits(text: string, few: number, reading: Reading): Promise<SearchHit[]> {
  const { named, found } = await payments(reading, text);
  const where = sql`id = any(${found.ids}::text[])`;
  const order = sql`created_at desc, id desc`;
  const rows = await readRows(reading.reads, transactionRows, { where, order, limit: few }, reading);
  return rows.map((row) => ({
    ...emptyHit,
    resource: transactions.name,
    id: row.id,
    name: row.packageName,
    about: row.userName,
    amount: row.amount,
    currency: row.currency,
    state: row.status,
    at: row.createdAt,
    isExact: named.includes(row.id),
  }));
}

/** Cases, by id and by their list's search. */
export async function caseHits(text: string, few: number, reading: Reading): Promise<SearchHit[]> {
  const { found } = await payments(reading, text);
  const met = isId(text) ? sql`id = ${text}` : aboutPayments(text, found.ids);
  const where = allOf([...caseRows.visible(reading), met]);
  const order = sql`opened_at desc, id desc`;
  const rows = await readRows(reading.reads, caseRows, { where, order, limit: few }, reading);
  return rows.map((row) => ({
    ...emptyHit,
    resource: cases.name,
    id: row.id,
    name: row.kind,
    about: row.userName,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    at: row.openedAt,
    isExact: row.id === text || row.reference === text,
  }));
}
