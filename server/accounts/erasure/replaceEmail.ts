import type { Language } from '../../../contract/languages';
import { accountEvent } from '../../credentials/events';
import { isHeldEmail, isInvited, lockAddress } from '../../credentials/heldEmails';
import { isDuplicate } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { enqueue } from '../../mail/outbox';
import { conflict } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { maskEmail } from '../../platform/masking/contacts';
import { accounts } from '../../platform/messages/accounts';
import { erasureMessages } from '../../platform/messages/erasure';
import { byEmail } from '../users';
import { undoUrl } from './links';

/** The refusal, at its field, of an address that another account has. */
export const emailTaken = () => conflict(accounts.emailTaken, { email: [accounts.emailTaken] });

/** The refusal of an address that a change of another account can still be undone to. */
export const emailHeld = () => conflict(erasureMessages.heldEmail, { email: [erasureMessages.heldEmail] });

/** Runs a change of address; of two at once, the unique index lets one win. Throws 409 naming `email`. */
export const refusingTaken = <T>(change: Promise<T>): Promise<T> =>
  change.catch((error: unknown) => {
    throw isDuplicate(error, 'users_email_unique') ? emailTaken() : error;
  });

/** Serializes everything that would give one of these addresses to an account, in an order that no two changes cross. */
export async function lockAddresses(tx: Tx, ...addresses: string[]): Promise<void> {
  for (const address of addresses.map((text) => text.trim().toLowerCase()).sort())
    await lockAddress(tx, address);
}

/** Why an account cannot have an address: another account has it, it is invited to the staff, or held for its earlier owner. */
export async function whyTaken(
  tx: Tx,
  email: string,
  now: Date,
  userId: string,
): Promise<'account' | 'invited' | 'held' | null> {
  if (await byEmail(tx, email).select('id').executeTakeFirst()) return 'account';
  if (await isInvited(tx, email, now)) return 'invited';
  return (await isHeldEmail(tx, email, now, userId)) ? 'held' : null;
}

/** The account whose e-mail changes; its row is locked. */
interface Owner {
  id: string;
  email: string;
  firstName: string;
  emailVerifiedAt: Date | null;
  language: Language | null;
}
interface Replacement {
  email: string;
  /** When the new address was verified; null if it still has to be. */
  verifiedAt: Date | null;
  by: 'staff' | 'player';
}

/**
 * Replaces an account's e-mail: sessions end, Google is unlinked, and the previous address, which is held, receives a link
 * that undoes it.
 */
export async function replaceEmail(
  tx: Tx,
  deps: Dependencies,
  account: Owner,
  { email, verifiedAt, by }: Replacement,
): Promise<void> {
  const { id, email: oldEmail, firstName: name } = account;
  const now = deps.clock.now();
  const changeId = newId();
  const identities = await linkedGoogle(tx, id);
  await accountEvent(tx, 'email', { id, now });
  await setEmail(tx, id, { from: oldEmail, to: email, verifiedAt });
  const before = { oldEmail, newEmail: email, verifiedAt: account.emailVerifiedAt, identities };
  await tx
    .insertInto('emailChanges')
    .values({ id: changeId, userId: id, ...before, changedAt: now })
    .execute();
  const language = account.language ?? 'vi';
  const link = undoUrl(deps, { kind: 'email', id: changeId, at: now });
  const values = { name, masked: maskEmail(email), link, own: by === 'player' ? 'yes' : '' };
  await enqueue(tx, deps, { to: oldEmail, template: 'emailReplaced', language, about: changeId, values });
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
