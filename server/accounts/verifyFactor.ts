import { ApiError, unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';
import { type Attempt, countMiss, forgetMisses, mostMisses, reportMisses } from './factorMisses';
import { compareFactor, hasFactor, signInTries } from './secondFactor';

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
  const { userId, visitor } = attempt;
  if (!(await hasFactor(deps.db, userId))) return false;
  if (!code?.trim()) throw factorNeeded();
  const compare = async () => {
    const misses = await countMiss(deps, attempt);
    if (await compareFactor(deps, userId, code)) return forgetMisses(deps.db, userId);
    if (misses === mostMisses) await reportMisses(deps, attempt);
    throw unauthorized(accounts.factorWrong, { code: [accounts.factorWrong] });
  };
  await deps.limiter.counting(signInTries(userId, visitor), compare, isWrong);
  return true;
}

/** A code that has to wait is not compared. */
const isWrong = (error: unknown) => error instanceof ApiError && error.status === 401;
