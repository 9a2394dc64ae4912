import type { User } from '../../../contract/users';
import { audit } from '../../audit/audit';
import { transact } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../http/types';
import { conflict, forbidden, notFound } from '../../platform/errors';
import { catalogSays } from '../../platform/messages/catalog';
import { changedMeanwhile } from '../../resources/versions';
import { lockOwners } from '../owners';
import { endSessions } from '../sessions';
import { withdrawInvitationsOf } from '../withdrawInvitations';
import { findUser } from './userList';

interface Ban {
  /** Whether the account is banned afterwards. */
  isBanned: boolean;
  /** The state that the caller expects to result; the same where they do not say. */
  expected?: boolean | undefined;
}

/**
 * Bans or unbans; a ban ends every session in the same transaction. Idempotent. A caller who expects the opposite
 * result is refused (decisions.md, Versions).
 */
export const setBanned = (
  deps: Dependencies,
  admin: Caller,
  id: string,
  { isBanned, expected = isBanned }: Ban,
): Promise<User> =>
  transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (isBanned) await refuseLockout(tx, admin, id);
    const before = await lockUser(tx, id, admin);
    if (before.role === 'Admin' && !isOwner(admin)) throw forbidden(catalogSays.staffBan);
    if (expected !== isBanned) throw await changedMeanwhile(tx, 'users', id, before);
    await tx
      .updateTable('users')
      .set((eb) => ({
        bannedAt: isBanned ? eb.fn.coalesce('bannedAt', eb.val(now)) : null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    if (isBanned) {
      await endSessions(tx, id, 'ban', now);
      await withdrawInvitationsOf(tx, id);
    }
    const after = await lockUser(tx, id, admin);
    await audit(tx, deps.clock, admin, {
      action: isBanned ? 'ban' : 'unban',
      resource: 'users',
      id,
      before: kept(before),
      after: kept(after),
    });
    return after;
  });

/** What the history records of a player: the changes, without personal data, as it can never be erased. */
const kept = ({ isLocked, version }: User) => ({ isLocked, version });

const isOwner = ({ staffRoles }: Caller) => staffRoles.includes('owner');

/** Refuses an admin's own account and the last owner (api.md, Admin). */
async function refuseLockout(tx: Tx, admin: Caller, id: string): Promise<void> {
  if (admin.id === id) throw conflict(catalogSays.selfBan);
  const owners = await lockOwners(tx);
  if (!isOwner(admin) && owners.some((other) => other.id === id)) throw forbidden(catalogSays.staffBan);
  if (owners.length > 0 && owners.every((other) => other.id === id)) throw conflict(catalogSays.lastOwner);
}

async function lockUser(tx: Tx, id: string, admin: Caller): Promise<User> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const user = await findUser(tx, id, admin);
  if (!user) throw notFound();
  return user;
}
