import type { AuthProvider } from 'react-admin';
import { logout } from '../../contract/calls/tokens';
import type { Permission, ResourceAccess } from '../../contract/permissions';
import { call } from '../api/call';
import { refreshAccessToken } from '../api/refresh';
import { paths } from '../paths';
import { clearDrafts } from '../session/clearDrafts';
import { readClaims, readRole } from '../session/role';
import { endStaffSession, expireSession, isAdmin } from '../session/session';
import { readStored, writeStored } from '../session/stored';
import { readStaffProfile, reloadStaffProfile } from './staffProfile';

/** Delay between an admin's logout and the sign-in screen, in milliseconds (product.md section 9). */
const logoutDelay = 500;

/**
 * Distinguishes our logout from react-admin's own after a failed check, which must neither wait nor call the server.
 */
export interface LogoutParams {
  reason?: 'user';
}

async function logoutByUser(): Promise<void> {
  // Whatever the server returns, even a 401, the admin is signed out (product.md section 4, Logout).
  await call(logout).catch(() => undefined);
  const lang = readStored('lang');
  localStorage.clear();
  clearDrafts();
  writeStored({ lang });
  await new Promise((resolve) => setTimeout(resolve, logoutDelay));
}

/**
 * A refusal may concern one action, or an account that is no longer an admin's, which a new token shows. A refresh that
 * fails says nothing of either.
 */
async function onForbidden(): Promise<void> {
  const isOpen = await refreshAccessToken(readStored('accessToken') ?? '').catch(() => true);
  if (!isOpen) return expireSession();
  if (!isAdmin()) return endStaffSession();
  await reloadStaffProfile().catch(() => undefined);
}

type DeclaredAccess = Pick<ResourceAccess, 'read'> & Partial<ResourceAccess>;

const reads = ['list', 'show', 'export'];
/** The permission required by react-admin's action on a resource; none allows what only actions of its own change. */
const permissionFor = (access: DeclaredAccess, action: string): Permission | undefined =>
  reads.includes(action) ? access.read : access.write;

interface Declared {
  name: string;
  access: DeclaredAccess;
}

/**
 * react-admin's auth provider over the stored session. Signing in happens on the public site; the router's loader guards
 * the area. The server enforces permissions; `canAccess` only keeps the screens from offering more. `others` are loaded for
 * names that are not among the resources.
 */
export const createAuthProvider = (
  resources: readonly Declared[],
  others: () => Promise<readonly Declared[]>,
): AuthProvider => ({
  login: () => Promise.reject(new Error('Log in on the public site.')),
  logout: async (params: LogoutParams = {}) => {
    if (params?.reason === 'user') await logoutByUser();
    return paths.auth.login;
  },
  // Without a token the session has just ended, and whatever ended it leads to the sign-in: react-admin's own way there would
  // interrupt that one.
  checkAuth: () => {
    const token = readStored('accessToken');
    if (isAdmin() || token === null) return Promise.resolve();
    const reason = readRole(token) === null ? 'expired' : 'role';
    return Promise.reject({ redirectTo: `${paths.login}?reason=${reason}`, message: false });
  },
  // The listener redirects to the sign-in screen with the reason and the return address: react-admin, which logs out when
  // this rejects, would lose both, and reset the admin's preferences. A 401 with a token is of a call that was retried.
  checkError: async (error: { status?: number }) => {
    if (error?.status === 401 && readStored('accessToken') === null) expireSession();
    if (error?.status === 403) await onForbidden();
  },
  getIdentity: async () => {
    const claims = readClaims(readStored('accessToken') ?? '');
    return {
      id: String(claims?.sub ?? ''),
      // The token's, which follows a change of the name.
      fullName: String(claims?.userName ?? readStored('userName') ?? ''),
    };
  },
  getPermissions: async () => (await readStaffProfile()).permissions,
  canAccess: async ({ resource, action }) => {
    const isMeant = ({ name }: Declared) => name === resource;
    const { access } = resources.find(isMeant) ?? (await others()).find(isMeant) ?? {};
    const permission = access && permissionFor(access, action);
    return permission !== undefined && (await readStaffProfile()).permissions.includes(permission);
  },
});
