import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/tables';
import { addMs, days } from '../../platform/clock';
import { idAt } from '../../platform/ids';

/** How the books are read. */
export interface Reading {
  /** At most so many rows at a time. */
  batch: number;
  /** What entries came before this moment was found right, and is in the checkpoints of wallets; null reads all of them. */
  since: Date | null;
}

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

/** Ids carry the time of the process that made them, which may be behind. */
const apart = days(1);

/** All ids of a table, of entries those since a moment, in ranges of at most `batch` rows. */
export async function* ranges(db: Db | Tx, table: Checked, { batch, since }: Reading) {
  let after = table === 'walletEntries' && since ? idAt(addMs(since, -apart)) : null;
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
