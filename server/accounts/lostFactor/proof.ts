import type { FastifyRequest } from 'fastify';
import type { LostFactorBody } from '../../../contract/lostFactor';
import { banColumns } from '../../db/bans';
import type { Tx } from '../../db/tables';
import { assertSameSite } from '../../http/sameSite';
import { conflict, forbidden } from '../../platform/errors';
import { accounts } from '../../platform/messages/accounts';
import { lostFactorMessages } from '../../platform/messages/lostFactor';
import { assertNotBanned } from '../assertNotBanned';
import { challengeCookie, openChallenge } from '../challenge';
import type { AccountDependencies } from '../dependencies';
import { assertUsable } from '../erasure/close';
import { checkSignIn } from '../signInPassword';

/** Whose factor is lost, as the first half of a sign-in has proven. */
export interface Proven {
  id: string;
  email: string;
  passwordHash: string | null;
  /** Throws when what proved it has ended since. */
  assertStands: (tx: Tx) => Promise<unknown>;
}

/** By the right password. Throws as a sign-in does. */
export async function byPassword(
  deps: AccountDependencies,
  request: FastifyRequest<{ Body: LostFactorBody }>,
): Promise<Proven> {
  const { user } = await checkSignIn(deps, request, request.body);
  await assertUsable(deps, user.id, false);
  // The hash is compared again.
  return { ...user, assertStands: async () => undefined };
}

/**
 * By the sign-in by Google that waits for the factor, of an account without a password. Throws 401 when it is over, and 409 for
 * one with a password, which is the way then.
 */
export async function byGoogle(deps: AccountDependencies, request: FastifyRequest): Promise<Proven> {
  assertSameSite(request.headers, deps.address.public);
  const challenge = request.cookies[challengeCookie];
  const { userId: id } = await openChallenge(deps, challenge);
  await assertUsable(deps, id, false);
  const user = await deps.db
    .selectFrom('users')
    .select(['email', 'passwordHash', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (user.role === 'User' && user.passwordHash !== null) throw conflict(lostFactorMessages.hasPassword);
  return { id, ...user, assertStands: (tx) => openChallenge({ ...deps, db: tx }, challenge) };
}

/** Locks the account. Throws when what proved it, the password, the e-mail or the account's state changed since. */
export async function lockSame(
  tx: Tx,
  { clock }: AccountDependencies,
  { id, passwordHash, email, assertStands }: Proven,
) {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role', 'email', 'firstName', 'language', 'passwordHash', 'eraseAt', ...banColumns])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertNotBanned(user, clock.now());
  await assertStands(tx);
  const isSame = user.passwordHash === passwordHash && user.email === email && user.eraseAt === null;
  if (!isSame) throw forbidden(accounts.loginFailed);
  return user;
}
