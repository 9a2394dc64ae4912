import { sql } from 'kysely';
import type { CatalogName } from '../../contract/catalog';
import type { Noun } from '../../contract/noun';
import { transact } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import { invalid, notFound } from '../errors';
import type { Caller } from '../http/types';
import { isId, newId } from '../ids';
import { dropPicture, savePicture } from '../images/pair';
import { recode } from '../images/recode';
import type { Form } from '../images/upload';
import { catalogSays } from '../messages/catalog';
import type { Parts } from '../parts';
import { audit } from './audit';
import { type CatalogRecord, present } from './present';
import { tableOf } from './tables';
import { type Row, readValues } from './values';

export type CatalogNoun = Noun & { name: CatalogName };

/** COMPLETED payments are counted, not stored beside the package: the count cannot drift (api.md). */
const purchases = sql<number>`(select count(*) from payments where payments.package_id = diamond_packages.id
  and payments.status = 'COMPLETED')`;

/** Rows of a noun, with the fields that are counted from elsewhere. */
export function rowsOf(db: Db | Tx, noun: CatalogNoun) {
  const query = db.selectFrom(tableOf(noun.name)).selectAll(tableOf(noun.name));
  return noun.readOnly && 'purchaseCount' in noun.readOnly
    ? query.select(purchases.as('purchaseCount'))
    : query;
}

export async function listRecords(db: Db, noun: CatalogNoun): Promise<CatalogRecord[]> {
  const rows = await rowsOf(db, noun).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map((row) => present(noun, row));
}

export async function getRecord(db: Db | Tx, noun: CatalogNoun, id: string): Promise<CatalogRecord> {
  const row = await findRow(db, noun, id);
  return present(noun, row);
}

async function findRow(db: Db | Tx, noun: CatalogNoun, id: string): Promise<Row> {
  const row = isId(id) ? await rowsOf(db, noun).where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw notFound();
  return row;
}

/** Waits for other writers of the same record, so that the audit's "before" is what this change replaced. */
async function lockRow(tx: Tx, noun: CatalogNoun, id: string): Promise<Row> {
  await tx.selectFrom(tableOf(noun.name)).select('id').where('id', '=', id).forUpdate().execute();
  return findRow(tx, noun, id);
}

/** Checks all fields and the image's presence together, so that the form shows every problem at once. */
export async function createRecord(
  parts: Parts,
  noun: CatalogNoun,
  admin: Caller,
  form: Form,
): Promise<CatalogRecord> {
  const now = parts.clock.now();
  const { values, errors } = readValues(noun, form.texts, null, now);
  if (!form.image) errors.image = [catalogSays.imageRequired];
  if (Object.keys(errors).length > 0 || !form.image) throw invalid(errors);
  const id = newId();
  return withImage(parts, form.image, (image) =>
    transact(parts.db, async (tx) => {
      const row = { ...values, id, image: image ?? '', createdAt: now, updatedAt: now };
      await tx.insertInto(tableOf(noun.name)).values(row).execute();
      const after = await getRecord(tx, noun, id);
      await audit(tx, parts.clock, admin, { action: 'create', noun: noun.name, id, before: null, after });
      return after;
    }),
  );
}

export async function updateRecord(
  parts: Parts,
  noun: CatalogNoun,
  admin: Caller,
  id: string,
  form: Form,
): Promise<CatalogRecord> {
  const now = parts.clock.now();
  const old = await findRow(parts.db, noun, id);
  const { values, errors } = readValues(noun, form.texts, old, now);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  let replaced = '';
  const after = await withImage(parts, form.image, (image) =>
    transact(parts.db, async (tx) => {
      const before = await lockRow(tx, noun, id);
      replaced = image ? String(before.image) : '';
      await tx
        .updateTable(tableOf(noun.name))
        .set({ ...values, ...(image && { image }), updatedAt: now })
        .where('id', '=', id)
        .execute();
      return recordChange(tx, parts, noun, admin, 'update', before);
    }),
  );
  if (replaced) await dropPicture(parts.images, replaced);
  return after;
}

export async function deleteRecord(
  parts: Parts,
  noun: CatalogNoun,
  admin: Caller,
  id: string,
): Promise<void> {
  if (!isId(id)) throw notFound();
  const before = await transact(parts.db, async (tx) => {
    const row = await lockRow(tx, noun, id);
    await tx.deleteFrom(tableOf(noun.name)).where('id', '=', id).execute();
    const change = { action: 'delete', noun: noun.name, id, before: present(noun, row), after: null };
    await audit(tx, parts.clock, admin, change);
    return row;
  });
  await dropPicture(parts.images, String(before.image));
}

/** Switches a record's status to its opposite (product.md section 4, diamond packages). */
export async function toggleRecord(
  parts: Parts,
  noun: CatalogNoun,
  admin: Caller,
  id: string,
): Promise<CatalogRecord> {
  if (!isId(id)) throw notFound();
  return transact(parts.db, async (tx) => {
    const before = await lockRow(tx, noun, id);
    await tx
      .updateTable('diamondPackages')
      .set({ isActive: before.isActive !== true, updatedAt: parts.clock.now() })
      .where('id', '=', id)
      .execute();
    return recordChange(tx, parts, noun, admin, 'toggle-status', before);
  });
}

async function recordChange(
  tx: Tx,
  parts: Parts,
  noun: CatalogNoun,
  admin: Caller,
  action: string,
  before: Row,
): Promise<CatalogRecord> {
  const id = String(before.id);
  const after = await getRecord(tx, noun, id);
  await audit(tx, parts.clock, admin, { action, noun: noun.name, id, before: present(noun, before), after });
  return after;
}

/**
 * Stores the image before the row is committed, so that no row ever shows a picture that is not there; takes it back
 * when the write fails. A crash between the two leaves an orphan for the sweep.
 */
async function withImage<T>(
  parts: Parts,
  bytes: Buffer | null,
  write: (image: string | null) => Promise<T>,
): Promise<T> {
  if (!bytes) return write(null);
  const name = await savePicture(parts.images, await recode(bytes));
  try {
    return await write(name);
  } catch (error) {
    await dropPicture(parts.images, name);
    throw error;
  }
}
