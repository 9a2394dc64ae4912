import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition on `outbox`: mails that went to a player. An address counts only for the time it was theirs, as
 * somebody else may have had it before or since. Each address is looked up in an index of recipients.
 */
export const isMailOf = ({ id }: { id: string }): RawBuilder<boolean> => sql`outbox.id in (
  select sent.id from (
    select email as address, greatest(created_at, (select max(greatest(changed_at, undone_at)) from email_changes
        where user_id = ${id})) as since, null::timestamptz as until
      from users where id = ${id}
    union all select old_email, null, changed_at from email_changes where user_id = ${id}
    union all select new_email, changed_at, undone_at from email_changes where user_id = ${id} and undone_at is not null
  ) held join outbox sent on lower(sent.recipient) = lower(held.address)
    and sent.created_at >= coalesce(since, sent.created_at) and sent.created_at <= coalesce(until, sent.created_at))`;
