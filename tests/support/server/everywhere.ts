import { sql } from 'kysely';
import type { Db } from '../../../server/db/tables';

interface Column {
  table: string;
  column: string;
}

/** Every column of every table that can hold a text, whatever its type. */
const textColumns = async (db: Db): Promise<Column[]> => {
  const { rows } = await sql<Column>`select table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type not in ('boolean', 'integer', 'smallint', 'bigint', 'double precision', 'uuid', 'date',
        'timestamp with time zone')
    order by 1, 2`.execute(db);
  return rows;
};

/** Where one of some texts stands in a database, as `table.column`. Every row of every table is read. */
export async function placesOf(db: Db, texts: readonly string[]): Promise<string[]> {
  const sought = texts.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const places: string[] = [];
  for (const { table, column } of await textColumns(db)) {
    const { rows } = await sql`select 1 from ${sql.id(table)}
      where ${sql.id(column)}::text ilike any(${sought}::text[]) limit 1`.execute(db);
    if (rows.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}
