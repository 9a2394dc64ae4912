import type { CatalogResource } from '../../contract/catalog';
import type { ToggleManyBody } from '../../contract/recordSchema';
import { versionPart } from '../../contract/resource';
import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { ApiError, conflict, invalid, notFound } from '../platform/errors';
import { isId, newId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { discardPicture, savePicture } from '../storage/images/pair';
import { recode } from '../storage/images/recode';
import type { Form } from '../storage/images/upload';
import { changeRecord, insertRecord, type Locked, removeRecord } from './changeRecord';
import { writing } from './constraints';
import { countedOf } from './counted';
import type { WriteDependencies } from './removal';
import { type CatalogRecord, serialize } from './serialize';
import { storedRecords } from './storedRecords';
import { type ColumnValues, readValues } from './values';
import { versionConflict, versionIn } from './versions';

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

/** Validates all fields and the image together, so that the form shows every problem at once. */
export async function createRecord(
  deps: WriteDependencies,
  resource: CatalogResource,
  actor: Actor,
  form: Form,
): Promise<CatalogRecord> {
  const { values, errors } = readValues(resource, form, null, deps.clock.now());
  if (!form.image) errors.image = [catalogMessages.imageRequired];
  if (Object.keys(errors).length > 0 || !form.image) throw invalid(errors);
  const kind = storedRecords(deps, resource, actor);
  const id = newId();
  return withImage(deps, form.image, (image) =>
    writing(deps, resource, (tx) =>
      insertRecord(tx, { ...deps, actor }, kind, { id, columns: { ...values, image: image ?? '' } }),
    ),
  );
}

/** Throws 400 with every error by field, 404, and 409 for an outdated version. An unchanged image is kept. */
export async function updateRecord(
  deps: WriteDependencies,
  resource: CatalogResource,
  actor: Actor,
  { id, form }: { id: string; form: Form },
): Promise<CatalogRecord> {
  const now = deps.clock.now();
  const old = await findRow(deps.db, resource, id);
  const version = versionIn(form.texts.get(versionPart));
  checkedValues(resource, form, old, now);
  const kind = storedRecords(deps, resource, actor);
  return withImage(deps, form.image, (image) =>
    writing(deps, resource, (tx) =>
      changeRecord(tx, { ...deps, actor }, kind, {
        id,
        version,
        columns: ({ row }) => ({ ...checkedValues(resource, form, row, now), ...(image && { image }) }),
      }),
    ),
  );
}

/** Throws 404, and 409 while other records refer to it. The picture is left to the sweep (images/sweep.ts). */
export const deleteRecord = (
  deps: WriteDependencies,
  resource: CatalogResource,
  actor: Actor,
  id: string,
): Promise<CatalogRecord> =>
  inTransaction(deps.db, (tx) =>
    removeRecord(tx, { ...deps, actor }, storedRecords(deps, resource, actor), { id }),
  );

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
export const toggleRecord = (
  deps: WriteDependencies,
  { resource, field }: { resource: CatalogResource; field: string },
  actor: Actor,
  { id, wanted }: { id: string; wanted?: boolean | undefined },
): Promise<CatalogRecord> =>
  inTransaction(deps.db, async (tx) => {
    const kind = storedRecords(deps, resource, actor);
    const locked = await kind.lock(tx, id);
    if (!locked) throw notFound();
    const next = locked.row[field] !== true;
    if (wanted !== undefined && wanted !== next)
      throw await versionConflict(tx, { resource: resource.name, id, current: locked.record });
    const columns = () => ({ [field]: next });
    return changeRecord(tx, { ...deps, actor }, kind, { id, action: 'toggle-status', columns });
  });

/**
 * Sets the state of several records in one transaction: all of them, or none if one was changed since the caller saw
 * it (409) or is gone (404). Records already in the state are left unchanged.
 */
export async function toggleRecords(
  deps: WriteDependencies,
  { resource, field }: { resource: CatalogResource; field: string },
  actor: Actor,
  { wanted, records }: ToggleManyBody,
): Promise<CatalogRecord[]> {
  const kind = storedRecords(deps, resource, actor);
  // All callers lock in the same order.
  const ordered = [...new Map(records.map((one) => [one.id, one])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  return inTransaction(deps.db, async (tx) => {
    const changed: CatalogRecord[] = [];
    for (const { id, version } of ordered) {
      const columns = ({ row, record }: Locked<CatalogRecord>) => {
        if (version !== undefined && version !== record.version)
          throw conflict(catalogMessages.oneChanged(String(row.name)));
        return row[field] === wanted ? undefined : { [field]: wanted };
      };
      changed.push(
        await changeRecord(tx, { ...deps, actor }, kind, { id, action: 'toggle-status', columns }),
      );
    }
    return changed;
  });
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
