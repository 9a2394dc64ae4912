import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { kindOfError } from '../../src/errors/kindOfError';
import { reloadOnce } from '../../src/errors/reloadOnce';

describe('kindOfError', () => {
  it.each([
    ['a call without an answer', new ApiError('', 0), 'offline'],
    ['fetch, Chromium', new TypeError('Failed to fetch'), 'offline'],
    ['fetch, Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'offline'],
    ['fetch, Safari', new TypeError('Load failed'), 'offline'],
    [
      'a chunk, Chromium',
      new TypeError('Failed to fetch dynamically imported module: http://x/a.js'),
      'chunk',
    ],
    ['a chunk, Firefox', new TypeError('error loading dynamically imported module: http://x/a.js'), 'chunk'],
    ['a chunk, Safari', new TypeError('Importing a module script failed.'), 'chunk'],
    ['a style sheet, Vite', new Error('Unable to preload CSS for /assets/a.css'), 'chunk'],
    ['a record that is not there', new ApiError('', 404), 'missing'],
    ['a router’s answer', { status: 404, statusText: 'Not Found', internal: true, data: '' }, 'missing'],
    ['a refused call', new ApiError('', 500), 'broken'],
    ['a mistake in a component', new TypeError('x is undefined'), 'broken'],
    ['nothing that could be read', undefined, 'broken'],
  ])('%s', (_, error, kind) => expect(kindOfError(error)).toBe(kind));

  it('a chunk that fails without a network is not an older build', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(kindOfError(new TypeError('Importing a module script failed.'))).toBe('offline');
    expect(kindOfError(new TypeError('x is undefined'))).toBe('broken');
  });
});

describe('one reload after a deploy', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { href: 'http://localhost/shops', reload });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('happens once per URL, again for another one, and again after a minute', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    location.href = 'http://localhost/librarys';
    expect(reloadOnce()).toBe(true);
    vi.setSystemTime(1_000_000 + 59_000);
    expect(reloadOnce()).toBe(false);
    vi.setSystemTime(1_000_000 + 61_000);
    expect(reloadOnce()).toBe(true);
  });
  it('happens again when the page comes from another build', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/json';
    script.setAttribute('src', '/assets/index-next.js');
    expect(reloadOnce()).toBe(true);
    script.remove();
  });
  it('never happens without storage, or it would loop', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
