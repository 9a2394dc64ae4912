import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * The status page (docs/spec/living-site.md section 3): seconds that each component spent in each state, per day in
 * Vietnam, kept for good, and what the last check found. `checked_at` is also what makes seconds count once, whichever
 * processes check: each check locks the row and adds only the time since.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table status_days (
  component text not null,
  day date not null,
  operational integer not null default 0,
  degraded integer not null default 0,
  down integer not null default 0,
  maintenance integer not null default 0,
  primary key (component, day)
)

create table status_now (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz,
  components jsonb not null default '[]'
)

insert into status_now default values
`,
  );
