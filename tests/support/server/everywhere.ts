import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Db } from '../../../server/db/tables';
import type { ImageStore } from '../../../server/storage/images/store';

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

/** Where any of some texts occurs in a database, as `table.column`. Reads every row of every table. */
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

/** Everything that bytes may say, as cameras, editors and systems write it: the texts of EXIF, XMP and IPTC lie in them. */
const textsIn = (bytes: Buffer): string[] => [
  ...(['utf8', 'latin1', 'utf16le'] as const).map((encoding) => bytes.toString(encoding)),
  // The same text one byte further on.
  bytes.subarray(1).toString('utf16le'),
];

/** The stored pictures with one of some texts in their name or their bytes. */
export async function picturesOf(images: ImageStore, texts: readonly string[]): Promise<string[]> {
  const fold = (text: string) => text.normalize('NFC').toLowerCase();
  const sought = texts.map(fold);
  const found: string[] = [];
  for await (const { name } of images.list()) {
    const stored = await images.read(name);
    const said = [name, ...(stored ? textsIn(await buffer(stored.stream)) : [])].map(fold);
    if (sought.some((text) => said.some((one) => one.includes(text)))) found.push(name);
  }
  return found;
}
