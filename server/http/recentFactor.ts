import { type Clock, minutes } from '../platform/clock';
import { forbidden } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { Actor } from './types';

/** How long a proven factor satisfies calls that need a recent one (studio.md section 1). */
export const factorLasts = minutes(10);

/** Throws 403 `errors.stepUp` unless the session proved the account's second factor recently; accounts without one pass. */
export function assertRecentFactor(
  { hasFactor, factorAt }: Pick<Actor, 'hasFactor' | 'factorAt'>,
  clock: Clock,
): void {
  const isRecent = factorAt !== null && +clock.now() - +factorAt <= factorLasts;
  if (hasFactor && !isRecent) throw forbidden(accounts.stepUp, { stepUp: [accounts.stepUp] });
}
