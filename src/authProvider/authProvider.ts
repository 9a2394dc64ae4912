import type { AuthProvider } from 'react-admin';
import type { Permission, ResourceAccess } from '../../contract/permissions';
import { logout as logoutCall } from '../api/accounts';
import { refreshAccessToken } from '../api/refresh';
import { paths } from '../paths';
import { clearDrafts } from '../session/clearDrafts';
import { readClaims } from '../session/role';
import { expireSession, isAdmin, loseRole } from '../session/session';
import { readStored, writeStored } from '../session/stored';
import { readStanding, reloadStanding } from './standing';

/** Pause between an admin's logout and the sign-in screen, in milliseconds (product.md section 9). */
const logoutDelay = 500;

/** Told apart from react-admin's own calls after a failed check, which must not wait nor call the server. */
export interface LogoutParams {
  reason?: 'user';
}

/** Whether the account is an admin's now: a fresh token tells, since a refusal alone may be about one action. */
async function isStillAdmin(): Promise<boolean> {
  await refreshAccessToken(readStored('accessToken') ?? '');
  return isAdmin();
}

async function logoutByUser(): Promise<void> {
  // Whatever the server says, a 401 included, the admin is signed out (product.md section 4, Logout).
  await logoutCall().catch(() => undefined);
  const lang = readStored('lang');
  localStorage.clear();
  clearDrafts();
  writeStored({ lang });
  await new Promise((resolve) => setTimeout(resolve, logoutDelay));
}

/** A 403 with the role still standing is about one action: what the person may do is read again. */
async function onForbidden(): Promise<void> {
  if (!(await isStillAdmin())) return loseRole();
  await reloadStanding().catch(() => undefined);
}

const reads = ['list', 'show', 'export'];
/** What react-admin's action on a resource asks for. */
const permissionFor = (access: ResourceAccess, action: string): Permission =>
  reads.includes(action) ? access.read : access.write;

interface Declared {
  name: string;
  access: ResourceAccess;
}

/**
 * react-admin's view of the stored session. Signing in is the public site's; the router's loader guards the area. The
 * server decides what somebody may do; `canAccess` only keeps the screens from offering more.
 */
export const createAuthProvider = (resources: readonly Declared[]): AuthProvider => ({
  login: () => Promise.reject(new Error('Sign in on the public site.')),
  logout: async (params: LogoutParams = {}) => {
    if (params?.reason === 'user') await logoutByUser();
    return paths.auth.login;
  },
  checkAuth: () =>
    isAdmin() ? Promise.resolve() : Promise.reject({ redirectTo: paths.login, message: false }),
  // Whoever listens leads to the sign-in screen with the reason and the way back: react-admin would lose both, and reset
  // what the admin has set up.
  checkError: async (error: { status?: number }) => {
    if (error?.status === 401) expireSession();
    if (error?.status === 403) await onForbidden();
  },
  getIdentity: async () => {
    const claims = readClaims(readStored('accessToken') ?? '');
    return {
      id: String(claims?.sub ?? ''),
      fullName: readStored('userName') ?? String(claims?.userName ?? ''),
    };
  },
  getPermissions: async () => (await readStanding()).permissions,
  canAccess: async ({ resource, action }) => {
    const access = resources.find(({ name }) => name === resource)?.access;
    return access !== undefined && (await readStanding()).permissions.includes(permissionFor(access, action));
  },
});
