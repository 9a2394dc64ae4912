import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../../contract/accounts';
import { paths } from '../../paths';
import { clearDraftsOfOthers } from '../../session/drafts';
import { isAdmin, startSession } from '../../session/session';
import { wayBackIn } from './wayBack';

/** Where this session may return to after it ended: the back office only as an admin. */
function wayBack(search: string): string | null {
  const from = wayBackIn(search);
  return from !== null && /^\/admin(\/|$)/i.test(from) && !isAdmin() ? null : from;
}

/**
 * Stores a new session and routes by role: admin to the back office, anyone else home (product.md section 4, Login). One
 * whose last session ended returns to where that was (decisions.md, Drafts). Returns false, and stays, where the browser
 * stores nothing.
 */
export function useSignedIn(): (session: SignedIn) => boolean {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { search } = useLocation();
  return useCallback(
    (session) => {
      // What another account has seen must not be shown to this one.
      queryClient.clear();
      clearDraftsOfOthers(session.email);
      if (!startSession(session)) return false;
      const home = isAdmin() ? paths.admin.dashboard : paths.home;
      void navigate(wayBack(search) ?? home, { replace: true });
      return true;
    },
    [navigate, queryClient, search],
  );
}
