import { sql } from 'kysely';
import type { Language } from '../../contract/languages';
import { isCancelled, liveAt } from '../db/publications';
import type { Db, Tx } from '../db/tables';
import { htmlName } from './htmlName';

/** One record as players see it. */
export interface Live {
  publicationId: string;
  recordId: string;
  /** The published version's fields as the API returns them; with `image`, the picture's file name or empty. */
  fields: Readonly<Record<string, unknown>>;
  /** Its addresses; null for a resource whose records have none. */
  slugs: Record<Language, string> | null;
  /** Since when, and how many publications of the record were live before. */
  from: Date;
  earlier: number;
  /** The secret of the link that shows a draft. */
  preview?: string;
}

/**
 * The date of an article, as in JSON. One without a date of its own has that of the record's first publication. It is read here
 * rather than stored, as an earlier publication may still be scheduled or cancelled.
 */
const shownOn = sql<string | null>`case when (fields->>'shownOnMade')::boolean
  then to_char((
    select min(e."from") from publications e
    where e.record_id = shown.record_id and e.resource = shown.resource
      and (e.ended_at is null or e.ended_at >= e."from")
  ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  else fields->>'shownOn' end`;

/** The order of what is live: banners by their place, news pinned ones first, then the newest. */
const order = sql`(fields->>'place')::integer, (fields->>'isPinned')::boolean desc, ${shownOn} desc, "from" desc, id`;

/** A publication's fields; of the Markdown texts `left` only their first letter, which says whether there are any. */
const fieldsWithout = (left: readonly string[]) => {
  const starts = left.flatMap((name) => [sql`${name}::text`, sql`left(fields->>${name}::text, 1)`]);
  return sql<
    Record<string, unknown>
  >`fields - ${left.map(htmlName)}::text[] || jsonb_build_object(${sql.join(starts)})`;
};

/**
 * What a resource has live at a moment, in its order. The Markdown texts `left` are read one at a time with `readHtml`, as those
 * of a hundred articles are megabytes.
 */
export async function readLive(
  db: Db | Tx,
  resource: string,
  at: Date,
  left: readonly string[] = [],
): Promise<Live[]> {
  const slug = (language: Language) => sql<string | null>`(select slug from content_addresses a
    where a.record_id = shown.record_id and a.resource = shown.resource and a.language = ${language}
    order by since desc limit 1)`;
  const earlier = sql<string>`(select count(*) from publications e
    where e.record_id = shown.record_id and e.resource = shown.resource
    and e.id <> shown.id and e."from" <= shown."from" and (e.ended_at is null or e.ended_at >= e."from"))`;
  const rows = await db
    // Materialized, so that PostgreSQL unpacks long fields once for each row and not for each use.
    .with(
      (name) => name('shown').materialized(),
      (shown) =>
        shown
          .selectFrom('publications')
          .select(['id', 'resource', 'recordId', 'image', 'from', fieldsWithout(left).as('fields')])
          .where('resource', '=', resource)
          .where(liveAt(at)),
    )
    .selectFrom('shown')
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

/** The HTML of a published text in Markdown. */
export async function readHtml(db: Db | Tx, publicationId: string, field: string): Promise<string> {
  const { html } = await db
    .selectFrom('publications')
    .select(sql<string | null>`fields->>${htmlName(field)}::text`.as('html'))
    .where('id', '=', publicationId)
    .executeTakeFirstOrThrow();
  return html ?? '';
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
