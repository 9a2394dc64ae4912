import type { SignInReason } from '../../session/session';

/** The reason in the URL for being sent to sign in, if it is a known one. */
export function readReason(search: string): SignInReason | null {
  const reason = new URLSearchParams(search).get('reason');
  return reason === 'expired' || reason === 'role' ? reason : null;
}

/** The path to return to after sign-in: a path of this site outside the auth area. */
export function readReturnPath(search: string): string | null {
  const from = new URLSearchParams(search).get('from') ?? '';
  const base = 'http://site.invalid';
  if (!from.startsWith('/') || !URL.canParse(from, base)) return null;
  const { origin, pathname, search: query } = new URL(from, base);
  // Once its dots are resolved, a path may begin with two slashes, which a browser reads as another host.
  const isAllowed = origin === base && !/^\/(\/|(auth|login)(\/|$))/i.test(pathname);
  return isAllowed ? pathname + query : null;
}
