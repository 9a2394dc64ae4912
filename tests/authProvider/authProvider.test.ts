import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../src/authProvider/authProvider';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { stored } from '../support/storage';
import { tokenWith } from '../support/tokens';

failOnConsole();
const api = recordApi();
const longClaim = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role';

describe('checkAuth', () => {
  it.each([{ role: 'Admin' }, { role: 'ADMIN' }, { role: ['admin'] }, { [longClaim]: 'Admin' }])(
    'lets %o in',
    async (claims) => {
      localStorage.setItem('accessToken', tokenWith(claims));
      await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    },
  );

  it.each([tokenWith({ role: 'User' }), tokenWith({}), 'no token at all', 'a.b.c'])(
    'keeps %s out',
    async (token) => {
      localStorage.setItem('accessToken', token);
      await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
    },
  );
});

describe('checkError', () => {
  it('logs out for 401 only', async () => {
    await expect(authProvider.checkError({ status: 401 })).rejects.toMatchObject({
      redirectTo: '/auth/login',
    });
    for (const status of [0, 403, 404, 500])
      await expect(authProvider.checkError({ status })).resolves.toBeUndefined();
  });
});

describe('logout', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it.each([204, 401, 500])(
    'by the admin clears everything but the language and waits 0.5 s, also when the server says %i',
    async (status) => {
      api.on('POST user/auth/logout', { status });
      localStorage.setItem('accessToken', 'a');
      localStorage.setItem('refreshToken', 'r');
      localStorage.setItem('RaStoreOutline.sidebar.open', 'true');
      localStorage.setItem('lang', 'en');
      const leaving = authProvider.logout({ reason: 'user' });
      let left = false;
      void leaving.then(() => {
        left = true;
      });
      // Not vi.waitFor, which would move the clock.
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(499);
      expect(left).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await leaving).toBe('/auth/login');
      expect(stored()).toEqual({ lang: 'en' });
    },
  );

  it('by react-admin itself asks nobody and waits for nothing', async () => {
    expect(await authProvider.logout({})).toBe('/auth/login');
    expect(api.calls).toEqual([]);
  });
});
