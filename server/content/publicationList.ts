import { type RawBuilder, type Selectable, sql } from 'kysely';
import { restResources } from '../../contract/catalog';
import { textIn } from '../../contract/localized';
import type { PublicationRow } from '../../contract/publications';
import { publications } from '../../contract/readResources';
import { titleField } from '../../contract/resource';
import type { PublicationsTable } from '../db/contentTables';
import { isCancelled } from '../db/publications';
import { isId } from '../platform/ids';
import { type RawRow, withMoments } from '../resources/rawRows';
import type { SqlRows } from '../resources/sqlSource';

type StoredPublication = RawRow<typeof publications, 'title' | 'titleEn'> &
  Pick<Selectable<PublicationsTable>, 'fields'>;

/** The state of a publication at a moment (contract/publication.ts). */
const stateAt = (now: Date): RawBuilder<unknown> => sql`case
  when ${isCancelled} then 'cancelled'
  when publications."from" > ${now} then 'scheduled'
  when publications.until is null or publications.until > ${now} then 'live'
  when publications.ended_at is not null then 'unpublished' else 'over' end`;

const nameOf = (column: string) =>
  sql`(select user_name from users where users.id = publications.${sql.raw(column)})`;

/** The title of what was published. */
function titleOf(
  resource: string,
  fields: StoredPublication['fields'],
): Pick<PublicationRow, 'title' | 'titleEn'> {
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
  columns: sql`id, resource, record_id, record_version, fields, "from", until, state, created_at, ended_at,
    ${nameOf('published_by')} as published_by, ${nameOf('ended_by')} as ended_by`,
  visible: () => [],
  // The ids of records are compared as such; any other text is no record's.
  holds: { recordId: ({ values }) => sql`record_id = any(${values.map(String).filter(isId)}::uuid[])` },
  shown: async (_, rows) =>
    rows.map(({ fields, ...row }) => ({ ...withMoments(row), ...titleOf(row.resource, fields) })),
};
