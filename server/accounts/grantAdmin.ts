import { randomBytes } from 'node:crypto';
import { addEntry } from '../audit/audit';
import { accountEvent } from '../credentials/events';
import { isHeldEmail, lockAddress } from '../credentials/heldEmails';
import { noBan } from '../db/bans';
import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Clock } from '../platform/clock';
import { OperatorError, operator } from '../platform/operator';
import { isErasureBegun } from './erasure/person';
import type { Passwords } from './passwords';
import { byEmail, insertUser } from './users';

export interface OwnerDependencies {
  db: Db;
  clock: Clock;
  passwords: Passwords;
}

/** What an owner signs in with; the password is in plain text. */
export interface Credentials {
  email: string;
  password: string;
}

/**
 * Makes the account of this e-mail an owner with this password. A player's account loses every way into it that there was,
 * a colleague's its sessions. Throws an OperatorError for an address to which a correction can still be undone, and for
 * an account whose erasing has begun.
 */
export async function grantAdmin(
  { db, clock, passwords }: OwnerDependencies,
  { email, password }: Credentials,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockAddress(tx, email);
    const user = await byEmail(tx, email).select(['id', 'role', 'staffRoles']).forUpdate().executeTakeFirst();
    if (user && (await isErasureBegun(tx, user.id))) throw new OperatorError(`${email} is being erased`);
    const id = user?.id ?? (await insertOwner(tx, email, passwordHash, now));
    if (await isHeldEmail(tx, email, now, id))
      throw new OperatorError(`a correction of another account can still be undone to ${email}`);
    await accountEvent(tx, user?.role === 'Admin' ? 'password' : 'staff', { id, now });
    if (user) {
      await tx
        .updateTable('users')
        .set({
          role: 'Admin',
          staffRoles: ['owner'],
          passwordHash,
          emailVerifiedAt: now,
          eraseAt: null,
          ...noBan,
        })
        .where('id', '=', id)
        .execute();
    }
    const roles = { before: { roles: user?.staffRoles ?? [] }, after: { roles: ['owner'] } };
    await addEntry(tx, clock, operator, { action: 'change-roles', resource: 'staff', id, ...roles });
  });
}

function insertOwner(tx: Tx, email: string, passwordHash: string, now: Date): Promise<string> {
  const name = {
    firstName: 'Quản trị',
    lastName: 'Outline',
    userName: `admin-${randomBytes(4).toString('hex')}`,
  };
  return insertUser(tx, { ...name, email, passwordHash, staffRoles: ['owner'], emailVerifiedAt: now }, now);
}
