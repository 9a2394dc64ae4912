import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../contract/vietnamTime';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { App } from '../http/types';

/** A longer gap, in days, counts as a first visit; periods up to this length are counted exactly. */
export const longestGap = 31;

/**
 * Records a player's first call on a day in Vietnam: marks the day on the account and counts the player as active in
 * this hour. A trigger moves the sums by last day. Each visit is also counted by its gap, the days
 * since the previous one: a player whose gap is longer than the days since a period began is visiting for the first
 * time in it, so that each player of a short period is counted once. Staff do not count. A failure to record must not
 * fail the call. Must run after maintenance is checked.
 */
export function registerSeen(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  app.decorateRequest('lastSeenOn', null);
  app.addHook('preHandler', async ({ actor, lastSeenOn, log }) => {
    if (actor?.role !== 'User') return;
    const now = clock.now();
    if (lastSeenOn !== null && lastSeenOn >= dayOf(now)) return;
    await markSeen(db, actor.id, now).catch((err: unknown) => log.warn({ err }, 'visit not counted'));
  });
}

/** Of several simultaneous calls, only the first counts. */
async function markSeen(db: Db, userId: string, now: Date): Promise<void> {
  const today: RawBuilder<string> = sql`${dayOf(now)}::date`;
  await sql`
    with before as (
      select id, last_seen_on from users
      where id = ${userId} and role = 'User' and (last_seen_on is null or last_seen_on < ${today}) for update
    ), seen as (
      update users set last_seen_on = ${today} from before where users.id = before.id
      returning ${today} - before.last_seen_on as gap
    )
    select add_figure('actives', '', '', ${now}, 1, 0),
      add_figure('gaps', case when gap <= ${longestGap}::int then gap::text else '' end, '', ${now}, 1, 0)
    from seen`.execute(db);
}
