import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { HomeContent } from '../../../contract/homeContent';
import type { ArticleContent } from '../../../contract/newsPages';
import type { PageToRender } from '../../../contract/rendering';
import { buildApp } from '../../../server/app';
import { inlineHashes } from '../../../server/http/inlineHashes';
import type { App } from '../../../server/http/types';
import { contentBlock } from '../../../server/site/contentBlock';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { drafts, previews } from '../../../server/site/render/previews';
import { PublishedPages } from '../../../server/site/render/published';
import { homeOf } from '../../../src/site/content/demo/home';
import { article, banner, editorOf } from '../../support/server/content';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let app: App;
let folder: string;
let token: string;
let id: string;
const blockOf = ({ language, name, content, data }: PageToRender) =>
  contentBlock({ name: `${language}/${content ?? name}`, data });
const frame = '<head><style>a{}</style><script>1</script></head>';
const renderer = {
  render: async (page: PageToRender) =>
    `<style>a{}</style><script>1</script>${JSON.stringify(page.data)}${blockOf(page)}<script>2</script><style>b{}</style><noscript>Turn\n them on</noscript></body>`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-preview-'));
  const files = {
    'site/vi/index.html': 'trang chủ',
    'site/en/index.html': 'home',
    'site/content/vi/home.json': JSON.stringify(homeOf('vi')),
    'site/content/en/home.json': JSON.stringify(homeOf('en')),
    'pages/vi.json': JSON.stringify({ home: { html: frame } }),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await buildTestApp();
  const { deps } = server;
  const shown = { published: new PublishedPages(deps.db, new BuiltContent(join(folder, 'site'))), renderer };
  const preview = previews({ ...deps, ...shown });
  app = await buildApp({
    ...deps,
    siteDir: join(folder, 'site'),
    preview,
    draft: drafts(shown),
    watch: { state, readAt: performance.now() },
  });
  await app.ready();
  token = (await server.makeAdmin()).token;
  const made = await server.post('admin/banners', banner({ title: 'Bản nháp', ...english }), { token });
  expect(made.status).toBe(201);
  id = made.body.id;
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const state = openState();
const english = {
  titleEn: 'A draft',
  outlinedEn: 'Outlined',
  labelEn: 'Label',
  nameEn: 'Name',
  textEn: 'Text',
  actionEn: 'Act',
};
const links = async (recordId = id, resource = 'banners') =>
  server.post('admin/publications/preview', { resource, recordId }, { token });
const open = (url: string) => app.inject({ url });
/** What the page was rendered with, and its data blocks by name. */
const shownIn = (body: string) => JSON.parse(/<script>1<\/script>(.*?)<script /.exec(body)?.[1] ?? 'null');
const blocksIn = (body: string) =>
  [...body.matchAll(/data-name="([^"]*)">(.*?)<\/script>/g)].map(
    ([, name, data]) => [name, JSON.parse(data ?? '')] as const,
  );
const slidesOf = (body: string) => (shownIn(body) as HomeContent).slides;

it('shows the draft first, in both languages, to whoever has the link', async () => {
  const { body } = await links();
  const [vietnamese, english] = [await open(body.vi), await open(body.en)];
  expect([vietnamese.statusCode, english.statusCode]).toEqual([200, 200]);
  expect(slidesOf(vietnamese.body)[0]).toMatchObject({ title: 'Bản nháp', to: '/download' });
  expect(slidesOf(english.body)[0]).toMatchObject({ title: 'A draft', scene: 'match' });
});

it('follows what is saved, and puts nothing live', async () => {
  const { body } = await links();
  const editor = editorOf(server, token);
  const changed = await editor.change('banners', id, {
    ...(await editor.get('banners', id)),
    title: 'Đã sửa',
  });
  expect(changed.status).toBe(200);
  expect(slidesOf((await open(body.vi)).body)[0]?.title).toBe('Đã sửa');
  expect((await open('/')).body).toBe('trang chủ');
  expect(await server.db.selectFrom('publications').select('id').execute()).toEqual([]);
});

it('shows an article on its own page, with its text as it would be', async () => {
  const body = '# Vào trận';
  const made = await server.post('admin/news', article({ body }), { token });
  const { body: found } = await links(made.body.id, 'news');
  expect(found.vi).toMatch(/^\/vi\/news\/preview\?preview=/);
  const shown = await open(found.vi);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  const content = shownIn(shown.body) as ArticleContent;
  // The client takes the language out of the address; a reload shows it again.
  expect((await open(found.vi.replace(/^\/vi/, ''))).body).toBe(shown.body);
  expect(content).toMatchObject({ html: '<h2>Vào trận</h2>\n', slugs: { vi: 'preview', en: 'preview' } });
  const wrong = await server.post('admin/news', article({ body: '<script>1</script>' }), { token });
  expect((await links(wrong.body.id, 'news')).body.errors).toEqual({
    body: [expect.any(String), expect.any(String)],
  });
});

describe('what is typed into a form', () => {
  const typed = async (body: object, asked = token) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/publications/draft',
      headers: { authorization: `Bearer ${asked}` },
      payload: body,
    });
  const pageOf = async (body: object) => {
    const response = await typed({ language: 'vi', ...body });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    return response.json().html as string;
  };

  it('is shown as its page, and stored nowhere', async () => {
    const made = await server.post('admin/news', article({ title: 'Đã lưu' }), { token });
    const values = { title: 'Đang gõ', body: '# Chưa lưu', kind: 2 };
    const html = await pageOf({ resource: 'news', recordId: made.body.id, values });
    const dataIn = (page: string) => blocksIn(page)[0]?.[1];
    expect(dataIn(html)).toMatchObject({ title: 'Đang gõ', html: '<h2>Chưa lưu</h2>\n', kind: 2 });
    expect(html).toContain('preview-mark');
    // Nothing that would run, and not what says that nothing does.
    expect(html.match(/<(no)?script[^>]*>/g)).toEqual([expect.stringContaining('application/json')]);
    const stored = await server.get(`admin/news/${made.body.id}`, { token });
    expect(stored.body).toMatchObject({ title: 'Đã lưu', version: 1 });
    // The server's own call for the saved one renders the same.
    const same = await pageOf({ resource: 'news', recordId: made.body.id, values: {} });
    const { vi } = (await links(made.body.id, 'news')).body;
    expect(dataIn(same)).toEqual(dataIn((await open(vi)).body));
  });

  it.each(['news', 'events', 'help', 'releases', 'banners'])(
    'is shown of new %s of which nothing is entered',
    async (resource) => {
      for (const values of [{}, { title: '', startsAt: 'x', place: 1000, kind: -1, link: 'no link' }])
        expect(await pageOf({ resource, values })).toContain('preview-mark');
    },
  );

  it('says what cannot be shown at its field, and is for those who write content', async () => {
    const wrong = await typed({
      resource: 'events',
      language: 'en',
      values: { rules: '<script>1</script>' },
    });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([409, ['rules']]);
    expect((await typed({ resource: 'seasons', language: 'en', values: {} })).statusCode).toBe(404);
    const { token: support } = await server.makeStaff('support');
    expect((await typed({ resource: 'news', language: 'en', values: {} }, support)).statusCode).toBe(403);
  });
});

it('carries a mark in both languages, outside of what the client renders', async () => {
  const { body } = await links();
  for (const link of [body.vi, body.en]) {
    const page = (await open(link)).body;
    expect(page).toMatch(
      /<aside class="preview-mark"><span lang="vi">[^<]+<.span><span lang="en">[^<]+<.*<.body>$/,
    );
  }
});

it('has the copy in the other language beside its own, to which a reader changes', async () => {
  const given = article({ titleEn: 'A <b> map', summaryEn: 'A new map.', bodyEn: 'Boats drift.' });
  const made = await server.post('admin/news', given, { token });
  for (const [resource, recordId, name] of [
    ['banners', id, 'home'],
    ['news', made.body.id, 'news/preview'],
  ]) {
    const { body } = await links(recordId, resource);
    for (const [own, other] of [
      ['vi', 'en'],
      ['en', 'vi'],
    ] as const) {
      const page = await open(body[own]);
      const [first, second, ...more] = blocksIn(page.body);
      expect([first?.[0], second?.[0], more]).toEqual([`${own}/${name}`, `${other}/${name}`, []]);
      expect(first?.[1]).toEqual(shownIn(page.body));
      expect(second?.[1]).toEqual(shownIn((await open(body[other])).body));
      // An id is there once.
      expect(page.body.split('id="content"')).toHaveLength(2);
    }
  }
});

it('is not kept, not found and told to nobody; only the scripts and styles of its frame count', async () => {
  const { body } = await links();
  const { headers } = await open(body.vi);
  const own = inlineHashes(frame);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    // The page has another one, which is of its content.
    'content-security-policy': expect.stringContaining(
      `; script-src 'self' ${own.scripts.join(' ')}; style-src 'self' ${own.styles.join(' ')} 'sha256-`,
    ),
  });
  expect(headers['content-security-policy']).toContain("; frame-ancestors 'self';");
  expect((await open('/')).headers['content-security-policy']).toContain("; frame-ancestors 'none';");
});

it.each(['guessed', 'a'.repeat(200), '%00', '../../../etc/passwd', '1'])(
  'opens nothing for %s',
  async (secret) => {
    const guessed = await open(`/?preview=${secret}`);
    expect(guessed.statusCode).toBe(404);
    expect(guessed.body).not.toContain('Bản nháp');
  },
);

it('is open in maintenance, while the page itself is closed', async () => {
  const { body } = await links();
  state.maintenance = true;
  onTestFinished(() => {
    state.maintenance = false;
  });
  expect(slidesOf((await open(body.vi)).body)[0]).toBeDefined();
  expect((await open('/')).statusCode).toBe(503);
});

it('is refused for records that are not there and resources that are not published', async () => {
  expect((await links('01a21468-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await links(id, 'weapons')).status).toBe(404);
  expect((await links(id, 'users')).status).toBe(404);
});

it('is over after a quarter of an hour, and when the record is gone', async () => {
  const { body } = await links();
  server.clock.advance(15 * 60_000 - 1);
  expect((await open(body.vi)).statusCode).toBe(200);
  server.clock.advance(1);
  for (const [url, words] of [
    [body.vi, 'Bản xem trước đã hết hạn'],
    [body.en, 'This preview has expired'],
  ]) {
    const over = await open(url);
    expect([over.statusCode, over.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(over.body).toContain(words);
  }
});
