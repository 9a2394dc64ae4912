import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseFeed } from 'feedsmith';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewsItem } from '../../../contract/homeContent';
import { articlePages } from '../../../contract/newsPages';
import { dayOf, midnightOf } from '../../../contract/vietnamTime';
import { buildApp } from '../../../server/app';
import { randomFrom } from '../../../server/cli/demo/random';
import type { Live } from '../../../server/content/live';
import { articlesIn } from '../../../server/content/newsContent';
import type { App } from '../../../server/http/types';
import { readState } from '../../../server/operations/state';
import { currentContent } from '../../../server/site/currentContent';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import { PageRendering } from '../../../server/site/render/renderDue';
import { goneSource, RenderedPages } from '../../../server/site/render/renderedPages';
import { homeOf } from '../../../src/site/content/demo/home';
import { sampleSlugs } from '../../../src/site/content/demo/news';
import { article, type Editor, editorOf } from '../../support/server/content';
import { growsTooFast } from '../../support/server/cost';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let app: App;
let folder: string;
let editor: Editor;
let pages: RenderedPages;
/** Called before a page is rendered, and whether one may fail. */
let whenRendered: (path: string) => unknown;
let isBroken: boolean;
/** Renders what is due, and lets the process see it. */
let look: () => Promise<void>;

const updated = '2025-06-19T17:00:00.000Z';
const sample = { slugs: { vi: 'bai-mau', en: 'a-sample' }, kind: 0, picture: 1, date: '2025-06-20' };
const built = {
  ...sample,
  title: 'Bài mẫu',
  text: 'Mẫu',
  html: '',
  updated,
  minutes: 1,
  newer: null,
  older: null,
  similar: [],
};

const shell = '<title>Outline</title><div id="root"></div>shell';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-news-'));
  const files: Record<string, string> = {
    'vi/app.html': shell,
    'en/app.html': shell,
    'vi/index.html': 'home',
  };
  for (const language of ['vi', 'en'] as const) {
    files[`content/${language}/home.json`] = JSON.stringify(homeOf(language));
    files[`content/${language}/news.json`] = JSON.stringify({ articles: [built] });
    for (const slug of ['bai-mau', 'a-sample'])
      files[`content/${language}/news/${slug}.json`] = JSON.stringify(built);
    files[`${language}/news/${sample.slugs[language]}/index.html`] = 'sample';
  }
  // For hosts that know no languages.
  files['news/bai-mau/index.html'] = 'sample';
  files['vi/librarys/kiem-gap/index.html'] = 'item';
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
beforeEach(async () => {
  [whenRendered, isBroken] = [() => undefined, false];
  server = await buildTestApp();
  const deps = { ...server.deps, address: { public: 'https://outline.example', self: '' } };
  const content = new BuiltContent(folder);
  const published = new PublishedPages(deps.db, content);
  pages = new RenderedPages(deps.db, 'this', deps.address);
  const watch = { state: openState(), readAt: performance.now() };
  const rendering = new PageRendering({
    ...deps,
    pages,
    watch,
    renderer: {
      render: async ({ path, language, data }) => {
        await whenRendered(path);
        return `${language} ${path} ${JSON.stringify(data)}`;
      },
    },
    sharedTime: async () => deps.clock.now(),
    keepCover: async () => 'missing',
    published: (at) => published.at(at),
    log: {
      error: (fault: unknown) => isBroken || expect.fail(String((fault as { err: unknown }).err)),
    },
  });
  look = async () => {
    for (let turn = 0; turn < 2; turn++) {
      watch.state = await readState(deps.db, watch.state);
      await rendering.run();
      await pages.read((await readState(deps.db, watch.state)).pagesVersion);
    }
  };
  app = await buildApp({ ...deps, siteDir: folder, pages, watch, content: currentContent(content, pages) });
  await app.ready();
  editor = editorOf(server, (await server.makeAdmin()).token);
  return async () => {
    await app.close();
    await server.close();
  };
});
afterAll(() => rm(folder, { recursive: true }));

const open = async (url: string, cookie = '') => {
  const { statusCode, body, headers } = await app.inject({ url, headers: { cookie } });
  return { status: statusCode, body, type: headers['content-type'] };
};
const status = async (url: string) => (await open(url)).status;
/** Opens an address, and where it leads. */
const arrive = async (url: string, cookie: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
  const page =
    statusCode === 301 ? await open(String(headers.location), cookie) : { status: statusCode, body };
  return { status: page.status, isShell: page.body.endsWith('shell') };
};
const whole = { summaryEn: 'A new map.', bodyEn: 'Boats drift.' };
async function publish(given: object = {}, span: object = {}) {
  const made = await editor.make('news', given);
  const { status: code, body } = await editor.publish('news', made, span);
  expect([code, body.errors]).toEqual([201, undefined]);
  return { ...made, publication: body.id as string };
}

describe('an article that is published', () => {
  it('has a page of its own in each language, and is in the lists, the feed and the sitemap', async () => {
    await publish({ ...whole, body: '# Vào trận' });
    await look();
    const [vietnamese, english] = [
      await open('/news/cho-noi-mo-cua'),
      await open('/en/news/the-floating-market-opens'),
    ];
    expect([vietnamese.status, english.status]).toEqual([200, 200]);
    expect(vietnamese.body).toMatch(/^vi \/news\/cho-noi-mo-cua .*<h2>Vào trận<\/h2>/);
    expect(english.body).toMatch(/^en \/news\/the-floating-market-opens .*<p>Boats drift\.<\/p>/);
    for (const list of ['/news', '/news/update', '/news/event']) {
      expect((await open(list)).body).toMatch(/^vi .*Chợ Nổi mở cửa/);
      expect((await open(`/en${list}`)).body).toMatch(/^en .*The Floating Market opens/);
    }
    const feed = await open('/news/feed.xml');
    expect([feed.status, feed.type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(feed.body).toContain('&lt;h2&gt;Vào trận&lt;/h2&gt;');
    expect((await open('/en/news/feed.xml')).body).toContain(
      '<link rel="alternate" type="text/html" href="https://outline.example/en/news/the-floating-market-opens"/>',
    );
    expect(parseFeed(feed.body)).toMatchObject({
      format: 'atom',
      feed: { id: 'https://outline.example/news', title: { value: 'Tin tức Outline' } },
    });
    expect((parseFeed(feed.body).feed as { entries?: unknown[] }).entries).toContainEqual(
      expect.objectContaining({
        id: 'https://outline.example/news/cho-noi-mo-cua',
        title: { value: 'Chợ Nổi mở cửa' },
        content: { type: 'html', value: '<h2>Vào trận</h2>' },
        xml: { lang: 'vi' },
      }),
    );
    const { body: map } = await open('/sitemap.xml');
    expect(map).toContain('<loc>https://outline.example/news/cho-noi-mo-cua</loc>');
    expect(map).toContain('hreflang="en" href="https://outline.example/en/news/the-floating-market-opens"');
    expect(map).not.toContain('bai-mau');
  });

  it('has in the feed whole addresses, of pages those in its language', async () => {
    const body = '[a](/librarys/kiem-gap) [b](/news/x#y) [c](/notices.txt)\n\n![d](home/hiem)';
    await publish({ ...whole, body, bodyEn: body });
    await look();
    const english = (await open('/en/news/feed.xml')).body;
    for (const address of [
      'en/librarys/kiem-gap',
      'en/news/x#y',
      'notices.txt',
      'media/home/hiem.webm',
      'art/boxes/hiem.svg',
    ])
      expect(english).toContain(`=&quot;https://outline.example/${address}&quot;`);
    expect((await open('/news/feed.xml')).body).toContain(
      '&quot;https://outline.example/librarys/kiem-gap&quot;',
    );
  });

  it('is in the feed with its day, and with the moment since when it is as it is', async () => {
    const { id } = await publish({ ...whole, shownOn: '2025-07-01' });
    server.clock.advance(5 * 60_000);
    const record = await editor.get('news', id);
    const changed = await editor.change('news', id, { ...record, body: 'Thuyền trôi nhanh.' });
    await editor.publish('news', { id, version: changed.body.version });
    await look();
    const { body } = await open('/news/feed.xml');
    expect(body).toContain('<published>2025-06-30T17:00:00.000Z</published>');
    const since = server.clock.now().toISOString().slice(0, 16);
    expect(body.split(`<updated>${since}`)).toHaveLength(3);
  });

  it('without a date has the day of its first publication in the feeds and on its pages, however often it comes back', async () => {
    const { id } = await publish(whole);
    const first = server.clock.now();
    server.clock.advance(40 * 86_400_000);
    editor = editorOf(server, (await server.makeAdmin()).token);
    await editor.unpublish('news', id);
    server.clock.advance(60_000);
    await editor.publish('news', await editor.get('news', id));
    await look();
    const day = dayOf(first);
    for (const feed of ['/news/feed.xml', '/en/news/feed.xml']) {
      const { body } = await open(feed);
      expect(body).toContain(`<published>${midnightOf(day).toISOString()}</published>`);
      expect(body).toContain(`<updated>${server.clock.now().toISOString().slice(0, 16)}`);
    }
    for (const content of ['vi/news/cho-noi-mo-cua', 'en/news/the-floating-market-opens'])
      expect(JSON.parse((await open(`/content/${content}.json`)).body).date).toBe(day);
  });

  it('moves from its address in the other language to its own, and keeps the query', async () => {
    await publish(whole);
    await look();
    const moved = async (url: string, cookie = '') => {
      const { statusCode, headers } = await app.inject({ url, headers: { cookie } });
      return [statusCode, headers.location, headers['cache-control'], headers.vary];
    };
    const [vi, en] = ['cho-noi-mo-cua', 'the-floating-market-opens'];
    const others = ['no-cache', 'cookie'];
    expect(await moved(`/en/news/${vi}?a=1`)).toEqual([301, `/en/news/${en}?a=1`, ...others]);
    expect(await moved(`/news/${en}`)).toEqual([301, `/news/${vi}`, ...others]);
    expect(await moved(`/news/${vi}`, 'lang=en')).toEqual([301, `/news/${en}`, ...others]);
    const content = await open('/content/vi/news/the-floating-market-opens.json');
    expect(JSON.parse(content.body)).toMatchObject({
      title: 'Chợ Nổi mở cửa',
      html: '<p>Ghe thuyền trôi.</p>\n',
    });
  });

  it('without English is Vietnamese in English, and not in its sitemap', async () => {
    await publish();
    await look();
    const { body } = await open('/content/en/news/the-floating-market-opens.json');
    expect(JSON.parse(body)).toMatchObject({
      title: 'Chợ Nổi mở cửa',
      lang: 'vi',
      html: '<p>Ghe thuyền trôi.</p>\n',
    });
    // Both pages know, so that neither leads search engines to the other.
    for (const file of ['vi/news/cho-noi-mo-cua', 'en/news/the-floating-market-opens'])
      expect(JSON.parse((await open(`/content/${file}.json`)).body).onlyIn).toBe('vi');
    const { body: map } = await open('/sitemap.xml');
    expect(map).toContain('cho-noi-mo-cua');
    expect(map).not.toContain('the-floating-market-opens');
  });

  it('ends the samples of the build, which then are gone', async () => {
    expect((await open('/news/bai-mau')).body).toBe('sample');
    await publish();
    await look();
    for (const url of ['/news/bai-mau', '/en/news/a-sample', '/news/a-sample'])
      for (const cookie of ['', 'lang=en'])
        expect([url, await open(url, cookie)]).toEqual([
          url,
          expect.objectContaining({ status: 410, body: expect.stringMatching(/shell$/) }),
        ]);
  });

  it('is kept by the door at its addresses, and no other', async () => {
    await publish();
    await look();
    for (const path of [
      '/news/cho-noi-mo-cua',
      '/en/news/the-floating-market-opens',
      '/en/news',
      '/news/event',
    ])
      expect([path, pages.isAddress(path)]).toEqual([path, true]);
    for (const path of [
      '/news/khong-co',
      '/vi/news/cho-noi-mo-cua',
      '/news/cho-noi-mo-cua/',
      '/news/bai-mau',
    ])
      expect([path, pages.isAddress(path)]).toEqual([path, false]);
  });
});

describe('an article that is not live', () => {
  it('was never there while it is a draft or planned, also under a page’s name', async () => {
    await editor.make('news', { title: 'Bản nháp' });
    await publish({ title: 'Sắp tới', titleEn: 'Soon' }, { from: editor.inDays(1) });
    await look();
    for (const slug of ['ban-nhap', 'sap-toi', 'soon', 'preview', 'khong-co'])
      for (const folder of ['', '/en', '/vi'])
        expect([slug, folder, await status(`${folder}/news/${slug}`)]).toEqual([slug, folder, 404]);
    for (const url of [
      '/news',
      '/news/feed.xml',
      '/sitemap.xml',
      '/content/vi/news.json',
      '/content/vi/home.json',
    ])
      expect((await open(url)).body).not.toMatch(/Sắp tới|sap-toi|Bản nháp/);
  });

  it('is gone once it was taken down, and back when it is published again', async () => {
    const { id, version } = await publish();
    await look();
    await editor.unpublish('news', id);
    await look();
    for (const url of [
      '/news/cho-noi-mo-cua',
      '/en/news/the-floating-market-opens',
      '/news/the-floating-market-opens',
    ])
      expect([url, await status(url)]).toEqual([url, 410]);
    expect(await status('/content/vi/news/cho-noi-mo-cua.json')).toBe(404);
    for (const url of ['/news', '/news/feed.xml', '/sitemap.xml']) {
      expect((await open(url)).status).toBe(200);
      expect((await open(url)).body).not.toMatch(/Chợ Nổi|cho-noi/);
    }
    await editor.publish('news', { id, version });
    await look();
    expect(await status('/news/cho-noi-mo-cua')).toBe(200);
  });

  it('leaves the samples live when the only plan was cancelled before it began', async () => {
    const { publication } = await publish({}, { from: editor.inDays(1) });
    await editor.cancel(publication);
    server.clock.advance(2 * 24 * 3_600_000);
    await look();
    expect((await open('/news/bai-mau')).body).toBe('sample');
    expect(await status('/news/cho-noi-mo-cua')).toBe(404);
  });

  it('is as little there as an item that the library does not have', async () => {
    expect([await status('/librarys/kiem-gap'), await status('/librarys/khong-co')]).toEqual([200, 404]);
  });

  it('has a page whose title and text need no scripts, in the language of its address', async () => {
    const titles = ['Không tìm thấy nội dung này', 'There is nothing here'];
    for (const [url, cookie, title] of [
      ['/news/khong-co', '', titles[0]],
      ['/news/khong-co', 'lang=en', titles[1]],
      ['/en/news/khong-co', '', titles[1]],
      ['/en/librarys/khong-co', '', titles[1]],
      ['/librarys/khong-co', 'lang=vi', titles[0]],
    ] as const) {
      const { status: code, body } = await open(url, cookie);
      expect([url, code]).toEqual([url, 404]);
      expect(body).toContain(`<title>${title} | Outline</title>`);
      expect(body).toContain(`<h1>${title}</h1>`);
    }
  });
});

describe('an article whose text cannot be shown', () => {
  it.each([
    ['<script>alert(1)</script>', 'body'],
    ['[x](javascript:alert(1))', 'bodyEn'],
    ['![x](khong-co-anh-nay.webp)', 'body'],
    ['> '.repeat(30), 'bodyEn'],
  ])('is refused with %.20s at its field, and nothing is live', async (text, field) => {
    const made = await editor.make('news', { [field]: text });
    const { status: code, body } = await editor.publish('news', made);
    expect([code, Object.keys(body.errors ?? {})]).toEqual([409, [field]]);
    // The dialog that publishes shows no fields of the record.
    expect(body.message).toContain(body.errors[field][0]);
    expect(await server.db.selectFrom('publications').select('id').execute()).toEqual([]);
  });
});

/** The articles to which home and lists lead that are not there, by what is stored at this moment. */
async function deadLinks(): Promise<string[]> {
  const rows = await server.db.selectFrom('renderedPages').select(['name', 'source', 'body']).execute();
  const there = new Set(rows.filter(({ source }) => source !== goneSource).map(({ name }) => name));
  return rows.flatMap(({ name, body }) => {
    const [, language] = /^\/content\/(vi|en)\/(?:home|news)\.json$/.exec(name) ?? [];
    if (!language) return [];
    const { news, articles } = JSON.parse(String(Buffer.from(body)));
    const slugs = ((news ?? articles) as NewsItem[]).map(
      (item) => item.slugs[language === 'vi' ? 'vi' : 'en'],
    );
    const [shown, samples] = [slugs, new Set(['bai-mau', 'a-sample', ...sampleSlugs.flatMap(Object.values)])];
    return shown.filter((slug) => !samples.has(slug) && !there.has(`/content/${language}/news/${slug}.json`));
  });
}

it.each([1, 2, 3, 4])(
  'no page leads to one that is not there, at any moment, whatever cannot be rendered (walk %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const made = [];
    for (let n = 0; n < 5; n++)
      made.push({
        ...(await editor.make('news', { title: `Bài ${n}`, titleEn: `News ${n}`, kind: n % 2 })),
        isShown: false,
      });
    let [broken, dead]: [string, string[]] = ['none', []];
    isBroken = true;
    whenRendered = async (path) => {
      dead.push(...(await deadLinks()));
      if (path.endsWith(`-${broken}`)) throw new Error('cannot');
    };
    for (let step = 0; step < 8; step++) {
      dead = [];
      const n = random.whole(0, 4);
      broken = ['none', String(n), String(random.whole(0, 4))][random.whole(0, 2)] ?? '';
      const one = made[n] ?? expect.fail();
      if (one.isShown) expect((await editor.unpublish('news', one.id)).status).toBe(200);
      else expect((await editor.publish('news', one)).status).toBe(201);
      one.isShown = !one.isShown;
      // What failed before, and is still the same, is tried again by now.
      server.clock.advance(30_000);
      await look();
      expect([step, n, broken, dead, await deadLinks()]).toEqual([step, n, broken, [], []]);
      const [home, list] = [
        (await open('/content/vi/home.json')).body,
        (await open('/content/vi/news.json')).body,
      ];
      for (const [at, { isShown }] of made.entries())
        if (String(at) !== broken)
          expect([step, at, list.includes(`"bai-${at}"`)]).toEqual([step, at, isShown]);
      // Nothing else waits for it.
      expect([home.includes('bai-mau'), home.length > 0]).toEqual([false, true]);
    }
    broken = 'none';
    server.clock.advance(30_000);
    for (let turn = 0; turn < 2; turn++) await look();
    for (const [at, { isShown }] of made.entries())
      expect([at, (await open('/content/vi/news.json')).body.includes(`"bai-${at}"`)]).toEqual([at, isShown]);
  },
);

it('no two articles share an address, in whatever language', async () => {
  await publish({ title: 'Outline', titleEn: 'Arena' });
  await publish({ title: 'Arena', titleEn: 'Outline' });
  const rows = await server.db.selectFrom('contentAddresses').select(['slug', 'recordId']).execute();
  expect(rows.map(({ slug }) => slug).sort()).toEqual(['arena', 'arena-2', 'outline', 'outline-2']);
});

it.each([1, 2, 3])(
  'after any acts each address is there, gone or unknown in every list alike (walk %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const records = await Promise.all(
      ['Một', 'Hai', 'Ba'].map(async (title, n) => {
        const made = await editor.make('news', {
          title,
          titleEn: `Number ${n}`,
          ...(n > 0 && whole),
          kind: n,
        });
        const slugs = { vi: ['mot', 'hai', 'ba'][n] ?? '', en: `number-${n}` };
        return { ...made, slugs, isWhole: n > 0, isShown: false, wasShown: false, plan: '' };
      }),
    );
    const acts: Record<string, (one: (typeof records)[number]) => Promise<unknown>> = {
      publish: async (one) => {
        expect((await editor.publish('news', one)).status).toBe(201);
        one.isShown = one.wasShown = true;
      },
      plan: async (one) => {
        if (one.plan) return;
        const { status: code, body } = await editor.publish('news', one, { from: editor.inDays(1) });
        expect(code).toBe(201);
        one.plan = body.id;
      },
      cancel: async (one) => {
        if (one.plan) expect((await editor.cancel(one.plan)).status).toBe(200);
        one.plan = '';
      },
      unpublish: async (one) => {
        if (one.isShown) expect((await editor.unpublish('news', one.id)).status).toBe(200);
        one.isShown = false;
      },
      aDayLater: async () => {
        server.clock.advance(24 * 3_600_000);
        // The session is over by then.
        editor = editorOf(server, (await server.makeAdmin()).token);
        for (const one of records) {
          if (one.plan) one.isShown = one.wasShown = true;
          one.plan = '';
        }
      },
    };
    const names = Object.keys(acts);
    for (let step = 0; step < 12; step++) {
      const act = names[random.whole(0, names.length - 1)] ?? '';
      await acts[act]?.(records[random.whole(0, records.length - 1)] ?? expect.fail());
      await look();
      const [feed, english, map] = await Promise.all(
        ['/news/feed.xml', '/en/news/feed.xml', '/sitemap.xml'].map(async (url) => (await open(url)).body),
      );
      for (const { slugs, isShown, wasShown, isWhole } of records) {
        const expected = isShown ? 200 : wasShown ? 410 : 404;
        for (const url of [slugs.vi, slugs.en].flatMap((slug) => [`/news/${slug}`, `/en/news/${slug}`]))
          for (const cookie of ['', 'lang=en']) {
            const { status: code, isShell } = await arrive(url, cookie);
            const asked = [step, act, url, cookie];
            expect([...asked, code, isShell]).toEqual([...asked, expected, !isShown]);
          }
        const isIn = (list: string | undefined, path: string) =>
          list?.includes(`https://outline.example${path}<`);
        const listed = [feed, map].map((list) => isIn(list, `/news/${slugs.vi}`));
        const inEnglish = [english, map].map((list) => isIn(list, `/en/news/${slugs.en}`));
        expect([step, act, slugs.vi, listed]).toEqual([step, act, slugs.vi, [isShown, isShown]]);
        expect([step, act, slugs.en, inEnglish]).toEqual([
          step,
          act,
          slugs.en,
          [isShown, isShown && isWhole],
        ]);
      }
    }
  },
);

it('the articles of one day follow each other as in the list', () => {
  const items = ['a', 'b', 'c'].map((title) => ({ ...sample, title, text: '' }));
  const around = items.map((_, place) => {
    const { newer, older } = articlePages(items)(place, { updated });
    return [newer?.title, older?.title];
  });
  expect(around).toEqual([
    [undefined, 'b'],
    ['a', 'c'],
    ['b', undefined],
  ]);
});

it('gathering the articles takes linear time, as each publication does it in both languages', async () => {
  const live = (count: number): Live[] =>
    Array.from({ length: count }, (_, n) => ({
      publicationId: `${n}`,
      recordId: `${n}`,
      fields: {
        ...article({ title: `Bài ${n}`, html: '<p>Ghe.</p>' }),
        kind: n % 4,
        shownOn: new Date((n % 365) * 86_400_000).toISOString(),
      },
      slugs: { vi: `bai-${n}`, en: `news-${n}` },
      from: new Date(0),
      earlier: 0,
    }));
  const isTooFast = await growsTooFast((size) => {
    const shown = live(size);
    return () => articlesIn(shown, 'vi');
  }, 400);
  expect(isTooFast).toBe(false);
});

it('what is published is gathered without the texts of articles, and a page is made with its own', async () => {
  for (const title of ['Một', 'Hai'])
    await publish({ title, titleEn: title, ...whole, body: `Bài viết ${title}.` });
  const { contents } = await new PublishedPages(server.db, new BuiltContent(folder)).at(server.clock.now());
  expect(JSON.stringify(contents)).not.toMatch(/Bài viết|Boats drift/);
  await look();
  expect((await open('/news/mot')).body).toContain('<p>Bài viết Một.</p>');
  expect((await open('/en/news/mot')).body).toContain('<p>Boats drift.</p>');
  expect((await open('/news/hai')).body).toContain('<p>Bài viết Hai.</p>');
});

it('a publication changes the pages of a few articles, however many there are of its kind', () => {
  const all = Array.from({ length: 100 }, (_, n) => ({
    ...sample,
    title: `${n}`,
    slugs: { vi: `tin-${n}`, en: `news-${n}` },
    text: '',
  }));
  const shown = (items: typeof all) =>
    new Map(
      items.map((item, place) => [item.title, JSON.stringify(articlePages(items)(place, { updated }))]),
    );
  const [before, after] = [shown(all), shown(all.slice(1))];
  expect([...after].filter(([title, page]) => before.get(title) !== page).length).toBeLessThanOrEqual(4);
  for (const [place, item] of all.slice(0, 3).entries())
    expect(articlePages(all.slice(0, 3))(place, { updated }).similar).not.toContain(item);
  expect(articlePages(all.slice(0, 3))(2, { updated }).similar).toEqual(all.slice(0, 2));
});
