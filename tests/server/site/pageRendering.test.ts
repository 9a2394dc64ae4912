import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../contract/languages';
import type { PageToRender } from '../../../contract/rendering';
import { sweepTables } from '../../../server/operations/retention';
import { readState } from '../../../server/operations/state';
import { addMs, days, minutes, seconds } from '../../../server/platform/clock';
import type { Published } from '../../../server/site/render/publishedContent';
import { PageRendering } from '../../../server/site/render/renderDue';
import { RenderedPages } from '../../../server/site/render/renderedPages';
import { FakeClock } from '../../support/server/clock';
import { testDatabase } from '../../support/server/database';
import { openState } from '../../support/server/openState';

const { db, close } = await testDatabase();
afterAll(close);

/** The database as a process reads its pages from it, and stores them in it. */
let isAway = false;
const unsteady = new Proxy(db, {
  get: (target, name: 'selectFrom') => {
    if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const value = target[name];
    return typeof value === 'function' ? value.bind(target) : value;
  },
});
const clock = new FakeClock();
/** What is published, by page; every process reads the same. */
let texts: Record<string, string> = {};
let gone: string[] = [];
let nextChange: Date | null = null;
/** Every page that any process rendered, and those that cannot be. */
let rendered: string[] = [];
let broken = '';
/** Called before a page is rendered. */
let whenRendered: () => unknown = () => undefined;
/** Called before a page fails. */
let whenBroken: () => unknown = () => undefined;
/** The pages that any process began to render, in order. */
let tried: string[] = [];
beforeEach(async () => {
  texts = { home: 'one' };
  gone = [];
  [nextChange, plan] = [null, null];
  [rendered, tried] = [[], []];
  broken = '';
  isAway = false;
  gather = null;
  whenBroken = () => undefined;
  whenRendered = () => undefined;
  await db.deleteFrom('renderedPages').execute();
  await db.deleteFrom('leases').execute();
});

const fileOf = (name: string) => `/vi/${name}/index.html`;
/** What is published from a moment on. */
let plan: { begin: Date; texts: Record<string, string> } | null = null;
/** How often a process read what is published. */
let gathered = 0;
/** What is published instead of `texts`. */
let gather: ((at: Date) => Published['contents']) | null = null;
async function published(at: Date): Promise<Published> {
  gathered++;
  const shown = plan && at >= plan.begin ? plan.texts : texts;
  const own = Object.entries(shown).map(([name, data]) => {
    const page: PageToRender = { path: `/${name}`, name, language: 'vi', inAddress: false, data };
    return { file: `/content/vi/${name}.json`, data, pages: [{ file: fileOf(name), page }] };
  });
  const contents: Published['contents'] = gather?.(at) ?? own;
  return {
    contents,
    without: async (records) => contents.filter(({ record = '' }) => !records.has(record)),
    gone,
    nextChange: nextChange && nextChange > at ? nextChange : null,
  };
}
const change = () =>
  db.updateTable('operations').set((row) => ({ contentVersion: row('contentVersion', '+', 1) }));

/** A process of a build; `look` is its second's look at the shared state. */
function processOf(build: string, ahead = 0) {
  let apart = ahead;
  const ownClock = { now: () => addMs(clock.now(), apart) };
  const set = (ms: number) => {
    apart = ms;
  };
  const watch = { state: openState() };
  const pages = new RenderedPages(unsteady, build, { public: 'http://localhost' });
  const errors: unknown[] = [];
  const renderer = {
    render: async ({ path, data }: PageToRender) => {
      tried.push(path);
      if (path === broken) {
        await whenBroken();
        throw new Error('cannot');
      }
      whenRendered();
      rendered.push(`${build} ${path} ${String(data)}`);
      return `<p>${String(data)}</p>`;
    },
  };
  const log = { error: (...of: unknown[]) => void errors.push(of) };
  const rendering = new PageRendering({
    db: unsteady,
    clock: ownClock,
    sharedTime: async () => clock.now(),
    watch,
    pages,
    renderer,
    keepCover: async () => 'missing',
    published,
    log,
  });
  const look = async () => {
    watch.state = await readState(db, watch.state);
    await pages.read(watch.state.pagesVersion);
    await rendering.run();
  };
  const run = () => rendering.run();
  return { look, run, pages, errors, watch, set, end: () => rendering.end(), stop: () => rendering.stop() };
}
/** The source of each file, so that equal ones show the same content. */
const shownBy = ({ pages }: ReturnType<typeof processOf>) => Object.fromEntries(pages.sources);

describe('what is published is rendered', () => {
  it('once for all processes of a build, and for each build', async () => {
    const processes = [processOf('a'), processOf('a'), processOf('b')];
    for (let turn = 0; turn < 3; turn++) await Promise.all(processes.map(({ look }) => look()));
    expect(rendered.sort()).toEqual(['a /home one', 'b /home one']);
    texts = { home: 'two' };
    await change().execute();
    for (let turn = 0; turn < 3; turn++) await Promise.all(processes.map(({ look }) => look()));
    expect(rendered.sort()).toEqual(['a /home one', 'a /home two', 'b /home one', 'b /home two']);
    const [one, ...others] = processes.map(shownBy);
    for (const other of others) expect(other).toEqual(one);
  });

  it('only where its content differs, whatever else was published', async () => {
    texts = { home: 'one', news: 'one' };
    const only = processOf('a');
    await only.look();
    texts = { home: 'one', news: 'two' };
    await change().execute();
    await only.look();
    await only.look();
    expect(rendered).toEqual(['a /home one', 'a /news one', 'a /news two']);
  });

  it('a page and its content file goes live together, as soon as they are rendered', async () => {
    const only = processOf('a');
    const before = only.pages.generation;
    await only.look();
    expect(only.pages.generation).toBe(before + 1);
    const sources = shownBy(only);
    expect(Object.keys(sources).sort()).toEqual(['/content/vi/home.json', fileOf('home')]);
    expect(new Set(Object.values(sources)).size).toBe(1);
  });

  it('is live in every process while one of them still renders others', async () => {
    texts = { home: 'one', news: 'one' };
    broken = '/news';
    const [one, other] = [processOf('a'), processOf('a')];
    let release: (value?: unknown) => void = () => undefined;
    whenBroken = () => new Promise((resolve) => (release = resolve));
    const rendering = one.look();
    await expect.poll(() => tried).toEqual(['/home', '/news']);
    await other.run();
    release();
    await rendering;
    for (const process of [one, other]) expect(Object.keys(shownBy(process))).toContain(fileOf('home'));
  });

  it('a long queue lets what was published meanwhile begin, and gets further with each pass', async () => {
    const pages = Array.from({ length: 100 }, (_, n) => `page-${n}`);
    const all = (text: string) => Object.fromEntries(pages.map((name) => [name, text]));
    texts = { home: 'one', ...all('one') };
    const only = processOf('a');
    for (let turn = 0; turn < 2; turn++) await only.look();
    [rendered, texts] = [[], { home: 'one', ...all('two') }];
    await change().execute();
    whenRendered = () => {
      clock.advance(100);
      // The shared state, as the process's watch reads it meanwhile.
      if (rendered.length !== 30) return;
      texts = { ...texts, home: 'two' };
      only.watch.state = { ...only.watch.state, contentVersion: only.watch.state.contentVersion + 1 };
    };
    await only.look();
    expect(rendered.length).toBeLessThan(60);
    await change().execute();
    await only.look();
    expect(rendered.indexOf('a /home two')).toBeLessThan(65);
    for (let turn = 0; turn < 3; turn++) await only.look();
    expect(new Set(rendered).size).toBe(101);
    expect(rendered).toHaveLength(101);
  });

  it('what is as the build has it again is the build’s', async () => {
    const only = processOf('a');
    await only.look();
    texts = {};
    await change().execute();
    await only.look();
    await only.look();
    expect(shownBy(only)).toEqual({});
  });

  it('what is gone is gone at every process, until it is there again', async () => {
    const [one, other] = [processOf('a'), processOf('a')];
    const look = async () => {
      for (let turn = 0; turn < 2; turn++) for (const each of [one, other]) await each.look();
    };
    await look();
    [texts, gone] = [{}, [fileOf('home')]];
    await change().execute();
    await look();
    for (const { pages } of [one, other]) {
      expect([pages.get(fileOf('home')), pages.isGone(fileOf('home'))]).toEqual([undefined, true]);
      expect([pages.isAddress('/home'), pages.isAddress('/content/vi/home.json')]).toEqual([false, false]);
    }
    const { generation } = other.pages;
    [texts, gone] = [{ home: 'one' }, []];
    await change().execute();
    await look();
    expect(rendered).toEqual(['a /home one', 'a /home one']);
    expect(other.pages.generation).toBeGreaterThan(generation);
    for (const { pages } of [one, other]) {
      expect([pages.get(fileOf('home'))?.isPage, pages.isGone(fileOf('home'))]).toEqual([true, false]);
      expect([pages.isAddress('/home'), pages.isAddress('/content/vi/home.json')]).toEqual([true, true]);
    }
  });

  it('at the moment at which a plan begins, though the process’s clock was set back before', async () => {
    const begin = addMs(clock.now(), seconds(10));
    [plan, nextChange] = [{ begin, texts: { home: 'two' } }, begin];
    const only = processOf('a');
    for (let turn = 0; turn < 2; turn++) await only.look();
    only.set(-minutes(1));
    clock.advance(seconds(10));
    await only.look();
    expect(rendered).toEqual(['a /home one', 'a /home two']);
  });

  it('at the moment at which a plan begins, though nobody publishes anything then', async () => {
    nextChange = new Date(+clock.now() + 60_000);
    const only = processOf('a');
    for (let turn = 0; turn < 3; turn++) await only.look();
    texts = { home: 'two' };
    await only.look();
    expect(rendered).toEqual(['a /home one']);
    clock.advance(60_000);
    await only.look();
    expect(rendered).toEqual(['a /home one', 'a /home two']);
  });

  it('once seasons have changed, which raises the version of packages, or whether they are shown', async () => {
    const only = processOf('a');
    for (let turn = 0; turn < 2; turn++) await only.look();
    for (const version of ['packagesVersion', 'settingsVersion'] as const) {
      texts = { home: version };
      await db
        .updateTable('operations')
        .set((row) => ({ [version]: row(version, '+', 1) }))
        .execute();
      for (let turn = 0; turn < 2; turn++) await only.look();
    }
    expect(rendered).toEqual(['one', 'packagesVersion', 'settingsVersion'].map((text) => `a /home ${text}`));
  });

  it('asks the database nothing while nothing has changed', async () => {
    const only = processOf('a');
    for (let turn = 0; turn < 3; turn++) await only.look();
    const before = gathered;
    await only.look();
    expect(gathered).toBe(before);
  });

  it('once, however far the clocks of its processes are apart', async () => {
    const begin = addMs(clock.now(), minutes(1));
    nextChange = begin;
    plan = { begin, texts: { home: 'two' } };
    const processes = [processOf('a', seconds(-20)), processOf('a'), processOf('a', seconds(20))];
    const look = async () => {
      for (let turn = 0; turn < 3; turn++) for (const each of processes) await each.look();
    };
    for (let at = 0; at <= 90; at += 10) {
      await look();
      expect([at, rendered]).toEqual([at, at < 60 ? ['a /home one'] : ['a /home one', 'a /home two']]);
      clock.advance(seconds(10));
    }
  });

  it('is kept for as long as its build runs, though it never changes, and swept once that has ended', async () => {
    const processes = [processOf('a'), processOf('a')];
    await processOf('gone').look();
    for (let day = 0; day < 40; day++) {
      for (const { look } of processes) await look();
      clock.advance(days(1));
    }
    await sweepTables(db, clock);
    const rows = await db.selectFrom('renderedPages').select('build').distinct().execute();
    expect(rows).toEqual([{ build: 'a' }]);
    for (const { look } of processes) await look();
    expect(rendered).toEqual(['gone /home one', 'a /home one']);
  });
});

describe('a page that cannot be rendered', () => {
  it('stays as it was, is logged and is tried again; the others go on', async () => {
    texts = { home: 'one', news: 'one' };
    const only = processOf('a');
    for (let turn = 0; turn < 3; turn++) await only.look();
    const before = shownBy(only);
    broken = '/home';
    texts = { home: 'two', news: 'two' };
    await change().execute();
    for (let turn = 0; turn < 3; turn++) await only.look();
    const after = shownBy(only);
    expect(after[fileOf('home')]).toBe(before[fileOf('home')]);
    expect(after[fileOf('news')]).not.toBe(before[fileOf('news')]);
    expect(only.errors.length).toBeGreaterThan(0);
    broken = '';
    clock.advance(30_000);
    for (let turn = 0; turn < 2; turn++) await only.look();
    expect(rendered).toContain('a /home two');
    expect(shownBy(only)[fileOf('home')]).not.toBe(before[fileOf('home')]);
  });

  it('makes no plan late', async () => {
    texts = { home: 'one', news: 'one' };
    broken = '/home';
    const begin = addMs(clock.now(), seconds(10));
    nextChange = begin;
    plan = { begin, texts: { home: 'one', news: 'two' } };
    const only = processOf('a');
    for (let turn = 0; turn < 3; turn++) await only.look();
    clock.advance(seconds(10));
    await only.look();
    expect(rendered).toEqual(['a /news one', 'a /news two']);
  });

  it('is tried after all others from then on, and once in half a minute while it is the same', async () => {
    texts = { home: 'one', news: 'one' };
    broken = '/home';
    const only = processOf('a');
    for (let turn = 0; turn < 3; turn++) await only.look();
    expect(tried).toEqual(['/home', '/news']);
    tried = [];
    for (const text of ['two', 'three']) {
      texts = { home: 'one', news: text };
      await change().execute();
      for (let turn = 0; turn < 3; turn++) await only.look();
    }
    expect(tried).toEqual(['/news', '/news']);
    tried = [];
    texts = { home: 'two', news: 'four' };
    await change().execute();
    for (let turn = 0; turn < 3; turn++) await only.look();
    expect(tried).toEqual(['/news', '/home']);
    tried = [];
    for (let at = 0; at < 60; at += 10) {
      for (let turn = 0; turn < 3; turn++) await only.look();
      clock.advance(seconds(10));
    }
    expect(tried).toEqual(['/home']);
  });

  it('is tried after all others, also in its other language, and after a plan that begins meanwhile', async () => {
    const begin = addMs(clock.now(), seconds(1));
    const content = (name: string, language: Language, data: string) => ({
      file: `/content/${language}/${name}.json`,
      data,
      pages: [
        {
          file: `/${language}/${name}/index.html`,
          page: { path: `/${name}`, name, language, inAddress: false, data },
        },
      ],
    });
    gather = (at) =>
      languages.flatMap((language) =>
        ['home', 'news'].map((name) => content(name, language, at < begin ? 'one' : 'two')),
      );
    nextChange = begin;
    broken = '/home';
    whenBroken = () => clock.advance(seconds(3));
    const only = processOf('a');
    await only.look();
    expect(tried).toEqual(['/home', '/news', '/news']);
    for (let turn = 0; turn < 2; turn++) await only.look();
    expect(tried.slice(3)).toEqual(['/news', '/news', '/home', '/home']);
  });

  it('is not one that was rendered as the database went away: it is stored once that is back', async () => {
    const only = processOf('a');
    whenRendered = () => {
      isAway = true;
    };
    await expect(only.look()).rejects.toThrow('away');
    [isAway, whenRendered] = [false, () => undefined];
    for (let turn = 0; turn < 2; turn++) await only.look();
    expect([only.errors, rendered]).toEqual([[], ['a /home one', 'a /home one']]);
    expect(Object.keys(shownBy(only))).toContain(fileOf('home'));
  });

  it('is waited for by other processes, as long as it may take', async () => {
    texts = { home: 'one', news: 'one' };
    broken = '/home';
    // Longer than a process waits for one that has died.
    whenBroken = () => sleep(3500);
    const [one, other] = [processOf('a'), processOf('a')];
    let isOver = false;
    const first = one.look().finally(() => {
      isOver = true;
    });
    await expect.poll(() => tried).toEqual(['/home']);
    while (!isOver) {
      await other.look();
      await sleep(100);
    }
    await first;
    // None began with the same page before the first had got on.
    expect(tried.slice(0, 2)).toEqual(['/home', '/news']);
    expect(rendered).toEqual(['a /news one']);
  });

  it('is no error when the process ends meanwhile, and none is rendered after it', async () => {
    texts = { home: 'one', news: 'one' };
    const [ending, next] = [processOf('a'), processOf('a')];
    broken = '/home';
    whenBroken = () => ending.end();
    for (let turn = 0; turn < 2; turn++) await ending.look();
    expect([ending.errors, rendered]).toEqual([[], []]);
    await ending.stop();
    broken = '';
    await next.look();
    expect(rendered).toEqual(['a /home one', 'a /news one']);
  });

  it('is rendered by another process when the one that renders dies', async () => {
    const [dead, alive] = [processOf('a'), processOf('a')];
    await dead.look();
    texts = { home: 'two' };
    await change().execute();
    // Its lease has run out; nobody has released it.
    await db
      .updateTable('leases')
      .set({ until: new Date(0) })
      .execute();
    for (let turn = 0; turn < 2; turn++) await alive.look();
    expect(rendered).toEqual(['a /home one', 'a /home two']);
  });

  it('costs nobody a page when the one that renders has lost its lease without knowing it', async () => {
    const [slow, next] = [processOf('a'), processOf('a')];
    texts = { home: 'one', news: 'one' };
    broken = '/home';
    whenBroken = async () => {
      whenBroken = () => undefined;
      await db.deleteFrom('leases').execute();
      texts = { home: 'two', news: 'one', event: 'new' };
      await change().execute();
      broken = '';
      await next.look();
    };
    await slow.look();
    const kept = await db
      .selectFrom('renderedPages')
      .select('name')
      .where('name', 'like', '%event%')
      .execute();
    expect(rendered).toContain('a /event new');
    expect(kept).toHaveLength(2);
  });

  it('keeps what it has when the database is away', async () => {
    const only = processOf('a');
    for (let turn = 0; turn < 2; turn++) await only.look();
    isAway = true;
    await expect(only.pages.read(1_000_000)).rejects.toThrow('away');
    const page = await only.pages.get(fileOf('home'))?.open();
    expect(await page?.text.text()).toBe('<p>one</p>');
  });
});
