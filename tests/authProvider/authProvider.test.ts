import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameAccess, userAccess } from '../../contract/permissions';
import { createAuthProvider } from '../../src/authProvider/authProvider';
import { queryClient } from '../../src/queryClient';
import { onSessionExpired } from '../../src/session/session';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { stored } from '../support/storage';
import { tokenWith } from '../support/tokens';

failOnConsole();
const api = recordApi();
const authProvider = createAuthProvider(
  [
    { name: 'boxes', access: gameAccess },
    { name: 'users', access: userAccess },
  ],
  async () => [{ name: 'payments', access: { read: 'payments:read' } }],
);
/** A profile with these permissions; without any, from a server without roles. */
const profile = (...permissions: string[]) =>
  api.on('GET user/profile/me', {
    json: { username: 'mai', ...(permissions.length > 0 && { staff: { roles: ['game'], permissions } }) },
  });
afterEach(() => queryClient.clear());
const longClaim = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role';

describe('checkAuth', () => {
  it.each([{ role: 'Admin' }, { role: 'ADMIN' }, { role: ['admin'] }, { [longClaim]: 'Admin' }])(
    'accepts %o',
    async (claims) => {
      localStorage.setItem('accessToken', tokenWith(claims));
      await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    },
  );

  it.each([tokenWith({ role: 'User' }), tokenWith({}), 'no token at all', 'a.b.c'])(
    'rejects %s',
    async (token) => {
      localStorage.setItem('accessToken', token);
      await expect(authProvider.checkAuth({})).rejects.toMatchObject({
        redirectTo: expect.stringMatching(/^\/login\?reason=(expired|role)$/),
      });
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

  it('leaves the redirect of an ended session to the router', async () => {
    await expect(check(401)).resolves.toBeUndefined();
    expect(told.mock.calls).toEqual([['expired']]);
  });
  it('keeps a session whose retried call was refused', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin' }));
    await expect(check(401)).resolves.toBeUndefined();
    expect(told).not.toHaveBeenCalled();
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });
  it('refreshes the role after a 403: an admin stays signed in', async () => {
    signedInAs('Admin');
    profile('catalog:read');
    await check(403);
    expect(told).not.toHaveBeenCalled();
    expect(api.lines()).toEqual(['POST user/auth/refresh-token', 'GET user/profile/me']);
  });
  it('redirects someone who lost the role, still signed in with the current one', async () => {
    signedInAs('User');
    await check(403);
    expect(told.mock.calls).toEqual([['role']]);
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });
  it.each([503, 429, 402, 0])('keeps the session after a 403 whose refresh fails with %i', async (status) => {
    signedInAs('Admin');
    const before = stored();
    api.on('POST user/auth/refresh-token', () => {
      if (status === 0) throw HttpResponse.error();
      return { status };
    });
    profile('catalog:read');
    await expect(check(403)).resolves.toBeUndefined();
    expect(told).not.toHaveBeenCalled();
    expect(stored()).toEqual(before);
  });
  it.each([400, 401, 403])(
    'ends the session after a 403 whose refresh is refused with %i',
    async (status) => {
      signedInAs('Admin');
      api.on('POST user/auth/refresh-token', { status });
      await expect(check(403)).resolves.toBeUndefined();
      expect(told.mock.calls).toEqual([['expired']]);
      expect(localStorage.getItem('accessToken')).toBeNull();
    },
  );
  it('ignores other errors', async () => {
    for (const status of [0, 404, 409, 500]) await expect(check(status)).resolves.toBeUndefined();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('permissions', () => {
  const canAccess = async (action: string, resource: string) =>
    authProvider.canAccess?.({ action, resource }) as Promise<boolean>;
  beforeEach(() => {
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin', sid: 's1' }));
    localStorage.setItem('refreshToken', 'r');
  });

  it('come from the profile, read once per session', async () => {
    profile('catalog:read', 'game:write');
    expect(await authProvider.getPermissions?.({})).toEqual(['catalog:read', 'game:write']);
    for (const action of ['list', 'create', 'edit', 'delete'])
      expect(await canAccess(action, 'boxes')).toBe(true);
    for (const action of ['list', 'edit']) expect(await canAccess(action, 'users')).toBe(false);
    expect(await canAccess('list', 'unknown')).toBe(false);
    expect(api.lines()).toEqual(['GET user/profile/me']);
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin', sid: 's2' }));
    profile('players:read');
    expect(await canAccess('list', 'users')).toBe(true);
    expect(await canAccess('edit', 'users')).toBe(false);
  });
  it('allow reading a list that only its own actions change, and nothing else of it', async () => {
    profile('payments:read', 'game:write');
    expect(await canAccess('show', 'payments')).toBe(true);
    for (const action of ['create', 'edit', 'delete'])
      expect(await canAccess(action, 'payments')).toBe(false);
  });
  it('are read again after a refusal with the role unchanged', async () => {
    profile('game:write');
    expect(await canAccess('edit', 'boxes')).toBe(true);
    api.on('POST user/auth/refresh-token', {
      json: { accessToken: tokenWith({ role: 'Admin', sid: 's1', fresh: true }) },
    });
    profile('catalog:read');
    await authProvider.checkError({ status: 403 });
    expect(await canAccess('edit', 'boxes')).toBe(false);
    expect(await canAccess('list', 'boxes')).toBe(true);
  });
  it('ask the server nothing once the session has ended', async () => {
    localStorage.clear();
    for (let asked = 0; asked < 3; asked++)
      await expect(canAccess('edit', 'boxes')).rejects.toMatchObject({ status: 401 });
    expect(api.calls).toEqual([]);
  });
  it('allow everything when the server has no roles', async () => {
    profile();
    expect(await canAccess('edit', 'users')).toBe(true);
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
      // Not vi.waitFor, which would advance the clock.
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(499);
      expect(left).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await leaving).toBe('/auth/login');
      expect(stored()).toEqual({ lang: 'en' });
    },
  );

  it('by react-admin itself neither calls the server nor waits', async () => {
    expect(await authProvider.logout({})).toBe('/auth/login');
    expect(api.calls).toEqual([]);
  });
});
