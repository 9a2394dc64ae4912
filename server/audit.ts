import { permissionsOf } from '../contract/permissions';
import type { Clock } from './clock';
import type { Db, Tx } from './db/tables';
import { forbidden } from './errors';
import type { Caller } from './http/types';
import { newId } from './ids';

export interface Change {
  action: string;
  resource: string;
  id: string;
  before: unknown;
  after: unknown;
}

/**
 * Who did what to which record, what it was and what it became; in the transaction of the change itself (api.md). Throws
 * 403, and so undoes the change, when the caller has lost the right to it since the call began.
 */
export async function audit(tx: Tx, clock: Clock, caller: Caller, change: Change): Promise<void> {
  await refuseFormer(tx, caller);
  await addEntry(tx, clock, caller, change);
}

/** The row stays locked to the end: a role taken away meanwhile waits for this change, or this change for it. */
async function refuseFormer(tx: Tx, { id, permission }: Caller): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select(['staffRoles', 'bannedAt'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  const may = permission === null || permissionsOf(person?.staffRoles ?? []).includes(permission);
  if (!person || person.bannedAt || !may) throw forbidden();
}

/** An entry by itself, for what is no change of a record. */
export async function addEntry(
  db: Db | Tx,
  clock: Clock,
  caller: { id: string | null; userName: string; network: string | null },
  change: Change,
): Promise<void> {
  const json = (value: unknown) => (value == null ? null : JSON.stringify(value));
  await db
    .insertInto('audits')
    .values({
      id: newId(),
      at: clock.now(),
      userId: caller.id,
      userName: caller.userName,
      action: change.action,
      resource: change.resource,
      recordId: change.id,
      network: caller.network,
      before: json(change.before),
      after: json(change.after),
    })
    .execute();
}
