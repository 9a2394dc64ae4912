import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Secrets are encrypted with a key outside the database, recovery codes hashed with one. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text,
  pending_secret text,
  last_step bigint,
  confirmed_at timestamptz
)

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
)

alter table sessions add column factor_at timestamptz
`,
  );
