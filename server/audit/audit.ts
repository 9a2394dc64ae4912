import type { AuditAction } from '../../contract/audits';
import { permissionsOf } from '../../contract/permissions';
import { isUndoable } from '../../contract/undoable';
import { isBanned } from '../db/bans';
import type { Db, Tx } from '../db/tables';
import type { Actor } from '../http/types';
import type { Clock } from '../platform/clock';
import { forbidden } from '../platform/errors';
import { newId } from '../platform/ids';
import { maskContacts } from '../platform/masking/contacts';

export interface Change {
  action: AuditAction;
  resource: string;
  id: string;
  before: unknown;
  after: unknown;
  /** Why, as typed by the caller; part of what the history shows as the state after. */
  reason?: string | undefined;
}

/**
 * Records who did what to which record, with its state before and after, in the transaction of the change itself
 * (api.md). The response names the entry, by which the change can be undone. Throws 403, and so rolls back the change, when the caller has lost the permission since the call began.
 */
export async function audit(tx: Tx, clock: Clock, actor: Actor, change: Change): Promise<void> {
  await assertStillStaff(tx, actor, clock.now());
  const entry = await addEntry(tx, clock, actor, change);
  if (!isUndoable(change.action)) return;
  actor.changed ??= new Map();
  actor.changed.set(change.id, entry);
}

/** Keeps the row locked until the commit, so that revoking a role and this change run one after the other. */
async function assertStillStaff(tx: Tx, { id, permission }: Actor, now: Date): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select(['staffRoles', 'bannedAt', 'bannedUntil'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  const may = permission === null || permissionsOf(person?.staffRoles ?? []).includes(permission);
  if (!person || isBanned(person, now) || !may) throw forbidden();
}

/** What staff type about somebody: an entry can never be erased, so these texts must contain no address. */
export const typedTexts: readonly string[] = ['reason', 'note', 'message', 'tags'];

/** A state as the history keeps it. */
const kept = (state: unknown): unknown =>
  typeof state === 'object' && state !== null
    ? Object.fromEntries(
        Object.entries(state).map(([name, value]) => [
          name,
          typedTexts.includes(name) ? maskContacts(value) : value,
        ]),
      )
    : state;

/** Half of a surrogate pair, which JSON writes as an escape that PostgreSQL refuses (RFC 8259 section 8.2). */
const lonelySurrogate = /\p{Surrogate}/gu;

const json = (value: unknown) =>
  value == null
    ? null
    : JSON.stringify(value, (_, one: unknown) =>
        typeof one === 'string' ? one.replace(lonelySurrogate, '\ufffd') : one,
      );

/** Nobody of the staff: the server itself, or a player with their own account, who has no name in the history. */
export const nobody = { id: null, userName: '', network: null };

/** Records an entry outside of any transaction, for actions that do not change a record; returns its id. */
export async function addEntry(
  db: Db | Tx,
  clock: Clock,
  actor: { id: string | null; userName: string; network: string | null },
  { reason, ...change }: Change,
): Promise<string> {
  const id = newId();
  const after = reason === undefined ? change.after : { ...(change.after as object | null), reason };
  await db
    .insertInto('audits')
    .values({
      id,
      at: clock.now(),
      userId: actor.id,
      userName: actor.userName,
      action: change.action,
      resource: change.resource,
      recordId: change.id,
      network: actor.network,
      before: json(kept(change.before)),
      after: json(kept(after)),
    })
    .execute();
  return id;
}
