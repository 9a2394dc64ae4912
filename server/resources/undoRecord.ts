import { toMinorUnits } from '../../contract/currencies';
import { type Field, isList } from '../../contract/fields';
import type { Language } from '../../contract/languages';
import type { FormResource, RestResource } from '../../contract/resource';
import type { Undo, Undone } from '../../contract/undo';
import type { Tx } from '../db/tables';
import type { Actor } from '../http/types';
import { ApiError, conflict } from '../platform/errors';
import { timeOf } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { isStored } from '../storage/images/pair';
import { refusedBy } from './constraints';
import type { WriteDependencies } from './removal';
import type { CatalogRecord } from './serialize';
import { storedRecords } from './storedRecords';
import { type Undoable, undoChange } from './undo';
import { type ColumnValues, readValues, textsOf } from './values';

const nameOf = (imageUrl: string) => imageUrl.replace('/images/', '');

/** A value of a record as its column stores it: the inverse of `serialize`. */
function stored(field: Field, value: unknown, record: CatalogRecord): unknown {
  if (value === null) return null;
  if (field.kind === 'date') return new Date(String(value));
  if (isList(field)) return JSON.stringify(value);
  if (field.kind === 'money') return toMinorUnits(Number(value), String(record[field.currency]));
  return value;
}

/** The columns of a record; leaves out fields that were not recorded. */
function columnsOf(resource: FormResource | RestResource, record: CatalogRecord): ColumnValues {
  const fields = Object.entries({ ...resource.fields, ...resource.readOnly });
  const known = fields.filter(([name]) => record[name] !== undefined);
  const columns = Object.fromEntries(
    known.map(([name, field]) => [name, stored(field, record[name], record)]),
  );
  const hasPicture = 'imagePart' in resource || resource.picture !== undefined;
  return hasPicture ? { ...columns, image: nameOf(record.imageUrl) } : columns;
}

/**
 * Throws 409 when the record would be one that its form refuses: later changes may have made values that were right wrong
 * ones, such as cents in đồng, or an end before its start. That it starts in the past is no reason, as it did so before.
 */
function assertValid(resource: FormResource | RestResource, record: CatalogRecord, now: Date): void {
  const given = { texts: textsOf(resource, record), cut: new Set<string>(), isPartial: true };
  const { errors } = readValues(resource, given, columnsOf(resource, record), now);
  const [wrong] = Object.values(errors).flat();
  if (wrong) throw conflict(catalogMessages.undoneInvalid(wrong));
}

/** When a record was created: the history does not have the column. */
async function createdAt(tx: Tx, id: string): Promise<Date | undefined> {
  const created = tx
    .selectFrom('audits')
    .select('at')
    .where('recordId', '=', id)
    .where('action', '=', 'create');
  return (await created.executeTakeFirst())?.at ?? timeOf(id);
}

/** The reason of an undone change: the button that was pressed, in the words of its reader. */
const reasonsIn = (language: Language) => ({
  undo: catalogMessages.undoPressed[language],
  putBack: catalogMessages.putBackPressed[language],
});

/** Undoes a change of a record of the contract's resources. */
export function undoRecord(
  deps: WriteDependencies,
  resource: FormResource | RestResource,
  actor: Actor,
  { language, ...given }: Undo & { language: Language },
): Promise<Undone> {
  const kind = storedRecords(deps, resource, actor);
  const now = deps.clock.now();
  /** What a record refers to may have been deleted since: that is not the fault of a field here. */
  const held = (error: unknown) => {
    throw error instanceof ApiError && error.status === 400
      ? conflict(catalogMessages.undoneReferenceGone)
      : error;
  };
  const records: Undoable<CatalogRecord> = {
    ...kind,
    ...('reasoned' in resource && { reason: reasonsIn(language) }),
    columnsOf: (was) => {
      assertValid(resource, was, now);
      return columnsOf(resource, was);
    },
    insert: async (tx, id, columns) => {
      const times = { createdAt: (await createdAt(tx, id)) ?? now };
      return kind.insert(tx, id, { ...columns, ...times }).catch(held);
    },
    update: (tx, id, columns) => kind.update(tx, id, columns).catch(held),
    check: async ({ imageUrl }) => {
      if (imageUrl && !(await isStored(deps.images, nameOf(imageUrl))))
        throw conflict(catalogMessages.pictureGone);
    },
  };
  return undoChange(deps, records, actor, given).catch((error: unknown) => {
    const refused = refusedBy(resource, error);
    throw refused ? conflict(refused.message) : error;
  });
}
