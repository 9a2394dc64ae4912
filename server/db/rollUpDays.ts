import { type RawBuilder, sql } from 'kysely';
import { dayOf, hourOf } from '../../contract/vietnamTime';
import { addMs, days, hours } from '../platform/clock';
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
 * How many past days keep their hours: today is compared with yesterday up to the current hour, and a clock that was
 * wrong for a few days can be corrected without losing them.
 */
export const keptHours = 7;

/**
 * Adds the slots of past days into slot 0, so that sums over years read one row per day. A slot written in the
 * meantime is folded by a later run; every statement sees each sum once. Returns false: nothing is left to do.
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
  await rollUpHours(db, now);
  return false;
}

/** The same for the slots of past hours and, after eight days, the hours of a day. */
async function rollUpHours(db: Db, now: Date): Promise<void> {
  const before = addMs(now, -hours(1));
  const oldest = dayOf(addMs(now, -days(keptHours)));
  await sql`with over as (
      delete from figure_hours
      where (slot > 0 and (day, hour) < (${dayOf(before)}::date, ${hourOf(before)}::smallint))
        or (day < ${oldest}::date and hour > 0)
      returning name, key, currency, day, case when day < ${oldest}::date then 0 else hour end as hour, count, amount
    )
    insert into figure_hours (name, key, currency, day, hour, slot, count, amount)
    select name, key, currency, day, hour, 0, sum(count), sum(amount) from over group by name, key, currency, day, hour
    on conflict (name, day, hour, key, currency, slot)
    do update set count = figure_hours.count + excluded.count, amount = figure_hours.amount + excluded.amount`.execute(
    db,
  );
}
