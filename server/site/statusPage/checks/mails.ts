import { sql } from 'kysely';
import type { StatusState } from '../../../../contract/status';
import { ofOneMail, oldestUnsent } from '../../../operations/metrics/mails';
import { addMs, days } from '../../../platform/clock';
import type { CheckDependencies } from './dependencies';

/** Mails that are looked at. */
const most = 1000;

/** Seconds for which the oldest mail has waited, and tries of a mail that failed and is newer than every mail that was sent. */
interface Queue {
  late: number;
  tries: number;
}

/**
 * `down`: it has waited for ten minutes (as the alert `OutlineMailStuck`), or a mail has failed for about four minutes;
 * `degraded`: two minutes, or twenty seconds (mail/sender.ts, back-off).
 */
const mailState = ({ late, tries }: Queue): StatusState => {
  if (late > 600 || tries >= 6) return 'down';
  return late > 120 || tries >= 3 ? 'degraded' : 'operational';
};

/** How the queue of mails does. */
export async function checkMails({
  db,
  clock,
}: Pick<CheckDependencies, 'db' | 'clock'>): Promise<StatusState> {
  const now = clock.now();
  const { rows } = await sql<Queue>`
    with waiting as (
      select next_at, attempts, failure, created_at from outbox where sent_at is null and failed_at is null
    ), lately as (
      select created_at from outbox where sent_at is not null and created_at > ${addMs(now, -days(1))}
      order by created_at desc limit 1
    )
    select
      ${oldestUnsent(sql`${now}::timestamptz`)} as late,
      coalesce((select max(attempts) from (select * from waiting order by next_at desc limit ${most}) as newest
        where failure <> all(${ofOneMail}::text[])
          and created_at > coalesce((select created_at from lately), '-infinity')), 0)::int as tries`.execute(
    db,
  );
  return mailState(rows[0] ?? { late: 0, tries: 0 });
}
