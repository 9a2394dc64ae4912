import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const browser = Date.parse('2026-03-02T08:00:00.000Z');
const minute = 60_000;
/** How far the browser's clock is from the server's: right, by minutes and by a day, both ways. */
const clocks = [0, 10 * minute, -10 * minute, 24 * 60 * minute, -24 * 60 * minute];

let page: object[];
beforeEach(() => {
  vi.useFakeTimers({ now: browser, toFake: ['Date'] });
  vi.resetModules();
  page = [];
  vi.stubGlobal('performance', { now: () => 500, getEntriesByType: () => page });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const load = () => import('../../src/api/clock');
const sent = (server: number, more: object = {}) => ({
  serverTiming: [{ name: 'sentAt', description: String(server) }],
  transferSize: 300,
  responseStart: 100,
  ...more,
});
const response = (server: number, cacheControl: string | null) =>
  new Response(null, {
    headers: {
      date: new Date(server).toUTCString(),
      ...(cacheControl !== null && { 'cache-control': cacheControl }),
    },
  });

describe.each(clocks)('a browser’s clock that is %s ms off', (off) => {
  it('is corrected by the page itself, before any call', async () => {
    // The page began to arrive 400 ms ago.
    page = [sent(browser + off - 400)];
    expect((await load()).serverNow()).toBe(browser + off);
  });
  it.each(['no-store', 'no-cache'])(
    'is corrected by a response with %s, which says so once',
    async (kept) => {
      const clock = await load();
      const listener = vi.fn<() => void>();
      const stop = clock.subscribeServerTime(listener);
      clock.noteServerTime(response(browser + off, kept));
      clock.noteServerTime(response(browser + off, kept));
      expect(clock.serverDate().getTime()).toBe(browser + off);
      expect(listener).toHaveBeenCalledTimes(off === 0 ? 0 : 1);
      stop();
      clock.noteServerTime(response(browser + 9 * off, kept));
      expect(listener).toHaveBeenCalledTimes(off === 0 ? 0 : 1);
    },
  );
  it.each([
    ['a response that a cache may have kept', () => [response(browser + off, 'max-age=3600')], []],
    ['a response that says nothing of caches', () => [response(browser + off, null)], []],
    ['a page from the browser’s cache', () => [], [sent(browser + off, { transferSize: 0 })]],
    ['a page without the header', () => [], [sent(browser + off, { serverTiming: [] })]],
  ] as const)('is not corrected by %s', async (_, responses, pages) => {
    page = [...pages];
    const clock = await load();
    for (const one of responses()) clock.noteServerTime(one);
    expect(clock.serverNow()).toBe(browser);
  });
});
