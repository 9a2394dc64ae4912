import { LoginBody, RefreshBody, SignedIn, Tokens } from '../../contract/accounts';
import { transact } from '../db/guard';
import { forbidden, unauthorized } from '../errors';
import { bearerOf } from '../http/caller';
import { networkOf } from '../http/limiter';
import type { App } from '../http/types';
import { hashToken } from '../ids';
import { accounts } from '../messages/accounts';
import type { AccountParts } from './parts';
import { accessTokenFor, endSession, openSession, standing } from './sessions';
import { sessionOfExpired } from './tokens';
import { byEmail } from './users';

const tags = ['accounts'];

/** Signing in, staying signed in and signing out (api.md, Accounts). */
export function signInRoutes(app: App, parts: AccountParts): void {
  app.post(
    '/api/user/auth/login',
    {
      config: { access: 'guest', limit: 'login' },
      schema: { tags, body: LoginBody, response: { 200: SignedIn } },
    },
    async (request) => {
      return signIn(parts, request.body, networkOf(request.ip));
    },
  );
  app.post(
    '/api/user/auth/refresh-token',
    {
      config: { access: 'guest', limit: 'refreshToken' },
      schema: { tags, body: RefreshBody, response: { 200: Tokens } },
    },
    async (request) => {
      return refresh(parts, request.body.refreshToken);
    },
  );
  app.post(
    '/api/user/auth/logout',
    { config: { access: 'guest' }, schema: { tags } },
    async (request, reply) => {
      const token = bearerOf(request);
      const sessionId = token && (await sessionOfExpired(parts.keys, token));
      if (sessionId) await endSession(parts.db, sessionId, parts.clock.now());
      return reply.status(204).send();
    },
  );
}

/**
 * One answer for an unknown e-mail and a wrong password, at the cost of one hash each; only the right password learns
 * more (docs/security.md 4). Wrong tries count per account and address before the password is looked at.
 */
async function signIn(
  parts: AccountParts,
  { email, password }: LoginBody,
  network: string,
): Promise<SignedIn> {
  const subject = `${email.trim().toLowerCase()} ${network}`;
  await parts.limiter.take('signInWrong', subject, accounts.loginTries);
  const user = await byEmail(parts.db, email)
    .select(['id', 'role', 'email', 'userName', 'passwordHash', 'emailVerifiedAt', 'bannedAt'])
    .executeTakeFirst();
  const fits = await parts.passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !fits) throw unauthorized(accounts.loginFailed);
  await parts.limiter.giveBack('signInWrong', subject);
  if (user.bannedAt) throw forbidden(accounts.banned);
  if (!user.emailVerifiedAt) throw forbidden(accounts.notVerified, { email: [accounts.notVerified] });
  return start(parts, user.id, await rehash(parts, user.id, user.passwordHash, password));
}

/**
 * Opens the session, reading the account again under a lock: a ban or a reset while the hash was computed must not leave
 * a fresh session behind. `proven` is the hash that the password fitted; undefined when another proof was given.
 */
export const start = (parts: AccountParts, userId: string, proven?: string | null): Promise<SignedIn> =>
  transact(parts.db, async (tx) => {
    const now = parts.clock.now();
    const user = await tx
      .selectFrom('users')
      .select(['id', 'role', 'email', 'userName', 'bannedAt', 'passwordHash'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.bannedAt) throw forbidden(accounts.banned);
    if (proven !== undefined && user.passwordHash !== proven) throw unauthorized(accounts.loginFailed);
    const tokens = await openSession(tx, parts.clock, parts.keys, user);
    await tx.updateTable('users').set({ lastLoginAt: now }).where('id', '=', userId).execute();
    return { ...tokens, userName: user.userName, email: user.email };
  });

/** Replaces a hash of weaker parameters while the password is at hand (docs/security.md 1); answers the one that holds. */
async function rehash(parts: AccountParts, id: string, stored: string | null, password: string) {
  if (!stored || !parts.passwords.isOutdated(stored)) return stored;
  const passwordHash = await parts.passwords.hash(password);
  const changed = await parts.db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', '=', stored)
    .returning('id')
    .executeTakeFirst();
  return changed ? passwordHash : stored;
}

/** A new access token for a standing session; the refresh token stays the same (decisions.md, Stored values). */
async function refresh(parts: AccountParts, refreshToken: string): Promise<Tokens> {
  const now = parts.clock.now();
  const user = await standing(parts.db, now)
    .where('sessions.tokenHash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (!user) throw unauthorized(accounts.sessionOver);
  await parts.limiter.take('refresh', user.sessionId);
  await parts.db
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('id', '=', user.sessionId)
    .where('endedAt', 'is', null)
    .execute();
  return { accessToken: await accessTokenFor(parts.keys, user, user.sessionId, now), refreshToken };
}
