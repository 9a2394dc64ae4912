import type { AuditAction } from '../../contract/audits';
import { audit } from '../audit/audit';
import type { Tx } from '../db/tables';
import type { Actor } from '../http/types';
import type { Clock } from '../platform/clock';
import { notFound } from '../platform/errors';
import type { ColumnValues } from './values';
import { assertCurrentVersion } from './versions';

/** A record as its readers see it, and as the history keeps it. */
export interface Kept {
  version: number;
}

/** A locked record: its row, and as its readers see it. */
export interface Locked<R extends Kept> {
  row: ColumnValues;
  record: R;
}

/** A record before and after a write, each null if it did not exist. */
export interface WrittenChange<R> {
  before: R | null;
  after: R | null;
}

/** How the records of one kind are read and written, whoever asks: a form, a call, an undo. */
export interface RecordKind<R extends Kept> {
  /** The resource's name in the history. */
  name: string;
  /** Fields of a record that no write of it sets, such as counts. */
  computed?: readonly string[];
  /** Returns the record, locked until the end of the transaction; undefined when there is none. */
  lock: (tx: Tx, id: string) => Promise<Locked<R> | undefined>;
  /** Each writes columns, with a new version, and returns the record. Throws 400 and 409 for what may not be written. */
  insert: (tx: Tx, id: string, columns: ColumnValues) => Promise<R>;
  update: (tx: Tx, id: string, columns: ColumnValues) => Promise<R>;
  /** Throws 409 while something refers to the record. */
  remove: (tx: Tx, id: string) => Promise<void>;
  /** Throws when the record may not become what it is now; in the transaction that wrote it. */
  checkWritten?: (tx: Tx, change: { before: R | null; after: R }) => Promise<void>;
}

/** Who writes, and the clock of the history. */
export interface Writer {
  actor: Actor;
  clock: Clock;
}

interface Change {
  id: string;
  /** The action's name in the history; `create`, `update` or `delete` by default. */
  action?: AuditAction;
  reason?: string | undefined;
}

/** Creates a record, audited, in the caller's transaction. */
export async function insertRecord<R extends Kept>(
  tx: Tx,
  writer: Writer,
  kind: RecordKind<R>,
  { columns, ...change }: Change & { columns: ColumnValues },
): Promise<R> {
  const after = await kind.insert(tx, change.id, columns);
  await recordChange(tx, writer, kind, { action: 'create', ...change, before: null, after });
  return after;
}

interface Update<R extends Kept> extends Change {
  /** The version that the change is based on; undefined for an old client, which overwrites. */
  version?: number | undefined;
  /** What to write; undefined leaves the record as it is, with no entry in the history. */
  columns: (before: Locked<R>) => ColumnValues | undefined;
}

/** Changes a record, audited, in the caller's transaction. Throws 404, and 409 for an outdated version. */
export async function changeRecord<R extends Kept>(
  tx: Tx,
  writer: Writer,
  kind: RecordKind<R>,
  { version, columns, ...change }: Update<R>,
): Promise<R> {
  const { id } = change;
  const before = await kind.lock(tx, id);
  if (!before) throw notFound();
  const { record } = before;
  await assertCurrentVersion(tx, { resource: kind.name, id, current: record }, version);
  const next = columns(before);
  if (!next) return record;
  const after = await kind.update(tx, id, next);
  await recordChange(tx, writer, kind, { action: 'update', ...change, before: record, after });
  return after;
}

/** Deletes a record, audited, in the caller's transaction, and returns it. Throws 404, and 409 while something refers to it. */
export async function removeRecord<R extends Kept>(
  tx: Tx,
  writer: Writer,
  kind: RecordKind<R>,
  change: Change,
): Promise<R> {
  const before = await kind.lock(tx, change.id);
  if (!before) throw notFound();
  await kind.remove(tx, change.id);
  await recordChange(tx, writer, kind, { action: 'delete', ...change, before: before.record, after: null });
  return before.record;
}

/** What ends each write: what the record became has to be allowed, and the history says who did it. */
export async function recordChange<R extends Kept>(
  tx: Tx,
  { actor, clock }: Writer,
  kind: RecordKind<R>,
  change: Change & { action: AuditAction } & WrittenChange<R>,
): Promise<void> {
  const { before, after } = change;
  if (after) await kind.checkWritten?.(tx, { before, after });
  await audit(tx, clock, actor, { ...change, resource: kind.name });
}
