import { googleProofMinutes } from '../../contract/erasure';
import type { OwnSecurity, ProofBody } from '../../contract/ownSecurity';
import { credentials } from '../credentials/credentials';
import { openUndo } from '../credentials/heldEmails';
import type { Db, Tx } from '../db/tables';
import { assertRecentFactor } from '../http/recentFactor';
import type { Actor } from '../http/types';
import { addMs, minutes } from '../platform/clock';
import { forbidden, invalid, unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { erasureMessages } from '../platform/messages/erasure';
import type { AccountDependencies } from './dependencies';
import { frozenUntil } from './lostFactor/lostFactors';
import { verifyPassword, wrongPassword } from './verifyPassword';

/** How the caller's account is protected. */
export async function ownSecurity(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  { id, hasFactor }: Pick<Actor, 'id' | 'hasFactor'>,
): Promise<OwnSecurity> {
  const undo = await openUndo(db, id, clock.now()).executeTakeFirst();
  const emailUndoUntil = undo ? addMs(undo.changedAt, credentials.emailUndoLink.lasts).toISOString() : null;
  const frozen = await frozenUntil(db, id, clock.now());
  return {
    ...(await waysIn(db, id)),
    hasFactor,
    emailUndoUntil,
    frozenUntil: frozen?.toISOString() ?? null,
  };
}

/** By what an account can be signed in to, before its second factor. */
export async function waysIn(
  db: Db | Tx,
  id: string,
): Promise<Pick<OwnSecurity, 'hasPassword' | 'hasGoogle'>> {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const google = await db
    .selectFrom('identities')
    .select('userId')
    .where('userId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { hasPassword: passwordHash !== null, hasGoogle: google !== undefined };
}

/** What proved the owner: the hash that the password matched, or null for a recent sign-in by Google. */
export type Proven = string | null;

/**
 * Proves that the caller is the account's person and not only its session: by the second factor where there is one, and by
 * the password or, of a player, a sign-in of the last ten minutes to an account with Google. Throws 400 naming `password`, and 403 naming
 * `stepUp` or `google`.
 */
export async function verifyOwner(
  deps: AccountDependencies,
  actor: Actor,
  { password }: ProofBody,
): Promise<Proven> {
  assertRecentFactor(actor, deps.clock);
  if (password) return verifyPassword(deps, actor, { password, field: 'password' });
  await assertFreshGoogle(deps, actor);
  return null;
}

/** Throws unless Google is linked and this session was opened recently, by Google or by password. */
async function assertFreshGoogle({ db, clock }: AccountDependencies, actor: Actor): Promise<void> {
  const { hasGoogle } = await waysIn(db, actor.id);
  if (!hasGoogle || actor.role === 'Admin')
    throw invalid({ password: [accounts.passwordRequired] }, accounts.passwordRequired);
  const { createdAt } = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('id', '=', actor.sessionId)
    .executeTakeFirstOrThrow();
  if (createdAt > addMs(clock.now(), -minutes(googleProofMinutes))) return;
  throw forbidden(erasureMessages.proveByGoogle, { google: [erasureMessages.proveByGoogle] });
}

/**
 * Locks the caller's account for what was proven before, as a hash takes too long for a transaction. Throws when the
 * password was changed or the session ended since.
 */
export async function lockProven(
  tx: Tx,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  proven: Proven,
  field = 'password',
) {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'emailVerifiedAt', 'firstName', 'role', 'passwordHash', 'eraseAt', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (proven !== null && proven !== user.passwordHash) throw wrongPassword(field);
  const session = await tx
    .selectFrom('sessions')
    .select('endedAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session || session.endedAt) throw unauthorized(accounts.sessionOver);
  return user;
}
