import { lazy, Suspense } from 'react';
import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router-dom';
import { openArea } from './i18n/i18n';
import { paths } from './paths';
import { readRole } from './session/role';
import { endSession } from './session/session';
import { readStored } from './session/stored';
import { AreaFallback } from './site/errors/AreaFallback';
import { loadChunk } from './site/errors/loadChunk';
import { AreaError } from './site/errors/RouteError';
import { siteId, siteRoutes } from './site/routes';

/**
 * Guards the back office before any of its code is fetched (product.md section 2, Admin area): without a token or a
 * readable role both tokens are removed and the visitor signs in; any other role goes home.
 */
export function guardAdmin(): Response | null {
  const role = readRole(readStored('accessToken'));
  if (role === 'admin') return null;
  if (role !== null) return redirect(paths.home);
  endSession();
  return redirect(paths.login);
}

// Lazy inside the element rather than a lazy route: a lazy route's chunk is fetched in parallel with its loader, so a
// visitor rejected by the guard would still download the back office.
const AdminApp = lazy(async () => {
  const { AdminApp: component } = await loadChunk(() => import('./admin/AdminApp'));
  return { default: component };
});

/** Routes of the back office and the main site; those of the auth area and of later pages are added. */
export const routes: RouteObject[] = [
  {
    path: '/admin/*',
    loader: guardAdmin,
    element: (
      <Suspense fallback={<AreaFallback />}>
        <AdminApp />
      </Suspense>
    ),
    errorElement: <AreaError />,
    hydrateFallbackElement: <AreaFallback />,
  },
  siteRoutes,
];

const isIn = (area: string, path: string) => new RegExp(`^${area}(/|$)`, 'i').test(path);

/** Routes that load with the first page that needs them, and the id of the route that they belong to; null for none. */
interface LaterRoutes {
  parent: string | null;
  children: RouteObject[];
}

/** Loads the routes of the auth area or of later pages, if an address needs them: no other page downloads them. */
async function laterRoutes(path: string): Promise<LaterRoutes | undefined> {
  if (isIn('/auth', path)) {
    const [{ authRoutes }] = await loadChunk(() =>
      Promise.all([import('./site/auth/routes'), openArea('auth')]),
    );
    return { parent: null, children: [authRoutes] };
  }
  if (!isIn(paths.support, path)) return undefined;
  const { otherRoutes } = await loadChunk(() => import('./site/otherRoutes'));
  return { parent: siteId, children: otherRoutes };
}

/** Adds what an address needs when it is navigated to. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const later = await laterRoutes(path);
  if (later) patch(later.parent, later.children);
};

/**
 * The routes to start with at an address, with those that it needs: until the router has discovered them, it would show the
 * main site around them. If they fail to load, the router tries again and shows the error.
 */
export async function startingRoutes(path: string): Promise<RouteObject[]> {
  const later = await laterRoutes(path).catch(() => undefined);
  if (!later) return routes;
  if (later.parent === null) return [...routes, ...later.children];
  return routes.map((route) =>
    route.id === later.parent && !route.index
      ? { ...route, children: [...(route.children ?? []), ...later.children] }
      : route,
  );
}
