import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { guardAdmin } from '../../src/router';
import { on, refuse } from '../support/api';
import { openAddress } from '../support/openAddress';
import { tokenWith } from '../support/tokens';

/** What a session may have left in the browser, and whether there was one. */
const left: Record<string, { stored: Record<string, string>; wasThere: boolean }> = {
  nothing: { stored: {}, wasThere: false },
  'a broken token': { stored: { accessToken: 'no token at all', refreshToken: 'r1' }, wasThere: true },
  'a broken token alone': { stored: { accessToken: 'a.b.c' }, wasThere: true },
  'a token without a role': { stored: { accessToken: tokenWith({}), refreshToken: 'r1' }, wasThere: true },
  'a token that was refused': { stored: { refreshToken: 'r1' }, wasThere: true },
};
const ended = /Your session has ended\. Log in again to continue/;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('lang', 'en');
  on('get', 'user/profile/me', () => refuse(401));
  on('post', 'user/auth/refresh-token', () => refuse(401));
});

describe.each(Object.entries(left))('with %s', (_, { stored, wasThere }) => {
  beforeEach(() => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  });
  it.each(['/admin', '/admin/usermanager?q=a', '/account', '/account/wallet', '/profile'])(
    '%s leads to a login that says why, if a session has ended',
    async (path) => {
      if (path.startsWith('/admin')) {
        const to =
          guardAdmin({ request: new Request(`http://localhost${path}`) })?.headers.get('location') ?? '';
        expect(new URL(to, 'http://localhost').searchParams.get('from')).toBe(path);
        await openAddress(to);
      } else await openAddress(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
      if (wasThere) expect(await screen.findByText(ended)).toBeInTheDocument();
      else expect(screen.queryByText(ended)).toBeNull();
      await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
    },
  );
});
