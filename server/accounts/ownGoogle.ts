import type { Language } from '../../contract/languages';
import type { ProofBody } from '../../contract/ownSecurity';
import { endCredential } from '../credentials/ending';
import { stampOf } from '../credentials/events';
import { inTransaction } from '../db/guard';
import type { Tx } from '../db/tables';
import { closedForNow } from '../http/maintenance';
import type { Actor } from '../http/types';
import { conflict, unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';
import type { GoogleClaims } from './google';
import type { GoogleLink } from './googleTry';
import { mailOwner } from './mailOwner';
import { noteByPlayer } from './ownHistory';
import { lockProven, verifyOwner, waysIn } from './ownProof';

/**
 * Begins the link of a Google account to the caller's, which the way to Google carries. Throws as `verifyOwner` does, and 409
 * for staff and where one is linked already.
 */
export async function beginLink(
  deps: AccountDependencies,
  actor: Actor,
  given: ProofBody,
): Promise<GoogleLink> {
  if (actor.role === 'Admin') throw conflict(accounts.ofStaff);
  await verifyOwner(deps, actor, given);
  const { id: userId, sessionId } = actor;
  if ((await waysIn(deps.db, userId)).hasGoogle) throw conflict(accounts.googleLinkedAlready);
  return { userId, sessionId, stamp: await stampOf(deps.db, 'googleLink', userId) };
}

/**
 * Links the Google account with which a player returns, whatever its e-mail. Throws 401 when an event of the account or the
 * end of the session has ended the try, and 409 when another account has it.
 */
export async function linkOwnGoogle(
  deps: AccountDependencies,
  { userId, sessionId, stamp }: GoogleLink,
  { issuer, subject }: GoogleClaims,
  language: Language,
): Promise<void> {
  if (deps.watch?.state.maintenance) throw closedForNow(deps);
  await inTransaction(deps.db, async (tx) => {
    const user = await lockProven(tx, { id: userId, sessionId }, null);
    if (user.role === 'Admin' || (await stampOf(tx, 'googleLink', userId)) !== stamp)
      throw unauthorized(accounts.googleExpired);
    const linked = await tx
      .insertInto('identities')
      .values({ issuer, subject, userId, createdAt: deps.clock.now() })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (!linked) return assertOwn(tx, { issuer, subject, userId });
    await noteByPlayer(tx, deps, userId, { action: 'link-google' });
    await mailOwner(tx, deps, user, { template: 'googleChanged', isOn: true, language });
  });
  deps.wake('mail');
}

async function assertOwn(
  tx: Tx,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
): Promise<void> {
  const known = await tx
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (known?.userId !== userId) throw conflict(accounts.googleTaken);
}

/** Unlinks Google from the caller's account. Throws as `verifyOwner` does, and 409 where it is the last way in, or none is linked. */
export async function unlinkOwnGoogle(
  deps: AccountDependencies,
  actor: Actor,
  given: ProofBody,
  language: Language,
): Promise<void> {
  if (actor.role === 'Admin') throw conflict(accounts.ofStaff);
  const proven = await verifyOwner(deps, actor, given);
  await inTransaction(deps.db, async (tx) => {
    const user = await lockProven(tx, actor, proven);
    if (user.role === 'Admin') throw conflict(accounts.ofStaff);
    const { hasPassword, hasGoogle } = await waysIn(tx, actor.id);
    if (!hasGoogle) throw conflict(accounts.googleNotLinked);
    if (!hasPassword) throw conflict(accounts.googleLastWay);
    await endCredential(tx, 'googleAccount', { id: actor.id, now: deps.clock.now(), reason: 'ended' });
    await noteByPlayer(tx, deps, actor.id, { action: 'unlink-google' });
    await mailOwner(tx, deps, user, { template: 'googleChanged', isOn: false, language });
  });
}
