import { invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';

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
