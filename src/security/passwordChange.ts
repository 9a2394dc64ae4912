import { passwordLength } from '../../contract/passwords';
import type { PasswordBody } from '../../contract/sessions';
import { hasLength } from '../../contract/text';

/** What is entered to change one's own password. */
export interface PasswordChange extends PasswordBody {
  repeatPassword: string;
}

/** The inputs, and what password managers know them as. */
export const passwordInputs = [
  ['currentPassword', 'current-password'],
  ['newPassword', 'new-password'],
  ['repeatPassword', 'new-password'],
] as const satisfies [keyof PasswordChange, string][];

/** A text of both areas. */
type Problem = 'currentEmpty' | 'newEmpty' | 'repeatEmpty' | 'length' | 'mismatch';

/** Problems that can be found without the server, by field. */
export function passwordProblems({
  currentPassword,
  newPassword,
  repeatPassword,
}: PasswordChange): Partial<Record<keyof PasswordChange, Problem>> {
  return {
    ...(!currentPassword && { currentPassword: 'currentEmpty' }),
    ...(!newPassword && { newPassword: 'newEmpty' }),
    ...(newPassword && !hasLength(newPassword, passwordLength) && { newPassword: 'length' }),
    ...(newPassword !== repeatPassword && { repeatPassword: 'mismatch' }),
    ...(!repeatPassword && { repeatPassword: 'repeatEmpty' }),
  };
}
