import { sql } from 'kysely';
import type { Tx, UsersTable } from '../../db/tables';
import { isErasedEmail } from '../../platform/erasedAddress';

/** Whether erasing has begun, which nothing ends any more. The caller has locked the account's row. */
export async function isErasureBegun(tx: Tx, userId: string): Promise<boolean> {
  const begun = tx.selectFrom('erasedPlayers').select('userId').where('userId', '=', userId);
  return (await begun.executeTakeFirst()) !== undefined;
}

/** A player being erased: what has to be found and removed from texts. */
export interface Erased {
  id: string;
  /** In lower case: the address, and previous ones that no other account has; empty once they are erased. */
  emails: string[];
  userName: string;
  /** Those of the last year. */
  formerNames: string[];
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
}

/** The same under its lock, with what says whether the erasure is due. */
export interface LockedErased extends Erased {
  role: UsersTable['role'];
  eraseAt: Date | null;
}

/** Locks the player until the commit, as settling a payment does; undefined when the row is gone. */
export async function lockErased(tx: Tx, id: string): Promise<LockedErased | undefined> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'userName', 'firstName', 'lastName', 'phoneNumber', 'role', 'eraseAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const { email, ...person } = user;
  const former = tx.selectFrom('formerNames').select('userName').where('userId', '=', id);
  const names = (await former.execute()).map(({ userName }) => userName);
  const { rows } = await sql<{ email: string }>`select distinct lower(email) as email from (
      select old_email as email from email_changes where user_id = ${id}
      union all select new_email from email_changes where user_id = ${id}) as earlier
    where not exists (select from users where lower(users.email) = lower(earlier.email))`.execute(tx);
  const own = isErasedEmail(email) ? [] : [email.toLowerCase()];
  const formerNames = names.filter((name) => name !== null);
  return { ...person, formerNames, emails: [...new Set([...own, ...rows.map((row) => row.email)])] };
}
