import type { FastifyRequest } from 'fastify';
import { banColumns } from '../db/bans';
import type { Try } from '../http/limits/limiter';
import { forbidden, unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { assertNotBanned } from './assertNotBanned';
import type { AccountDependencies } from './dependencies';
import { originOf } from './origin';
import { byEmail } from './users';
import { overall, visitorOf } from './visitor';

declare module 'fastify' {
  interface FastifyRequest {
    /** The staff account for which this sign-in gave a wrong password. */
    failedStaff: { id: string; userName: string } | null;
  }
}

/**
 * Checks the e-mail and password of a sign-in; returns the account and who tries. The same response for an unknown e-mail and a
 * wrong password, at the cost of one hash each; only the right password reveals more (docs/security.md 4). Wrong attempts
 * count per account and address, and per account in total, before the password is checked.
 */
export async function checkSignIn(
  deps: AccountDependencies,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
) {
  const visitor = await visitorOf(deps.db, request, { email });
  const subject = email.trim().toLowerCase();
  const tries: Try[] = [
    ['signInWrong', `${subject} ${visitor.address}`, accounts.loginTries],
    ['signInWrongOverall', overall(subject, visitor), accounts.loginTriesOverall],
  ];
  const user = await deps.limiter.counting(tries, async () => {
    const found = await byEmail(deps.db, email)
      .select(['id', 'role', 'email', 'userName', 'passwordHash', 'emailVerifiedAt', 'eraseAt'])
      .select(['accountEvents', ...banColumns])
      .executeTakeFirst();
    const fits = await deps.passwords.verify(found?.passwordHash ?? null, password);
    if (found?.role === 'Admin' && !fits) request.failedStaff = found;
    if (!found || !fits) throw unauthorized(accounts.loginFailed);
    return found;
  });
  assertNotBanned(user, deps.clock.now());
  assertVerified(user);
  return { user, visitor };
}

/** Throws 403 naming `email` for an account whose e-mail is not verified. */
export function assertVerified({ emailVerifiedAt }: { emailVerifiedAt: Date | null }): void {
  if (!emailVerifiedAt) throw forbidden(accounts.notVerified, { email: [accounts.notVerified] });
}

/** Runs after the response, so that its timing does not reveal who is on the staff. */
export async function recordFailure(deps: AccountDependencies, request: FastifyRequest): Promise<void> {
  const { failedStaff } = request;
  if (!failedStaff) return;
  const { device, network } = originOf(request);
  const change = {
    action: 'sign-in-failed' as const,
    resource: 'sessions',
    id: failedStaff.id,
    before: null,
  };
  try {
    await deps.refusals.note('signInRefusal', { ...failedStaff, network }, { ...change, after: { device } });
  } catch (err) {
    request.log.warn({ err }, 'failed sign-in not recorded');
  }
}
