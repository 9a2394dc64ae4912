import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * E-mails that staff have corrected, for as long as the earlier address may undo it (studio.md section 3). `identities`
 * are the Google accounts that were unlinked with it.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  verified_at timestamptz,
  identities jsonb not null,
  changed_at timestamptz not null,
  undone_at timestamptz
)

create index email_changes_by_user on email_changes (user_id, changed_at)

create index email_changes_oldest on email_changes (changed_at)
`,
  );
