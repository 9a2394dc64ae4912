import { sql } from 'kysely';
import { isCancelled } from '../db/publications';
import type { Tx } from '../db/tables';

/** From when until when; null is for ever. */
export interface Span {
  from: Date;
  until: Date | null;
}

/** A publication that is live or will be. */
export interface Window extends Span {
  id: string;
  recordId: string;
}

/** What of a resource is live at a moment or later. */
export const openWindows = (tx: Tx, resource: string, now: Date): Promise<Window[]> =>
  tx
    .selectFrom('publications')
    .select(['id', 'recordId', 'from', 'until'])
    .where('resource', '=', resource)
    .where(sql<boolean>`(until is null or (until > ${now} and until > "from"))`)
    .orderBy('from')
    .orderBy('id')
    .execute();

/**
 * Derives the ends of a record's publications: each ends at its requested end, where the next one begins, or when
 * staff ended it, whichever is first. Thus no two are live at once, and the time of a cancelled one returns to the one
 * before.
 */
export async function deriveEnds(tx: Tx, resource: string, recordId: string): Promise<void> {
  await sql`update publications set until = derived.until from (
      select id, least(until_given, ended_at, lead("from") over (order by "from", id)) as until
      from publications
      where resource = ${resource} and record_id = ${recordId} and not ${isCancelled}
    ) as derived
    where publications.id = derived.id and publications.until is distinct from derived.until`.execute(tx);
}
