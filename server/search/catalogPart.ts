import { type RawBuilder, sql } from 'kysely';
import { catalog } from '../../contract/catalog';
import { englishName } from '../../contract/localized';
import { type Permission, permissionsOf } from '../../contract/permissions';
import { type RestResource, titleField } from '../../contract/resource';
import type { SearchHit } from '../../contract/search';
import { searchKey } from '../../contract/text';
import { literally } from '../db/like';
import { isId } from '../platform/ids';
import type { Reading } from '../resources/readRoutes';
import { folded, restWhere } from '../resources/restList';
import { emptyHit } from './hit';

interface CatalogRow {
  resource: string;
  id: string;
  name: string;
  nameEn: string | null;
  isFirst: boolean;
}

/** The specified resources have no declared search: their lists search the name. */
const specified: readonly RestResource[] = catalog.map((resource) => ({ ...resource, search: ['name'] }));

const anything = { from: 0, to: 0, sort: { column: 'id', direction: 'asc' } } as const;

/** The first records of one resource that its list's search finds, those whose name begins with the text first. */
function recordsOf(
  resource: RestResource,
  text: string,
  { few, now }: { few: number; now: Date },
): RawBuilder<unknown> {
  const { name, table, fields } = resource;
  const title = titleField(resource);
  const english = englishName(title);
  const start = `${literally(searchKey(text))}%`;
  const found = restWhere(resource, { search: text, conditions: [], ...anything }, now);
  const where = isId(text) ? sql`id = ${text}` : found;
  return sql`(select ${name} as resource, id::text as id, ${sql.ref(title)}::text as name,
    ${english in fields ? sql.ref(english) : sql`null`}::text as name_en, ${folded(title)} like ${start} as is_first
    from ${sql.table(table)} where ${where} order by is_first desc, name, id limit ${few})`;
}

/** The catalogue records that the reader may list, by name or id, in one statement. */
export async function catalogHits(
  later: readonly RestResource[],
  text: string,
  few: number,
  { reads, actor, now }: Pick<Reading, 'reads' | 'actor' | 'now'>,
): Promise<SearchHit[]> {
  const held: readonly Permission[] = permissionsOf(actor.staffRoles);
  const open = [...specified, ...later].filter(
    ({ search, access }) => search.length > 0 && held.includes(access.read),
  );
  if (open.length === 0) return [];
  const parts = open.map((resource) => recordsOf(resource, text, { few, now }));
  const { rows } = await sql<CatalogRow>`${sql.join(parts, sql` union all `)}`.execute(reads);
  return rows
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .slice(0, few)
    .map(({ isFirst: _, ...row }) => ({ ...emptyHit, ...row, isExact: isId(text) }));
}
