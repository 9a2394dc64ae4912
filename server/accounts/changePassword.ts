import type { FastifyRequest } from 'fastify';
import type { PasswordBody } from '../../contract/sessions';
import { accountEvent } from '../credentials/events';
import { inTransaction } from '../db/guard';
import { actorOf } from '../http/actor';
import { assertRecentFactor } from '../http/recentFactor';
import { enqueue } from '../mail/outbox';
import { invalid } from '../platform/errors';
import type { AccountDependencies } from './dependencies';
import { forgetMisses } from './factorMisses';
import { noteOwn } from './ownHistory';
import { lockProven } from './ownProof';
import { passwordProblem } from './rules';
import { verifyPassword } from './verifyPassword';

const field = 'currentPassword';

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
  const proven = await verifyPassword(deps, actor, { password: currentPassword, field });
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const user = await lockProven(tx, actor, proven, field);
    await tx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
    await accountEvent(tx, 'password', { id, now, keptSession: actor.sessionId });
    await forgetMisses(tx, id);
    await noteOwn(tx, deps, actor, { action: 'change-password' });
    const mail = { to: user.email, template: 'passwordChanged', language: request.language } as const;
    await enqueue(tx, deps, { ...mail, values: { name: user.firstName } });
  });
}
