import { type RawBuilder, sql } from 'kysely';

/** Failures of one mail, by the codes of the mailer: its address or text was refused, and others may pass. */
export const ofOneMail = ['EENVELOPE', 'EMESSAGE'];

/**
 * Seconds for which the oldest unsent mail has waited, whether or not it is due: each try that fails puts the next one off.
 * One that was refused by itself, while a later one was sent, does not count.
 */
export const oldestUnsent = (now: RawBuilder<unknown>) => sql<number>`
  greatest(0, coalesce((select extract(epoch from ${now} - created_at) from outbox
    where sent_at is null and failed_at is null and (failure is null or failure <> all(${ofOneMail}::text[])
      or created_at >= coalesce((select created_at from outbox where sent_at is not null
        order by created_at desc limit 1), '-infinity'))
    order by created_at limit 1), 0))::float`;
