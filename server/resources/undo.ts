import { undoDays } from '../../contract/limits';
import type { Undo, Undone } from '../../contract/undo';
import { audit } from '../audit/audit';
import { versionlessOfRecords } from '../audit/audited';
import { inTransaction, isDuplicate } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { addMs, days } from '../platform/clock';
import { conflict, notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';

/** A record as stored in the history. */
export interface Kept {
  version: number;
}

/** How the records of a resource are read and written when a change is undone. */
export interface Undoable<R extends Kept> {
  /** The resource's name in the history. */
  name: string;
  /** Returns the record, locked until the end of the transaction; undefined when there is none. */
  lock: (tx: Tx, id: string) => Promise<R | undefined>;
  /** Writes the record as it was, with a new version; returns it. */
  insert: (tx: Tx, id: string, was: R) => Promise<R>;
  update: (tx: Tx, id: string, was: R) => Promise<R>;
  remove: (tx: Tx, id: string) => Promise<void>;
  /** Recorded as the reason, where a change of the record needs one. */
  reason?: string | undefined;
  /** Throws 409 when something that the record refers to no longer exists. */
  check?: (was: R) => Promise<void>;
}

/** A change in the history: the record before and after it, each null if it did not exist. */
export interface UndoneChange<R> {
  before: R | null;
  after: R | null;
}

/**
 * Finds the change to undo: the one with the given entry, or the caller's own last change of the record. Throws 404 if
 * there is none in the last 90 days.
 */
export async function findChange<R>(
  { db, clock }: { db: Db } & Pick<Dependencies, 'clock'>,
  resource: string,
  actor: Actor,
  { recordId, entry }: Undo,
): Promise<UndoneChange<R>> {
  if (entry !== undefined && !isId(entry)) throw notFound();
  const row = await db
    .selectFrom('audits')
    .select(['before', 'after'])
    .where('resource', '=', resource)
    .where('recordId', '=', recordId)
    .where('action', 'not in', versionlessOfRecords)
    .where('at', '>', addMs(clock.now(), -days(undoDays)))
    .where((eb) => (entry === undefined ? eb('userId', '=', actor.id) : eb('id', '=', entry)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || (row.before === null && row.after === null)) throw notFound();
  // Written by `audit()` from a record of the resource.
  return { before: row.before as R | null, after: row.after as R | null };
}

/**
 * Undoes a change by making another, which the history also records (decisions.md, Undo): a deleted record comes back
 * with its id and picture, a created one is removed, a changed one gets its earlier values. Throws 409 when another
 * change followed.
 */
export async function undoChange<R extends Kept>(
  deps: Dependencies,
  on: Undoable<R>,
  actor: Actor,
  given: Undo,
): Promise<Undone> {
  const { recordId } = given;
  const { before: was, after } = await findChange<R>(deps, on.name, actor, given);
  // Of a deletion, the entry may have only the reason.
  const became = after?.version === undefined ? null : after;
  if (was) await on.check?.(was);
  try {
    await inTransaction(deps.db, async (tx) => {
      const before = (await on.lock(tx, recordId)) ?? null;
      if (before && !became) throw conflict(catalogMessages.alreadyBack);
      if (before?.version !== became?.version) throw conflict(catalogMessages.notUndone);
      const restored = await write(tx, on, recordId, { was, isThere: before !== null });
      const entry = { action: 'undo', resource: on.name, id: recordId, before, after: restored } as const;
      await audit(tx, deps.clock, actor, { ...entry, reason: on.reason });
    });
  } catch (error) {
    // Two people restored it at once: there was no row to lock.
    throw isDuplicate(error) ? conflict(catalogMessages.alreadyBack) : error;
  }
  return { recordId };
}

/** Restores the record to its earlier state. */
async function write<R extends Kept>(
  tx: Tx,
  on: Undoable<R>,
  id: string,
  { was, isThere }: { was: R | null; isThere: boolean },
): Promise<R | null> {
  if (was) return isThere ? on.update(tx, id, was) : on.insert(tx, id, was);
  await on.remove(tx, id);
  return null;
}
