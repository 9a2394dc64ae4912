import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * The outcomes of the last backup, the last rehearsal and the last base backup of the archive, for metrics and alerts:
 * these commands end, so they have no process that could be queried. Until the first run this migration's time counts, so
 * that one that never runs is noticed.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table backup_runs (
  kind text primary key check (kind in ('backup', 'rehearsal', 'base')),
  succeeded_at timestamptz not null default now(),
  seconds double precision not null default 0 check (seconds >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  failures integer not null default 0 check (failures >= 0),
  failed_at timestamptz,
  reason text
)

insert into backup_runs (kind) values ('backup'), ('rehearsal'), ('base')
`,
  );
