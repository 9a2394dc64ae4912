import { sql } from 'kysely';
import { dayOf, hourOf } from '../../contract/vietnamTime';
import { addMs, days, hours } from '../platform/clock';
import type { Db } from './tables';

/**
 * How many past days keep their hours: today is compared with yesterday up to the current hour, and a clock that was
 * wrong for a few days can be corrected without losing them.
 */
export const keptHours = 7;

/**
 * Adds the slots of past hours into slot 0 and, after eight days, the hours of a day into hour 0, so that sums over years read
 * one row per day. A slot written in the meantime is folded by a later run; the statement sees each sum once. Returns false:
 * nothing is left to do.
 */
export async function rollUpHours(db: Db, now: Date): Promise<boolean> {
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
  return false;
}
