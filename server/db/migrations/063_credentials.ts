import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * `account_events` counts what happened to an account, so that a signed link knows whether it has ended
 * (credentials/events.ts); `ended_at` ends the way back of an e-mail without undoing the correction.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table users add column account_events jsonb not null default '{}'

alter table email_changes add column ended_at timestamptz
`,
  );
