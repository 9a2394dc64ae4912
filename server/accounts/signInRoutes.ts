import type { FastifyRequest } from 'fastify';
import type { LoginBody, SignedIn, Tokens } from '../../contract/accounts';
import { login } from '../../contract/calls/accounts';
import { logout, refreshToken } from '../../contract/calls/tokens';
import { addEntry } from '../audit/audit';
import { endCredential } from '../credentials/ending';
import { stampIn } from '../credentials/events';
import { banColumns } from '../db/bans';
import { inTransaction } from '../db/guard';
import { bearerOf } from '../http/actor';
import { closedForNow } from '../http/maintenance';
import { route } from '../http/route';
import type { App } from '../http/types';
import { forbidden, unauthorized } from '../platform/errors';
import { hashToken } from '../platform/ids';
import { accounts } from '../platform/messages/accounts';
import { assertNotBanned } from './assertNotBanned';
import { browserOf } from './browserCookie';
import type { AccountDependencies } from './dependencies';
import { assertOpened, assertUsable } from './erasure/close';
import type { Origin } from './origin';
import { hasFactor } from './secondFactor';
import { accessTokenFor, activeSessions, endSession, openSession } from './sessions';
import { noticeNewDevice } from './signInNotice';
import { assertVerified, checkSignIn, recordFailure } from './signInPassword';
import { sessionOfExpired } from './tokens';
import { factorNeeded, verifyFactor } from './verifyFactor';

/** Sign-in, token refresh and sign-out (api.md, Accounts). */
export function signInRoutes(app: App, deps: AccountDependencies): void {
  app.decorateRequest('failedStaff', null);
  route(app, login, async (request, reply) => signIn(deps, request, browserOf(request, reply, deps)), {
    onResponse: async (request) => recordFailure(deps, request),
  });
  route(app, refreshToken, async (request) => {
    return refresh(deps, request.body.refreshToken);
  });
  route(app, logout, async (request) => {
    const token = bearerOf(request);
    const sessionId = token && (await sessionOfExpired(deps.keys, token));
    if (sessionId) await endSession(deps.db, sessionId, deps.clock.now());
  });
}

async function signIn(
  deps: AccountDependencies,
  request: FastifyRequest<{ Body: LoginBody }>,
  origin: Origin,
): Promise<SignedIn> {
  const { password, code, reopen } = request.body;
  const { user, visitor } = await checkSignIn(deps, request, request.body);
  // Before the code, which works once: whoever opens the account again gives it with that.
  if (user.eraseAt && !reopen) await assertUsable(deps, user.id, false);
  const proven = await rehash(deps, user.id, user.passwordHash, password);
  if (user.role === 'Admin' && code) request.failedStaff = user;
  const withFactor = await verifyFactor(deps, { ...origin, userId: user.id, visitor }, code);
  request.failedStaff = null;
  const stamp = stampIn(user.accountEvents, 'session');
  return start(deps, user.id, origin, { proven, withFactor, stamp, reopen });
}

/** How a sign-in has proven whose account it is. */
interface Proof {
  proven?: string | null;
  withFactor: boolean;
  /** Of the session, as it was when the first of it was proven. */
  stamp: string;
  reopen?: boolean | undefined;
}

/**
 * Opens the session after reading the account again under a lock: an event of the account that ends sessions, such as a
 * ban, a reset, another e-mail or another factor, must not leave a fresh one behind that was being proven meanwhile. `proven` is the
 * hash that the password matched, undefined after another kind of proof. A second factor, where required, has been given. An account that is to be erased is opened again with `reopen`.
 */
export const start = (
  deps: AccountDependencies,
  userId: string,
  origin: Origin,
  { proven, withFactor, stamp, reopen = false }: Proof,
): Promise<SignedIn> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const user = await tx
      .selectFrom('users')
      .select(['id', 'role', 'email', 'emailVerifiedAt', 'userName', 'firstName', 'passwordHash', 'eraseAt'])
      .select(['accountEvents', ...banColumns])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    assertNotBanned(user, now);
    if (deps.watch?.state.maintenance && user.role !== 'Admin') throw closedForNow(deps);
    if (proven !== undefined && user.passwordHash !== proven) throw unauthorized(accounts.loginFailed);
    if (proven !== undefined) assertVerified(user);
    if (stampIn(user.accountEvents, 'session') !== stamp) throw unauthorized(accounts.challengeOver);
    if (!withFactor && (await hasFactor(tx, userId))) throw factorNeeded();
    // Google alone is not enough for staff, including an account that has just become staff.
    if (!withFactor && proven === undefined && user.role === 'Admin') throw forbidden(accounts.googleAdmin);
    await assertOpened(tx, deps, user, reopen);
    // Whoever has the factor has not lost it.
    if (withFactor) await endCredential(tx, 'lostFactor', { id: userId, now, reason: 'sign-in' });
    const opening = { origin, factorAt: withFactor ? now : null };
    const { sessionId, ...tokens } = await openSession(tx, deps, user, opening);
    await noticeNewDevice(tx, deps, user, { sessionId, origin });
    if (user.role === 'Admin') {
      const change = { action: 'sign-in' as const, resource: 'sessions', id: sessionId, before: null };
      const after = { device: origin.device };
      await addEntry(tx, deps.clock, { ...user, network: origin.network }, { ...change, after });
    }
    await tx
      .updateTable('users')
      .set((eb) => ({
        lastLoginAt: now,
        language: eb
          .case()
          .when('languageChosen', '=', true)
          .then(eb.ref('language'))
          .else(origin.language)
          .end(),
      }))
      .where('id', '=', userId)
      .execute();
    return { ...tokens, userName: user.userName, email: user.email };
  });

/**
 * Replaces a hash made with weaker parameters while the password is available (docs/security.md 1); returns the current
 * one.
 */
async function rehash(deps: AccountDependencies, id: string, stored: string | null, password: string) {
  if (!stored || !deps.passwords.isOutdated(stored)) return stored;
  const passwordHash = await deps.passwords.hash(password);
  const changed = await deps.db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', '=', stored)
    .returning('id')
    .executeTakeFirst();
  return changed ? passwordHash : stored;
}

/** A new access token for a valid session; the refresh token stays the same (decisions.md, Stored values). */
async function refresh(deps: AccountDependencies, refreshToken: string): Promise<Tokens> {
  const now = deps.clock.now();
  const user = await activeSessions(deps.db, now)
    .where('sessions.tokenHash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (!user) throw unauthorized(accounts.sessionOver);
  await deps.limiter.take('refresh', user.sessionId);
  await deps.db
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('id', '=', user.sessionId)
    .where('endedAt', 'is', null)
    .execute();
  return { accessToken: await accessTokenFor(deps.keys, user, user.sessionId, now), refreshToken };
}
