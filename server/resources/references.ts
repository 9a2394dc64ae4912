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

/** A field that refers to another resource. */
interface Reference {
  name: string;
  /** The other resource's name. */
  to: string;
  /** Whether it holds a list of ids. */
  isList: boolean;
  /** The cell of its rows, where it has some. */
  cell?: string;
}

const referencesOf = ({ fields }: Resource): Reference[] =>
  Object.entries(fields).flatMap(([name, field]): Reference[] => {
    if (field.kind === 'reference' || field.kind === 'references')
      return [{ name, to: field.to, isList: field.kind === 'references' }];
    if (field.kind !== 'rows') return [];
    return Object.entries(field.cells).flatMap(([cell, own]) =>
      own.kind === 'reference' ? [{ name, to: own.to, isList: true, cell }] : [],
    );
  });

/** The ids in the column of a field, each with the place to say that it is wrong; a list is written as JSON. */
function idsIn(value: unknown, { name, isList, cell }: Reference): Array<{ id: string; at: string }> {
  if (!isList) return typeof value === 'string' ? [{ id: value, at: name }] : [];
  const list = (typeof value === 'string' ? JSON.parse(value) : (value ?? [])) as unknown[];
  if (!cell) return list.map((id) => ({ id: String(id), at: name }));
  return (list as Record<string, unknown>[]).flatMap((row, place) => {
    const id = row[cell];
    return typeof id === 'string' ? [{ id, at: `${name}.${place}.${cell}` }] : [];
  });
}

/** Where a list's JSON has an id. */
const having = ({ name, cell }: Reference, id: string) =>
  sql<boolean>`${sql.ref(name)} @> ${JSON.stringify([cell ? { [cell]: id } : id])}::jsonb`;

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
  for (const reference of referencesOf(resource)) {
    const given = idsIn(values[reference.name], reference);
    const target = every(deps).find((one) => one.name === reference.to);
    if (given.length === 0 || !target) continue;
    const ids = given.map(({ id }) => id);
    const found = restTables(tx).selectFrom(target.table).select('id').where('id', 'in', ids);
    const held = await found.orderBy('id').forKeyShare().execute();
    for (const { id, at } of given)
      if (!held.some((one) => one.id === id)) errors[at] = [catalogMessages.referenceGone];
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
        eb.or(fields.map((field) => (field.isList ? having(field, id) : eb(field.name, '=', id)))),
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
