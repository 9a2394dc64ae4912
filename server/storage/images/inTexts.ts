import { sql } from 'kysely';
import { restResources } from '../../../contract/catalog';
import type { Db } from '../../db/tables';
import { fullName } from './store';

/** The form of a picture's name (store.ts), within a text. */
const name = '[a-z0-9-]{8,80}\\.webp';

/** Where texts name pictures: drafts in Markdown, and the HTML of what was ever published or is scheduled. */
const texts = [
  { table: 'publications', column: sql`fields::text`, pattern: `/images/(${name})` },
  ...restResources.flatMap(({ table, fields }) =>
    Object.keys(fields)
      .filter((field) => fields[field]?.kind === 'markdown')
      .map((field) => ({ table, column: sql.ref(field), pattern: `\\(\\s*<?(${name})` })),
  ),
];

/** The names of pictures in texts. */
export async function picturesInTexts(db: Db): Promise<string[]> {
  const names: string[] = [];
  for (const { table, column, pattern } of texts) {
    const { rows } = await sql<{ name: string }>`select distinct found[1] as name
      from ${sql.table(table)}, regexp_matches(${column}, ${pattern}, 'g') as found`.execute(db);
    names.push(...rows.map((row) => fullName(row.name)));
  }
  return names;
}
