import type { FastifyRequest } from 'fastify';
import type { ResetBody } from '../../contract/accounts';
import * as calls from '../../contract/calls/accounts';
import { accountEvent } from '../credentials/events';
import { inTransaction } from '../db/guard';
import { route } from '../http/route';
import type { App } from '../http/types';
import { enqueue } from '../mail/outbox';
import { invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { checkCode, codeTryOf, consumeCode } from './codes';
import type { AccountDependencies } from './dependencies';
import { forgetMisses } from './factorMisses';
import { noteOwn } from './ownHistory';
import { sendCode } from './registerRoutes';
import { passwordProblem } from './rules';

const purpose = 'reset-password';

/** The forgot-password flow (api.md, Accounts): send, verify, reset. */
export function forgotRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.sendResetCode, async (request) => {
    await sendCode(deps, purpose, request.body.email, request);
    return { message: accounts.codeSent[request.language] };
  });
  route(app, calls.verifyResetCode, async (request) => {
    // Not consumed here: the reset that follows sends the same code again (docs/security.md 13).
    const { email, code } = request.body;
    await checkCode(deps, await codeTryOf(deps.db, request, { purpose, email }), code);
    return { message: accounts.codeRight[request.language] };
  });
  route(app, calls.resetPassword, async (request) => {
    await resetPassword(deps, request.body, request);
    deps.wake('mail');
    return { message: accounts.resetDone[request.language] };
  });
}

/** Consumes the code, sets the password, ends every session and notifies the owner by mail (docs/security.md 3). */
async function resetPassword(
  deps: AccountDependencies,
  given: ResetBody,
  request: Pick<FastifyRequest, 'language' | 'ip' | 'cookies'>,
): Promise<void> {
  const problem = passwordProblem(given.newPassword);
  if (problem) throw invalid({ newPassword: [problem] }, problem);
  const tried = await codeTryOf(deps.db, request, { purpose, email: given.email });
  const userId = await checkCode(deps, tried, given.code);
  const passwordHash = await deps.passwords.hash(given.newPassword);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await consumeCode(tx, deps, { ...tried, userId });
    const user = await tx
      .updateTable('users')
      // The code proves ownership of the address, as the verification code does.
      .set((eb) => ({ passwordHash, emailVerifiedAt: eb.fn.coalesce('emailVerifiedAt', eb.val(now)) }))
      .where('id', '=', userId)
      .returning(['id', 'role', 'userName', 'email', 'firstName'])
      .executeTakeFirstOrThrow();
    await accountEvent(tx, 'password', { id: userId, now });
    await forgetMisses(tx, userId);
    await noteOwn(tx, deps, { ...user, network: tried.from }, { action: 'reset-password' });
    const values = { name: user.firstName };
    await enqueue(tx, deps, {
      to: user.email,
      template: 'passwordChanged',
      language: request.language,
      values,
    });
  });
}
