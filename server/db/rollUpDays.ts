import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../contract/vietnamTime';
import { addMs, days } from '../platform/clock';
import type { Db } from './tables';

/** Tables of daily sums, with the columns that identify a sum and those it adds up. */
const tables = [
  { name: 'payment_days', keys: ['day', 'currency'], sums: ['completed', 'amount', 'refunded'] },
  { name: 'package_days', keys: ['package_id', 'day'], sums: ['completed'] },
  { name: 'user_days', keys: ['kind', 'day'], sums: ['players'] },
] as const;

const list = (names: readonly string[], expression: (name: string) => string = (name) => name) =>
  sql.raw(names.map(expression).join(', '));

/**
 * Adds the slots of past days into slot 0, so that sums over years read one row per day. A slot that is written meanwhile
 * is folded by a later run; every statement sees each sum once. Returns false: nothing is left to do.
 */
export async function rollUpDays(db: Db, now: Date): Promise<boolean> {
  const open = dayOf(addMs(now, -days(1)));
  for (const { name, keys, sums } of tables) {
    const table = sql.raw(name);
    const over: RawBuilder<unknown> = sql`delete from ${table} where day < ${open}::date and slot > 0
      returning ${list([...keys, ...sums])}`;
    await sql`with over as (${over})
      insert into ${table} (${list([...keys, 'slot', ...sums])})
      select ${list(keys)}, 0, ${list(sums, (sum) => `sum(${sum})`)} from over group by ${list(keys)}
      on conflict (${list([...keys, 'slot'])}) do update
      set ${list(sums, (sum) => `${sum} = ${name}.${sum} + excluded.${sum}`)}`.execute(db);
  }
  return false;
}
