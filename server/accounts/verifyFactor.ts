import { unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';
import { type Attempt, countMiss, forgetMisses, mostMisses, reportMisses } from './factorMisses';
import { compareFactor, countFactorTry, hasFactor, signInCounters } from './secondFactor';

/** The 401 naming `code`, by which the client knows to ask for it (api.md, login). */
export const factorNeeded = () => unauthorized(accounts.factorNeeded, { code: [accounts.factorNeeded] });

/**
 * Checks the second factor of a sign-in: returns true when it was given, false for an account without one. Throws 401
 * naming `code` when it is missing or wrong (api.md, login).
 */
export async function verifyFactor(
  deps: AccountDependencies,
  attempt: Attempt,
  code: string | undefined,
): Promise<boolean> {
  const { userId, network } = attempt;
  if (!(await hasFactor(deps.db, userId))) return false;
  if (!code?.trim()) throw factorNeeded();
  const release = await countFactorTry(deps, signInCounters(userId, network));
  const misses = await countMiss(deps, userId).catch(async (error: unknown) => {
    // The code has to wait and is not compared.
    await release();
    throw error;
  });
  if (await compareFactor(deps, userId, code)) {
    await release();
    await forgetMisses(deps.db, userId);
    return true;
  }
  if (misses === mostMisses) await reportMisses(deps, attempt);
  throw unauthorized(accounts.factorWrong, { code: [accounts.factorWrong] });
}
