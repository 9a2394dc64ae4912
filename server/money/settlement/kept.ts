import type { Selectable } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import type { CaseRowKind } from '../../../contract/settlementFile';
import type { SettlementResult } from '../../../contract/settlements';
import type { KeptSum, SettlementComparisonsTable } from '../../db/closingTables';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/types';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { textFor } from '../../platform/masking/contacts';
import { keyOf, type StoredRow } from './keys';

type Comparison = Selectable<SettlementComparisonsTable>;

/** Returns a stored comparison. Throws 404. */
async function findComparison(db: Db, id: string): Promise<Comparison> {
  const found = isId(id)
    ? await db.selectFrom('settlementComparisons').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  return found;
}

/**
 * A stored comparison as JSON, with the cases that its rows have by now. For readers who may not see contacts, references
 * that contain one are masked, as a file's column may contain anything. Throws 404.
 */
export async function readComparison(db: Db, actor: Actor, id: string): Promise<SettlementResult> {
  const { fromDay, toDay, comparedAt, comparedBy, bad, badRows, ...found } = await findComparison(db, id);
  const rows = await db
    .selectFrom('settlementRows')
    .selectAll()
    .where('comparisonId', '=', id)
    .orderBy('number')
    .execute();
  const cases = await casesOf(db, found.gateway, rows);
  const shown = (kind: CaseRowKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...toShown(row, actor), caseId: cases.get(keyOf(found.gateway, row)) ?? null }));
  const { gateway, agreed, skipped, outside, sums } = found;
  return {
    id,
    gateway,
    from: fromDay,
    to: toDay,
    comparedAt: comparedAt.toISOString(),
    comparedBy: await nameOfPerson(db, comparedBy),
    rows: found.rows,
    agreed,
    skipped,
    outside,
    bad: { count: bad, rows: badRows },
    sums: sums.map(toSum),
    onlyOurs: { count: found.onlyOurs, rows: shown('only-ours') },
    onlyTheirs: { count: found.onlyTheirs, rows: shown('only-theirs') },
    differing: { count: found.differing, rows: shown('settlement-differs') },
  };
}

const nameOfPerson = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('users').select('userName').where('id', '=', id).executeTakeFirst())?.userName ?? null;

async function casesOf(db: Db, gateway: string, rows: readonly StoredRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const keys = rows.map((row) => keyOf(gateway, row));
  const found = await db.selectFrom('moneyCases').select(['id', 'key']).where('key', 'in', keys).execute();
  return new Map(found.map(({ id, key }) => [key, id]));
}

function toShown(row: StoredRow, actor: Actor) {
  const { number, line, what, movementId, paymentId, currency, ourAmount, ourCurrency } = row;
  const plain = (name: string | null) => (name === null ? null : textFor(actor, name));
  const isBoth = ourAmount !== null && ourCurrency !== null;
  return {
    number,
    line,
    what,
    movementId,
    paymentId,
    reference: plain(row.reference),
    orderNumber: plain(row.orderNumber),
    amount: fromMinorUnits(row.amount, currency),
    currency,
    ours: isBoth ? { amount: fromMinorUnits(ourAmount, ourCurrency), currency: ourCurrency } : null,
    at: row.at?.toISOString() ?? null,
  };
}

function toSum({ currency, ours, theirs }: KeptSum) {
  const side = ({ count, units }: KeptSum['ours']) => ({ count, amount: fromMinorUnits(units, currency) });
  return { currency, ours: side(ours), theirs: side(theirs) };
}
