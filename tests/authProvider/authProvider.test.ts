import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../src/authProvider/authProvider';
import { onSessionExpired } from '../../src/session/session';
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
  const told = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    told.mockClear();
    stop = onSessionExpired(told);
  });
  afterEach(() => stop());
  const check = (status: number) => authProvider.checkError({ status });
  const signedInAs = (role: string) => {
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin' }));
    localStorage.setItem('refreshToken', 'r');
    api.on('POST user/auth/refresh-token', { json: { accessToken: tokenWith({ role, fresh: true }) } });
  };

  it('ends the session for 401, and leaves the way to the sign-in screen to the router', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin' }));
    await expect(check(401)).resolves.toBeUndefined();
    expect(told.mock.calls).toEqual([['expired']]);
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
  it('asks for the role anew after a 403: who is an admin still stays', async () => {
    signedInAs('Admin');
    await check(403);
    expect(told).not.toHaveBeenCalled();
    expect(api.lines()).toEqual(['POST user/auth/refresh-token']);
  });
  it('leads out who has lost the role, signed in as what they are now', async () => {
    signedInAs('User');
    await check(403);
    expect(told.mock.calls).toEqual([['role']]);
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });
  it('has nothing to say about other failures', async () => {
    for (const status of [0, 404, 409, 500]) await expect(check(status)).resolves.toBeUndefined();
    expect(told).not.toHaveBeenCalled();
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
