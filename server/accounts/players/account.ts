import type { Selectable } from 'kysely';
import type { Db, Tx, UsersTable } from '../../db/tables';
import type { Actor } from '../../http/types';
import { conflict, forbidden, notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { erasureMessages } from '../../platform/messages/erasure';
import { playerMessages } from '../../platform/messages/players';

const columns = [
  'id',
  'email',
  'emailVerifiedAt',
  'firstName',
  'language',
  'role',
  'tags',
  'version',
  'eraseAt',
  'erasedAt',
] as const;
export type Account = Pick<Selectable<UsersTable>, (typeof columns)[number]>;

const accountWith = (db: Db | Tx, id: string) => db.selectFrom('users').select(columns).where('id', '=', id);

/** The account with an id. Throws 404. */
export async function findAccount(db: Db | Tx, id: string): Promise<Account> {
  const account = isId(id) ? await accountWith(db, id).executeTakeFirst() : undefined;
  if (!account) throw notFound();
  return account;
}

/**
 * The account with an id, locked for a change. Throws 404, 403 unless the caller may change it, as only owners change staff,
 * and 409 for a player who was erased.
 */
export async function lockAccount(tx: Tx, id: string, caller: Actor): Promise<Account> {
  const account = isId(id) ? await accountWith(tx, id).forUpdate().executeTakeFirst() : undefined;
  if (!account) throw notFound();
  if (account.role === 'Admin' && !caller.staffRoles.includes('owner')) throw forbidden(playerMessages.staff);
  if (account.erasedAt) throw conflict(erasureMessages.erased);
  return account;
}
