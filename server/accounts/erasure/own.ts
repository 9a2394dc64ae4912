import { type CloseOwnBody, googleProofMinutes, type OwnProofs } from '../../../contract/erasure';
import type { Language } from '../../../contract/languages';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { addMs, minutes } from '../../platform/clock';
import { conflict, forbidden, invalid } from '../../platform/errors';
import { accounts } from '../../platform/messages/accounts';
import { erasureMessages } from '../../platform/messages/erasure';
import { verifyPassword } from '../changePassword';
import type { AccountDependencies } from '../dependencies';
import { closeAccount, noteByPlayer } from './close';

/** How the caller can prove that the account is theirs. */
export async function proofsOf(db: Db | Tx, id: string): Promise<OwnProofs> {
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

/** The caller and their language. */
interface Asking {
  actor: Actor;
  language: Language;
}

/**
 * Closes the caller's own account: with the password or, where Google is linked, with a Google sign-in within the
 * last ten minutes. Returns when it will be erased. Throws 400 naming `password`, 403 naming `google`, and 409 for
 * staff.
 */
export async function closeOwnAccount(
  deps: AccountDependencies,
  { password }: CloseOwnBody,
  { actor, language }: Asking,
): Promise<Date> {
  if (actor.role === 'Admin') throw conflict(erasureMessages.staff);
  const proven = password ? await verifyPassword(deps, actor, { password, field: 'password' }) : null;
  return inTransaction(deps.db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email', 'firstName', 'role', 'passwordHash', 'eraseAt'])
      .where('id', '=', actor.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.role === 'Admin') throw conflict(erasureMessages.staff);
    if (user.eraseAt) return user.eraseAt;
    if (proven === null) await assertFreshGoogle(tx, deps, actor);
    else if (proven !== user.passwordHash)
      throw invalid({ password: [accounts.currentPassword] }, accounts.currentPassword);
    const until = await closeAccount(tx, deps, user, language);
    await noteByPlayer(tx, deps, user.id, { action: 'close-own-account', until });
    return until;
  });
}

/** Throws unless Google is linked and this session was opened recently, by Google or by password. */
async function assertFreshGoogle(tx: Tx, { clock }: AccountDependencies, actor: Actor): Promise<void> {
  const { hasGoogle } = await proofsOf(tx, actor.id);
  if (!hasGoogle) throw invalid({ password: [accounts.passwordRequired] }, accounts.passwordRequired);
  const { createdAt } = await tx
    .selectFrom('sessions')
    .select('createdAt')
    .where('id', '=', actor.sessionId)
    .executeTakeFirstOrThrow();
  if (createdAt > addMs(clock.now(), -minutes(googleProofMinutes))) return;
  throw forbidden(erasureMessages.proveByGoogle, { google: [erasureMessages.proveByGoogle] });
}
