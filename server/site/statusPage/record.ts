import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { advance, type Progress } from './advance';
import { Components, type DaySeconds, type Found } from './snapshot';

/**
 * Adds what checks found to the record, oldest first. The row of the last check is locked and says until when seconds are
 * counted: each second counts once, however many processes check at once.
 */
export const record = (db: Db, found: readonly Found[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { checkedAt, components, added } = found.reduce(advance, await lockLast(tx));
    for (const seconds of sums(added)) await addSeconds(tx, seconds);
    await tx
      .updateTable('statusNow')
      .set({ checkedAt, components: JSON.stringify(components) })
      .execute();
  });

async function lockLast(tx: Tx): Promise<Progress> {
  const { checkedAt, components } = await tx
    .selectFrom('statusNow')
    .select(['checkedAt', 'components'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { checkedAt, components: componentsIn(components), added: [] };
}

/** The stored components; none if another version has stored what this one does not know. */
export const componentsIn = (stored: unknown): Components => (Value.Check(Components, stored) ? stored : []);

/** One row for each component and day: a statement changes no row twice. */
function sums(added: readonly DaySeconds[]): DaySeconds[] {
  const rows = new Map<string, DaySeconds>();
  for (const one of added) {
    const key = `${one.component} ${one.day}`;
    const so = rows.get(key);
    const sum = so && {
      operational: so.operational + one.operational,
      degraded: so.degraded + one.degraded,
      down: so.down + one.down,
      maintenance: so.maintenance + one.maintenance,
    };
    rows.set(key, { ...one, ...sum });
  }
  return [...rows.values()];
}

async function addSeconds(tx: Tx, row: DaySeconds): Promise<void> {
  await tx
    .insertInto('statusDays')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['component', 'day']).doUpdateSet({
        operational: sql`status_days.operational + excluded.operational`,
        degraded: sql`status_days.degraded + excluded.degraded`,
        down: sql`status_days.down + excluded.down`,
        maintenance: sql`status_days.maintenance + excluded.maintenance`,
      }),
    )
    .execute();
}
