import type { changePassword } from '../../../../contract/calls/sessions';
import type { PasswordBody } from '../../../../contract/sessions';
import { hasStatus, refusedAt, serverMessage } from '../../../api/ApiError';
import { type PasswordChange, passwordProblems } from '../../../security/passwordChange';
import { textOf } from '../../auth/textOf';
import { type Problem, problem } from '../../ui/problem';

/** The problems of a password change, by field; `form` is for those that concern no field. */
export type PasswordProblems = Partial<Record<keyof PasswordChange | 'form', Problem>>;

export const readPasswords = (form: HTMLFormElement): PasswordChange => {
  const values = new FormData(form);
  return {
    currentPassword: textOf(values, 'currentPassword'),
    newPassword: textOf(values, 'newPassword'),
    repeatPassword: textOf(values, 'repeatPassword'),
  };
};

/** Problems that can be found without the server; null if there are none. */
export function checkPasswords(values: PasswordChange): PasswordProblems | null {
  const found = Object.entries(passwordProblems(values));
  if (found.length === 0) return null;
  return Object.fromEntries(found.map(([field, name]) => [field, problem(`account.password.${name}`)]));
}

/** The server's refusal as problems of the fields that it names. */
export function describeRefusal(error: unknown): PasswordProblems {
  if (hasStatus(error, 0)) return { form: problem('common.networkError') };
  const said = (field: keyof PasswordBody) => refusedAt<typeof changePassword>(error, `400 ${field}`);
  const [current, next] = [said('currentPassword'), said('newPassword')];
  if (current) return { currentPassword: problem('account.password.currentWrong', current) };
  if (next) return { newPassword: problem('account.password.newRefused', next) };
  return { form: problem('account.password.failed', serverMessage(error)) };
}
