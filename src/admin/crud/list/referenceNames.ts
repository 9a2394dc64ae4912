import type { RaRecord, ResourceDefinitions } from 'react-admin';
import type { Fields } from '../../../../contract/fields';
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

/** The names of the records that a list's records refer to, by id; leaves out those that are gone or may not be read. */
export async function namesOfReferences(
  provider: Pick<AppDataProvider, 'getMany'>,
  definitions: ResourceDefinitions,
  fields: Fields | undefined,
  records: readonly RaRecord[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [source, field] of Object.entries(fields ?? {})) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue;
    const ids = [...new Set(records.flatMap((record) => idsIn(record[source])))];
    const represent = definitions[field.to]?.recordRepresentation;
    for (let at = 0; at < ids.length; at += batch) {
      const { data } = await provider
        .getMany(field.to, { ids: ids.slice(at, at + batch) })
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
