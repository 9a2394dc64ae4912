import type { DataRouter } from 'react-router-dom';
import { paths } from './paths';
import { onSessionExpired } from './session/session';

/**
 * Leads to the sign-in screen when the session cannot be refreshed, with the reason and the way back (decisions.md,
 * Drafts). In the place of the page: Back must not lead to where only the sign-in can.
 */
export const leadToSignIn = (router: DataRouter): (() => void) =>
  onSessionExpired((reason) => {
    const { pathname, search } = router.state.location;
    if (pathname.startsWith('/auth/')) return;
    const query = new URLSearchParams({ reason, from: pathname + search });
    void router.navigate(`${paths.auth.login}?${query}`, { replace: true });
  });
