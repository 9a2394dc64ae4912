import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/tables';

/** Whether a column of ids is in a range. */
export type RangeOf = (column: string) => RawBuilder<boolean>;
export type Checked =
  | 'users'
  | 'payments'
  | 'movements'
  | 'moneyCases'
  | 'moneyRequests'
  | 'walletEntries'
  | 'itemPurchases';

/** All ids of a table in ranges of at most `batch` rows. */
export async function* ranges(db: Db | Tx, table: Checked, batch: number) {
  let after: string | null = null;
  for (;;) {
    const rest = db.selectFrom(table).select('id').orderBy('id').limit(batch);
    const rows: Array<{ id: string }> = await (after === null
      ? rest
      : rest.where('id', '>', after)
    ).execute();
    const last: string | undefined = rows.at(-1)?.id;
    if (last === undefined) return;
    const from = after;
    yield (column: string): RawBuilder<boolean> =>
      from === null
        ? sql`${sql.ref(column)} <= ${last}`
        : sql`${sql.ref(column)} > ${from} and ${sql.ref(column)} <= ${last}`;
    after = last;
  }
}
