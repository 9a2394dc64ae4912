import type { Insertable, Selectable } from 'kysely';
import type { SettlementRowsTable } from '../../db/closingTables';

/** A row of a comparison that does not agree, before it has a number. */
export type KeptRow = Omit<Insertable<SettlementRowsTable>, 'comparisonId' | 'number' | 'comparedAt'>;
/** A row as stored. */
export type StoredRow = Selectable<SettlementRowsTable>;

/** The label of a row: its reference or, without one, its order number. */
export const nameOf = ({ reference, orderNumber }: Pick<KeptRow, 'reference' | 'orderNumber'>): string =>
  reference ?? orderNumber ?? '';

/** The key of a row's case: one for each transfer and kind, however often the file is uploaded. */
export function keyOf(gateway: string, row: KeptRow): string {
  if (row.kind === 'only-ours') return `settlement only-ours ${row.movementId}`;
  if (row.kind === 'only-theirs') return `movement ${gateway} ${nameOf(row)}`;
  return `settlement ${row.what} ${gateway} ${row.ourReference ?? nameOf(row)}`;
}
