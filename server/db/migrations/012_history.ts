import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Makes the history append-only. TRUNCATE bypasses row triggers, so it has its own. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table audits add column network text

create index audits_person on audits (user_id, at desc)

create trigger audits_no_truncate before truncate on audits
for each statement execute function refuse_change()

create trigger wallet_entries_no_truncate before truncate on wallet_entries
for each statement execute function refuse_change()
`,
  );
