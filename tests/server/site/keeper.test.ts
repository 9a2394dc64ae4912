import type { LightMyRequestResponse } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { App } from '../../../server/http/types';
import { noSettings } from '../../../server/operations/siteSettings';
import type { CacheableRoute } from '../../../server/site/cache/addresses';
import { ResponseCache } from '../../../server/site/cache/responseCache';
import { Recent } from '../../../server/site/recent';
import { eventually } from '../../support/eventually';
import { openState } from '../../support/server/openState';

const variant = { coding: 'identity', language: 'vi' } as const;
const list: CacheableRoute = { path: '/list', route: '/list', until: 'packages', isPage: false };
const picture = (n: number, bytes = 4): CacheableRoute => ({
  path: `/images/${n}-${bytes}.webp`,
  route: '/images/:name',
  until: 'hour',
  isPage: false,
});

/** An application that responds when the test decides, each response with the number of its request. */
function slowApplication(content?: (url: string) => Buffer) {
  const questions: Array<() => void> = [];
  const inject = ({ url }: { url: string }) =>
    new Promise<LightMyRequestResponse>((resolve) => {
      const number = questions.length + 1;
      const rawPayload = content?.(url) ?? Buffer.from(`answer ${number}`);
      // Built at once and sent late, as by a slow query or a busy process.
      const raw = { res: {} };
      const until = moments.shift();
      if (until !== undefined) keptUntil.set(raw.res, until);
      questions.push(() =>
        resolve({ statusCode: 200, headers: {}, rawPayload, raw } as unknown as LightMyRequestResponse),
      );
    });
  const keptUntil = new WeakMap<object, number>();
  /** When each of the next responses becomes outdated. */
  const moments: Array<number | undefined> = [];
  return { app: { inject, keptUntil } as unknown as App, questions, moments };
}
/** The state of the site as if just read, however long the machine takes. */
const watchNow = () => ({
  state: openState({ packagesVersion: 1 }),
  readAt: Number.POSITIVE_INFINITY,
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['in this process', (keeper: ResponseCache) => keeper.forget()],
  [
    'in another process',
    (_: ResponseCache, watch: ReturnType<typeof watchNow>) => void watch.state.packagesVersion++,
  ],
  [
    'of the settings, in another process',
    (_: ResponseCache, watch: ReturnType<typeof watchNow>) => {
      watch.state = { ...watch.state, settings: { ...noSettings, version: 1 } };
    },
  ],
])('joins no answer that was asked for before a change %s', async (_where, change) => {
  const { app, questions } = slowApplication();
  const watch = watchNow();
  const keeper = new ResponseCache(app, watch, undefined);
  const before = keeper.fill(list, variant);
  const joined = keeper.fill(list, variant);
  expect(questions).toHaveLength(1);
  change(keeper, watch);
  const after = keeper.fill(list, variant);
  expect(questions).toHaveLength(2);
  // The late response to the first request does not replace the second's either.
  questions[1]?.();
  expect(String((await after)?.body)).toBe('answer 2');
  questions[0]?.();
  expect([String((await before)?.body), String((await joined)?.body)]).toEqual(['answer 1', 'answer 1']);
  const found = keeper.find(list, variant);
  expect(found === null || String(found.body) === 'answer 2').toBe(true);
});

it('keeps a picture for an hour, whatever happens to packages', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { app, questions } = slowApplication();
  const watch = watchNow();
  const keeper = new ResponseCache(app, watch, undefined);
  const filled = keeper.fill(picture(1), variant);
  questions[0]?.();
  await filled;
  keeper.forget();
  watch.state.packagesVersion++;
  vi.advanceTimersByTime(3_599_000);
  expect(String(keeper.find(picture(1), variant)?.body)).toBe('answer 1');
  vi.advanceTimersByTime(2000);
  expect(keeper.find(picture(1), variant)).toBeNull();
});

it('keeps pictures in 32 MB, and none above one', async () => {
  const { app, questions } = slowApplication((url) => Buffer.alloc(Number(/-(\d+)/.exec(url)?.[1])));
  const keeper = new ResponseCache(app, watchNow(), undefined);
  const ask = async (address: CacheableRoute) => {
    const filled = keeper.fill(address, variant);
    questions.at(-1)?.();
    await filled;
  };
  const megabyte = 1024 * 1024;
  for (let n = 0; n < 40; n++) await ask(picture(n, megabyte));
  const kept = Array.from({ length: 40 }, (_, n) => keeper.find(picture(n, megabyte), variant) !== null);
  expect(kept).toEqual(Array.from({ length: 40 }, (_, n) => n >= 8));
  await ask(picture(1, megabyte + 1));
  expect(keeper.find(picture(1, megabyte + 1), variant)).toBeNull();
});

it('keeps pages in 32 MB, as long as none was rendered', async () => {
  const megabyte = 1024 * 1024;
  const { app, questions } = slowApplication(() => Buffer.alloc(megabyte));
  const rendered = { generation: 1 } as NonNullable<ConstructorParameters<typeof ResponseCache>[2]>;
  const keeper = new ResponseCache(app, watchNow(), rendered);
  const page = (n: number): CacheableRoute => ({
    path: `/${n}`,
    route: 'none',
    until: 'content',
    isPage: true,
  });
  for (let n = 0; n < 40; n++) {
    const filled = keeper.fill(page(n), variant);
    questions.at(-1)?.();
    await filled;
  }
  const kept = () => Array.from({ length: 40 }, (_, n) => keeper.find(page(n), variant) !== null);
  expect(kept()).toEqual(Array.from({ length: 40 }, (_, n) => n >= 8));
  Object.assign(rendered, { generation: 2 });
  expect(kept()).toEqual(Array.from({ length: 40 }, () => false));
});

it('gives up what was asked for longest ago, and counts bytes and values', () => {
  const recent = new Recent<string>({ bytes: 10, count: 2 });
  const held = () => [recent.get('a'), recent.get('b'), recent.get('c'), recent.bytes, recent.count];
  recent.set('a', 'A', 4);
  recent.set('b', 'B', 4);
  recent.get('a');
  recent.set('c', 'C', 4);
  expect(held()).toEqual(['A', undefined, 'C', 8, 2]);
  recent.set('a', 'A', 6);
  expect(held()).toEqual(['A', undefined, 'C', 10, 2]);
  // What one comes to take more counts, but not what another of its name took.
  recent.grow('a', 'former', 100);
  recent.grow('c', 'C', 1);
  expect(held()).toEqual([undefined, undefined, 'C', 5, 1]);
  recent.set('b', 'B', 1);
  recent.set('a', 'A', 1);
  expect(held()).toEqual(['A', 'B', undefined, 2, 2]);
  recent.set('b', 'B', 11);
  expect(held()).toEqual(['A', undefined, undefined, 1, 1]);
});

const english = { ...variant, language: 'en' } as const;

it('keeps a list until its own moment, however late it came and whatever another language has', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { app, questions, moments } = slowApplication();
  const watch = watchNow();
  const keeper = new ResponseCache(app, watch, undefined);
  const begun = performance.now();
  moments.push(begun + 1500, undefined);
  const filled = keeper.fill(list, variant);
  vi.advanceTimersByTime(500);
  const other = keeper.fill(list, english);
  for (const respond of questions) respond();
  await Promise.all([filled, other]);
  const foundAt = (ms: number) => {
    vi.advanceTimersByTime(begun + ms - performance.now());
    watch.readAt = performance.now();
    return [variant, english].map((of) => keeper.find(list, of) !== null);
  };
  expect([foundAt(1499), foundAt(1500)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

it('gives nobody who came after its moment a list from before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { app, questions, moments } = slowApplication();
  const keeper = new ResponseCache(app, watchNow(), undefined);
  moments.push(performance.now() + 100);
  const before = keeper.fill(list, variant);
  vi.advanceTimersByTime(100);
  const after = keeper.fill(list, variant);
  questions[0]?.();
  expect(String((await before)?.body)).toBe('answer 1');
  await eventually(() => expect(questions).toHaveLength(2));
  questions[1]?.();
  expect(String((await after)?.body)).toBe('answer 2');
});
