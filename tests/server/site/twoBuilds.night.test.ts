import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBuild, publishArticle } from '../../support/server/builds';
import { cableTo } from '../../support/server/cable';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnServer } from '../../support/server/process';

// Several starts in one test.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** Everything published is live within it, in milliseconds; starts on a loaded machine are not part of it. */
const soon = { timeout: 30_000, interval: 100 };

let home: ServerHome;
let builds: Record<'a' | 'b', ReturnType<typeof makeBuild>>;
let running: Array<ReturnType<typeof spawnServer>> = [];
beforeAll(() => {
  builds = { a: makeBuild('a'), b: makeBuild('b') };
});
afterAll(() => {
  for (const build of Object.values(builds)) build.remove();
});
beforeEach(async () => {
  home = await serverHome({ migrated: true });
});
afterEach(async () => {
  await Promise.all(running.map(({ kill }) => kill('SIGKILL')));
  running = [];
  await home.remove();
});

function start(build: 'a' | 'b', env: Record<string, string> = {}) {
  const server = spawnServer({ ...home.env, ...env }, builds[build].program);
  running.push(server);
  return server;
}
const open = async (address: string, path: string) => {
  const response = await fetch(address + path, { redirect: 'manual' });
  const [, by = ''] = /<div id="root">(\w+) /.exec(await response.text()) ?? [];
  return [response.status, by];
};
const listed = async (address: string) => {
  const read = async (name: string) => (await fetch(`${address}/content/vi/${name}.json`)).json();
  const [{ news }, { articles }] = await Promise.all([read('home'), read('news')]);
  return { home: slugsOf(news), list: slugsOf(articles) };
};
const slugsOf = (items: Array<{ slugs: { vi: string } }>) => items.map(({ slugs }) => slugs.vi);
const publish = (...names: string[]) =>
  home.inDatabase(async (db) => {
    for (const name of names) await publishArticle(db, name);
  });
const rowsOf = (build: string) =>
  home.inDatabase((db) => db.selectFrom('renderedPages').select('name').where('build', '=', build).execute());

describe('a build that starts', () => {
  it('renders nothing where nothing was published', async () => {
    await start('a').ready();
    await running[0]?.kill('SIGTERM');
    expect(await rowsOf('a')).toEqual([]);
  });

  it('shows with its first response what was published before it, and since it last ran', async () => {
    await start('a').ready();
    await running.pop()?.kill('SIGTERM');
    await publish('mot', 'hai');
    for (const [build, more] of [
      ['a', 'ba'],
      ['b', 'bon'],
      ['a', ''],
    ] as const) {
      const names = ['mot', 'hai', 'ba', 'bon'].slice(0, build === 'b' ? 3 : more ? 2 : 4);
      const address = await start(build).ready();
      for (const name of names)
        expect([name, await open(address, `/news/${name}`)]).toEqual([name, [200, build]]);
      const { home: onHome, list } = await listed(address);
      expect([list.toSorted(), onHome.length]).toEqual([names.toSorted(), Math.min(3, names.length)]);
      await running.pop()?.kill('SIGTERM');
      if (more) await publish(more);
    }
  });
});

describe.skipIf(!postgresUrl)('several processes over one database', () => {
  it('two builds beside each other each show all that is published, by pages of their own', async () => {
    const a = await start('a').ready();
    await publish('mot');
    const b = await start('b', { DATA_DIR: `${home.dataDir}-b` }).ready();
    expect(await open(b, '/news/mot')).toEqual([200, 'b']);
    for (const name of ['hai', 'ba', 'bon']) {
      await publish(name);
      for (const [address, build] of [
        [a, 'a'],
        [b, 'b'],
      ] as const) {
        await expect.poll(async () => (await listed(address)).list, soon).toContain(name);
        const { list, home: onHome } = await listed(address);
        for (const shown of [...list, ...onHome])
          expect([shown, await open(address, `/news/${shown}`)]).toEqual([shown, [200, build]]);
      }
    }
  });

  it('what was published before the one that renders is killed is rendered by another', async () => {
    const [first, second] = [start('a'), start('a', { DATA_DIR: `${home.dataDir}-2` })];
    const [, address] = await Promise.all([first.ready(), second.ready()]);
    second.pause();
    await home.inDatabase((db) => publishArticle(db, 'mot', { text: 'Chậm' }));
    const holders = () =>
      home.inDatabase((db) => db.selectFrom('leases').select('name').where('name', '=', 'pages a').execute());
    await expect.poll(holders, { ...soon, interval: 10 }).toHaveLength(1);
    await first.kill('SIGKILL');
    second.resume();
    await expect.poll(() => open(address, '/news/mot'), soon).toEqual([200, 'a']);
    await expect.poll(async () => (await listed(address)).home, soon).toEqual(['mot']);
  });

  it('one whose database is away keeps its pages, and shows what was published meanwhile once that is back', async () => {
    const { cable, through } = await cableTo(home.env.DATABASE_URL ?? '');
    await publish('mot');
    const address = await start('a', { DATABASE_URL: through, LOG_LEVEL: 'silent' }).ready();
    await cable.cut();
    await publish('hai');
    for (const path of ['/', '/news', '/news/mot'])
      expect([path, await open(address, path)]).toEqual([path, [200, 'a']]);
    await cable.plug();
    await expect.poll(() => open(address, '/news/hai'), soon).toEqual([200, 'a']);
    await running.pop()?.kill('SIGKILL');
    await cable.cut();
  });

  it('a start waits for the process that renders, but not for ever', async () => {
    await publish('mot');
    await home.inDatabase((db) =>
      sql`insert into leases (name, holder, until) values ('pages b', 'another', now() + interval '1 hour')`.execute(
        db,
      ),
    );
    const address = await start('b').ready();
    expect(await open(address, '/')).toEqual([200, '']);
    await home.inDatabase((db) => db.deleteFrom('leases').execute());
    await expect.poll(() => open(address, '/news/mot'), soon).toEqual([200, 'b']);
  });
});
