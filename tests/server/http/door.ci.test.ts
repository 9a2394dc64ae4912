import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Dependencies } from '../../../server/dependencies';
import type { App } from '../../../server/http/types';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { readState } from '../../../server/operations/state';
import { serverLog } from '../../../server/platform/log';
import { RenderedPages } from '../../../server/site/render/renderedPages';
import { deep } from '../../support/depth';
import { openState } from '../../support/server/openState';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

const list = '/api/user/payment/packages';
const picture = '/images/0123456789-picture.webp';
let server: TestApp;
let folder: string;
/** The state shared by the processes, as if just polled, however long the machine takes to ask for something. */
const watch = {
  state: openState(),
  readAt: Number.POSITIVE_INFINITY,
};
const metrics = new Metrics();
let pages: RenderedPages;
const lines: string[] = [];
const stream = new Writable({
  write: (line, _coding, done) => {
    lines.push(String(line));
    done();
  },
});
/** The door's requests to the application, whose responses it caches. */
const fills: object[] = [];
const poll = async () => {
  watch.state = await readState(server.db);
  watch.readAt = Number.POSITIVE_INFINITY;
  await pages.read(watch.state.pagesVersion);
};

async function listen(more: Partial<Dependencies>): Promise<{ app: App; url: string }> {
  const app = await buildApp({ ...server.deps, siteDir: folder, ...more });
  const inject = app.inject.bind(app) as (options: object) => unknown;
  app.inject = ((options: object) => {
    fills.push(options);
    return inject(options);
  }) as App['inject'];
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}
let kept: Awaited<ReturnType<typeof listen>>;
let bare: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-door-'));
  const files: Record<string, string | Buffer> = {
    'vi/index.html': '<script>1</script>trang chủ',
    'en/index.html': 'home',
    'vi/shops/index.html': 'cửa hàng',
    'vi/app.html': 'shell',
    'content/vi/home.json': '{"news":[]}',
    'assets/main-aBc123.js': 'let a',
    'assets/main-aBc123.js.br': brotliCompressSync('let a'),
    'art/scenes/arena.svg': '<svg/>',
    'media/clip.mp4': Buffer.alloc(600_000),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await buildTestApp();
  await server.deps.images.save(picture.slice('/images/'.length), Buffer.alloc(20_000, 'picture'));
  // Long enough to be compressed.
  for (let n = 0; n < 8; n++) await makePackage(server, { price: 1000 * (n + 1) });
  pages = new RenderedPages(server.db, 'this', server.deps.address);
  await poll();
  kept = await listen({ watch, pages, metrics, logger: serverLog('info', stream) });
  bare = await listen({ pages });
});
afterAll(async () => {
  await kept.app.close();
  await bare.app.close();
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await poll();
  fills.length = 0;
  lines.length = 0;
});

interface Call {
  method?: string;
  headers?: Record<string, string>;
}

/** A response over a socket; header names and values in order of arrival, without those of a single request. */
async function call(url: string, { method = 'GET', headers = {} }: Call = {}) {
  const sent = request(url, { method, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  const own = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'server-timing']);
  const raw = response.rawHeaders as string[];
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? '']] : []));
  return {
    status: response.statusCode as number,
    id: String(response.headers['x-request-id']),
    etag: String(response.headers.etag),
    headers: pairs
      .filter(([name = '']) => !own.has(name))
      .toSorted((a, b) => String(a).localeCompare(String(b))),
    own: pairs
      .map(([name = '']) => name)
      .filter((name) => own.has(name))
      .toSorted(),
    body: await buffer(response),
  };
}
const packagesAt = async (url: string) => {
  const { packages } = JSON.parse(String((await call(url + list)).body));
  return packages as Array<{ name: string; price: number }>;
};

const art = async () => {
  const versions = kept.app.siteAddresses.map(({ address }) => address);
  return versions.find((address) => address.startsWith('/art/')) ?? '';
};

it('keeps the responses of the routes that say so, and the pages and files of the site', async () => {
  const paths = [
    list,
    '/api/user/payment/gateways',
    '/api/site/contact',
    '/',
    '/shops',
    '/assets/main-aBc123.js',
    picture,
    await art(),
  ];
  for (const path of paths) {
    const first = await call(kept.url + path);
    const second = await call(`${kept.url}${path}?utm_source=mail`);
    expect([path, second.status, second.headers, second.body]).toEqual([
      path,
      200,
      first.headers,
      first.body,
    ]);
    expect(second.id).not.toBe(first.id);
    expect(second.id).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(fills).toHaveLength(paths.length);
  // Not in their usual spelling, too large, or specific to one caller.
  const others = [
    '/Shops',
    '/shops/',
    '/media/clip.mp4',
    '/nothing',
    '/images/0123456789-picture.webp/',
    '/images/0123456789-Picture.webp',
    '/images/..%2f0123456789-picture.webp',
    '/api/health',
    '/api/user/search?query=player',
  ];
  for (const path of others) await call(kept.url + path);
  await call(kept.url + list, { method: 'POST' });
  expect(fills).toHaveLength(paths.length);
});

describe('every kept response has the status, headers and body of one that is not kept', () => {
  const codings = [undefined, 'identity', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', '*'];
  const cookies = [undefined, 'lang=en', 'a=1; lang=vi', 'lang="en"', 'lang=e%6E', 'xlang=en'];
  const particular: Array<Record<string, string>> = [
    { origin: 'https://elsewhere.example' },
    { origin: 'http://localhost:3000' },
    { range: 'bytes=0-1' },
  ];
  const paths = async () => [
    list,
    '/api/user/payment/gateways',
    '/api/site/contact',
    '/',
    '/shops',
    '/assets/main-aBc123.js',
    picture,
    await art(),
  ];

  /** Every coding with every cookie; of a share, each path meets another third of the pairs. */
  const variantsOf = (place: number): Array<Record<string, string>> => [
    ...codings.flatMap((coding, row) =>
      cookies
        .filter((_, column) => (row + column + place) % deep(3, 1) === 0)
        .map((cookie) => ({
          ...(coding && { 'accept-encoding': coding }),
          ...(cookie && { cookie }),
        })),
    ),
    ...particular,
  ];

  it.each(['GET', 'HEAD'])('%s', async (method) => {
    for (const [place, path] of (await paths()).entries()) {
      for (const headers of variantsOf(place)) {
        const plain = await call(bare.url + path, { method, headers });
        const tagged = { ...headers, 'if-none-match': `"other", W/${plain.etag}` };
        for (const sent of [headers, tagged]) {
          const wanted = sent === headers ? plain : await call(bare.url + path, { method, headers: sent });
          for (const turn of ['fills', 'is kept']) {
            const { id, ...got } = await call(kept.url + path, { method, headers: sent });
            expect({ path, sent, turn, ...got, id: '' }).toEqual({ path, sent, turn, ...wanted, id: '' });
          }
        }
      }
    }
  });
});

it('asks the application without anything of the caller, and keeps no cookie', async () => {
  const { token } = await server.makeAdmin();
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: 'outline_refresh=secret; lang=en; outline_wrote=1',
    'user-agent': 'somebody',
    'accept-encoding': 'gzip;q=0.9',
    'accept-language': 'en',
    'x-forwarded-for': '203.0.113.9',
  };
  await makePackage(server);
  await poll();
  for (const path of [list, '/shops']) {
    const { headers: sent } = await call(kept.url + path, { headers });
    expect(sent.map(([name]) => name)).not.toContain('set-cookie');
  }
  for (const fill of fills) {
    expect(Object.keys(fill)).toEqual(['url', 'headers']);
    const { headers: given } = fill as { headers: Record<string, string> };
    expect([{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'gzip', cookie: 'lang=en' }]).toContainEqual(
      given,
    );
  }
});

describe('a change of a package', () => {
  it('is seen at once where it is made', async () => {
    const admin = await server.makeAdmin();
    const before = await packagesAt(kept.url);
    const { id } = (await server.db.selectFrom('diamondPackages').select('id').executeTakeFirst()) ?? {};
    // Through this process, before the version polled by the others is read again.
    const answer = await fetch(`${kept.url}/api/admin/diamond-packages/${id}/toggle-status`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    expect(await packagesAt(kept.url)).toHaveLength(before.length - 1);
  });

  it('raises the version that every process polls, in its transaction', async () => {
    const versionAfter = async (work: () => Promise<unknown>) => {
      await work();
      return (await readState(server.db)).packagesVersion;
    };
    let version = await versionAfter(async () => undefined);
    let id = '';
    const changes = [
      async () => {
        id = await makePackage(server);
      },
      () => server.db.updateTable('diamondPackages').set({ price: 1 }).where('id', '=', id).execute(),
      () => server.db.deleteFrom('diamondPackages').where('id', '=', id).execute(),
    ];
    for (const change of changes) {
      const next = await versionAfter(change);
      expect(next).toBeGreaterThan(version);
      version = next;
    }
    const undone = server.db.transaction().execute(async (tx) => {
      await tx.updateTable('diamondPackages').set({ price: 2 }).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await versionAfter(async () => undefined)).toBe(version);
  });

  it('is seen when the version rises, and not kept under the one before', async () => {
    await packagesAt(kept.url);
    const id = await makePackage(server, { name: 'mới', price: 7 });
    expect((await packagesAt(kept.url)).map(({ name }) => name)).not.toContain('mới');
    await poll();
    expect((await packagesAt(kept.url))[0]).toMatchObject({ name: 'mới', price: 7 });
    await server.db.deleteFrom('diamondPackages').where('id', '=', id).execute();
  });

  it('is seen at once while the state of the others cannot be read', async () => {
    await packagesAt(kept.url);
    watch.readAt = performance.now() - 2000;
    const id = await makePackage(server, { name: 'mới', price: 7 });
    expect((await packagesAt(kept.url))[0]).toMatchObject({ name: 'mới' });
    await server.db.deleteFrom('diamondPackages').where('id', '=', id).execute();
    expect((await packagesAt(kept.url))[0]).not.toMatchObject({ name: 'mới' });
  });
});

it('asks once for what many want at the same time', async () => {
  await makePackage(server);
  await poll();
  await Promise.all(Array.from({ length: 20 }, () => call(kept.url + list)));
  expect(fills).toHaveLength(1);
});

it('keeps no picture that there is not, and none of the answers to other names', async () => {
  for (const name of ['9999999999-missing.webp', 'x.webp', '..', 'x'.repeat(300)]) {
    const path = `/images/${name}`;
    const [got, wanted] = [await call(kept.url + path), await call(bare.url + path)];
    expect([name, got.status, got.body, got.headers]).toEqual([
      name,
      wanted.status,
      wanted.body,
      wanted.headers,
    ]);
  }
  const late = '9999999999-missing.webp';
  await server.deps.images.save(late, Buffer.from('here now'));
  expect(String((await call(`${kept.url}/images/${late}`)).body)).toBe('here now');
});

it('closes with the site in maintenance', async () => {
  await call(`${kept.url}/shops`);
  watch.state = { ...watch.state, maintenance: true };
  for (const path of [list, '/', '/shops'])
    expect([path, (await call(kept.url + path)).status]).toEqual([path, 503]);
  // The support contact stays open.
  expect((await call(`${kept.url}/api/site/contact`)).status).toBe(200);
});

it('counts and logs what it serves like the application', async () => {
  await call(kept.url + list);
  const counted = async () => {
    const text = await metrics.registry.getSingleMetricAsString('outline_requests_total');
    return Number(/route="\/api\/user\/payment\/packages",status="200"} (\d+)/.exec(text)?.[1]);
  };
  const before = await counted();
  lines.length = 0;
  const { id } = await call(kept.url + list);
  expect(await counted()).toBe(before + 1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: id,
    method: 'GET',
    route: list,
    status: 200,
    ip: '127.0.0.1',
    msg: 'request',
  });
});

it('refuses to start when a route for some callers says that its response may be kept', async () => {
  const app = await buildApp({ ...server.deps, watch });
  app.get('/api/mine', { config: { access: 'player', kept: 'process' } }, async () => 'mine');
  await expect(app.ready()).rejects.toThrow('Route /api/mine cannot be kept');
  await app.close();
});

describe('pages that were rendered since the build', () => {
  const write = async (text: string) => {
    const files = ['/vi/index.html', '/en/index.html', '/content/vi/home.json'];
    const rows = files.map((name) => ({
      name,
      build: 'this',
      source: text,
      body: Buffer.from(`<script>1</script>${name} ${text} ${'and more '.repeat(40)}`),
      seenAt: new Date(),
    }));
    await server.db.deleteFrom('renderedPages').execute();
    await server.db
      .insertInto('renderedPages')
      .values([...rows, ...rows.map((row) => ({ ...row, build: 'another', source: 'of another build' }))])
      .execute();
    await poll();
  };
  const english = { cookie: 'lang=en' };
  const variants = ['/', '/en', '/content/vi/home.json'].flatMap((path) =>
    [{}, english].flatMap((language) =>
      ['identity', 'gzip', 'br'].map((coding) => ({
        path,
        headers: { ...language, 'accept-encoding': coding },
      })),
    ),
  );

  it('take the place of the build’s, with the same headers at the door as behind it', async () => {
    const before = await Promise.all(variants.map(({ path, headers }) => call(kept.url + path, { headers })));
    await write('first');
    for (const [at, { path, headers }] of variants.entries()) {
      const filled = await call(kept.url + path, { headers });
      const asked = fills.length;
      const again = await call(kept.url + path, { headers });
      expect(fills).toHaveLength(asked);
      const unkept = await call(bare.url + path, { headers });
      for (const one of [again, unkept])
        expect([one.status, one.headers, one.body]).toEqual([200, filled.headers, filled.body]);
      expect(filled.etag).not.toBe(before[at]?.etag);
      const same = { ...headers, 'if-none-match': filled.etag };
      expect((await call(kept.url + path, { headers: same })).status).toBe(304);
      expect((await call(bare.url + path, { headers: same })).status).toBe(304);
    }
  });

  it('change as soon as the process has read new ones, and are this build’s alone', async () => {
    await write('first');
    const read = async () => String((await call(`${kept.url}/`)).body);
    expect(await read()).toContain('/vi/index.html first');
    await write('second');
    expect(await read()).toContain('/vi/index.html second');
    expect(String((await call(`${kept.url}/`, { headers: english })).body)).toContain(
      '/en/index.html second',
    );
    await server.db.deleteFrom('renderedPages').where('build', '=', 'this').execute();
    await poll();
    expect(await read()).toContain('trang chủ');
  });

  it('stay when the shared state is old: they are in memory', async () => {
    await write('first');
    await call(`${kept.url}/`);
    watch.readAt = -60_000;
    const asked = fills.length;
    expect(String((await call(`${kept.url}/`)).body)).toContain('first');
    expect(fills).toHaveLength(asked);
  });
});
