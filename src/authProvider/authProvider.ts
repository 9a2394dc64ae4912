import type { AuthProvider } from 'react-admin';
import { logout as logoutCall } from '../api/accounts';
import { paths } from '../paths';
import { readClaims } from '../session/role';
import { isAdmin } from '../session/session';
import { readStored, writeStored } from '../session/stored';

/** Pause between an admin's logout and the sign-in screen, in milliseconds (product.md section 9). */
export const logoutDelay = 500;

/** Told apart from react-admin's own calls after a failed check, which must not wait nor call the server. */
export interface LogoutParams {
  reason?: 'user';
}

async function logoutByUser(): Promise<void> {
  // Whatever the server says, a 401 included, the admin is signed out (product.md section 4, Logout).
  await logoutCall().catch(() => undefined);
  const lang = readStored('lang');
  localStorage.clear();
  writeStored({ lang });
  await new Promise((resolve) => setTimeout(resolve, logoutDelay));
}

/** react-admin's view of the stored session. Signing in is the public site's; the router's loader guards the area. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Sign in on the public site.')),
  logout: async (params: LogoutParams = {}) => {
    if (params?.reason === 'user') await logoutByUser();
    return paths.auth.login;
  },
  checkAuth: () =>
    isAdmin() ? Promise.resolve() : Promise.reject({ redirectTo: paths.login, message: false }),
  checkError: (error: { status?: number }) =>
    error?.status === 401
      ? Promise.reject({ redirectTo: paths.auth.login, message: false })
      : Promise.resolve(),
  getIdentity: async () => {
    const claims = readClaims(readStored('accessToken') ?? '');
    return {
      id: String(claims?.sub ?? ''),
      fullName: readStored('userName') ?? String(claims?.userName ?? ''),
    };
  },
};
