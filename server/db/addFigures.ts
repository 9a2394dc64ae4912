import { sql } from 'kysely';
import type { Db, Tx } from './tables';

/** One more fact for a sum of figure_hours (migrations/schema/sums.ts). */
export interface Figure {
  name: string;
  /** A package, a code, a gateway; none by default. */
  key?: string | null;
  /** Of `amount`, which is in its smallest unit; none by default. */
  currency?: string;
  at: Date;
  /** 1 by default; negative where a fact no longer holds. */
  count?: number;
  amount?: number;
}

/**
 * Adds facts to the sums of their hours, in this order, in the caller's transaction. Transactions lock the rows of sums last, and
 * in the same order (payments/effects/figures.ts).
 */
export async function addFigures(db: Db | Tx, figures: readonly Figure[]): Promise<void> {
  const added = figures.map(
    ({ name, key, currency = '', at, count = 1, amount = 0 }) =>
      sql`add_figure(${name}, ${key ?? ''}, ${currency}, ${at}, ${count}, ${amount})`,
  );
  await sql`select ${sql.join(added)}`.execute(db);
}
