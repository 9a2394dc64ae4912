import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restAddresses } from '../contract/addresses';
import { login } from '../contract/calls/accounts';
import { publish } from '../contract/calls/content';
import { pathWithId } from '../contract/resource';
import { admin, RunningSite } from '../tests/e2e/site';
import { createDatabase } from '../tests/support/server/database';
import { load } from './load';
import { compare, median } from './measure';
import type { Report } from './report';

const readers = 50;
/** How long one measurement takes, and how far apart publications are, in milliseconds. */
const [span, pause] = [4000, 500];
const rounds = 7;
const count = 4000;
type Settings = Record<string, string>;

/** Delays of a process's event loop since they were last read, in milliseconds. */
interface Delays {
  p99: number;
  max: number;
}

/** Makes a process measure the delays of its main thread, and write them to a file at each SIGUSR2. */
function measuring(file: string): Settings {
  const code = `import { renameSync, writeFileSync } from 'node:fs';
    import { monitorEventLoopDelay } from 'node:perf_hooks';
    import { isMainThread } from 'node:worker_threads';
    const delays = monitorEventLoopDelay({ resolution: 1 });
    if (isMainThread) delays.enable();
    if (isMainThread) process.on('SIGUSR2', () => {
      const read = { p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 };
      writeFileSync(${JSON.stringify(`${file}.new`)}, JSON.stringify(read));
      renameSync(${JSON.stringify(`${file}.new`)}, ${JSON.stringify(file)});
      delays.reset();
    });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

/** Reads what the process has measured since the last time. */
async function delaysOf({ pid }: RunningSite, file: string): Promise<Delays> {
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await sleep(5);
  const delays: Delays = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return delays;
}

/** Publishes the first banner again and again, with another title each time. */
async function publisher(site: RunningSite) {
  const { body: session } = await site.call(login.path, { method: 'POST', json: admin });
  const token: string = session.accessToken;
  const at = restAddresses('banners');
  const { body: banners } = await site.call(at.list.path, { token });
  const path = pathWithId(at.one.path, banners[0].id);
  let round = 10;
  return async () => {
    const { body: banner } = await site.call(path, { token });
    const title = `Lần ${round++}.`;
    const { body } = await site.call(path, {
      method: 'PUT',
      token,
      json: { ...banner, title, titleEn: title },
    });
    const json = { resource: 'banners', recordId: body.id, version: body.version };
    const { status } = await site.call(publish.path, { method: 'POST', token, json });
    if (status !== 201) throw new Error(`Publishing returned ${status}`);
    return title;
  };
}

/** Reads the home page over and over until it is over. */
async function read(url: string, agent: Agent, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await new Promise((resolve, reject) => {
      const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) =>
        response.resume().once('end', resolve),
      );
      request.once('error', reject);
    });
    await sleep(10);
  }
}

/** The delays while fifty connections read, and somebody does something again and again or nothing. */
async function delaysWith(site: RunningSite, file: string, act: () => Promise<unknown>): Promise<Delays> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + span;
  const isOver = () => performance.now() > end;
  await delaysOf(site, file);
  const reading = Array.from({ length: readers }, () => read(site.url, agent, isOver));
  for (; !isOver(); await sleep(pause)) await act();
  await Promise.all(reading);
  agent.destroy();
  return delaysOf(site, file);
}

/** How long requests wait for others while content is published, beside the same without. */
async function benchDelays(report: Report, name: string, settings: Settings): Promise<void> {
  const site = new RunningSite();
  const file = join(site.dataDir, 'delays.json');
  await site.start({ RATE_LIMITS: 'off', ...settings, ...measuring(file) });
  const publish = await publisher(site);
  const quiet = async () => undefined;
  await delaysWith(site, file, publish);
  const [ours, floor]: [Delays[], Delays[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    floor.push(await delaysWith(site, file, quiet));
    ours.push(await delaysWith(site, file, publish));
  }
  const of = (key: keyof Delays, all: Delays[]) => all.map((one) => one[key]);
  const said = (key: keyof Delays) =>
    [ours, floor].map((all) => `${median(of(key, all)).toFixed(1)} ms`).join(' and ');
  report.addRounds(`event loop while publishing, ${name}, floor: without`, {
    ours: of('p99', ours),
    floor: of('p99', floor),
    note: `99th percentile ${said('p99')}; longest ${said('max')}; ${readers} readers`,
  });
  await site.remove();
}

/** The home page once a banner was published, against that of the build, from two servers that differ in nothing else. */
async function benchRendered(report: Report): Promise<void> {
  const settings = { RATE_LIMITS: 'off', SEED_DEMO: 'false' };
  const built = await new RunningSite().start(settings);
  const rendered = await new RunningSite().start(settings);
  const title = await (await publisher(rendered))();
  const home = async () => (await fetch(rendered.url)).text();
  while (!(await home()).includes(title)) await sleep(50);
  for (const coding of ['identity', 'br']) {
    const all = (site: RunningSite) => () => load(site.url, { 'accept-encoding': coding }, count);
    await compare(
      report,
      `home page rendered by the server, ${coding}, floor: that of the build`,
      { candidate: all(rendered), floor: all(built) },
      { least: 0.9 },
    );
  }
  await built.remove();
  await rendered.remove();
}

/** What publishing costs those who read meanwhile, and afterwards. */
export async function benchPublish(report: Report): Promise<void> {
  await benchDelays(report, 'embedded', {});
  if (process.env.TEST_DATABASE_URL) {
    const { address, drop } = await createDatabase(process.env.TEST_DATABASE_URL);
    await benchDelays(report, 'PostgreSQL', {
      DATABASE_URL: address,
      JWT_SECRET: 'a-secret-for-measuring-that-is-long',
      SEED_DEMO: 'true',
    });
    await drop();
  }
  await benchRendered(report);
}
