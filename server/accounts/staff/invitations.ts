import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { InviteBody, StaffMember } from '../../../contract/staff';
import { audit } from '../../audit/audit';
import { credentials } from '../../credentials/credentials';
import { isHeldEmail, lockAddress } from '../../credentials/heldEmails';
import { isBanned } from '../../db/bans';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { enqueue } from '../../mail/outbox';
import { addMs } from '../../platform/clock';
import { isEmail } from '../../platform/emailAddress';
import { conflict, invalid, notFound } from '../../platform/errors';
import { hashToken, isId, newId, newToken } from '../../platform/ids';
import { accounts } from '../../platform/messages/accounts';
import { staffMessages } from '../../platform/messages/staff';
import { rowWithId } from '../../resources/sqlSource';
import { isErasureBegun } from '../erasure/person';
import { emailHeld } from '../erasure/replaceEmail';
import { byEmail } from '../users';
import { staffRows } from './members';

/**
 * Invites an address to the staff with a one-time link valid for 48 hours, replacing an earlier invitation. Throws 409
 * naming `email`.
 */
export async function invite(
  deps: Dependencies,
  actor: Actor,
  body: InviteBody,
  language: Language,
): Promise<StaffMember> {
  const email = body.email.trim();
  if (!isEmail(email)) throw invalid({ email: [accounts.emailForm] }, accounts.emailForm);
  const now = deps.clock.now();
  const token = newToken();
  const row = {
    id: newId(),
    email,
    staffRoles: body.roles,
    expiresAt: addMs(now, credentials.invitation.lasts),
  };
  const invited = await inTransaction(deps.db, async (tx) => {
    await lockAddress(tx, email);
    if (await isHeldEmail(tx, email, now)) throw emailHeld();
    const known = await byEmail(tx, email)
      .select(['id', 'role', 'bannedAt', 'bannedUntil', 'eraseAt'])
      .executeTakeFirst();
    const isShut =
      known !== undefined &&
      (isBanned(known, now) || known.eraseAt !== null || (await isErasureBegun(tx, known.id)));
    const refusal = isShut ? staffMessages.bannedInvited : staffMessages.alreadyStaff;
    if (isShut || known?.role === 'Admin') throw conflict(refusal, { email: [refusal] });
    await tx.deleteFrom('invitations').where(sql<string>`lower(email)`, '=', email.toLowerCase()).execute();
    const own = { tokenHash: hashToken(token), invitedBy: actor.id, createdAt: now };
    await tx
      .insertInto('invitations')
      .values({ ...row, ...own })
      .execute();
    const after = { roles: body.roles, reason: body.reason };
    await audit(tx, deps.clock, actor, {
      action: 'invite',
      resource: 'staff',
      id: row.id,
      before: null,
      after,
    });
    const values = { by: actor.userName, link: `${deps.address.public}/auth/invitation#${token}` };
    const about = own.tokenHash;
    await enqueue(tx, deps, { to: email, template: 'invitation', language, about, values });
    // Inside the transaction: a later invitation replaces this one.
    return rowWithId(tx, staffRows, row.id, { actor, now });
  });
  deps.wake('mail');
  return invited;
}

/** Withdraws a pending invitation. */
export const withdraw = (deps: Dependencies, actor: Actor, id: string, reason: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const gone = isId(id)
      ? await tx.deleteFrom('invitations').where('id', '=', id).returning('staffRoles').executeTakeFirst()
      : undefined;
    if (!gone) throw notFound();
    const change = { action: 'withdraw' as const, resource: 'staff', id, before: { roles: gone.staffRoles } };
    await audit(tx, deps.clock, actor, { ...change, after: { reason } });
  });
