import type { DataRouter } from 'react-router-dom';
import { onSessionExpired } from './session';
import { signInPath } from './signInPath';

/**
 * Redirects to sign-in with the reason and the return path when the session cannot be refreshed (decisions.md, Drafts).
 * Replaces the entry, so that Back does not return to a page that needs a session.
 */
export const redirectToSignIn = (router: DataRouter): (() => void) =>
  onSessionExpired((reason) => {
    const { pathname, search } = router.state.location;
    if (pathname.startsWith('/auth/')) return;
    void router.navigate(signInPath(reason, pathname + search), { replace: true });
  });
