import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { AuditAction } from '../../contract/audits';
import type { Undo, Undone } from '../../contract/undo';
import { undoableActs } from '../../contract/undoable';
import { audit } from '../audit/audit';
import { credentials } from '../credentials/credentials';
import { inTransaction, isDuplicate } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { addMs } from '../platform/clock';
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
  reason?: { undo: string; putBack: string };
  /** Throws when the record may not become what it is now; in the transaction that wrote it. */
  checkWritten?: (tx: Tx, change: { before: R | null; after: R }) => Promise<void>;
  /** Throws 409 when something that the record refers to no longer exists. */
  check?: (was: R) => Promise<void>;
}

/** A change in the history: the record before and after it, each null if it did not exist. */
export interface UndoneChange<R> {
  before: R | null;
  after: R | null;
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
): Promise<UndoneChange<R>> {
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

/** The fields in which two states of a record differ. */
function changedFields({ before, after }: UndoneChange<object>): string[] {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !notWritten.includes(name) && !isDeepStrictEqual(was.get(name), is.get(name)),
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
  change: { before: R | null; after: R },
): Promise<string[]> {
  const written = changedFields(change);
  const later = await laterChanges(tx, act, recordId, change.after.version);
  const isTouched = later.some((entry) =>
    changedFields(entry as UndoneChange<object>).some((name) => written.includes(name)),
  );
  if (isTouched) throw conflict(catalogMessages.notUndone);
  return written;
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
      const before = (await on.lock(tx, recordId)) ?? null;
      if (before && !became) throw conflict(catalogMessages.alreadyBack);
      if (!before && became) throw conflict(catalogMessages.notUndone);
      const written = became ? await assertUntouched(tx, act, recordId, { before: was, after: became }) : [];
      const wanted = was && before ? { ...before, ...pick(was, written) } : was;
      const restored = await write(tx, on, recordId, { was: wanted, isThere: before !== null });
      if (restored) await on.checkWritten?.(tx, { before, after: restored });
      const entry = { action: 'undo', resource: on.name, id: recordId, before, after: restored } as const;
      await audit(tx, deps.clock, actor, { ...entry, reason: on.reason?.[became ? 'undo' : 'putBack'] });
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
  if (was) return isThere ? on.update(tx, id, was) : on.insert(tx, id, was);
  await on.remove(tx, id);
  return null;
}
