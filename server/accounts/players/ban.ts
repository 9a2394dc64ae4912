import { undoableActs } from '../../../contract/undoable';
import type { User } from '../../../contract/users';
import { audit } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { type BanRow, banColumns, noBan } from '../../db/bans';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict, forbidden, notFound } from '../../platform/errors';
import { catalogMessages } from '../../platform/messages/catalog';
import { laterChanges } from '../../resources/undo';
import { versionConflict } from '../../resources/versions';
import { lockOwners } from '../owners';
import { assertActFor } from './account';
import { type BanKept, type BanTerms, banFor, banIn, isOwner, keptOfBan } from './banTerms';
import { findUser } from './userList';

interface Ban {
  /** Whether the account is to be banned. */
  isBanned: boolean;
  /** The result that the caller expects; without it the call always proceeds. */
  expected?: boolean | undefined;
  /** Reason and end; absent when a ban is lifted. */
  terms?: BanTerms;
  /** The change that is undone; the ban that it had replaced is used instead of the terms. */
  undone?: { before: LockState; after: LockState };
}

/**
 * Bans or unbans; a ban ends every session in the same transaction. Idempotent. A caller who expects the opposite
 * result is refused (decisions.md, Versions).
 */
export const setBanned = (
  deps: Dependencies,
  admin: Actor,
  id: string,
  { isBanned, expected = isBanned, terms = {}, undone }: Ban,
): Promise<User> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (isBanned) await assertOwnerRemains(tx, admin, id, now);
    const { ban, user: before } = await lockUser(tx, id, admin, now);
    if (before.role === 'Admin' && !isOwner(admin)) throw forbidden(catalogMessages.staffBan);
    if (undone) await assertStands(tx, id, undone, before.isLocked);
    if (expected !== isBanned) throw await versionConflict(tx, { resource: 'users', id, current: before });
    const given = () => (undone ? banIn(undone.before, admin, now) : banFor(ban, terms, admin, now));
    const wanted = isBanned ? given() : noBan;
    await tx
      .updateTable('users')
      .set((eb) => ({ ...wanted, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (isBanned) await accountEvent(tx, 'ban', { id, now });
    const { user: after } = await lockUser(tx, id, admin, now);
    await audit(tx, deps.clock, admin, {
      action: isBanned ? 'ban' : 'unban',
      resource: 'users',
      id,
      before: kept(before, ban),
      after: kept(after, wanted),
    });
    return after;
  });

/** What the history records of a player: only the changes, without personal data, as the history can never be erased. */
export type LockState = Pick<User, 'isLocked' | 'version'> & BanKept;
const kept = ({ isLocked, version }: User, ban: BanRow): LockState => ({
  isLocked,
  version,
  ...(isLocked && keptOfBan(ban)),
});

/** The changes of a ban, which can be undone. */
export const banActs = { resource: 'users', acts: undoableActs.ban };

/** Throws 409 unless the account still is in the state that this change of its ban made. */
async function assertStands(
  tx: Tx,
  id: string,
  { after }: { after: LockState },
  isLocked: boolean,
): Promise<void> {
  const later = await laterChanges(tx, banActs, id, after.version);
  if (later.length > 0 || isLocked !== after.isLocked) throw conflict(catalogMessages.notUndone);
}

/** Refuses an admin's own account and the last owner (api.md, Admin). */
async function assertOwnerRemains(tx: Tx, admin: Actor, id: string, now: Date): Promise<void> {
  if (admin.id === id) throw conflict(catalogMessages.selfBan);
  const owners = await lockOwners(tx, now);
  if (!isOwner(admin) && owners.some((other) => other.id === id)) throw forbidden(catalogMessages.staffBan);
  if (owners.length > 0 && owners.every((other) => other.id === id))
    throw conflict(catalogMessages.lastOwner);
}

async function lockUser(tx: Tx, id: string, admin: Actor, now: Date): Promise<{ user: User; ban: BanRow }> {
  const ban = await tx
    .selectFrom('users')
    .select([...banColumns, 'eraseAt', 'erasedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const user = await findUser(tx, id, admin, now);
  if (!ban || !user) throw notFound();
  assertActFor('ban', ban, { now });
  return { user, ban };
}
