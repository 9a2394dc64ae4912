import { sql } from 'kysely';
import { isCancelled } from '../db/publications';
import type { Db, Tx } from '../db/tables';
import { serializeField } from '../resources/serialize';
import type { ColumnValues } from '../resources/values';
import { fileSizes } from './files';
import type { PublishedResource } from './publishedResource';

/** The key under which a publication holds that its record has no date of its own. */
const madeName = (date: string): string => `${date}Made`;

/**
 * What a publication stores of a record: its fields as the API returns them, and the sizes of its files. A record without a date
 * gets that of its first publication as known now; pages read it again, as that publication may still change (live.ts).
 */
export async function fieldsOf(
  db: Db | Tx,
  resource: PublishedResource,
  row: ColumnValues,
  from: Date,
): Promise<Record<string, unknown>> {
  const { name, fields, publication } = resource;
  const values: Record<string, unknown> = {
    ...Object.fromEntries(
      Object.entries(fields).map(([field, kind]) => [field, serializeField(kind, row[field], row)]),
    ),
    ...(await fileSizes(db, resource, row)),
  };
  const { date } = publication;
  if (!date || values[date]) return values;
  const earlier = db
    .selectFrom('publications')
    .select('from')
    .where('resource', '=', name)
    .where('recordId', '=', String(row.id))
    .where('from', '<', from)
    .where(sql<boolean>`not ${isCancelled}`)
    .orderBy('from')
    .limit(1);
  const first = (await earlier.executeTakeFirst())?.from ?? from;
  return { ...values, [date]: first.toISOString(), [madeName(date)]: true };
}
