import { sql } from 'kysely';
import { partOf, type RestNoun } from '../../contract/noun';
import { audit } from '../audit';
import { transact } from '../db/guard';
import { restTables } from '../db/restTables';
import type { Tx } from '../db/tables';
import { invalid } from '../errors';
import type { Caller } from '../http/types';
import { newId } from '../ids';
import { isStored } from '../images/pair';
import { catalogSays } from '../messages/catalog';
import type { FieldErrors } from '../messages/said';
import type { Parts } from '../parts';
import { type CatalogRecord, present } from './present';
import { findRest } from './restList';
import { type Row, readValues } from './values';
import { refuseOutdated, versionIn } from './versions';

/** The JSON of a create or update call; names that the noun does not have are ignored. */
export type Body = Record<string, unknown>;

/** Makes a record; throws 400 with everything that is wrong, by field. */
export async function createRest(
  parts: Parts,
  noun: RestNoun,
  admin: Caller,
  body: Body,
): Promise<CatalogRecord> {
  const now = parts.clock.now();
  const values = await checkedValues(parts, noun, body, null);
  const id = newId();
  return transact(parts.db, async (tx) => {
    const row = { ...values, id, version: 1, createdAt: now, updatedAt: now };
    await restTables(tx).insertInto(noun.table).values(row).execute();
    return recordChange(tx, parts, noun, admin, { action: 'create', id, before: null });
  });
}

/** Changes the fields that the body holds; throws 409 when it was made from another version than the newest. */
export async function updateRest(
  parts: Parts,
  noun: RestNoun,
  admin: Caller,
  id: string,
  body: Body,
): Promise<CatalogRecord> {
  const given = versionIn(textOf(body.version));
  // The picture is looked for in the store, which no transaction may wait for.
  await checkedValues(parts, noun, body, await findRest(parts.db, noun, id));
  return transact(parts.db, async (tx) => {
    const before = await findRest(tx, noun, id, true);
    await refuseOutdated(tx, noun.name, id, present(noun, before), given);
    const { values } = valuesOf(parts, noun, body, before);
    const change = { ...values, updatedAt: parts.clock.now(), version: sql<number>`version + 1` };
    await restTables(tx).updateTable(noun.table).set(change).where('id', '=', id).execute();
    return recordChange(tx, parts, noun, admin, { action: 'update', id, before });
  });
}

/** Deletes a record and returns what it was. */
export const deleteRest = (parts: Parts, noun: RestNoun, admin: Caller, id: string): Promise<CatalogRecord> =>
  transact(parts.db, async (tx) => {
    const before = present(noun, await findRest(tx, noun, id, true));
    await restTables(tx).deleteFrom(noun.table).where('id', '=', id).execute();
    await audit(tx, parts.clock, admin, { action: 'delete', noun: noun.name, id, before, after: null });
    return before;
  });

async function recordChange(
  tx: Tx,
  { clock }: Parts,
  noun: RestNoun,
  admin: Caller,
  { action, id, before }: { action: string; id: string; before: Row | null },
): Promise<CatalogRecord> {
  const after = present(noun, await findRest(tx, noun, id));
  await audit(tx, clock, admin, {
    action,
    noun: noun.name,
    id,
    before: before && present(noun, before),
    after,
  });
  return after;
}

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : value === null ? '' : String(value);

/** Column values over the record that they change, and what is wrong with them: read as a form's texts are. */
function valuesOf({ clock }: Parts, noun: RestNoun, body: Body, before: Row | null) {
  const texts = new Map<string, string>();
  for (const name of Object.keys(noun.fields)) {
    const text = textOf(body[name]);
    if (text !== undefined) texts.set(partOf(name), text);
  }
  const { values, errors } = readValues(
    noun,
    { texts, cut: new Set(), isPartial: true },
    before,
    clock.now(),
  );
  if (noun.picture && (body.image !== undefined || !before)) values.image = textOf(body.image) ?? '';
  return { values, errors };
}

async function checkedValues(parts: Parts, noun: RestNoun, body: Body, before: Row | null): Promise<Row> {
  const { values, errors } = valuesOf(parts, noun, body, before);
  Object.assign(errors, await pictureErrors(parts, noun, values));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values;
}

/** A picture is uploaded before (`POST admin/images`); the record only names it. */
async function pictureErrors({ images }: Parts, { picture }: RestNoun, { image }: Row): Promise<FieldErrors> {
  if (!picture || image === undefined) return {};
  if (image === '') return picture === 'required' ? { image: [catalogSays.imageRequired] } : {};
  return (await isStored(images, String(image))) ? {} : { image: [catalogSays.imageBroken] };
}
