import { sql } from 'kysely';
import { auditFields, auditSubjects } from '../../../contract/audits';
import * as contract from '../../../contract/resources';
import type { Db } from '../../../server/db/tables';

const technical = ['id', 'version', 'imageUrl', 'thumbUrl', 'createdAt', 'updatedAt'];
const resources = Object.values(contract).map(({ name, fields, ...more }) => ({
  name,
  fields: Object.keys({
    ...fields,
    ...('readOnly' in more && more.readOnly),
    ...('counted' in more && more.counted),
  }),
}));
const isNamed = (resource: string, field: string) =>
  [...technical, ...auditFields, ...(resources.find(({ name }) => name === resource)?.fields ?? [])].includes(
    field,
  );
const isOurs = (resource: string) =>
  auditSubjects.some((subject) => subject === resource) || resources.some(({ name }) => name === resource);

/**
 * Contents of history entries that have no label: staff would read a column name. Checked when a test's server closes,
 * and therefore for everything that the tests do.
 */
export async function wordlessFields(db: Db): Promise<string[]> {
  const { rows } = await sql<{ resource: string; field: string }>`
    select distinct resource, jsonb_object_keys(value) as field
    from (select resource, unnest(array[before, after]) as value from audits where action <> 'sign-in' and user_name <> '') as entries
    where jsonb_typeof(value) = 'object'`.execute(db);
  return rows
    .filter(({ resource, field }) => isOurs(resource) && !isNamed(resource, field))
    .map(({ resource, field }) => `${resource}: ${field}`);
}
