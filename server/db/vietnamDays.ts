import { type RawBuilder, sql } from 'kysely';
import { vietnamZone } from '../../contract/vietnamTime';

/** Literals, as indexes have them. */
const zone = sql.lit(vietnamZone);
type Expression = RawBuilder<unknown>;

/** A moment as Vietnam's clocks show it. */
export const clockIn = (moment: Expression): Expression => sql`${moment} at time zone ${zone}`;

/** The day of a moment in Vietnam. */
export const dayIn = (moment: Expression): Expression => sql`(${clockIn(moment)})::date`;

/** The moment at which a day begins in Vietnam. */
export const midnightIn = (day: Expression): Expression => sql`${day}::timestamp at time zone ${zone}`;

/** The day on which a user was last active, as in the index and the sums. */
export const lastDayText = `greatest(last_seen_on, (last_login_at at time zone '${vietnamZone}')::date)`;
