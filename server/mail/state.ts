import { sql } from 'kysely';
import type { MailState } from '../../contract/mails';

/** What the sender notes as the failure of a mail whose code or link no longer works (credentials/mailed.ts). */
export const expired = 'expired';

/** SQL: what became of a mail of `outbox`. */
export const mailState = sql<MailState>`case when sent_at is not null then 'sent'
  when failed_at is null then 'waiting' when failure = ${sql.lit(expired)} then 'expired' else 'failed' end`;
/** SQL: when it did. */
export const mailEnd = sql<Date | null>`coalesce(sent_at, failed_at)`;
