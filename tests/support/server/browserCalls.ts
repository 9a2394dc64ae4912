import '../storage';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Sends the client's calls to a test's server, as a browser would, with its own token. `server` is read when the tests
 * run, and must be listening by then.
 */
export function callsReach(server: () => { address: string; token: string }): void {
  const { fetch } = globalThis;
  beforeAll(() => {
    const { address, token } = server();
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      fetch(url.replace(/^http:\/\/localhost\//, `${address}/`), init),
    );
    localStorage.setItem('accessToken', token);
    localStorage.setItem('lang', 'en');
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}
