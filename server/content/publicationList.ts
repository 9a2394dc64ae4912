import { type RawBuilder, type Selectable, sql } from 'kysely';
import { restResources } from '../../contract/catalog';
import { textIn } from '../../contract/localized';
import type { PublicationRow } from '../../contract/publications';
import { publications } from '../../contract/readResources';
import { titleField } from '../../contract/resource';
import type { PublicationsTable } from '../db/contentTables';
import { isCancelled } from '../db/publications';
import { isId } from '../platform/ids';
import type { SqlRows } from '../resources/sqlSource';

type StoredPublication = Selectable<PublicationsTable> & {
  state: PublicationRow['state'];
  byName: string | null;
  enderName: string | null;
};

/** The state of a publication at a moment (contract/publication.ts). */
const stateAt = (now: Date): RawBuilder<unknown> => sql`case
  when ${isCancelled} then 'cancelled'
  when publications."from" > ${now} then 'scheduled'
  when publications.until is null or publications.until > ${now} then 'live'
  when publications.ended_at is not null then 'unpublished' else 'over' end`;

const nameOf = (column: string) =>
  sql`(select user_name from users where users.id = publications.${sql.raw(column)})`;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The title of what was published. */
function titleOf({ resource, fields }: StoredPublication): Pick<PublicationRow, 'title' | 'titleEn'> {
  const published = restResources.find(({ name }) => name === resource);
  const title = published ? titleField(published) : '';
  const vi = textIn(fields, title, 'vi').text;
  const english = textIn(fields, title, 'en');
  return { title: vi, titleEn: english.lang === 'en' ? english.text : '' };
}

/** The calendar of what is live, was and will be. */
export const publicationRows: SqlRows<StoredPublication, PublicationRow> = {
  resource: publications,
  from: ({ now }) => sql`(select publications.*, ${stateAt(now)} as state from publications) as publications`,
  columns: sql`publications.*, ${nameOf('published_by')} as by_name, ${nameOf('ended_by')} as ender_name`,
  visible: () => [],
  // The ids of records are compared as such; any other text is no record's.
  holds: { recordId: ({ values }) => sql`record_id = any(${values.map(String).filter(isId)}::uuid[])` },
  shown: async (_, rows) =>
    rows.map((row) => ({
      id: row.id,
      resource: row.resource,
      recordId: row.recordId,
      recordVersion: row.recordVersion,
      ...titleOf(row),
      from: row.from.toISOString(),
      until: iso(row.until),
      state: row.state,
      publishedBy: row.byName,
      createdAt: row.createdAt.toISOString(),
      endedBy: row.enderName,
      endedAt: iso(row.endedAt),
    })),
};
