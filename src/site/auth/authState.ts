import { useLocation } from 'react-router-dom';

/** Notices passed in the navigation state and shown on the target screen (decisions.md, Messages). */
export const notices = {
  registered: { tone: 'success', key: 'auth.register.done' },
  codeSent: { tone: 'success', key: 'auth.forgot.done' },
  passwordReset: { tone: 'success', key: 'auth.setPassword.done' },
  invited: { tone: 'success', key: 'auth.notice.invited' },
  verified: { tone: 'success', key: 'auth.notice.verified' },
  unverified: { tone: 'warn', key: 'auth.notice.unverified' },
  needEmail: { tone: 'info', key: 'auth.notice.needEmail' },
  needCode: { tone: 'info', key: 'auth.notice.needCode' },
  expired: { tone: 'warn', key: 'auth.notice.expired' },
  role: { tone: 'warn', key: 'auth.notice.role' },
} as const;

/** Navigation state shared by the screens of the auth area. */
export interface AuthState {
  email?: string;
  code?: string;
  notice?: keyof typeof notices;
}

/** The navigation state, which may have any shape. */
export function useAuthState(): AuthState {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? (state as AuthState) : {};
}
