import { describe, expect, it, vi } from 'vitest';
import { readRole } from '../../src/session/role';
import {
  endSession,
  expireSession,
  isAdmin,
  onSessionExpired,
  startSession,
} from '../../src/session/session';
import { readStored, subscribeStored, writeStored } from '../../src/session/stored';
import { tokenWith } from '../support/tokens';

describe('role in a token', () => {
  it.each([
    ['role', { role: 'Admin' }, 'admin'],
    ['long claim', { 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role': 'User' }, 'user'],
    ['first of several', { role: ['ADMIN', 'User'] }, 'admin'],
    ['none', {}, null],
    ['not a text', { role: 5 }, null],
  ])('%s', (_, claims, role) => expect(readRole(tokenWith(claims))).toBe(role));
  it('returns null for an invalid token', () => {
    for (const text of [null, '', 'x', 'a.b.c']) expect(readRole(text)).toBeNull();
  });
});

describe('session', () => {
  const session = {
    accessToken: tokenWith({ role: 'Admin' }),
    refreshToken: 'r',
    userName: 'an',
    email: 'an@b.vn',
  };
  it('stores the result of a sign-in and removes it, keeping the language', () => {
    writeStored({ lang: 'en' });
    startSession(session);
    expect({ ...localStorage }).toEqual({ ...session, lang: 'en' });
    expect(isAdmin()).toBe(true);
    endSession();
    expect({ ...localStorage }).toEqual({ lang: 'en' });
  });
  it('notifies on expiry and removes only the access token', () => {
    startSession(session);
    const told = vi.fn();
    const stop = onSessionExpired(told);
    expireSession();
    stop();
    expireSession();
    expect(told).toHaveBeenCalledTimes(1);
    expect(readStored('accessToken')).toBeNull();
    expect(readStored('refreshToken')).toBe('r');
  });
  it('notifies subscribers once per write and after a write in another tab', () => {
    const told = vi.fn();
    const stop = subscribeStored(told);
    writeStored({ accessToken: 'a', email: 'e' });
    expect(told).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    writeStored({ accessToken: null });
    expect(told).toHaveBeenCalledTimes(2);
  });
});
