import { LoginBody, RefreshBody, SignedIn, Tokens } from '../../contract/accounts';
import { transact } from '../db/guard';
import { forbidden, unauthorized } from '../errors';
import { bearerOf } from '../http/caller';
import { networkOf } from '../http/limiter';
import type { App } from '../http/types';
import { hashToken } from '../ids';
import { accounts } from '../messages/accounts';
import type { AccountDependencies } from './dependencies';
import { accessTokenFor, activeSessions, endSession, openSession } from './sessions';
import { sessionOfExpired } from './tokens';
import { byEmail } from './users';

const tags = ['accounts'];

/** Signing in, staying signed in and signing out (api.md, Accounts). */
export function signInRoutes(app: App, deps: AccountDependencies): void {
  app.post(
    '/api/user/auth/login',
    {
      config: { access: 'guest', limit: 'login' },
      schema: { tags, body: LoginBody, response: { 200: SignedIn } },
    },
    async (request) => {
      return signIn(deps, request.body, networkOf(request.ip));
    },
  );
  app.post(
    '/api/user/auth/refresh-token',
    {
      config: { access: 'guest', limit: 'refreshToken' },
      schema: { tags, body: RefreshBody, response: { 200: Tokens } },
    },
    async (request) => {
      return refresh(deps, request.body.refreshToken);
    },
  );
  app.post(
    '/api/user/auth/logout',
    { config: { access: 'guest' }, schema: { tags } },
    async (request, reply) => {
      const token = bearerOf(request);
      const sessionId = token && (await sessionOfExpired(deps.keys, token));
      if (sessionId) await endSession(deps.db, sessionId, deps.clock.now());
      return reply.status(204).send();
    },
  );
}

/**
 * One response for an unknown e-mail and a wrong password, at the cost of one hash each; only the right password learns
 * more (docs/security.md 4). Wrong tries count per account and address before the password is looked at.
 */
async function signIn(
  deps: AccountDependencies,
  { email, password }: LoginBody,
  network: string,
): Promise<SignedIn> {
  const subject = `${email.trim().toLowerCase()} ${network}`;
  await deps.limiter.take('signInWrong', subject, accounts.loginTries);
  const user = await byEmail(deps.db, email)
    .select(['id', 'role', 'email', 'userName', 'passwordHash', 'emailVerifiedAt', 'bannedAt'])
    .executeTakeFirst();
  const fits = await deps.passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !fits) throw unauthorized(accounts.loginFailed);
  await deps.limiter.release('signInWrong', subject);
  if (user.bannedAt) throw forbidden(accounts.banned);
  if (!user.emailVerifiedAt) throw forbidden(accounts.notVerified, { email: [accounts.notVerified] });
  return start(deps, user.id, await rehash(deps, user.id, user.passwordHash, password));
}

/**
 * Opens the session, reading the account again under a lock: a ban or a reset while the hash was computed must not leave
 * a fresh session behind. `proven` is the hash that the password fitted; undefined when another proof was given.
 */
export const start = (deps: AccountDependencies, userId: string, proven?: string | null): Promise<SignedIn> =>
  transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    const user = await tx
      .selectFrom('users')
      .select(['id', 'role', 'email', 'userName', 'bannedAt', 'passwordHash'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.bannedAt) throw forbidden(accounts.banned);
    if (proven !== undefined && user.passwordHash !== proven) throw unauthorized(accounts.loginFailed);
    const tokens = await openSession(tx, deps.clock, deps.keys, user);
    await tx.updateTable('users').set({ lastLoginAt: now }).where('id', '=', userId).execute();
    return { ...tokens, userName: user.userName, email: user.email };
  });

/** Replaces a hash of weaker parameters while the password is at hand (docs/security.md 1); returns the one that holds. */
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

/** A new access token for a standing session; the refresh token stays the same (decisions.md, Stored values). */
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
