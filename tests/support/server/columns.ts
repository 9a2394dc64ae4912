import { sql } from 'kysely';
import type { Field } from '../../../contract/fields';
import type { FormResource, RestResource } from '../../../contract/resource';
import type { Db } from '../../../server/db/tables';

/** The SQL types that a field's column may have, by kind. */
const types: Readonly<Record<Field['kind'], readonly string[]>> = {
  text: ['text'],
  markdown: ['text'],
  slug: ['text'],
  link: ['text'],
  file: ['text'],
  word: ['text'],
  reference: ['text', 'uuid'],
  integer: ['integer', 'bigint'],
  decimal: ['double precision'],
  money: ['bigint'],
  choice: ['smallint'],
  date: ['timestamp with time zone'],
  rows: ['jsonb'],
  references: ['jsonb'],
  flag: ['boolean'],
};

interface Wanted {
  types: readonly string[];
  /** Whether the resource writes null into it. */
  isEmptied?: boolean;
}
interface Found {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

/** The columns that a resource reads and writes. */
function wantedOf(resource: FormResource | RestResource): Map<string, Wanted> {
  const hasPicture = 'imagePart' in resource || resource.picture !== undefined;
  const fields = Object.entries<Field>({ ...resource.fields, ...resource.readOnly });
  return new Map<string, Wanted>([
    ['id', { types: ['uuid', 'text'] }],
    ['version', { types: ['integer'] }],
    ['created_at', { types: types.date }],
    ['updated_at', { types: types.date }],
    ...(hasPicture ? [['image', { types: types.text }] as const] : []),
    ...fields.map(([name, field]) => {
      const isEmptied = (field.kind === 'date' || field.kind === 'reference') && !field.required;
      return [snakeCase(name), { types: types[field.kind], isEmptied }] as const;
    }),
  ]);
}

/** The name of a table or column of ours in the database. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What differs between the table of a resource and its contract; each line names the table and the column. */
export async function columnProblems(db: Db, resource: FormResource | RestResource): Promise<string[]> {
  const table = snakeCase(resource.table);
  const { rows } = await sql<Found>`select column_name as name, data_type as type,
    is_nullable = 'YES' as is_nullable, column_default is not null as has_default
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(db);
  if (rows.length === 0)
    return [`There is no table ${table}: is its migration in server/db/migrations/list.ts?`];
  const found = new Map(rows.map((row) => [row.name, row]));
  const wanted = wantedOf(resource);
  const differing = [...wanted].flatMap(([name, { types: allowed, isEmptied = false }]) => {
    const column = found.get(name);
    const at = `${table}.${name}`;
    if (!column) return [`${at} is missing; it would be ${allowed.join(' or ')}`];
    if (!allowed.includes(column.type)) return [`${at} is ${column.type} and not ${allowed.join(' or ')}`];
    return isEmptied && !column.isNullable ? [`${at} is "not null", but its field may be empty`] : [];
  });
  const unfilled = rows
    .filter(({ name, isNullable, hasDefault }) => !wanted.has(name) && !isNullable && !hasDefault)
    .map(({ name }) => `${table}.${name} must be filled, but no field of the contract does`);
  return [...differing, ...unfilled];
}
