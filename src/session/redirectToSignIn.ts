import type { DataRouter } from 'react-router-dom';
import { onSessionExpired } from './session';
import { signInPath } from './signInPath';

/**
 * Redirects to sign-in with the reason and the return path when the session cannot be refreshed (decisions.md, Drafts).
 * Replaces the entry, so that Back does not return to a page that needs a session.
 */
export const redirectToSignIn = (router: DataRouter): (() => void) =>
  onSessionExpired((reason) => {
    const { location, navigation } = router.state;
    // Each call that fails says so; a second navigation would interrupt the first while it fetches the area.
    if ((navigation.location ?? location).pathname.startsWith('/auth/')) return;
    const { pathname, search } = location;
    void router.navigate(signInPath(reason, pathname + search), { replace: true });
  });
