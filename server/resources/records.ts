import { type Insertable, sql } from 'kysely';
import type { AuditAction } from '../../contract/audits';
import type { CatalogResource } from '../../contract/catalog';
import type { ToggleManyBody } from '../../contract/recordSchema';
import { versionPart } from '../../contract/resource';
import { audit } from '../audit/audit';
import { inTransaction } from '../db/guard';
import type { Db, Tables, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { ApiError, conflict, invalid, notFound } from '../platform/errors';
import { isId, newId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { discardPicture, savePicture } from '../storage/images/pair';
import { recode } from '../storage/images/recode';
import type { Form } from '../storage/images/upload';
import { countedOf } from './counted';
import { assertUnreferenced, holdReferences } from './references';
import type { WriteDependencies } from './removal';
import { type CatalogRecord, serialize } from './serialize';
import { type ColumnValues, readValues } from './values';
import { assertCurrentVersion, versionConflict, versionIn } from './versions';

const raised = { version: sql<number>`version + 1` };

/** Rows of a resource, with its count fields. */
export function rowsOf(db: Db | Tx, resource: CatalogResource) {
  return db.selectFrom(resource.table).selectAll(resource.table).select(countedOf(resource));
}

/** All records, newest first. */
export async function listRecords(db: Db, resource: CatalogResource): Promise<CatalogRecord[]> {
  const rows = await rowsOf(db, resource).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map((row) => serialize(resource, row));
}

/** Throws 404. */
export async function getRecord(db: Db | Tx, resource: CatalogResource, id: string): Promise<CatalogRecord> {
  const row = await findRow(db, resource, id);
  return serialize(resource, row);
}

async function findRow(db: Db | Tx, resource: CatalogResource, id: string): Promise<ColumnValues> {
  const row = isId(id) ? await rowsOf(db, resource).where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw notFound();
  return row;
}

/** Locks the record, so that the audit entry's "before" is what this change replaced. */
async function lockRow(tx: Tx, resource: CatalogResource, id: string): Promise<ColumnValues> {
  await tx.selectFrom(resource.table).select('id').where('id', '=', id).forUpdate().execute();
  return findRow(tx, resource, id);
}

/** Validates all fields and the image together, so that the form shows every problem at once. */
export async function createRecord(
  deps: WriteDependencies,
  resource: CatalogResource,
  admin: Actor,
  form: Form,
): Promise<CatalogRecord> {
  const now = deps.clock.now();
  const { values, errors } = readValues(resource, form, null, now);
  if (!form.image) errors.image = [catalogMessages.imageRequired];
  if (Object.keys(errors).length > 0 || !form.image) throw invalid(errors);
  const id = newId();
  return withImage(deps, form.image, (image) =>
    inTransaction(deps.db, async (tx) => {
      const columns = { id, image: image ?? '', createdAt: now, updatedAt: now };
      // readValues sets each of the resource's own columns; the compiler knows only the union of their names.
      const row = { ...values, ...columns } as Insertable<Tables[CatalogResource['table']]>;
      await holdReferences(tx, deps, resource, values);
      await tx.insertInto(resource.table).values(row).execute();
      const after = await getRecord(tx, resource, id);
      const written = { resource: resource.name, before: null, after };
      await deps.checkWritten(tx, written, admin);
      await audit(tx, deps.clock, admin, { action: 'create', id, ...written });
      return after;
    }),
  );
}

/** Throws 400 with every error by field, 404, and 409 for an outdated version. An unchanged image is kept. */
export async function updateRecord(
  deps: WriteDependencies,
  resource: CatalogResource,
  admin: Actor,
  { id, form }: { id: string; form: Form },
): Promise<CatalogRecord> {
  const now = deps.clock.now();
  const old = await findRow(deps.db, resource, id);
  const given = versionIn(form.texts.get(versionPart));
  checkedValues(resource, form, old, now);
  return withImage(deps, form.image, (image) =>
    inTransaction(deps.db, async (tx) => {
      const before = await lockRow(tx, resource, id);
      const current = serialize(resource, before);
      await assertCurrentVersion(tx, { resource: resource.name, id, current }, given);
      const values = checkedValues(resource, form, before, now);
      await holdReferences(tx, deps, resource, values);
      await tx
        .updateTable(resource.table)
        .set({
          ...values,
          ...(image && { image }),
          updatedAt: now,
          ...raised,
        })
        .where('id', '=', id)
        .execute();
      return recordChange(tx, deps, admin, { action: 'update', resource, before });
    }),
  );
}

/** Throws 404, and 409 while other records refer to it. The picture is left to the sweep (images/sweep.ts). */
export async function deleteRecord(
  deps: Dependencies,
  resource: CatalogResource,
  admin: Actor,
  id: string,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRow(tx, resource, id);
    await assertUnreferenced(tx, deps, resource, id);
    await tx.deleteFrom(resource.table).where('id', '=', id).execute();
    const change = {
      action: 'delete' as const,
      resource: resource.name,
      id,
      before: serialize(resource, row),
      after: null,
    };
    await audit(tx, deps.clock, admin, change);
  });
}

/** Applies a form's values to the record, or throws a refusal that names every wrong field. */
function checkedValues(resource: CatalogResource, form: Form, before: ColumnValues, now: Date): ColumnValues {
  const { values, errors } = readValues(resource, form, before, now);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values;
}

/**
 * Switches a record's status to its opposite (product.md section 4, diamond packages). A caller that names the desired
 * state is refused when the switch would not lead to it (decisions.md, Versions).
 */
export async function toggleRecord(
  deps: WriteDependencies,
  { resource, field }: { resource: CatalogResource; field: string },
  admin: Actor,
  { id, wanted }: { id: string; wanted?: boolean | undefined },
): Promise<CatalogRecord> {
  if (!isId(id)) throw notFound();
  return inTransaction(deps.db, async (tx) => {
    const before = await lockRow(tx, resource, id);
    const next = before[field] !== true;
    if (wanted !== undefined && wanted !== next) {
      throw await versionConflict(tx, resource.name, id, serialize(resource, before));
    }
    await tx
      .updateTable(resource.table)
      .set({ [field]: next, updatedAt: deps.clock.now(), ...raised })
      .where('id', '=', id)
      .execute();
    return recordChange(tx, deps, admin, { action: 'toggle-status', resource, before });
  });
}

/**
 * Sets the state of several records in one transaction: all of them, or none if one was changed since the caller saw
 * it (409) or is gone (404). Records already in the state are left unchanged.
 */
export async function toggleRecords(
  deps: WriteDependencies,
  { resource, field }: { resource: CatalogResource; field: string },
  admin: Actor,
  { wanted, records }: ToggleManyBody,
): Promise<CatalogRecord[]> {
  const now = deps.clock.now();
  // All callers lock in the same order.
  const ordered = [...new Map(records.map((one) => [one.id, one])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  return inTransaction(deps.db, async (tx) => {
    const changed: CatalogRecord[] = [];
    for (const { id, version } of ordered) {
      if (!isId(id)) throw notFound();
      const before = await lockRow(tx, resource, id);
      const current = serialize(resource, before);
      if (version !== undefined && version !== current.version)
        throw conflict(catalogMessages.oneChanged(String(before.name)));
      if (before[field] === wanted) {
        changed.push(current);
        continue;
      }
      await tx
        .updateTable(resource.table)
        .set({ [field]: wanted, updatedAt: now, ...raised })
        .where('id', '=', id)
        .execute();
      changed.push(await recordChange(tx, deps, admin, { action: 'toggle-status', resource, before }));
    }
    return changed;
  });
}

interface Change {
  /** The action's name in the history. */
  action: AuditAction;
  resource: CatalogResource;
  before: ColumnValues;
}

async function recordChange(
  tx: Tx,
  deps: WriteDependencies,
  admin: Actor,
  { action, resource, before }: Change,
): Promise<CatalogRecord> {
  const id = String(before.id);
  const after = await getRecord(tx, resource, id);
  const written = { resource: resource.name, before: serialize(resource, before), after };
  await deps.checkWritten(tx, written, admin);
  await audit(tx, deps.clock, admin, { action, id, ...written });
  return after;
}

/**
 * Stores the image before the row is committed, so that no row shows a missing picture; deletes it when the write is
 * refused. After any other error the row may have been committed (a connection lost during the commit), so the picture
 * stays; as after a crash, the sweep deletes it if unused.
 */
async function withImage<T>(
  deps: Dependencies,
  bytes: Buffer | null,
  write: (image: string | null) => Promise<T>,
): Promise<T> {
  if (!bytes) return write(null);
  const name = await savePicture(deps.images, await recode(bytes));
  try {
    return await write(name);
  } catch (error) {
    if (error instanceof ApiError) await discardPicture(deps.images, name);
    throw error;
  }
}
