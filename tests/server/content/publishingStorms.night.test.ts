import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { randomFrom } from '../../../server/cli/demo/random';
import { addMs } from '../../../server/platform/clock';
import { contentIn } from '../../../server/site/contentBlock';
import { makeBuild, publishArticle, renderTroubles } from '../../support/server/builds';
import { type Cable, cableTo } from '../../support/server/cable';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnServer } from '../../support/server/process';

/** How long the database is cut off, and how many connections read; `npm run test:publishing` uses the realistic 30 s. */
const cutFor = Number(process.env.PUBLISH_CUT ?? 2) * 1000;
const readers = Number(process.env.PUBLISH_READERS ?? 50);
/** Milliseconds within which a plan is live (living-site.md section 2), on a machine that does nothing else. */
const promised = process.env.PUBLISH_CUT ? 5000 : 60_000;
/** What one page may have been rendered for in vain when the database is cut off before it is stored: the largest group. */
const lostAtMost = 10;

vi.setConfig({ testTimeout: 120_000 + 2 * cutFor, hookTimeout: 120_000 });

const article = (n: number) => `tin-${n}`;
/** Which page cannot be rendered while an article goes live. */
const pages = { home: () => '/', list: () => '/news', 'its own': (n: number) => `/news/${article(n)}` };
type PageName = keyof typeof pages;

interface Frame {
  how: (typeof renderTroubles)[number] | null;
  page: PageName;
  isCut: boolean;
}
const frames: Frame[] = [true, false].flatMap((isCut) => [
  { how: null, page: 'home' as const, isCut },
  ...renderTroubles.flatMap((how) =>
    (Object.keys(pages) as PageName[]).map((page) => ({ how, page, isCut })),
  ),
]);
const nameOf = ({ how, page, isCut }: Frame) =>
  [how ? `${page} page ${how}` : 'every page is rendered', isCut && 'the database is cut off']
    .filter(Boolean)
    .join(' and ');

interface Listed {
  slugs: { vi: string };
}
const namesIn = (data: unknown): string[] => {
  const { news, articles } = data as { news?: Listed[]; articles?: Listed[] };
  return (news ?? articles ?? []).map(({ slugs }) => slugs.vi);
};
const newestOf = (names: readonly string[]) =>
  Math.max(-1, ...names.map((name) => Number(/^tin-(\d+)$/.exec(name)?.[1] ?? -1)));

describe.skipIf(!postgresUrl)('two processes of a build and one of another', () => {
  let home: ServerHome;
  let cable: Cable;
  let builds: Array<ReturnType<typeof makeBuild>>;
  const servers: Array<ReturnType<typeof spawnServer>> = [];
  let addresses: string[];
  const problems = new Set<string>();
  let isOver = false;
  let reads = 0;
  let reading: Array<Promise<void>> = [];
  let last = 0;
  const publish = (name: string, from?: Date) =>
    home.inDatabase((db) => publishArticle(db, name, from ? { from } : {}));

  beforeAll(async () => {
    home = await serverHome({ migrated: true });
    const database = await cableTo(home.env.DATABASE_URL ?? '');
    cable = database.cable;
    builds = [makeBuild('a'), makeBuild('b')];
    const start = (build: number, n: number) => {
      const env = { ...home.env, DATABASE_URL: database.through, DATA_DIR: `${home.dataDir}-${n}` };
      const server = spawnServer({ ...env, LOG_LEVEL: 'silent' }, builds[build]?.program);
      servers.push(server);
      void server.ended.then(({ code, signal, stderr }) => {
        if (!isOver) problems.add(`a process ended with ${code ?? signal}: ${stderr.slice(-2000)}`);
      });
      return server.ready();
    };
    await publish(article(0));
    addresses = await Promise.all([0, 0, 1].map(start));
    reading = Array.from({ length: readers }, (_, n) => readAgain(n));
  });
  afterAll(async () => {
    isOver = true;
    await Promise.all(reading);
    await Promise.all(servers.map(({ kill }) => kill('SIGKILL')));
    await cable?.cut();
    for (const build of builds ?? []) build.remove();
    await home?.remove();
  });

  /** Returns what a page or content file shows of the articles; notes when it is not there, or is of two versions. */
  async function open(address: string, path: string): Promise<string[]> {
    const response = await fetch(address + path).catch((error: Error) => error);
    reads++;
    const status = response instanceof Error ? response.message : response.status;
    if (response instanceof Error || status !== 200) {
      problems.add(`${path} is ${status}`);
      return [];
    }
    const body = await response.text();
    if (path.endsWith('.json')) return namesIn(JSON.parse(body));
    const [, shown = ''] = /<div id="root">\w+ \S+ (.*?)<\/div>/.exec(body) ?? [];
    const names = namesIn(contentIn(body)?.data ?? {});
    const content = names.join(' ');
    if (shown !== content) problems.add(`${path} shows ${shown} with the content of ${content}`);
    return names;
  }

  /** Reads a page, its content, and the newest article in turn, at one process; none may be older than the one before. */
  async function readAgain(n: number): Promise<void> {
    const address = addresses[n % addresses.length] ?? '';
    const [language, prefix] = n % 2 ? ['en', '/en'] : ['vi', ''];
    const paths =
      n % 4 < 2
        ? [prefix || '/', `/content/${language}/home.json`]
        : [`${prefix}/news`, `/content/${language}/news.json`];
    let seen = 0;
    while (!isOver) {
      for (const path of paths) {
        const newest = newestOf(await open(address, path));
        if (newest < seen) problems.add(`${path} shows ${newest} after ${seen}`);
        seen = Math.max(seen, newest);
      }
      await open(address, `${prefix}/news/${article(seen)}`);
      await sleep(50);
    }
  }

  /** The pages of each build that were rendered once more, though nothing of them had changed. */
  const again = () =>
    builds.map((build) => {
      const all = build.rendered();
      return all.filter((page, at) => all.indexOf(page) < at);
    });

  /** Where an article is not live, of the places that can be rendered. */
  async function missing(n: number, broken: string): Promise<string[]> {
    const places = addresses.flatMap((address) =>
      ['vi', 'en'].flatMap((language) => [
        ...(broken === '/' ? [] : [[address, `/content/${language}/home.json`] as const]),
        ...(broken === '/news' ? [] : [[address, `/content/${language}/news.json`] as const]),
      ]),
    );
    const shown = await Promise.all(
      places.map(async ([address, path]) =>
        (await open(address, path)).includes(article(n)) ? [] : [`${address}${path}`],
      ),
    );
    return shown.flat();
  }

  it.each(frames.map((frame, seed) => [nameOf(frame), frame, seed] as const))(
    'while %s, what was planned comes in time and nobody reads anything wrong',
    async (_, { how, page, isCut }, seed) => {
      const random = randomFrom(seed);
      const [at, planned] = [last + 1, last + 2];
      last = planned;
      const [before, broken] = [again().map((all) => all.length), how ? pages[page](at) : ''];
      for (const build of builds) build.break(how, broken);
      onTestFinished(() => {
        for (const build of builds) build.break(null);
      });
      await publish(article(at));
      const begins = addMs(new Date(), random.whole(500, 2500));
      await publish(article(planned), begins);
      if (isCut) {
        await sleep(random.whole(0, 1500));
        await cable.cut();
        await sleep(cutFor);
        await cable.plug();
      }
      const from = Math.max(Date.now(), +begins);
      await sleep(from - Date.now());
      await expect.poll(() => missing(planned, broken), { timeout: promised, interval: 50 }).toEqual([]);
      process.stdout.write(`${nameOf({ how, page, isCut })}: ${Date.now() - from} ms\n`);
      expect([...problems]).toEqual([]);
      for (const [build, all] of again().entries()) {
        const inVain = all.slice(before[build]);
        expect(inVain.slice(isCut ? lostAtMost : 0)).toEqual([]);
      }
    },
  );

  it('everything is live once nothing is in the way', async () => {
    for (let n = 0; n <= last; n++)
      await expect.poll(() => missing(n, n < last - 2 ? '/' : ''), { timeout: 60_000 }).toEqual([]);
    expect([...problems]).toEqual([]);
    expect(reads).toBeGreaterThan(last * readers);
  });
});
