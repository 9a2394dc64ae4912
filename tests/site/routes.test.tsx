import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { discoverRoutes } from '../../src/router';
import { authArea, siteRoutes } from '../../src/site/routes';
import { speak } from '../support/render';

async function visit(path: string) {
  await speak('en');
  const router = createMemoryRouter([authArea, siteRoutes], {
    patchRoutesOnNavigation: discoverRoutes,
    initialEntries: ['/terms', path],
    initialIndex: 1,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() =>
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true),
  );
  return router;
}

describe('routes (product.md section 2; decisions.md, Routes)', () => {
  it.each([
    ['/profile', '/auth/login'],
    ['/account', '/auth/login'],
    ['/login', '/auth/login'],
    ['/auth', '/auth/login'],
    ['/auth/nothing', '/auth/login'],
    ['/nothing/at/all', '/'],
  ])('%s redirects to %s', async (path, target) => {
    const router = await visit(path);
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
  });
  it.each([
    ['/terms', 'Terms of use | Outline', 'Terms of use'],
    ['/LIBRARYS', 'Library | Outline', 'The Outline library'],
    ['/News', 'News | Outline', 'News from the drawing board'],
    ['/news/EVENT', 'Events · News | Outline', 'News from the drawing board'],
    ['/Auth/Login', 'Log in or register | Outline', 'Login'],
    ['/Auth/forgot-password', 'Forgot password | Outline', 'Forgot password'],
  ])('%s has its title and heading, case-insensitively', async (path, title, heading) => {
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(title));
  });
});
