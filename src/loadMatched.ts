import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy parts of the matched routes, so that the first render has the whole page and hydration matches the
 * prerendered HTML.
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
