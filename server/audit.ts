import type { Clock } from './clock';
import type { Db, Tx } from './db/tables';
import type { Caller } from './http/types';
import { newId } from './ids';

export interface Change {
  action: string;
  resource: string;
  id: string;
  before: unknown;
  after: unknown;
}

/** Who did what to which record, what it was and what it became; in the transaction of the change itself (api.md). */
export async function audit(tx: Db | Tx, clock: Clock, admin: Caller, change: Change): Promise<void> {
  const json = (value: unknown) => (value == null ? null : JSON.stringify(value));
  await tx
    .insertInto('audits')
    .values({
      id: newId(),
      at: clock.now(),
      userId: admin.id,
      userName: admin.userName,
      action: change.action,
      resource: change.resource,
      recordId: change.id,
      before: json(change.before),
      after: json(change.after),
    })
    .execute();
}
