import type { DataRouter } from 'react-router-dom';
import { paths } from './paths';
import { onSessionExpired } from './session/session';

/**
 * Redirects to sign-in with the reason and the return path when the session cannot be refreshed (decisions.md, Drafts).
 * Replaces the entry, so that Back does not return to a page that needs a session.
 */
export const redirectToSignIn = (router: DataRouter): (() => void) =>
  onSessionExpired((reason) => {
    const { pathname, search } = router.state.location;
    if (pathname.startsWith('/auth/')) return;
    const query = new URLSearchParams({ reason, from: pathname + search });
    void router.navigate(`${paths.auth.login}?${query}`, { replace: true });
  });
