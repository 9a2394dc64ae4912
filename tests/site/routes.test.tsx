import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAddress } from '../support/openAddress';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function visit(path: string) {
  history.replaceState(null, '', path);
  const { router } = await openAddress(path);
  await waitFor(() =>
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true),
  );
  return router;
}

describe('routes (product.md section 2; decisions.md, Routes)', () => {
  it.each([
    ['/profile', '/auth/login'],
    ['/account', '/auth/login'],
    ['/Account/security', '/auth/login'],
    ['/login', '/auth/login'],
    ['/auth', '/auth/login'],
    ['/auth/nothing', '/auth/login'],
    ['/auth/register', '/auth/login', '?tab=register'],
    ['/nothing/at/all', '/'],
  ])('%s redirects to %s', async (path, pathname, search = '') => {
    const router = await visit(path);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
  });
  it.each([
    ['/terms', 'Terms of use | Outline', 'Terms of use'],
    ['/LIBRARYS', 'Library | Outline', 'The Outline library'],
    ['/News', 'News | Outline', 'News from the drawing board'],
    ['/news/EVENT', 'Events | News | Outline', 'News from the drawing board'],
    ['/Auth/Login', 'Log in or register | Outline', 'Login'],
    ['/Auth/forgot-password', 'Forgot password | Outline', 'Forgot password'],
  ])('%s has its title and heading, case-insensitively', async (path, title, heading) => {
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each(['/status', '/en/shops', '/files/outline.zip'])(
    'a link to %s opens it as a document, which the server may have',
    async (path) => {
      const router = await visit('/terms');
      const assign = vi.fn();
      vi.stubGlobal('location', { pathname: '/terms', assign });
      void router.navigate(path);
      await waitFor(() => expect(assign).toHaveBeenCalledWith(path));
      expect(router.state.location.pathname).toBe('/terms');
    },
  );
});
