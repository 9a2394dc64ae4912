import { type Insertable, sql } from 'kysely';
import type { CatalogNoun } from '../../contract/catalog';
import { versionPart } from '../../contract/noun';
import { audit } from '../audit';
import { transact } from '../db/guard';
import type { Db, Tables, Tx } from '../db/tables';
import { ApiError, invalid, notFound } from '../errors';
import type { Caller } from '../http/types';
import { isId, newId } from '../ids';
import { savePicture, takeBackPicture } from '../images/pair';
import { recode } from '../images/recode';
import type { Form } from '../images/upload';
import { catalogSays } from '../messages/catalog';
import type { Parts } from '../parts';
import { countedOf } from './counted';
import { type CatalogRecord, present } from './present';
import { type Row, readValues } from './values';
import { changedMeanwhile, refuseOutdated, versionIn } from './versions';

const raised = { version: sql<number>`version + 1` };

/** Rows of a noun, with the fields that are counted from elsewhere. */
export function rowsOf(db: Db | Tx, noun: CatalogNoun) {
  return db.selectFrom(noun.table).selectAll(noun.table).select(countedOf(noun));
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
  await tx.selectFrom(noun.table).select('id').where('id', '=', id).forUpdate().execute();
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
  const { values, errors } = readValues(noun, form, null, now);
  if (!form.image) errors.image = [catalogSays.imageRequired];
  if (Object.keys(errors).length > 0 || !form.image) throw invalid(errors);
  const id = newId();
  return withImage(parts, form.image, (image) =>
    transact(parts.db, async (tx) => {
      const columns = { id, image: image ?? '', createdAt: now, updatedAt: now };
      // readValues has made a value for each of the noun's own columns; the compiler knows only their names' sum.
      const row = { ...values, ...columns } as Insertable<Tables[CatalogNoun['table']]>;
      await tx.insertInto(noun.table).values(row).execute();
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
  const given = versionIn(form.texts.get(versionPart));
  checkedValues(noun, form, old, now);
  return withImage(parts, form.image, (image) =>
    transact(parts.db, async (tx) => {
      const before = await lockRow(tx, noun, id);
      await refuseOutdated(tx, noun.name, id, present(noun, before), given);
      await tx
        .updateTable(noun.table)
        .set({
          ...checkedValues(noun, form, before, now),
          ...(image && { image }),
          updatedAt: now,
          ...raised,
        })
        .where('id', '=', id)
        .execute();
      return recordChange(tx, parts, noun, admin, 'update', before);
    }),
  );
}

export async function deleteRecord(
  parts: Parts,
  noun: CatalogNoun,
  admin: Caller,
  id: string,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await transact(parts.db, async (tx) => {
    const row = await lockRow(tx, noun, id);
    await tx.deleteFrom(noun.table).where('id', '=', id).execute();
    const change = { action: 'delete', noun: noun.name, id, before: present(noun, row), after: null };
    await audit(tx, parts.clock, admin, change);
  });
}

/** A form's values over the record that it changes, or the refusal that names every wrong field. */
function checkedValues(noun: CatalogNoun, form: Form, before: Row, now: Date): Row {
  const { values, errors } = readValues(noun, form, before, now);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values;
}

/**
 * Switches a record's status to its opposite (product.md section 4, diamond packages). A caller who says which state is
 * wanted is refused when that is not what would come out (decisions.md, Versions).
 */
export async function toggleRecord(
  parts: Parts,
  { noun, field }: { noun: CatalogNoun; field: string },
  admin: Caller,
  id: string,
  wanted?: boolean,
): Promise<CatalogRecord> {
  if (!isId(id)) throw notFound();
  return transact(parts.db, async (tx) => {
    const before = await lockRow(tx, noun, id);
    const next = before[field] !== true;
    if (wanted !== undefined && wanted !== next) {
      throw await changedMeanwhile(tx, noun.name, id, present(noun, before));
    }
    await tx
      .updateTable(noun.table)
      .set({ [field]: next, updatedAt: parts.clock.now(), ...raised })
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
 * when the write is refused. After any other error the row may be committed all the same (a connection lost during the
 * commit), so the picture stays; like one that a crash leaves, it is the sweep's.
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
    if (error instanceof ApiError) await takeBackPicture(parts.images, name);
    throw error;
  }
}
