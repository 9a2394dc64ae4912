import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Where each session came from: browser and system, the wider network, and the browser's own cookie, hashed. */
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
