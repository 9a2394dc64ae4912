import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Origin of each session: browser and system, the wider network, and a hash of the browser's cookie. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table sessions add column device text

alter table sessions add column network text

alter table sessions add column browser_hash text

create index sessions_by_user on sessions (user_id, created_at desc)
`,
  );
