import '../support/unit';
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
  it('reads nothing from what is no token', () => {
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
  it('stores what a sign-in answered and forgets it, language kept', () => {
    writeStored({ lang: 'en' });
    startSession(session);
    expect({ ...localStorage }).toEqual({ ...session, lang: 'en' });
    expect(isAdmin()).toBe(true);
    endSession();
    expect({ ...localStorage }).toEqual({ lang: 'en' });
  });
  it('tells about expiry and drops the access token only', () => {
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
  it('tells subscribers once per write and after another tab wrote', () => {
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
