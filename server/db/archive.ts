import { sql } from 'kysely';
import type { Db } from './tables';

export interface Archive {
  isOn: boolean;
  /** Null if the role may not see them (pg_monitor). */
  waiting: number | null;
  oldestSeconds: number | null;
}

/** Reads what PostgreSQL has yet to archive. The embedded database and a replica have no archive. */
export async function readArchive(db: Db): Promise<Archive> {
  const asked = sql<{ isOn: boolean; may: boolean }>`
    select current_setting('archive_mode', true) in ('on', 'always') as "isOn",
      has_function_privilege('pg_ls_archive_statusdir()', 'execute') as may`;
  const { isOn = false, may = false } = (await asked.execute(db.withoutPlugins())).rows[0] ?? {};
  if (!isOn || !may) return { isOn, waiting: isOn ? null : 0, oldestSeconds: isOn ? null : 0 };
  const listed = sql<{ waiting: number; oldest: number }>`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(modification)), 0)::float as oldest
    from pg_ls_archive_statusdir() where name like '%.ready'`;
  const [row] = (await listed.execute(db.withoutPlugins())).rows;
  return { isOn, waiting: row?.waiting ?? 0, oldestSeconds: row?.oldest ?? 0 };
}
