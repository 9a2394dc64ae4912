import type { changePassword } from '../../../contract/calls/sessions';
import type { PasswordBody } from '../../../contract/sessions';
import { hasStatus, refusedAt, serverMessage } from '../../api/ApiError';
import { textOf } from '../auth/textOf';
import { type Problem, problem } from '../ui/problem';

type Field = keyof PasswordBody | 'repeatPassword';
/** The problems of a password change, by field; `form` is for those that concern no field. */
export type PasswordProblems = Partial<Record<Field | 'form', Problem>>;

export const readPasswords = (form: HTMLFormElement): Record<Field, string> => {
  const values = new FormData(form);
  return {
    currentPassword: textOf(values, 'currentPassword'),
    newPassword: textOf(values, 'newPassword'),
    repeatPassword: textOf(values, 'repeatPassword'),
  };
};

/** Problems that can be found without the server; null if there are none. */
export function checkPasswords(values: Record<Field, string>): PasswordProblems | null {
  const { currentPassword, newPassword, repeatPassword } = values;
  const problems: PasswordProblems = {
    ...(!currentPassword && { currentPassword: problem('account.password.currentEmpty') }),
    ...(!newPassword && { newPassword: problem('account.password.newEmpty') }),
    ...(newPassword !== repeatPassword && { repeatPassword: problem('account.password.mismatch') }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
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
