import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { type Random, randomFrom } from '../../../server/cli/demo/random';
import type { Db } from '../../../server/db/tables';
import type { App } from '../../../server/http/types';
import { goneSource, RenderedPages } from '../../../server/site/render/renderedPages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

const limits = { bytes: 6000, count: 6 };
let server: TestApp;
let folder: string;
let app: App;
let pages: RenderedPages;
/** Whether the database that pages are read from is away, and how many queries it got. */
let isAway = false;
let asked = 0;

beforeAll(async () => {
  server = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'outline-pages-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await server.db.deleteFrom('renderedPages').execute();
  await writeFile(join(folder, 'app.html'), 'shell');
  isAway = false;
  asked = 0;
  const unsteady = new Proxy(server.db, {
    get: (target, name: 'selectFrom') => {
      asked++;
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      return target[name].bind(target);
    },
  });
  pages = new RenderedPages(unsteady as Db, 'this', server.deps.address, limits);
  app = await buildApp({ ...server.deps, siteDir: folder, pages });
  await app.ready();
  return () => app.close();
});

let version = 0;
/** Lets the process see what has changed. */
const look = () => pages.read(++version);

/** A page in its two languages and its content, as they are stored together. */
const filesOf = (n: number) => [`/content/vi/p${n}.json`, `/vi/p${n}/index.html`, `/en/p${n}/index.html`];
const addressOf = (name: string) =>
  name.replace(/^\/vi(?=\/)|\/index\.html$/g, '').replace(/\/index\.html$/, '');

async function store(n: number, source: string, body: (name: string) => string, build = 'this') {
  const rows = filesOf(n).map((name) => ({ build, name, source, body: Buffer.from(body(name)) }));
  await server.db
    .insertInto('renderedPages')
    .values(rows.map((row) => ({ ...row, seenAt: server.clock.now() })))
    .onConflict((conflict) =>
      conflict
        .columns(['build', 'name'])
        .doUpdateSet((row) => ({ source: row.ref('excluded.source'), body: row.ref('excluded.body') })),
    )
    .execute();
}
const remove = (n: number) =>
  server.db.deleteFrom('renderedPages').where('build', '=', 'this').where('name', 'in', filesOf(n)).execute();

const codings = ['identity', 'br', 'gzip'] as const;
async function open(name: string, coding: (typeof codings)[number] = 'identity', cookie = '') {
  const headers = { 'accept-encoding': coding, cookie };
  const response = await app.inject({ url: addressOf(name), headers });
  const { rawPayload, headers: sent } = response;
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const used = codings.find((one) => one === sent['content-encoding']) ?? 'identity';
  return { status: response.statusCode, body: String(plain[used](rawPayload)), headers: sent };
}
const expectBounded = () => {
  expect(pages.held.bytes).toBeLessThanOrEqual(limits.bytes);
  expect(pages.held.count).toBeLessThanOrEqual(limits.count);
};

/** Text that packs badly, so that what is made of it counts. */
const noise = (random: Random, length: number) =>
  String.fromCharCode(...Array.from({ length }, () => random.whole(97, 122)));
const oneOf = <T>(random: Random, list: readonly T[]): T =>
  list[random.whole(0, list.length - 1)] ?? expect.fail();

const most = 8;
const everyFile = Array.from({ length: most }, (_, n) => filesOf(n)).flat();

it.each([1, 2, 3, 4])(
  'whatever is published, read and given up, each page is as its row (walk %i)',
  async (seed) => {
    const random = randomFrom(seed);
    /** What the table has of each file, and every body that it ever had. */
    const rows = new Map<string, string>();
    const ever = new Map(everyFile.map((name) => [name, new Set<string>()]));
    const acts: Record<string, (n: number) => Promise<unknown>> = {
      publish: async (n) => {
        // Some are larger than all that may be in memory.
        const text = noise(random, random.whole(0, 9) === 0 ? limits.bytes : random.whole(0, 1500));
        const bodyOf = (name: string) => `${name} ${text}`;
        await store(n, `source ${random.whole(0, 1e9)}`, bodyOf);
        await store(n, 'other', () => 'of another build', 'another');
        for (const name of filesOf(n)) {
          rows.set(name, bodyOf(name));
          ever.get(name)?.add(bodyOf(name));
        }
      },
      unpublish: async (n) => {
        await store(n, goneSource, () => '');
        for (const name of filesOf(n)) rows.delete(name);
      },
      remove: async (n) => {
        await remove(n);
        for (const name of filesOf(n)) rows.delete(name);
      },
      look,
    };
    const kinds = ['publish', 'publish', 'publish', 'look', 'unpublish', 'remove'];
    for (let step = 0; step < 30; step++) {
      await acts[oneOf(random, kinds)]?.(random.whole(0, most - 1));
      // Several at once, of which some are the same, by a process that has not looked.
      const reads = Array.from({ length: 6 }, async () => {
        const name = oneOf(random, everyFile);
        const wasKnown = pages.get(name) !== undefined;
        const { status, body } = await open(name, oneOf(random, codings));
        const isOurs = ever.get(name)?.has(body);
        if (wasKnown && rows.has(name)) expect([name, status, isOurs]).toEqual([name, 200, true]);
        else if (wasKnown) expect([name, isOurs || status]).toEqual([name, isOurs || 503]);
        else if (!pages.get(name)) expect([name, isOurs]).toEqual([name, false]);
      });
      await Promise.all(reads);
      expectBounded();
      if (step % 5 < 4) continue;
      await look();
      for (const name of everyFile) {
        expect([name, pages.isAddress(addressOf(name))]).toEqual([name, rows.has(name)]);
        const { body } = await open(name, oneOf(random, codings));
        if (rows.has(name)) expect([name, body]).toEqual([name, rows.get(name)]);
        else expect([name, ever.get(name)?.has(body)]).toEqual([name, false]);
        expectBounded();
      }
    }
  },
);

it('what was made of a page to send it counts', async () => {
  const random = randomFrom(5);
  await store(0, 'one', (name) => name + noise(random, 600));
  await look();
  const [content = ''] = filesOf(0);
  for (const [coding, packed] of [
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
    ['br', null],
  ] as const) {
    const before = pages.held.bytes;
    const { body } = await open(content, coding);
    const plain = coding === 'br' && packed ? body.length : 0;
    const made = packed ? packed(body).length : 0;
    expect([coding, pages.held.bytes]).toEqual([coding, before + plain + made]);
  }
});

describe('with more pages than memory holds', () => {
  beforeEach(async () => {
    for (let n = 0; n < most; n++) await store(n, 'one', (name) => `${name} ${'x'.repeat(800)}`);
    await look();
  });
  it('a start reads as much as fits', () => {
    expectBounded();
    expect(pages.held.count).toBe(limits.count);
  });

  it('those used last stay, with all that was made of them', async () => {
    const [first = '', second = ''] = [everyFile.at(-1), everyFile.at(-2)];
    for (const coding of codings) for (const name of [first, second]) await open(name, coding);
    expectBounded();
    isAway = true;
    for (const coding of codings)
      for (const name of [first, second])
        expect([name, coding, (await open(name, coding)).status]).toEqual([name, coding, 200]);
  });

  const isEnglish = (name: string) => addressOf(name).startsWith('/en/');
  const [vietnamese, english] = ['Trang tạm thời chưa mở được', 'This page cannot be shown right now'];
  it('one that is not in memory is busy while the database is away, and there again after it', async () => {
    isAway = true;
    const statuses = new Map<string, number>();
    for (const name of everyFile) {
      const { status, headers, body } = await open(name);
      statuses.set(name, status);
      if (status === 200) continue;
      expect([name, status, headers['retry-after'], headers['cache-control']]).toEqual([
        name,
        503,
        '5',
        'no-store',
      ]);
      if (!name.endsWith('.html')) expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
      else expect(body).toContain(`<h1>${isEnglish(name) ? english : vietnamese}</h1>`);
    }
    expect(new Set(statuses.values())).toEqual(new Set([200, 503]));
    const away = [...statuses].find(
      ([name, status]) => status === 503 && name.endsWith('.html') && !isEnglish(name),
    );
    expect((await open(away?.[0] ?? '', 'identity', 'lang=en')).body).toContain(`<h1>${english}</h1>`);
    isAway = false;
    for (const name of everyFile) expect([name, (await open(name)).status]).toEqual([name, 200]);
  });

  it('those that ask for one at the same time share one reading of it', async () => {
    const cold = everyFile.at(-1) ?? '';
    asked = 0;
    await Promise.all(Array.from({ length: 20 }, () => open(cold, 'br')));
    expect(asked).toBe(1);
  });

  it('addresses that are none take no memory and ask for nothing', async () => {
    const size = pages.held;
    asked = 0;
    for (let n = 0; n < 50; n++)
      for (const name of [
        `/vi/unknown-${n}/index.html`,
        `/content/vi/unknown-${n}.json`,
        `/en/p1/${n}/index.html`,
      ]) {
        await open(name);
        expect([name, pages.isAddress(addressOf(name))]).toEqual([name, false]);
      }
    expect([asked, pages.held]).toEqual([0, size]);
  });

  it('one whose row has changed since goes live with all that was stored with it', async () => {
    const [content = '', ...others] = filesOf(most - 1);
    await store(most - 1, 'two', (name) => `${name} two`);
    const { generation } = pages;
    expect((await open(content)).body).toBe(`${content} two`);
    expect(pages.generation).toBe(generation + 1);
    isAway = true;
    for (const name of others) expect((await open(name)).body).toBe(`${name} two`);
  });

  it('one that was taken down since is busy, then gone', async () => {
    const [content = ''] = filesOf(most - 1);
    await store(most - 1, goneSource, () => '');
    expect((await open(content)).status).toBe(503);
    expect([(await open(content)).status, pages.isGone(content)]).toEqual([404, true]);
  });

  it('one that changed takes the place of what was used longest ago', async () => {
    await store(most - 1, 'two', (name) => `${name} two`);
    await look();
    isAway = true;
    for (const name of filesOf(most - 1)) expect((await open(name)).body).toBe(`${name} two`);
  });
});
