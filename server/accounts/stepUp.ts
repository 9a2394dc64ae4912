import { stepUpPermissions } from '../../contract/permissions';
import { assertRecentFactor } from '../http/recentFactor';
import type { Actor } from '../http/types';
import type { Clock } from '../platform/clock';
import { forbidden, unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';

/**
 * What a call requires of the second factor. Required of staff but not set up: only the set-up is reachable (403
 * `errors.secondFactor`). Set up: the session must have proven it, and recently for prices, roles and staff (403
 * `errors.stepUp`). Neither set up nor required: nothing.
 */
export function checkFactor(actor: Actor, clock: Clock, isRequired: boolean, isSetup: boolean): void {
  if (!actor.hasFactor) {
    if (actor.staffRoles.length === 0 || !isRequired || isSetup) return;
    throw forbidden(accounts.factorSetup, { secondFactor: [accounts.factorSetup] });
  }
  if (!actor.factorAt) throw unauthorized(accounts.sessionOver);
  if (actor.permission && stepUpPermissions.includes(actor.permission)) assertRecentFactor(actor, clock);
}
