import { paths } from '../paths';
import type { SignInReason } from './session';

/** The sign-in screen, at one of its addresses, with the reason and the return path (decisions.md, Drafts). */
export const signInPath = (
  reason: SignInReason | null,
  from: string,
  path: string = paths.auth.login,
): string => `${path}?${new URLSearchParams({ ...(reason && { reason }), from })}`;
