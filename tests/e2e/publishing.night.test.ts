import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase, postgresUrl } from '../support/server/database';
import { demoSite } from './demoSite';
import { admin, RunningSite, type Site } from './site';

/** How often a banner is published, and how many connections read meanwhile; more by `npm run test:publishing`. */
const rounds = Number(process.env.PUBLISH_ROUNDS ?? 12);
const readers = Number(process.env.PUBLISH_READERS ?? 10);
/**
 * What every page must show this many milliseconds after it was published (living-site.md section 2), on a machine that does
 * nothing else: only that command measures it.
 */
const promised = process.env.PUBLISH_ROUNDS ? 5000 : Number.POSITIVE_INFINITY;

const sites: RunningSite[] = [];
const databases: Array<{ drop(): Promise<unknown> }> = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.remove();
  for (const database of databases.splice(0)) await database.drop();
});

const started = async (site: RunningSite, settings: Record<string, string> = {}) => {
  sites.push(site);
  return site.start({ RATE_LIMITS: 'off', ...settings });
};

/** Signs in as staff, and changes and publishes the first banner: its headline is the number of the round. */
async function publisher(site: Site) {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const token = session.accessToken as string;
  const { body: list } = await site.call('admin/banners', { token });
  const { id } = list.find(({ place }: { place: number }) => place === 1);
  return async (round: number, at: Site) => {
    const { body } = await at.call(`admin/banners/${id}`, { token });
    const title = `Lần ${round}.`;
    const json = { ...body, title, titleEn: `Round ${round}.`, version: body.version };
    const changed = await at.call(`admin/banners/${id}`, { method: 'PUT', token, json });
    expect([changed.status, changed.body.title]).toEqual([200, title]);
    const { version } = changed.body;
    const published = await at.call('admin/publications', {
      method: 'POST',
      token,
      json: { resource: 'banners', recordId: id, version },
    });
    expect(published.status).toBe(201);
  };
}

/** The rounds that a page shows: in its text, and in the content that its script starts with. */
function roundsOf(html: string): [shown: number, content: number] {
  const [, shown = '0'] = /<h1[^>]*>(?:Lần|Round) (\d+)\./.exec(html) ?? [];
  const [, json = ''] = /<script type="application\/json" id="content"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const [, content = '0'] = /(?:Lần|Round) (\d+)\./.exec(JSON.parse(json).slides[0].title) ?? [];
  return [Number(shown), Number(content)];
}

/** Publishes `rounds` times while others read, and returns what was wrong with what they read. */
async function storm(all: readonly Site[], between: (round: number) => Promise<void>): Promise<string[]> {
  const publish = await publisher(all[0] ?? expect.fail());
  /** When each round had been published, by the clock of `performance.now()`. */
  const publishedAt = [Number.NEGATIVE_INFINITY];
  const problems = new Set<string>();
  let isOver = false;
  let reads = 0;
  const read = async (n: number) => {
    const path = ['/', '/en'][n % 2] ?? '/';
    while (!isOver) {
      const at = performance.now();
      const site = all[n % all.length];
      const response = await fetch(`${site?.url}${path}`).catch(() => null);
      // A process that was killed serves nothing; its successor does.
      if (!response) await sleep(50);
      if (!response) continue;
      const [shown, content] = roundsOf(await response.text());
      reads++;
      if (response.status !== 200) problems.add(`${path} returned ${response.status}`);
      if (shown !== content) problems.add(`${path} shows ${shown} with the content of ${content}`);
      const due = publishedAt.findLastIndex((moment) => moment < at - promised);
      if (shown < due) problems.add(`${path} shows ${shown} long after ${due}`);
      await sleep(10);
    }
  };
  const reading = Array.from({ length: readers }, (_, n) => read(n));
  for (let round = 1; round <= rounds; round++) {
    await between(round);
    await publish(round, all[round % all.length] ?? expect.fail());
    publishedAt.push(performance.now());
    await sleep(500);
  }
  const last = (site: Site, path: string) => async () =>
    roundsOf(await (await fetch(`${site.url}${path}`)).text());
  for (const site of all)
    for (const path of ['/', '/en'])
      await expect.poll(last(site, path), { timeout: 60_000 }).toEqual([rounds, rounds]);
  isOver = true;
  await Promise.all(reading);
  expect(reads).toBeGreaterThan(rounds);
  return [...problems];
}

describe('what is published is live within five seconds (test:publishing), everywhere, and whole', () => {
  it('on the embedded database', async () => {
    const site = await started(demoSite());
    expect(await storm([site], async () => undefined)).toEqual([]);
  });

  it.skipIf(!postgresUrl)('at two processes, one of which is killed again and again', async () => {
    const database = await createDatabase(postgresUrl ?? '');
    databases.push(database);
    const settings = {
      DATABASE_URL: database.address,
      JWT_SECRET: 'a secret for tests that is long enough',
      SEED_DEMO: 'true',
    };
    const first = await started(new RunningSite(), settings);
    const second = await started(new RunningSite(), settings);
    const kill = async (round: number) => {
      if (round % 6 !== 3) return;
      const victim = round % 12 === 3 ? second : first;
      await victim.stop('SIGKILL');
      await victim.start({ RATE_LIMITS: 'off', ...settings });
    };
    expect(await storm([first, second], kill)).toEqual([]);
  });
});
