import type { SignInReason } from '../../session/session';

/** Why the visitor was led to this sign-in screen, if for a reason that can be said. */
export function reasonIn(search: string): SignInReason | null {
  const reason = new URLSearchParams(search).get('reason');
  return reason === 'expired' || reason === 'role' ? reason : null;
}

/** Where to return to after the sign-in: an address of this site that is no sign-in screen. */
export function wayBackIn(search: string): string | null {
  const from = new URLSearchParams(search).get('from') ?? '';
  const base = 'http://site.invalid';
  if (!from.startsWith('/') || !URL.canParse(from, base)) return null;
  const { origin, pathname, search: query } = new URL(from, base);
  // A path may begin with two slashes once its dots are resolved, and is then read as another host.
  const leadsOn = origin === base && !/^\/(\/|(auth|login)(\/|$))/i.test(pathname);
  return leadsOn ? pathname + query : null;
}
