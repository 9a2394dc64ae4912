import { lazy, Suspense } from 'react';
import {
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { paths } from './paths';
import { readRole } from './session/role';
import { endSession, hadSession } from './session/session';
import { signInPath } from './session/signInPath';
import { readStored } from './session/stored';
import { OutsideFallback } from './site/errors/AreaFallback';
import { loadChunk } from './site/errors/loadChunk';
import { AreaError } from './site/errors/RouteError';
import { authArea, authId, siteId, siteRoutes } from './site/routes';

/**
 * Guards the back office before any of its code is fetched (product.md section 2, Admin area): without a token or a
 * readable role both tokens are removed and the visitor signs in, which says so if a session has ended, and then comes
 * back; any other role goes home.
 */
export function guardAdmin({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | null {
  const role = readRole(readStored('accessToken'));
  if (role === 'admin') return null;
  if (role !== null) return redirect(paths.home);
  const reason = hadSession() ? 'expired' : null;
  endSession();
  const { pathname, search } = new URL(request.url);
  return redirect(signInPath(reason, pathname + search, paths.login));
}

// Lazy inside the element rather than a lazy route: a lazy route's chunk is fetched in parallel with its loader, so a
// visitor rejected by the guard would still download the back office.
const AdminApp = lazy(async () => {
  const { AdminApp: component } = await loadChunk(() => import('./admin/AdminApp'));
  return { default: component };
});

/** Routes of the three areas; `discoverRoutes` adds pages to two of them. */
export const routes: RouteObject[] = [
  {
    path: '/admin/*',
    loader: guardAdmin,
    element: (
      <Suspense fallback={<OutsideFallback />}>
        <AdminApp />
      </Suspense>
    ),
    errorElement: <AreaError />,
    hydrateFallbackElement: <OutsideFallback />,
  },
  authArea,
  siteRoutes,
];

/**
 * Adds the pages of the auth area, and those for every other address without a route here, when the first of them is opened:
 * no other page downloads their routes.
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch, matches }) => {
  if (/^\/auth(\/|$)/i.test(path)) {
    const { authPages } = await loadChunk(() => import('./site/auth/routes'));
    patch(authId, authPages);
    // The nearest route is home's: none here begins the path.
  } else if (matches.at(-1)?.route.path === paths.home) {
    const { otherRoutes, leaveFor } = await loadChunk(() => import('./site/otherRoutes'));
    await leaveFor(path);
    patch(siteId, otherRoutes);
  }
};
