import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { AuditAction } from '../../contract/audits';
import type { Undo, Undone } from '../../contract/undo';
import { undoableActs } from '../../contract/undoable';
import { credentials } from '../credentials/credentials';
import { inTransaction, isDuplicate } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { addMs } from '../platform/clock';
import { conflict, notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { type Kept, type RecordKind, recordChange, type WrittenChange } from './changeRecord';
import type { ColumnValues } from './values';

/** A kind of record whose changes can be undone. */
export interface Undoable<R extends Kept> extends RecordKind<R> {
  /** The columns of a record as it was. Throws 409 when its form would refuse it now. */
  columnsOf: (was: R) => ColumnValues;
  /** Recorded as the reason, where a change of the record needs one. */
  reason?: { undo: string; putBack: string };
  /** Throws 409 when something that the record refers to no longer exists; outside of the transaction. */
  check?: (was: R) => Promise<void>;
}

/** A kind of change that can be undone. */
interface UndoneAct {
  /** The resource's name in the history. */
  resource: string;
  acts: readonly AuditAction[];
}

const entriesOf = (db: Db | Tx, { resource, acts }: UndoneAct, recordId: string) =>
  db
    .selectFrom('audits')
    .select(['before', 'after'])
    .where('resource', '=', resource)
    .where('recordId', '=', recordId)
    .where('action', 'in', acts);

/** Finds the change that an entry recorded. Throws 404 if it is none of these acts on the record, or older than 90 days. */
export async function findChange<R>(
  { db, clock }: { db: Db } & Pick<Dependencies, 'clock'>,
  act: UndoneAct,
  { recordId, entry }: Undo,
): Promise<WrittenChange<R>> {
  const row = isId(entry)
    ? await entriesOf(db, act, recordId)
        .where('id', '=', entry)
        .where('at', '>', addMs(clock.now(), -credentials.undoOffer.lasts))
        .executeTakeFirst()
    : undefined;
  if (!row || (row.before === null && row.after === null)) throw notFound();
  // Written by `audit()` from a record of the resource.
  return { before: row.before as R | null, after: row.after as R | null };
}

/** What an entry's states have beside the fields that the change wrote: the version, and why it was made. */
const notWritten = ['version', 'reason'];

/** The fields that a change of a record wrote: those in which its two states differ, but for `computed` ones. */
function changedFields({ before, after }: WrittenChange<object>, computed: readonly string[] = []): string[] {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => ![...notWritten, ...computed].includes(name) && !isDeepStrictEqual(was.get(name), is.get(name)),
  );
}

/**
 * The changes of a record after one that led to this version. Versions say what is later: they rise under the record's
 * lock, and clocks of processes differ.
 */
export const laterChanges = (tx: Tx, act: UndoneAct, recordId: string, version: number) =>
  entriesOf(tx, act, recordId)
    .where(sql<boolean>`coalesce((after->>'version')::int, (before->>'version')::int + 1) > ${version}`)
    .execute();

/** Throws 409 when a later change of the record touched a field that this one wrote; returns these fields. */
async function assertUntouched<R extends Kept>(
  tx: Tx,
  act: UndoneAct,
  recordId: string,
  { computed, ...change }: { before: R | null; after: R; computed?: readonly string[] | undefined },
): Promise<string[]> {
  const written = changedFields(change, computed);
  const later = await laterChanges(tx, act, recordId, change.after.version);
  const isTouched = later.some((entry) =>
    changedFields(entry as WrittenChange<object>, computed).some((name) => written.includes(name)),
  );
  if (isTouched) throw conflict(catalogMessages.notUndone);
  return written;
}

/** Throws 409 when a deleted record was restored and deleted again since: the later deletion is the one to undo. */
async function assertLast(tx: Tx, act: UndoneAct, recordId: string, was: Kept): Promise<void> {
  const later = await laterChanges(tx, act, recordId, was.version + 1);
  if (later.length > 0) throw conflict(catalogMessages.notUndone);
}

/**
 * Undoes a change by making another, which the history also records (decisions.md, Undo): a deleted record comes back
 * with its id and picture, a created one is removed, a changed one gets back the earlier values of the fields that the
 * change wrote. Throws 409 when a later change touched one of these.
 */
export async function undoChange<R extends Kept>(
  deps: Dependencies,
  on: Undoable<R>,
  actor: Actor,
  given: Undo,
): Promise<Undone> {
  const { recordId } = given;
  const act = { resource: on.name, acts: undoableActs.record };
  const { before: was, after } = await findChange<R>(deps, act, given);
  // Of a deletion, the entry may have only the reason.
  const became = after?.version === undefined ? null : after;
  if (was) await on.check?.(was);
  try {
    await inTransaction(deps.db, async (tx) => {
      const before = (await on.lock(tx, recordId))?.record ?? null;
      if (before && !became) throw conflict(catalogMessages.alreadyBack);
      if (!before && became) throw conflict(catalogMessages.notUndone);
      if (was && !became) await assertLast(tx, act, recordId, was);
      const written = became
        ? await assertUntouched(tx, act, recordId, { before: was, after: became, computed: on.computed })
        : [];
      const wanted = was && before ? { ...before, ...pick(was, written) } : was;
      const restored = await write(tx, on, recordId, { was: wanted, isThere: before !== null });
      const change = { id: recordId, action: 'undo', before, after: restored } as const;
      const reason = on.reason?.[became ? 'undo' : 'putBack'];
      await recordChange(tx, { ...deps, actor }, on, { ...change, reason });
    });
  } catch (error) {
    // Two people restored it at once: there was no row to lock.
    throw isDuplicate(error) ? conflict(catalogMessages.alreadyBack) : error;
  }
  return { recordId };
}

/** The values of some fields of a record. */
const pick = <R extends object>(record: R, names: readonly string[]): Partial<R> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as Partial<R>;

/** Restores the record to its earlier state. */
async function write<R extends Kept>(
  tx: Tx,
  on: Undoable<R>,
  id: string,
  { was, isThere }: { was: R | null; isThere: boolean },
): Promise<R | null> {
  if (!was) {
    await on.remove(tx, id);
    return null;
  }
  const columns = on.columnsOf(was);
  return isThere ? on.update(tx, id, columns) : on.insert(tx, id, { ...columns, version: was.version + 1 });
}
