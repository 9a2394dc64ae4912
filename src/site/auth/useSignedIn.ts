import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../../contract/accounts';
import { paths } from '../../paths';
import { clearDraftsOfOthers } from '../../session/drafts';
import { isAdmin, startSession } from '../../session/session';
import { readReturnPath } from './returnPath';

/** The return path after an expired session; the back office only for an admin. */
function returnPath(search: string): string | null {
  const from = readReturnPath(search);
  return from !== null && /^\/admin(\/|$)/i.test(from) && !isAdmin() ? null : from;
}

/**
 * Stores a new session and routes by role: admin to the back office, anyone else home (product.md section 4, Login).
 * After an expired session it returns to where the user was (decisions.md, Drafts). Returns false, without navigating,
 * when storage is blocked.
 */
export function useSignedIn(): (session: SignedIn) => boolean {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { search } = useLocation();
  return useCallback(
    (session) => {
      // The cache may hold another account's data.
      queryClient.clear();
      clearDraftsOfOthers(session.email);
      if (!startSession(session)) return false;
      const home = isAdmin() ? paths.admin.dashboard : paths.home;
      void navigate(returnPath(search) ?? home, { replace: true });
      return true;
    },
    [navigate, queryClient, search],
  );
}
