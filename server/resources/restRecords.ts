import type { RestResource } from '../../contract/resource';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { invalid } from '../platform/errors';
import { newId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import type { FieldErrors } from '../platform/messages/localized';
import { isStored } from '../storage/images/pair';
import { changeRecord, insertRecord, type Locked, removeRecord } from './changeRecord';
import { writing } from './constraints';
import { readReason } from './reasons';
import type { WriteDependencies } from './removal';
import { findRest } from './restList';
import type { CatalogRecord } from './serialize';
import { storedRecords } from './storedRecords';
import { type ColumnValues, readValues, textOf, textsOf } from './values';
import { versionIn } from './versions';

/** The JSON of a create or update call; unknown names are ignored. */
export type Body = Record<string, unknown>;

/** Creates a record; throws 400 with every error, by field. */
export async function createRest(
  deps: WriteDependencies,
  resource: RestResource,
  actor: Actor,
  body: Body,
): Promise<CatalogRecord> {
  const columns = await checkedValues(deps, resource, body, null);
  const { reason } = readReason(resource, body);
  const kind = storedRecords(deps, resource, actor);
  return writing(deps, resource, (tx) =>
    insertRecord(tx, { ...deps, actor }, kind, { id: newId(), reason, columns }),
  );
}

/** Updates the fields present in the body; throws 409 when it is based on another version than the current one. */
export async function updateRest(
  deps: WriteDependencies,
  resource: RestResource,
  actor: Actor,
  { id, body }: { id: string; body: Body },
): Promise<CatalogRecord> {
  const version = versionIn(textOf(body.version));
  // Looks for the picture in the store before the transaction, which must not wait for it.
  const seen = await findRest(deps.db, resource, { id, now: deps.clock.now() });
  await checkedValues(deps, resource, body, seen);
  const { reason } = readReason(resource, body);
  const kind = storedRecords(deps, resource, actor);
  const columns = ({ row }: Locked<CatalogRecord>) => valuesOf(deps, resource, body, row).values;
  return writing(deps, resource, (tx) =>
    changeRecord(tx, { ...deps, actor }, kind, { id, version, reason, columns }),
  );
}

/** Deletes a record and returns it; throws 409 while something refers to it. */
export async function deleteRest(
  deps: WriteDependencies,
  resource: RestResource,
  actor: Actor,
  { id, body }: { id: string; body: unknown },
): Promise<CatalogRecord> {
  const { reason, errors } = readReason(resource, body);
  if (errors.reason) throw invalid(errors);
  const kind = storedRecords(deps, resource, actor);
  return writing(deps, resource, (tx) => removeRecord(tx, { ...deps, actor }, kind, { id, reason }));
}

/** Column values applied to the record, and their errors; values are read as in a form. */
function valuesOf({ clock }: Dependencies, resource: RestResource, body: Body, before: ColumnValues | null) {
  const { values, errors } = readValues(
    resource,
    { texts: textsOf(resource, body), cut: new Set(), isPartial: true },
    before,
    clock.now(),
  );
  if (resource.picture && (body.image !== undefined || !before)) values.image = textOf(body.image) ?? '';
  return { values, errors };
}

async function checkedValues(
  deps: Dependencies,
  resource: RestResource,
  body: Body,
  before: ColumnValues | null,
): Promise<ColumnValues> {
  const { values, errors } = valuesOf(deps, resource, body, before);
  Object.assign(errors, await pictureErrors(deps, resource, values), readReason(resource, body).errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values;
}

/** A picture is uploaded beforehand (`POST admin/images`); the record only names it. */
async function pictureErrors(
  { images }: Dependencies,
  { picture }: RestResource,
  { image }: ColumnValues,
): Promise<FieldErrors> {
  if (!picture || image === undefined) return {};
  if (image === '') return picture === 'required' ? { image: [catalogMessages.imageRequired] } : {};
  return (await isStored(images, String(image))) ? {} : { image: [catalogMessages.imageBroken] };
}
