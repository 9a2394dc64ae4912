import type { RaRecord, ResourceDefinitions } from 'react-admin';
import type { Field, Fields } from '../../../../contract/fields';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';

/** How many records one call may fetch by id. */
const batch = 100;

/** The ids that a cell of the machine-readable file holds: one, or several as JSON. */
export const idsIn = (value: unknown): string[] => {
  const text = String(value ?? '');
  if (!text.startsWith('[')) return text ? [text] : [];
  const ids: unknown[] = JSON.parse(text);
  return ids.map(String);
};

/** What a field of the machine-readable file refers to, itself or by a cell of its rows, and how its ids are read. */
function referencesOf([source, field]: [string, Field]) {
  if (field.kind === 'reference' || field.kind === 'references')
    return [{ to: field.to, read: (record: RaRecord) => idsIn(record[source]) }];
  if (field.kind !== 'rows') return [];
  return Object.entries(field.cells).flatMap(([name, cell]) =>
    cell.kind === 'reference'
      ? [
          {
            to: cell.to,
            read: (record: RaRecord) => rowsIn(record[source]).flatMap((row) => idsIn(row[name])),
          },
        ]
      : [],
  );
}

const rowsIn = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'string' && value ? JSON.parse(value) : Array.isArray(value) ? value : [];

/** The names of the records that a list's records refer to, by id; leaves out those that are gone or may not be read. */
export async function namesOfReferences(
  provider: Pick<AppDataProvider, 'getMany'>,
  definitions: ResourceDefinitions,
  fields: Fields | undefined,
  records: readonly RaRecord[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { to, read } of Object.entries(fields ?? {}).flatMap(referencesOf)) {
    const ids = [...new Set(records.flatMap(read))];
    const represent = definitions[to]?.recordRepresentation;
    for (let at = 0; at < ids.length; at += batch) {
      const { data } = await provider
        .getMany(to, { ids: ids.slice(at, at + batch) })
        .catch(() => ({ data: [] }));
      for (const found of data)
        names.set(
          String(found.id),
          typeof represent === 'function' ? String(represent(found)) : String(found.name ?? found.id),
        );
    }
  }
  return names;
}
