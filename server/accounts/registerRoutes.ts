import type { FastifyRequest } from 'fastify';
import * as calls from '../../contract/calls/accounts';
import { isHeldEmail } from '../credentials/heldEmails';
import { isBanned } from '../db/bans';
import { inTransaction, isDuplicate } from '../db/guard';
import { widerNetworkOf } from '../http/limits/limiter';
import { route } from '../http/route';
import type { App } from '../http/types';
import { conflict, invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { FieldErrors } from '../platform/messages/localized';
import { assertResendDue, checkCode, codeTryOf, consumeCode, countSend, mailCode, tooSoon } from './codes';
import type { AccountDependencies } from './dependencies';
import { cleanRegistration, type Registration, registrationProblems } from './rules';
import { isNameTaken } from './userName';
import { byEmail, insertUser } from './users';
import type { TryingRequest } from './visitor';

/** Registering and verifying an e-mail (api.md, Accounts). */
export function registerRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.register, async (request) => {
    const given = cleanRegistration(request.body);
    const problems = registrationProblems(given);
    if (Object.keys(problems).length > 0) throw invalid(problems, accounts.registerFailed);
    await assertNamesFree(deps, given);
    await createAccount(deps, given, request);
    deps.wake('mail');
    return { message: accounts.registered[request.language] };
  });
  route(app, calls.verifyEmail, async (request) => {
    await verifyEmail(deps, request.body, request);
    return { message: accounts.verified[request.language] };
  });
  route(app, calls.resendVerificationCode, async (request) => {
    await sendCode(deps, 'verify-email', request.body.email, request);
    return { message: accounts.codeResent[request.language] };
  });
}

/** Reports a taken e-mail openly (decisions.md); the unique indexes decide between concurrent registrations. */
async function assertNamesFree(deps: AccountDependencies, given: Registration): Promise<void> {
  const [email, userName] = await Promise.all([
    byEmail(deps.db, given.email).select('id').executeTakeFirst(),
    isNameTaken(deps.db, deps, given.userName),
  ]);
  if (email || userName) throw taken({ email: Boolean(email), userName });
}

function taken(which: { email: boolean; userName: boolean }) {
  const fields: FieldErrors = {
    ...(which.email && { email: [accounts.emailTaken] }),
    ...(which.userName && { userName: [accounts.userNameTaken] }),
  };
  return conflict(which.email ? accounts.emailTaken : accounts.userNameTaken, fields);
}

/** Creates the account, its first code and the mail, or none of them. */
async function createAccount(
  deps: AccountDependencies,
  given: Registration,
  { language, ip }: Pick<FastifyRequest, 'language' | 'ip'>,
): Promise<void> {
  const { password, ...user } = given;
  const passwordHash = await deps.passwords.hash(password);
  try {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const userId = await insertUser(tx, { ...user, passwordHash, language }, now);
      if (await isHeldEmail(tx, user.email, now)) throw taken({ email: true, userName: false });
      // A code that a stranger requested a moment ago must not leave the new account without one.
      await tx
        .deleteFrom('codes')
        .where('purpose', '=', 'verify-email')
        .where('email', '=', user.email.toLowerCase())
        .execute();
      const wanted = {
        purpose: 'verify-email',
        email: user.email,
        userId,
        from: widerNetworkOf(ip),
      } as const;
      await mailCode(tx, deps, wanted, { template: 'verifyEmail', language });
    });
  } catch (error) {
    if (isDuplicate(error, 'users_email_unique')) throw taken({ email: true, userName: false });
    if (isDuplicate(error, 'users_user_name_unique')) throw taken({ email: false, userName: true });
    throw error;
  }
}

async function verifyEmail(
  deps: AccountDependencies,
  given: { email: string; code: string },
  request: TryingRequest,
): Promise<void> {
  const tried = await codeTryOf(deps.db, request, { purpose: 'verify-email', email: given.email });
  const userId = await checkCode(deps, tried, given.code);
  await inTransaction(deps.db, async (tx) => {
    await consumeCode(tx, deps, { ...tried, userId });
    // Where nothing changes, the address was verified meanwhile by another way.
    await tx
      .updateTable('users')
      .set({ emailVerifiedAt: deps.clock.now() })
      .where('id', '=', userId)
      .where('emailVerifiedAt', 'is', null)
      .execute();
  });
}

const templates = { 'verify-email': 'verifyEmail', 'reset-password': 'resetPassword' } as const;

/**
 * Sends a code to an address if it needs one; the response is the same either way (docs/security.md 5). A second
 * request of a network within 60 s gets 429, for known and unknown addresses (decisions.md supersedes the silent throttle).
 */
export async function sendCode(
  deps: AccountDependencies,
  purpose: keyof typeof templates,
  email: string,
  request: TryingRequest & Pick<FastifyRequest, 'language'>,
): Promise<void> {
  const asked = await codeTryOf(deps.db, request, { purpose, email });
  const { from } = asked;
  await assertResendDue(deps.db, deps, { purpose, email, from });
  await countSend(deps.db, deps.limiter, asked);
  const made = await inTransaction(deps.db, async (tx) => {
    const user = await byEmail(tx, email)
      .select(['id', 'email', 'emailVerifiedAt', 'bannedAt', 'bannedUntil', 'eraseAt'])
      // An event of the account that ends its codes comes before or after this one, never between.
      .forShare()
      .executeTakeFirst();
    const wanted =
      user?.eraseAt === null &&
      (purpose === 'verify-email' ? !user.emailVerifiedAt : !isBanned(user, deps.clock.now()));
    const code = { purpose, email: user?.email ?? email, userId: wanted ? user.id : null, from };
    return mailCode(tx, deps, code, { template: templates[purpose], language: request.language });
  });
  if (!made) throw tooSoon();
  deps.wake('mail');
}
