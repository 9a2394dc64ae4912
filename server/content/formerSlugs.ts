import { sql } from 'kysely';
import { isCancelled } from '../db/publications';
import type { Db } from '../db/tables';

/** The addresses of records that have been live: of those whose first publication is still to come, nobody may know. */
export async function formerSlugs(db: Db, resource: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from content_addresses a
    where resource = ${resource} and exists (
      select from publications where record_id = a.record_id and resource = a.resource
        and "from" <= ${at} and not ${isCancelled}
    )`.execute(db);
  return rows.map(({ slug }) => slug);
}
