import { unauthorized } from '../errors';
import { accounts } from '../messages/accounts';
import type { AccountDependencies } from './dependencies';
import { hasFactor, takeFactor } from './secondFactor';

export const factorNeeded = () => unauthorized(accounts.factorNeeded, { code: [accounts.factorNeeded] });

/**
 * Checks the second factor of a sign-in: true when it was given, false for an account without one. Throws 401 naming
 * `code` when it is missing or wrong (api.md, login).
 */
export async function proveFactor(
  deps: AccountDependencies,
  userId: string,
  code: string | undefined,
  network: string,
): Promise<boolean> {
  if (!(await hasFactor(deps.db, userId))) return false;
  if (!code?.trim()) throw factorNeeded();
  if (await takeFactor(deps, userId, code, network)) return true;
  throw unauthorized(accounts.factorWrong, { code: [accounts.factorWrong] });
}
