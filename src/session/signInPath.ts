import { paths } from '../paths';
import type { SignInReason } from './session';

/** The sign-in screen with the reason and the return path (decisions.md, Drafts). */
export const signInPath = (reason: SignInReason, from: string): string =>
  `${paths.auth.login}?${new URLSearchParams({ reason, from })}`;
