import type { AuditAction } from '../../../contract/audits';
import type { StaffRole } from '../../../contract/permissions';
import type { RolesBody, StaffMember } from '../../../contract/staff';
import { audit } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict } from '../../platform/errors';
import { staffMessages } from '../../platform/messages/staff';
import { assertCurrentVersion } from '../../resources/versions';
import { lockOwners } from '../owners';
import { removeFactor } from '../secondFactor';
import { lockMember } from './members';

/** Changes someone's roles. Nobody changes their own, and at least one owner remains. */
export const changeRoles = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { roles, reason, version }: RolesBody,
): Promise<StaffMember> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockOther(tx, deps, { actor, id, roles });
    await assertCurrentVersion(tx, { resource: 'staff', id, current: before }, version);
    await tx
      .updateTable('users')
      .set((eb) => ({ staffRoles: roles, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (!roles.includes('owner')) await accountEvent(tx, 'notOwner', { id, now: deps.clock.now() });
    const after = await lockMember(tx, id, deps.clock.now());
    await recordMemberChange(tx, deps, actor, {
      action: 'change-roles',
      member: before,
      after: { roles, reason },
    });
    return after;
  });

/** Removes someone from the staff: the account remains as a player's, signed out and without a factor. */
export const removeMember = (deps: Dependencies, actor: Actor, id: string, reason: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockOther(tx, deps, { actor, id, roles: [] });
    await dismiss(tx, id, deps.clock.now());
    await recordMemberChange(tx, deps, actor, {
      action: 'remove',
      member: before,
      after: { roles: [], reason },
    });
  });

/** Turns a locked member's account into a player's, signed out and without a factor. */
export async function dismiss(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ role: 'User', staffRoles: [], version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await accountEvent(tx, 'notStaff', { id, now });
}

/** Ends all of someone's sessions, and sign-ins that are about to become one. */
export const endMemberSessions = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, id, deps.clock.now());
    await accountEvent(tx, 'logOut', { id, now: deps.clock.now() });
    await recordMemberChange(tx, deps, actor, { action: 'end-sessions', member, after: { reason } });
  });

/** Removes the second factor of a colleague who has lost it; one's own is renewed, not reset. */
export const resetMemberFactor = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (id === actor.id) throw conflict(staffMessages.ownFactor);
    const member = await lockMember(tx, id, deps.clock.now());
    if (!(await removeFactor(tx, id, deps.clock.now()))) throw conflict(staffMessages.noFactor);
    await recordMemberChange(tx, deps, actor, { action: 'reset-factor', member, after: { reason } });
  });

/**
 * Locks the owners, then the member who is to have `roles`. The fixed order ensures that when two owners remove each
 * other at once, one remains.
 */
async function lockOther(
  tx: Tx,
  deps: Pick<Dependencies, 'clock'>,
  { actor, id, roles }: { actor: Actor; id: string; roles: readonly StaffRole[] },
): Promise<StaffMember> {
  if (id === actor.id) throw conflict(staffMessages.ownRoles);
  return lockForRoles(tx, id, roles, deps.clock.now());
}

/** Locks the owners, then the member who is to have `roles`. Throws 409 when no owner would remain. */
export async function lockForRoles(
  tx: Tx,
  id: string,
  roles: readonly StaffRole[],
  now: Date,
): Promise<StaffMember> {
  const owners = await lockOwners(tx, now);
  const isLast = owners.every((owner) => owner.id === id);
  if (isLast && !roles.includes('owner')) throw conflict(staffMessages.lastOwner);
  return lockMember(tx, id, now);
}

interface MemberChange {
  action: AuditAction;
  /** The member as they were before. */
  member: StaffMember;
  /** What the history records of it. */
  after: object;
}

/** Records a change of a member: entries about people contain ids, roles and reasons, but no name or e-mail. */
export const recordMemberChange = (
  tx: Tx,
  { clock }: Dependencies,
  actor: Actor,
  { action, member: { id, roles }, after }: MemberChange,
): Promise<void> => audit(tx, clock, actor, { action, resource: 'staff', id, before: { roles }, after });
