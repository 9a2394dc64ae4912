import { type Problem, problem } from '../ui/problem';
import { textOf } from './textOf';

/** The problem with a new password and its repetition, or null. */
export function passwordPairProblem(values: FormData): Problem | null {
  const [password, repeat] = [textOf(values, 'newPassword'), textOf(values, 'repeatPassword')];
  if (!password || !repeat) return problem('auth.setPassword.empty');
  return password === repeat ? null : problem('auth.setPassword.mismatch');
}
