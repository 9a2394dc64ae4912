import type { Selectable } from 'kysely';
import type { Db, Tx, UsersTable } from '../../db/tables';
import type { Actor } from '../../http/types';
import { forbidden, notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { playerMessages } from '../../platform/messages/players';

type Account = Pick<Selectable<UsersTable>, 'id' | 'email' | 'role' | 'tags' | 'version'>;

const accountWith = (db: Db | Tx, id: string) =>
  db.selectFrom('users').select(['id', 'email', 'role', 'tags', 'version']).where('id', '=', id);

/** The account with an id. Throws 404. */
export async function findAccount(db: Db | Tx, id: string): Promise<Account> {
  const account = isId(id) ? await accountWith(db, id).executeTakeFirst() : undefined;
  if (!account) throw notFound();
  return account;
}

/** The account with an id, locked for a change. Throws 404, and 403 unless the caller may change it: only owners change staff. */
export async function lockAccount(tx: Tx, id: string, caller: Actor): Promise<Account> {
  const account = isId(id) ? await accountWith(tx, id).forUpdate().executeTakeFirst() : undefined;
  if (!account) throw notFound();
  if (account.role === 'Admin' && !caller.staffRoles.includes('owner')) throw forbidden(playerMessages.staff);
  return account;
}
