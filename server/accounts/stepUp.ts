import { stepUpPermissions } from '../../contract/permissions';
import { type Clock, minutes } from '../clock';
import { forbidden, unauthorized } from '../errors';
import type { Caller } from '../http/types';
import { accounts } from '../messages/accounts';

/** For how long a factor that was given stands for what asks for it again (studio.md section 1). */
export const factorLasts = minutes(10);

/**
 * What the second factor asks of a call by staff. Required and not set up: the set-up is all that is reached (403
 * `errors.secondFactor`). Set up: the session must have given it, and lately for prices, roles and staff (403
 * `errors.stepUp`). Who has none, and needs none, is asked nothing.
 */
export function checkFactor(caller: Caller, clock: Clock, isRequired: boolean, isSetup: boolean): void {
  if (caller.staffRoles.length === 0) return;
  if (!caller.hasFactor) {
    if (!isRequired || isSetup) return;
    throw forbidden(accounts.factorSetup, { secondFactor: [accounts.factorSetup] });
  }
  if (!caller.factorAt) throw unauthorized(accounts.sessionOver);
  const age = +clock.now() - +caller.factorAt;
  if (caller.permission && stepUpPermissions.includes(caller.permission) && age > factorLasts) {
    throw forbidden(accounts.stepUp, { stepUp: [accounts.stepUp] });
  }
}
