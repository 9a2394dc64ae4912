import type { Selectable } from 'kysely';
import { type AccountAct, accountStateOf, isActFor } from '../../../contract/accountActs';
import type { LocalizedText } from '../../../contract/languages';
import { permissionsOf } from '../../../contract/permissions';
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

/** Throws 403 for a colleague's page and what hangs on it, unless the reader sees the staff. */
export function assertReadable(
  { role }: Pick<Account, 'role'>,
  { staffRoles }: Pick<Actor, 'staffRoles'>,
): void {
  if (role === 'Admin' && !permissionsOf(staffRoles).includes('staff:read'))
    throw forbidden(playerMessages.staffPage);
}

/** The account with an id, for a reader. Throws 404, and 403 for a colleague's unless the reader sees the staff. */
export async function findAccount(
  db: Db | Tx,
  id: string,
  reader: Pick<Actor, 'staffRoles'>,
): Promise<Account> {
  const account = isId(id) ? await accountWith(db, id).executeTakeFirst() : undefined;
  if (!account) throw notFound();
  assertReadable(account, reader);
  return account;
}

/** Why an action is refused for an account about to be erased; any other state just cannot be changed. */
const refusals: Partial<Record<AccountAct, LocalizedText>> = {
  erase: erasureMessages.alreadyClosed,
  keep: erasureMessages.notKept,
};

/**
 * Refuses an action that the account's state does not allow (contract/accountActs.ts). Throws 409, naming the field
 * if given.
 */
export function assertActFor(
  act: AccountAct,
  account: Pick<Account, 'eraseAt' | 'erasedAt'>,
  { now, field }: { now: Date; field?: string },
): void {
  if (isActFor(act, account, now)) return;
  const isErased = accountStateOf(account, now) === 'erased';
  const said = isErased ? erasureMessages.erased : (refusals[act] ?? erasureMessages.closedForStaff);
  throw conflict(said, field === undefined ? undefined : { [field]: [said] });
}

/** Who does what to an account, and when. */
interface Acting {
  actor: Actor;
  act: AccountAct;
  now: Date;
  /** The form field at which the refusal appears. */
  field?: string;
}

/**
 * The account with an id, locked for a change. Throws 404, 403 unless the caller may change it (only owners change
 * staff), and 409 for an account that is erased or about to be, if the action requires an open one.
 */
export async function lockAccount(
  tx: Tx,
  id: string,
  { actor, act, now, ...refused }: Acting,
): Promise<Account> {
  const account = isId(id) ? await accountWith(tx, id).forUpdate().executeTakeFirst() : undefined;
  if (!account) throw notFound();
  if (account.role === 'Admin' && !actor.staffRoles.includes('owner')) throw forbidden(playerMessages.staff);
  assertActFor(act, account, { now, ...refused });
  return account;
}
