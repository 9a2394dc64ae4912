import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy parts of the routes that match, so that the router has the whole page at its first render: hydration must
 * find what the prerendering made.
 */
export async function loadMatched(routes: RouteObject[], location: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
