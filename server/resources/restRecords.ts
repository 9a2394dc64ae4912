import { sql } from 'kysely';
import type { AuditAction } from '../../contract/audits';
import type { RestResource } from '../../contract/resource';
import { audit } from '../audit/audit';
import { inTransaction } from '../db/guard';
import { restTables } from '../db/restTables';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { conflict, invalid } from '../platform/errors';
import { newId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';
import { isStored } from '../storage/images/pair';
import { refusedBy } from './constraints';
import { readReason } from './reasons';
import { assertUnreferenced, holdReferences } from './references';
import type { RestDependencies, WriteDependencies } from './removal';
import { findRest, stateTime } from './restList';
import { type CatalogRecord, serialize } from './serialize';
import { type ColumnValues, readValues, textOf, textsOf } from './values';
import { assertCurrentVersion, versionIn } from './versions';

/** The JSON of a create or update call; unknown names are ignored. */
export type Body = Record<string, unknown>;

/** Creates a record; throws 400 with every error, by field. */
export async function createRest(
  deps: WriteDependencies,
  resource: RestResource,
  admin: Actor,
  body: Body,
): Promise<CatalogRecord> {
  const now = deps.clock.now();
  const values = await checkedValues(deps, resource, body, null);
  const { reason } = readReason(resource, body);
  const id = newId();
  return within(deps, resource, async (tx) => {
    const row = { ...values, id, version: 1, createdAt: now, updatedAt: now };
    await holdReferences(tx, deps, resource, values);
    await restTables(tx).insertInto(resource.table).values(row).execute();
    return recordChange(tx, deps, admin, { action: 'create', resource, id, before: null, reason });
  });
}

/** Updates the fields present in the body; throws 409 when it is based on another version than the current one. */
export async function updateRest(
  deps: WriteDependencies,
  resource: RestResource,
  admin: Actor,
  { id, body }: { id: string; body: Body },
): Promise<CatalogRecord> {
  const given = versionIn(textOf(body.version));
  // Looks for the picture in the store before the transaction, which must not wait for it.
  const seen = await findRest(deps.db, resource, { id, now: deps.clock.now() });
  await checkedValues(deps, resource, body, seen);
  const { reason } = readReason(resource, body);
  return within(deps, resource, async (tx) => {
    const before = await findRest(tx, resource, { id, now: await stateTime(deps, resource, tx) }, true);
    const current = serialize(resource, before);
    await assertCurrentVersion(tx, { resource: resource.name, id, current }, given);
    const { values } = valuesOf(deps, resource, body, before);
    await holdReferences(tx, deps, resource, values);
    const change = { ...values, updatedAt: deps.clock.now(), version: sql<number>`version + 1` };
    await restTables(tx).updateTable(resource.table).set(change).where('id', '=', id).execute();
    return recordChange(tx, deps, admin, { action: 'update', resource, id, before, reason });
  });
}

/**
 * A transaction in which a refusal by one of the table's constraints becomes the resource's own message at its field.
 */
const within = <T>({ db }: Dependencies, resource: RestResource, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, work).catch((error: unknown) => {
    const refused = refusedBy(resource, error);
    throw refused ? conflict(common.invalid, { [refused.field]: [refused.message] }) : error;
  });

/** Deletes a record and returns it; throws 409 while something refers to it. */
export async function deleteRest(
  deps: RestDependencies,
  resource: RestResource,
  admin: Actor,
  { id, body }: { id: string; body: unknown },
): Promise<CatalogRecord> {
  const { reason, errors } = readReason(resource, body);
  if (errors.reason) throw invalid(errors);
  return within(deps, resource, async (tx) => {
    const now = await stateTime(deps, resource, tx);
    const before = serialize(resource, await findRest(tx, resource, { id, now }, true));
    await assertUnreferenced(tx, deps, resource, id);
    await deps.beforeRemoval(tx, { resource, id }, admin);
    await restTables(tx).deleteFrom(resource.table).where('id', '=', id).execute();
    await audit(tx, deps.clock, admin, {
      action: 'delete',
      resource: resource.name,
      id,
      before,
      after: null,
      reason,
    });
    return before;
  });
}

interface Change {
  /** The action's name in the history. */
  action: AuditAction;
  resource: RestResource;
  id: string;
  /** Null for a new record. */
  before: ColumnValues | null;
  reason: string | undefined;
}

async function recordChange(
  tx: Tx,
  deps: WriteDependencies,
  admin: Actor,
  { action, resource, id, before, reason }: Change,
): Promise<CatalogRecord> {
  const now = await stateTime(deps, resource, tx);
  const after = serialize(resource, await findRest(tx, resource, { id, now }));
  const written = { resource: resource.name, before: before && serialize(resource, before), after };
  await deps.checkWritten(tx, written, admin);
  await audit(tx, deps.clock, admin, { action, id, ...written, reason });
  return after;
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
