import type { FastifyRequest } from 'fastify';
import type { PasswordBody } from '../../contract/sessions';
import { accountEvent } from '../credentials/events';
import { inTransaction } from '../db/guard';
import { actorOf } from '../http/actor';
import { assertRecentFactor } from '../http/recentFactor';
import { enqueue } from '../mail/outbox';
import { invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';
import { forgetMisses } from './factorMisses';
import { noteOwn } from './ownHistory';
import { passwordProblem } from './rules';

/**
 * Changes the password given the current one, ends the other sessions and notifies the owner by mail (docs/security.md
 * 3). Throws 403 naming `stepUp` without a recent second factor, where there is one.
 */
export async function changePassword(
  deps: AccountDependencies,
  request: FastifyRequest<{ Body: PasswordBody }>,
): Promise<void> {
  const { currentPassword, newPassword } = request.body;
  const actor = actorOf(request);
  const { id } = actor;
  assertRecentFactor(actor, deps.clock);
  const problem = passwordProblem(newPassword);
  if (problem) throw invalid({ newPassword: [problem] }, problem);
  const proven = await verifyPassword(deps, actor, { password: currentPassword, field: 'currentPassword' });
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ passwordHash })
      .where('id', '=', id)
      .where('passwordHash', '=', proven)
      .returning(['email', 'firstName'])
      .executeTakeFirst();
    if (!user) throw wrongPassword('currentPassword');
    await accountEvent(tx, 'password', { id, now, keptSession: actor.sessionId });
    await forgetMisses(tx, id);
    await noteOwn(tx, deps, actor, { action: 'change-password' });
    const mail = { to: user.email, template: 'passwordChanged', language: request.language } as const;
    await enqueue(tx, deps, { ...mail, values: { name: user.firstName } });
  });
}

/** The refusal of a wrong password, at the field that holds it. */
export const wrongPassword = (field: string) =>
  invalid({ [field]: [accounts.currentPassword] }, accounts.currentPassword);

interface GivenPassword {
  password: string;
  /** The field of the body that holds the password. */
  field: string;
}

/**
 * Returns the hash that the password matches. Wrong attempts count for the session, so that nobody else can use them up.
 * Throws 400 naming the field.
 */
export async function verifyPassword(
  deps: AccountDependencies,
  { id, sessionId }: { id: string; sessionId: string },
  { password, field }: GivenPassword,
): Promise<string> {
  return deps.limiter.counting([['signInWrong', sessionId, accounts.loginTries]], async () => {
    const { passwordHash } = await deps.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!(await deps.passwords.verify(passwordHash, password)) || !passwordHash) throw wrongPassword(field);
    return passwordHash;
  });
}
