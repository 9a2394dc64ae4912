import { sql } from 'kysely';
import type { Language } from '../../contract/languages';
import { inSightAt, isCancelled } from '../db/publications';
import type { Db, Tx } from '../db/tables';

/** One record as players see it. */
export interface InSight {
  publicationId: string;
  recordId: string;
  /** The published version's fields as the API returns them; with `image`, the picture's file name or empty. */
  fields: Readonly<Record<string, unknown>>;
  /** Its addresses; null for a resource whose records have none. */
  slugs: Record<Language, string> | null;
  /** Since when, and how many publications of the record were in sight before. */
  from: Date;
  earlier: number;
}

/**
 * The date of an article, as JSON has it. One without a date of its own has that of the record's first publication, which a plan
 * that is made or cancelled later may change.
 */
const shownOn = sql<string | null>`case when (fields->>'shownOnMade')::boolean
  then to_char((
    select min(e."from") from publications e
    where e.record_id = publications.record_id and e.resource = publications.resource
      and (e.ended_at is null or e.ended_at >= e."from")
  ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  else fields->>'shownOn' end`;

/** The order of what is in sight: banners by their place, news pinned ones first, then the newest. */
const order = sql`(fields->>'place')::integer, (fields->>'isPinned')::boolean desc, ${shownOn} desc, "from" desc, id`;

/** What a resource has in sight at a moment, in its order. */
export async function readInSight(db: Db | Tx, resource: string, at: Date): Promise<InSight[]> {
  const slug = (language: Language) => sql<string | null>`(select slug from content_addresses a
    where a.record_id = publications.record_id and a.resource = publications.resource and a.language = ${language}
    order by since desc limit 1)`;
  const earlier = sql<string>`(select count(*) from publications e
    where e.record_id = publications.record_id and e.resource = publications.resource
    and e.id <> publications.id and e."from" <= publications."from" and (e.ended_at is null or e.ended_at >= e."from"))`;
  const rows = await db
    .selectFrom('publications')
    .select([
      'id',
      'recordId',
      'fields',
      'image',
      'from',
      slug('vi').as('vi'),
      slug('en').as('en'),
      earlier.as('earlier'),
      shownOn.as('shownOn'),
    ])
    .where('resource', '=', resource)
    .where(inSightAt(at))
    .orderBy(order)
    .execute();
  return rows.map(({ id, recordId, fields, image, from, vi, en, earlier: count, shownOn: date }) => ({
    publicationId: id,
    recordId,
    fields: { ...fields, image, ...(date !== null && { shownOn: date }) },
    slugs: vi !== null && en !== null ? { vi, en } : null,
    from,
    earlier: Number(count),
  }));
}

/** The next moment after another at which a publication begins or ends; null without one. */
export async function nextChange(db: Db | Tx, after: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from (
      select min("from") as at from publications where "from" > ${after} and not ${isCancelled}
      union all
      select min(until) from publications where until > ${after} and not ${isCancelled}
    ) as changes`.execute(db);
  return rows[0]?.at ?? null;
}
