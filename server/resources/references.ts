import { sql } from 'kysely';
import { catalog, restResources } from '../../contract/catalog';
import type { LocalizedText } from '../../contract/languages';
import { textIn } from '../../contract/localized';
import { type FormResource, type Resource, type RestResource, titleField } from '../../contract/resource';
import { restTables } from '../db/restTables';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { conflict, invalid } from '../platform/errors';
import { catalogMessages } from '../platform/messages/catalog';
import type { FieldErrors } from '../platform/messages/localized';
import type { ColumnValues } from './values';

type Known = Pick<Dependencies, 'restResources'>;

const every = (deps: Known): ReadonlyArray<FormResource | RestResource> => [
  ...catalog,
  ...(deps.restResources ?? restResources),
];

/** The fields that refer to another resource, with that resource's name, and whether they hold a list of ids. */
const referencesOf = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'references'
      ? [{ name, to: field.to, isList: field.kind === 'references' }]
      : [],
  );

/** The ids in the column of a field; a list is written as JSON. */
const idsIn = (value: unknown, isList: boolean): string[] => {
  if (isList) return (typeof value === 'string' ? JSON.parse(value) : (value ?? [])) as string[];
  return typeof value === 'string' ? [value] : [];
};

/** Throws for a field that refers to an unknown resource, which stops the server from starting. */
export function checkReferences(deps: Known, resource: Resource): void {
  const names = every(deps).map(({ name }) => name);
  for (const { name, to } of referencesOf(resource)) {
    if (!names.includes(to))
      throw new Error(`${resource.name}.${name} refers to "${to}", which is no resource.`);
  }
}

/**
 * Protects the records that values refer to from deletion until the end of the transaction. Throws 400 at each field
 * whose record does not exist.
 */
export async function holdReferences(
  tx: Tx,
  deps: Known,
  resource: Resource,
  values: ColumnValues,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const { name, to, isList } of referencesOf(resource)) {
    const [ids, target] = [idsIn(values[name], isList), every(deps).find((one) => one.name === to)];
    if (ids.length === 0 || !target) continue;
    const found = restTables(tx).selectFrom(target.table).select('id').where('id', 'in', ids);
    const held = await found.orderBy('id').forKeyShare().execute();
    if (held.length < ids.length) errors[name] = [catalogMessages.referenceGone];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** How many records a refusal lists. */
const named = 3;

/** Throws 409 naming the records that refer to a locked one about to be deleted, if there are any. */
export async function assertUnreferenced(tx: Tx, deps: Known, { name }: Resource, id: string): Promise<void> {
  const holders: LocalizedText[] = [];
  for (const resource of every(deps)) {
    const fields = referencesOf(resource).filter(({ to }) => to === name);
    if (fields.length === 0) continue;
    const rows = await restTables(tx)
      .selectFrom(resource.table)
      .selectAll()
      .where((eb) =>
        eb.or(
          fields.map((field) =>
            field.isList
              ? sql<boolean>`${sql.ref(field.name)} @> ${JSON.stringify([id])}::jsonb`
              : eb(field.name, '=', id),
          ),
        ),
      )
      .orderBy('id')
      .limit(named + 1)
      .execute();
    const title = titleField(resource);
    holders.push(
      ...rows.map((row) => ({ vi: textIn(row, title, 'vi').text, en: textIn(row, title, 'en').text })),
    );
  }
  if (holders.length > 0) {
    throw conflict(catalogMessages.referenced(holders.slice(0, named), holders.length > named));
  }
}
