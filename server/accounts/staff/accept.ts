import type { StaffRole } from '../../../contract/permissions';
import type { AcceptBody, InvitationShown } from '../../../contract/staff';
import { addEntry } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { openInvitation } from '../../credentials/mailed';
import { isBanned } from '../../db/bans';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { invalid } from '../../platform/errors';
import { hashToken } from '../../platform/ids';
import { accounts } from '../../platform/messages/accounts';
import { isErasureBegun } from '../erasure/person';
import { nameFrom, passwordProblem } from '../rules';
import { byEmail, insertUser, newUserName } from '../users';

const over = () => invalid({ token: [accounts.linkOver] }, accounts.linkOver);

const valid = (db: Db | Tx, { clock }: Pick<Dependencies, 'clock'>, token: string) =>
  openInvitation(db, hashToken(token), clock.now());

/** Returns what the invitation's page shows. Throws 400 for an invalid one. */
export async function showInvitation(deps: Dependencies, token: string): Promise<InvitationShown> {
  const found = await valid(deps.db, deps, token).executeTakeFirst();
  if (!found) throw over();
  const known = await byEmail(deps.db, found.email).select('id').executeTakeFirst();
  return { email: found.email, isKnown: known !== undefined };
}

/**
 * Accepts an invitation, once: creates the account, or gives an existing one a new password and ends every way into it
 * that there was, since these were a player's.
 */
export async function acceptInvitation(
  deps: Dependencies,
  body: AcceptBody,
  network: string,
): Promise<{ email: string }> {
  const problem = passwordProblem(body.password);
  if (problem) throw invalid({ password: [problem] }, problem);
  if (!(await valid(deps.db, deps, body.token).executeTakeFirst())) throw over();
  const passwordHash = await deps.passwords.hash(body.password);
  return inTransaction(deps.db, async (tx) => {
    // Locks the inviter's row too, so that revoking their permission and this call run one after the other.
    const invitation = await valid(tx, deps, body.token).forUpdate().executeTakeFirst();
    if (!invitation) throw over();
    await tx.deleteFrom('invitations').where('id', '=', invitation.id).execute();
    const id = await admit(tx, deps, { ...invitation, passwordHash }, body);
    const { userName } = await tx
      .selectFrom('users')
      .select('userName')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const after = {
      roles: invitation.staffRoles,
      invitation: invitation.id,
      invitedBy: invitation.invitedBy,
    };
    const change = { action: 'accept' as const, resource: 'staff', id, before: { roles: [] }, after };
    await addEntry(tx, deps.clock, { id, userName, network }, change);
    return { email: invitation.email };
  });
}

interface Invited {
  email: string;
  staffRoles: StaffRole[];
  passwordHash: string;
}

async function admit(
  tx: Tx,
  deps: Dependencies,
  { email, staffRoles, passwordHash }: Invited,
  body: AcceptBody,
): Promise<string> {
  const now = deps.clock.now();
  const known = await byEmail(tx, email)
    .select(['id', 'role', 'bannedAt', 'bannedUntil', 'eraseAt'])
    .forUpdate()
    .executeTakeFirst();
  // They joined the staff by another way since: the link must not replace their roles, password and second factor.
  if (known && (isBanned(known, now) || known.eraseAt || known.role === 'Admin')) throw over();
  if (known && (await isErasureBegun(tx, known.id))) throw over();
  if (!known)
    return insertUser(
      tx,
      { ...nameOf(body, email), email, passwordHash, staffRoles, emailVerifiedAt: now },
      now,
    );
  await tx
    .updateTable('users')
    .set((eb) => ({
      role: 'Admin',
      staffRoles,
      passwordHash,
      emailVerifiedAt: eb.fn.coalesce('emailVerifiedAt', eb.val(now)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', known.id)
    .execute();
  await accountEvent(tx, 'staff', { id: known.id, now });
  return known.id;
}

function nameOf({ firstName = '', lastName = '' }: AcceptBody, email: string) {
  const local = email.split('@')[0] ?? '';
  return {
    firstName: nameFrom(firstName) || nameFrom(local) || 'Outline',
    lastName: nameFrom(lastName),
    userName: newUserName(local, 'staff'),
  };
}
