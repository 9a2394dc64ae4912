import { useLocation } from 'react-router-dom';

/** Messages that travel along with a navigation and show on the screen arrived at (decisions.md, Messages). */
export const notices = {
  registered: { tone: 'success', key: 'auth.register.done' },
  codeSent: { tone: 'success', key: 'auth.forgot.done' },
  passwordReset: { tone: 'success', key: 'auth.setPassword.done' },
  verified: { tone: 'success', key: 'auth.notice.verified' },
  unverified: { tone: 'warn', key: 'auth.notice.unverified' },
  needEmail: { tone: 'info', key: 'auth.notice.needEmail' },
  needCode: { tone: 'info', key: 'auth.notice.needCode' },
  expired: { tone: 'warn', key: 'auth.notice.expired' },
  role: { tone: 'warn', key: 'auth.notice.role' },
} as const;

/** What the screens of this area hand to one another. */
export interface AuthState {
  email?: string;
  code?: string;
  notice?: keyof typeof notices;
}

/** The navigation state, whoever wrote it. */
export function useAuthState(): AuthState {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? (state as AuthState) : {};
}
