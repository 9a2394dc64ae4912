import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteStatus, type StatusState, statusPath } from '../../../contract/status';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { buildApp } from '../../../server/app';
import type { Db } from '../../../server/db/tables';
import { inlineHashes } from '../../../server/http/inlineHashes';
import type { App } from '../../../server/http/types';
import { addMs, minutes, seconds } from '../../../server/platform/clock';
import { StatusBoard } from '../../../server/site/statusPage/board';
import { fontFaces } from '../../../server/site/statusPage/fonts';
import { style } from '../../../server/site/statusPage/page/style';
import { record } from '../../../server/site/statusPage/record';
import { paths } from '../../../src/paths';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let app: App;
let board: StatusBoard;
let folder: string;
/** The database as the board sees it. */
let isAway = false;
const state = openState();
const address = { public: 'https://outline.example', self: '' };

const away = new Proxy({} as Db, {
  get() {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  },
});
const boardOf = (more: object = {}) =>
  new StatusBoard({
    get db() {
      return isAway ? away : server.db;
    },
    clock: server.clock,
    address,
    watch: { state },
    folder,
    ...more,
  });

beforeEach(async () => {
  isAway = false;
  state.maintenance = false;
  folder = await mkdtemp(join(tmpdir(), 'outline-status-'));
  await mkdir(join(folder, 'site', 'vi'), { recursive: true });
  await writeFile(join(folder, 'site', 'vi', 'app.html'), 'shell');
  server = await buildTestApp();
  board = boardOf();
  const watch = { state, readAt: 0 };
  app = await buildApp({ ...server.deps, address, watch, siteDir: join(folder, 'site'), status: board });
  return async () => {
    await app.close();
    await server.close();
    await rm(folder, { recursive: true });
  };
});

const all = (shop: StatusState) =>
  ({
    site: 'operational',
    'sign-in': 'operational',
    shop,
    sandbox: 'operational',
    mails: 'operational',
  }) as const;
/** Checks at a time from now, and lets the board look at what they found. */
async function checked(...found: Array<[ms: number, shop: StatusState]>) {
  const now = server.clock.now();
  await record(
    server.db,
    found.map(([ms, shop]) => ({ at: addMs(now, ms), states: all(shop) })),
  );
  await board.look();
}
const open = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers });
  return { status: statusCode, body, headers: sent };
};
const lookAway = () => board.look().catch((error: Error) => error.message);

describe('the page', () => {
  it('is at its two addresses, each in its language whatever the cookie says', async () => {
    expect(paths.status).toBe(statusPath);
    await checked([-60_000, 'operational'], [0, 'operational']);
    const vi = await open('/status', { cookie: 'lang=en' });
    expect([vi.status, vi.headers['content-type'], vi.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(vi.body).toContain('<html lang="vi">');
    expect(vi.body).toContain('Mọi thứ đang hoạt động tốt');
    expect(vi.body).toContain('aria-label="Hoạt động 100% trong 90 ngày"');
    expect(vi.body).toContain('<a href="/en/status" hreflang="en" lang="en">English</a>');
    const en = await open('/en/status', { cookie: 'lang=vi' });
    expect(en.body).toContain('<html lang="en">');
    expect(en.body).toContain('Everything is working');
    expect(en.body).toContain('<a href="/status" hreflang="vi" lang="vi">Tiếng Việt</a>');
    expect((await open('/Status/')).body).toBe(vi.body);
  });

  it('has no scripts, names its addresses to search engines, and is in the sitemap', async () => {
    await checked([0, 'operational']);
    const { body, headers } = await open('/en/status');
    expect(body).not.toContain('<script');
    const { styles } = inlineHashes(body);
    expect(headers['content-security-policy']).toContain(`; style-src 'self' ${styles.join(' ')};`);
    expect(body).toContain('<link rel="canonical" href="https://outline.example/en/status" />');
    expect(body).toContain('hreflang="vi" href="https://outline.example/status"');
    expect(body).toContain('<title>System status | Outline</title>');
    expect(body).toContain('type="application/atom+xml" href="/en/status/feed.xml"');
    const map = await open('/sitemap.xml');
    expect(map.body).toContain('<loc>https://outline.example/status</loc>');
    expect(map.body).toContain('<loc>https://outline.example/en/status</loc>');
  });

  it('is answered during maintenance, which is not down', async () => {
    await checked([-60_000, 'maintenance'], [0, 'maintenance']);
    state.maintenance = true;
    expect((await open('/shops')).status).toBe(503);
    const { status, body } = await open('/status');
    expect(status).toBe(200);
    expect(body).not.toContain('class="state down"');
    expect(board.report().components.find(({ name }) => name === 'shop')).toMatchObject({
      state: 'maintenance',
      uptime: null,
    });
  });

  it('says what went wrong and for how long', async () => {
    await checked([-120_000, 'operational'], [-60_000, 'down'], [-15_000, 'degraded'], [0, 'down']);
    const { body } = await open('/en/status');
    expect(body).toContain('Part of the site is down');
    expect(body).toContain('<b>Shop</b>: down for 1 min 15 s, degraded for 45 s');
    expect((await open('/status')).body).toContain('ngừng hoạt động 1 phút 15 giây, trục trặc 45 giây');
  });

  it('is not made anew while nothing changes', async () => {
    await checked([0, 'operational']);
    const made = board.page('vi');
    await board.look();
    expect(board.page('vi')).toBe(made);
    await checked([60_000, 'operational']);
    expect(board.page('vi')).not.toBe(made);
  });
});

describe('with the database away', () => {
  it('says from the first failed look what does not work, and since when', async () => {
    await checked([0, 'operational']);
    server.clock.advance(seconds(45));
    isAway = true;
    expect(await lookAway()).toBe('connect');
    const since = server.clock.now().toISOString();
    server.clock.advance(minutes(1));
    await lookAway();
    const { components, databaseAwaySince, state: whole } = board.report();
    expect([whole, databaseAwaySince]).toEqual(['down', since]);
    expect(components.map(({ name, state: own }) => `${name} ${own}`)).toEqual([
      'site degraded',
      'sign-in down',
      'shop down',
      'sandbox unknown',
      'mails down',
    ]);
    const { status, body } = await open('/status');
    expect(status).toBe(200);
    expect(body).toContain('máy chủ không kết nối được cơ sở dữ liệu');
    expect(body).toContain(`<time datetime="${since}">`);
    isAway = false;
    await board.look();
    expect((await open('/status')).body).toContain('Mọi thứ đang hoạt động tốt');
  });

  it('a fresh process says what the one before knew, and that it knows nothing since', async () => {
    await checked([-60_000, 'operational'], [0, 'operational']);
    const last = server.clock.now();
    server.clock.advance(minutes(30));
    isAway = true;
    const next = boardOf();
    await next.restore();
    await next.look().catch(() => undefined);
    const report = next.report();
    expect([report.checkedAt, report.isStale]).toEqual([last.toISOString(), true]);
    expect(report.components[0]?.uptime).toBe(1);
    expect(Value.Check(SiteStatus, report)).toBe(true);
  });

  it('keeps whole files, and nothing unfinished', async () => {
    await checked([0, 'operational']);
    expect((await readdir(folder)).sort()).toEqual(['site', 'status.en.html', 'status.html', 'status.json']);
    expect(await readFile(join(folder, 'status.en.html'), 'utf8')).toContain('Everything is working');
  });

  it('a damaged file, or one with other things in it, is as good as none', async () => {
    for (const text of ['{', '{"checkedAt":"<script>","components":[],"days":[]}', '[]']) {
      await writeFile(join(folder, 'status.json'), text);
      const next = boardOf();
      await next.restore();
      expect(next.report()).toMatchObject({ state: 'unknown', checkedAt: null });
    }
  });

  it('tells once that it cannot keep anything, and shows it nevertheless', async () => {
    const next = boardOf({ folder: join(folder, 'missing') });
    await expect(next.look()).rejects.toThrow('ENOENT');
    server.clock.advance(minutes(1));
    await record(server.db, [{ at: server.clock.now(), states: all('operational') }]);
    await next.look();
    expect(next.report().state).toBe('operational');
  });
});

describe('when nothing is checked', () => {
  it('says so before the first check', async () => {
    await board.look();
    const { body } = await open('/en/status');
    expect(body).toContain('Nothing has been checked yet');
    expect(body).toContain('No data yet');
  });

  it('says after three minutes since when nothing is known', async () => {
    await checked([0, 'operational']);
    server.clock.advance(minutes(3));
    await board.look();
    expect(board.report().state).toBe('operational');
    server.clock.advance(1);
    await board.look();
    expect(board.report()).toMatchObject({ state: 'unknown', isStale: true });
    expect((await open('/en/status')).body).toContain('We have heard nothing since');
    expect((await open('/status')).body).toContain('Từ đó đến nay không có tin gì mới');
  });
});

describe('the call for machines', () => {
  it('answers by its schema, with 90 days, without the database', async () => {
    await checked([-60_000, 'operational'], [0, 'down']);
    isAway = true;
    await lookAway();
    const { status, body, headers } = await open('/api/site/status');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=15']);
    const report: unknown = JSON.parse(body);
    expect(Value.Check(SiteStatus, report)).toBe(true);
    const shop = board.report().components.find(({ name }) => name === 'shop');
    expect(shop?.days).toHaveLength(90);
    expect(shop?.days.at(-1)).toMatchObject({ day: dayOf(server.clock.now()), uptime: 0, down: 60 });
    expect(shop?.days[0]).toMatchObject({ uptime: null, state: 'unknown' });
  });

  it('knows nothing in a server without a board', async () => {
    expect((await server.get('site/status')).body).toMatchObject({ state: 'unknown', checkedAt: null });
  });
});

describe('the feed', () => {
  const ids = (body: string) => [...body.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id);

  it('has an entry for each day on which something went wrong, whose id stays', async () => {
    const today = dayOf(server.clock.now());
    const noon = (day: string) => +midnightOf(day) + 12 * 3_600_000 - +server.clock.now();
    const day = (ago: number, shop: StatusState): Array<[number, StatusState]> => [
      [noon(dayAfter(today, -ago)), 'operational'],
      [noon(dayAfter(today, -ago)) + 60_000, shop],
    ];
    await checked(
      ...day(5, 'down'),
      ...day(4, 'maintenance'),
      ...day(3, 'operational'),
      ...day(2, 'degraded'),
    );
    const bad = [dayAfter(today, -2), dayAfter(today, -5)];
    const vi = await open('/status/feed.xml');
    expect(vi.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(ids(vi.body)).toEqual([
      'https://outline.example/status',
      ...bad.map((one) => `https://outline.example/status#${one}`),
    ]);
    expect(vi.body).toContain('Cửa hàng: trục trặc 1 phút.');
    expect(vi.body).toContain(`<updated>${midnightOf(dayAfter(bad[0] ?? '')).toISOString()}</updated>`);
    const en = await open('/en/status/feed.xml');
    expect(ids(en.body)[1]).toBe(`https://outline.example/en/status#${bad[0]}`);
    server.clock.advance(minutes(60));
    await board.look().catch(() => undefined);
    expect(ids((await open('/status/feed.xml')).body)).toEqual(ids(vi.body));
    expect((await open('/status')).body).toContain(`id="${bad[1]}"`);
  });
});

it('escapes what it is given', async () => {
  const odd = boardOf({ address: { public: 'https://outline.example/"><b>&' } });
  await record(server.db, [
    { at: addMs(server.clock.now(), -60_000), states: all('down') },
    { at: server.clock.now(), states: all('down') },
  ]);
  await odd.look();
  const other = await buildApp({ ...server.deps, status: odd });
  const { body } = await other.inject('/status/feed.xml');
  await other.close();
  expect(body).toContain('https://outline.example/&quot;&gt;&lt;b&gt;&amp;/status');
  expect(body).not.toContain('<b>');
});

it('has the fonts of the build, and what is shown until they have loaded', async () => {
  expect(fontFaces(null)).toBe('');
  expect(fontFaces(join(folder, 'site'))).toBe('');
  const faces = ['Chakra Petch', 'Chakra Fallback'].map(
    (name) => `@font-face{font-family:${name};src:url(a)}`,
  );
  const html = `<style>${faces.join('p{margin:0}')}p{color:red}</style>`;
  await writeFile(join(folder, 'site', 'index.html'), html);
  expect(fontFaces(join(folder, 'site'))).toBe(faces.join(''));
  const tokens = await readFile('src/design/tokens.css', 'utf8');
  for (const token of ['display', 'text']) {
    const [, stack = ''] = new RegExp(`--font-${token}: ([^;]+);`).exec(tokens) ?? [];
    expect(style).toContain(stack.replaceAll(', ', ','));
  }
});
