import { addEntry } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { enqueue } from '../../mail/outbox';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { OperatorError, operator } from '../../platform/operator';
import type { Passwords } from '../passwords';
import { byEmail } from '../users';
import { dismiss, lockForRoles } from './changes';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** Removes the person with this e-mail from the staff, as the Staff page does. Throws 409 for the last owner. */
export const demote = ({ db, clock }: Dependencies, email: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id } = await memberByEmail(tx, email);
    const { roles } = await lockForRoles(tx, id, [], clock.now());
    await dismiss(tx, id, clock.now());
    const change = {
      action: 'remove' as const,
      resource: 'staff',
      id,
      before: { roles },
      after: { roles: [] },
    };
    await addEntry(tx, clock, operator, change);
  });

/** Sets a staff member's password, ends their sessions and notifies them by mail. */
export async function setPassword(
  deps: Dependencies & { keys: Keys; passwords: Passwords },
  email: string,
  password: string,
): Promise<void> {
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps.db, async (tx) => {
    const { id, email: to, firstName } = await memberByEmail(tx, email);
    await tx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
    await accountEvent(tx, 'password', { id, now: deps.clock.now() });
    await enqueue(tx, deps, { to, template: 'passwordChanged', language: 'vi', values: { name: firstName } });
    const change = { action: 'set-password' as const, resource: 'staff', id, before: null, after: null };
    await addEntry(tx, deps.clock, operator, change);
  });
}

/** Locked after the owners if both are, in the same order as every other change of roles. */
async function memberByEmail(tx: Tx, email: string) {
  const user = await byEmail(tx, email).select(['id', 'email', 'firstName', 'role']).executeTakeFirst();
  if (user?.role !== 'Admin') throw new OperatorError(`${email} is not on the staff`);
  return user;
}
