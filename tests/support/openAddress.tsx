import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '../../contract/languages';
import { discoverRoutes } from '../../src/router';
import { authArea, siteRoutes } from '../../src/site/routes';
import { speak } from './render';

/** Opens an address of the site as a visitor does: by the router's own routes, in the frame of the site. */
export async function openAddress(path: string, language: Language = 'en') {
  await speak(language);
  const router = createMemoryRouter([authArea, siteRoutes], {
    patchRoutesOnNavigation: discoverRoutes,
    initialEntries: ['/terms', path],
    initialIndex: 1,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, client };
}
