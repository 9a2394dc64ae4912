import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../../contract/accounts';
import { paths } from '../../paths';
import { isAdmin, startSession } from '../../session/session';

/** Stores a new session and routes by role: admin to the back office, anyone else home (product.md section 4, Login). */
export function useSignedIn(): (session: SignedIn) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    (session) => {
      // What another account has seen must not be shown to this one.
      queryClient.clear();
      startSession(session);
      void navigate(isAdmin() ? paths.admin.dashboard : paths.home, { replace: true });
    },
    [navigate, queryClient],
  );
}
