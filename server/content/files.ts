import { type StoredFile, storedFile } from '../../contract/files';
import type { RestResource } from '../../contract/resource';
import type { Db, Tx } from '../db/tables';

/** The key under which a publication holds the size of a file. */
const bytesName = (field: string): string => `${field}Bytes`;

/** A published file with its size in bytes; null for a record without one. */
export function fileIn(
  fields: Readonly<Record<string, unknown>>,
  name: string,
): (StoredFile & { bytes: number }) | null {
  const file = storedFile(String(fields[name] ?? ''));
  return file && { ...file, bytes: Number(fields[bytesName(name)] ?? 0) };
}

/** The sizes of a record's files, as they were measured when they were received. */
export async function fileSizes(
  db: Db | Tx,
  { fields }: Pick<RestResource, 'fields'>,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    const file = kind === 'file' ? storedFile(String(row[name] ?? '')) : null;
    if (!file) continue;
    const found = db.selectFrom('storedFiles').select('bytes').where('sum', '=', file.sum);
    sizes[bytesName(name)] = (await found.executeTakeFirst())?.bytes ?? 0;
  }
  return sizes;
}
