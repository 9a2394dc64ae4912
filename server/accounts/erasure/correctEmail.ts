import type { EmailCorrection } from '../../../contract/erasure';
import { audit } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { isHeldEmail, isInvited, lockAddress } from '../../credentials/heldEmails';
import { inTransaction, isDuplicate } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { enqueue } from '../../mail/outbox';
import { isEmail } from '../../platform/emailAddress';
import { conflict, invalid } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { maskEmail } from '../../platform/masking/contacts';
import { accounts } from '../../platform/messages/accounts';
import { erasureMessages } from '../../platform/messages/erasure';
import { assertCurrentVersion } from '../../resources/versions';
import { mailCode } from '../codes';
import { type Account, lockAccount } from '../players/account';
import { byEmail } from '../users';
import { undoUrl } from './links';

/** The refusal, at its field, of an address that another account has. */
const emailTaken = () => conflict(accounts.emailTaken, { email: [accounts.emailTaken] });

/** The refusal of an address that a correction of another account can still be undone to. */
export const emailHeld = () => conflict(erasureMessages.heldEmail, { email: [erasureMessages.heldEmail] });

/** The refusal of an address that has been invited to the staff. */
const emailInvited = () => conflict(erasureMessages.invitedEmail, { email: [erasureMessages.invitedEmail] });

/** Runs a change of address; of two at once, the unique index lets one win. Throws 409 naming `email`. */
export const refusingTaken = <T>(change: Promise<T>): Promise<T> =>
  change.catch((error: unknown) => {
    throw isDuplicate(error, 'users_email_unique') ? emailTaken() : error;
  });

/**
 * Corrects a player's e-mail: the new address has to be verified, sessions end, Google is unlinked, and the previous
 * address receives a link that undoes it. Throws 400 and 409 naming `email`, including for a closed account.
 */
export function correctEmail(
  deps: Dependencies,
  actor: Actor,
  id: string,
  { email: given, reason, version }: EmailCorrection,
): Promise<void> {
  const email = given.trim();
  if (!isEmail(email)) throw invalid({ email: [accounts.emailForm] });
  const work = inTransaction(deps.db, async (tx) => {
    const acting = { actor, act: 'correctEmail', now: deps.clock.now(), field: 'email' } as const;
    const account = await lockAccount(tx, id, acting);
    await assertCurrentVersion(tx, { resource: 'users', id, current: { version: account.version } }, version);
    if (account.email.toLowerCase() === email.toLowerCase())
      throw invalid({ email: [erasureMessages.sameEmail] });
    for (const address of [account.email, email].map((text) => text.toLowerCase()).sort())
      await lockAddress(tx, address);
    if (await byEmail(tx, email).select('id').executeTakeFirst()) throw emailTaken();
    if (await isInvited(tx, email, acting.now)) throw emailInvited();
    await change(tx, deps, account, email);
    if (await isHeldEmail(tx, email, acting.now, id)) throw emailHeld();
    await audit(tx, deps.clock, actor, {
      action: 'change-email',
      resource: 'users',
      id,
      before: null,
      after: { reason },
    });
  });
  return refusingTaken(work);
}

async function change(tx: Tx, deps: Dependencies, account: Account, email: string): Promise<void> {
  const { id, email: oldEmail, emailVerifiedAt: verifiedAt, firstName: name } = account;
  const now = deps.clock.now();
  const changeId = newId();
  const identities = await linkedGoogle(tx, id);
  await accountEvent(tx, 'email', { id, now });
  await setEmail(tx, id, { from: oldEmail, to: email, verifiedAt: null });
  await tx
    .insertInto('emailChanges')
    .values({ id: changeId, userId: id, oldEmail, newEmail: email, verifiedAt, identities, changedAt: now })
    .execute();
  const language = account.language ?? 'vi';
  const link = undoUrl(deps, { kind: 'email', id: changeId, at: now });
  const values = { name, masked: maskEmail(email), link };
  await enqueue(tx, deps, { to: oldEmail, template: 'emailReplaced', language, about: changeId, values });
  const wanted = { purpose: 'verify-email', email, userId: id, from: 'staff' } as const;
  await mailCode(tx, deps, wanted, { template: 'emailGiven', language, name });
}

/** The linked Google accounts, which an undo links again. */
async function linkedGoogle(tx: Tx, id: string): Promise<string> {
  const linked = await tx
    .selectFrom('identities')
    .where('userId', '=', id)
    .select(['issuer', 'subject'])
    .execute();
  return JSON.stringify(linked);
}

/**
 * Replaces the address, including in open payments, which are found by it, and in the newsletter; codes sent to either
 * address no longer work.
 */
export async function setEmail(
  tx: Tx,
  id: string,
  { from, to, verifiedAt }: { from: string; to: string; verifiedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ email: to, emailVerifiedAt: verifiedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('payments')
    .set({ email: to })
    .where('userId', '=', id)
    .where('status', '=', 'PENDING')
    .execute();
  await moveSubscription(tx, from.toLowerCase(), to.toLowerCase());
  await tx
    .deleteFrom('codes')
    .where((eb) => eb.or([eb('userId', '=', id), eb('email', 'in', [from.toLowerCase(), to.toLowerCase()])]))
    .execute();
}

/** Nothing else leads from a subscription to its player, whose export and erasure look for it. */
async function moveSubscription(tx: Tx, from: string, to: string): Promise<void> {
  const moved = await tx
    .deleteFrom('subscribers')
    .where('email', '=', from)
    .returning('createdAt')
    .executeTakeFirst();
  if (!moved) return;
  await tx
    .insertInto('subscribers')
    .values({ ...moved, email: to })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
