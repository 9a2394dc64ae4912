import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiDocument } from '../../../server/http/apiDocument';
import { etagOf, versionOf } from '../../../server/http/etags';
import { inlineHashes } from '../../../server/http/inlineHashes';
import { addressMark } from '../../../server/site/pageAddresses';
import { PublicPages } from '../../../server/site/publicPages';
import { readSite } from '../../../server/site/siteFiles';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** What the build knows about an item's page; the description tries to break out of its context. */
const item = {
  path: '/librarys/kiem-gap',
  language: 'vi' as const,
  title: 'Kiếm Gập',
  description: '--></script><b>',
  image: '/og/kiem-gap.png',
  isItem: true,
  way: { list: 'Thư viện', name: 'Kiếm Gập' },
};
let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-site-'));
  for (const name of ['assets', 'en', 'shops', 'en/shops', 'downloads', 'media', 'vi/librarys/kiem-gap']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  const files: Record<string, string | Buffer> = {
    'index.html': '<style>a{}</style><script>1</script>trang chủ',
    'en/index.html': 'home',
    'shops/index.html': 'cửa hàng',
    'en/shops/index.html': 'shop with English links',
    'en/shops/plain.html': 'shop',
    'app.html': 'shell',
    'robots.txt': 'User-agent: *\n',
    'vi/librarys/kiem-gap/index.html': `<head>${addressMark(item)}</head>`,
    'assets/main-abc123.js': 'let a',
    'assets/main-abc123.js.br': brotliCompressSync('let a'),
    'downloads/outline-beta.zip': '0123456789',
    'media/clip.mp4': '0123456789',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  server = await buildTestApp({ siteDir: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('serves pages by path, case-insensitively, in the language of the cookie', async () => {
  const english = { cookie: 'lang=en' };
  expect((await server.get('/')).body).toContain('trang chủ');
  expect((await server.get('/', { headers: english })).body).toBe('home');
  expect((await server.get('/Shops/')).body).toBe('cửa hàng');
  expect((await server.get('/shops?x=1', { headers: english })).body).toBe('shop');
  expect((await server.get('/en/shops')).body).toBe('shop with English links');
  expect((await server.get('/en/shops', { headers: english })).body).toBe('shop with English links');
  for (const path of ['/Auth/login', '/admin/anything', '/account'])
    expect((await server.get(path)).body).toBe('shell');
  const page = await server.get('/');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: expect.stringContaining('cookie'),
  });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  const { styles } = inlineHashes('<style>a{}</style><style></style>');
  expect(policy).toContain(`; style-src 'self' ${styles.join(' ')};`);
  for (const path of ['/admin/anything', '/auth/login', '/login'])
    expect((await server.get(path)).headers['content-security-policy']).toContain(
      "; style-src 'self' 'unsafe-inline';",
    );
});

it('[20] sends a file with its own policy, and without what only a document obeys', async () => {
  const file = await server.get('/assets/main-abc123.js');
  expect(file.headers).toMatchObject({
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const names = Object.keys(file.headers);
  const { headers } = await server.get('/');
  const ofDocuments = Object.keys(headers).filter((name) => !names.includes(name));
  expect(ofDocuments).toEqual(
    expect.arrayContaining(['cross-origin-opener-policy', 'referrer-policy', 'x-frame-options']),
  );
  const bytes = Object.entries(file.headers).reduce((sum, pair) => sum + pair.join(': ').length + 2, 0);
  expect(bytes).toBeLessThan(550);
});

it('[20] lets only the page that Google returns to keep its opener', async () => {
  const opener = async (path: string) => (await server.get(path)).headers['cross-origin-opener-policy'];
  expect(await opener('/auth/google/callback')).toBe('unsafe-none');
  expect(await opener('/auth/login')).toBe('same-origin-allow-popups');
});

it('keeps the address of a receipt or a gift, which contains its key, from other pages and from indexes', async () => {
  for (const path of [
    '/receipts/1',
    '/Receipts/1',
    '/en/receipts/1',
    '/%72eceipts/1',
    '/gift/1',
    '/en/Gift/1',
  ].map((one) => `${one}?key=secret`)) {
    const { body, headers } = await server.get(path);
    expect(body).toBe('shell');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  }
  const { headers } = await server.get('/shops');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-robots-tag']).toBeUndefined();
});

it('caches hashed files indefinitely and sends the compressed one', async () => {
  const plain = await server.get('/assets/main-abc123.js');
  expect(plain.body).toBe('let a');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await server.get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  const refused = await server.get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

it('keeps drawings and clips under the address of their version, and finds those of another one', async () => {
  const version = versionOf([['/media/clip.mp4', etagOf('0123456789')]]);
  const of = async (path: string) => {
    const { status, body, headers } = await server.get(path);
    return [status, body, headers['cache-control']];
  };
  expect(await of(`/media/${version}/clip.mp4`)).toEqual([
    200,
    '0123456789',
    'public, max-age=31536000, immutable',
  ]);
  expect(await of('/media/0123abcd/clip.mp4')).toEqual([200, '0123456789', 'no-cache']);
  expect(await of('/media/clip.mp4')).toEqual([200, '0123456789', 'no-cache']);
  expect((await of(`/media/${version}/none.mp4`))[0]).toBe(404);
  expect((await of(`/downloads/${version}/outline-beta.zip`))[0]).toBe(404);
});

it('returns 304 for any form of If-None-Match that matches (RFC 9110 section 13)', async () => {
  const script = '/assets/main-abc123.js';
  const get = (headers: Record<string, string>) => server.get(script, { headers });
  const plain = String((await get({})).headers.etag);
  const packed = String((await get({ 'accept-encoding': 'br' })).headers.etag);
  expect(packed).not.toBe(plain);
  for (const list of [plain, `W/${plain}`, `"other", W/${plain} , "more"`, '*'])
    expect([list, (await get({ 'if-none-match': list })).status]).toEqual([list, 304]);
  for (const list of ['"other"', packed, plain.slice(1), ''])
    expect([list, (await get({ 'if-none-match': list })).status]).toEqual([list, 200]);
  expect((await get({ 'if-none-match': packed, 'accept-encoding': 'br' })).status).toBe(304);
  await utimes(join(folder, script), new Date(), new Date());
  expect(readSite(folder).get(script)?.etag).toBe(plain);
});

it('resumes a file only when it is unchanged (If-Range)', async () => {
  const range = async (tag: string) => {
    const headers = { range: 'bytes=2-4', 'if-range': tag, 'accept-encoding': 'br' };
    const { status, body } = await server.get('/media/clip.mp4', { headers });
    return [status, body];
  };
  const etag = String((await server.get('/media/clip.mp4')).headers.etag);
  expect(await range(etag)).toEqual([206, '234']);
  for (const other of ['"other"', `W/${etag}`, 'Sun, 06 Nov 1994 08:49:37 GMT'])
    expect([other, await range(other)]).toEqual([other, [200, '0123456789']]);
});

it('leads from the file of a page to its address, and to where a password is changed, and never to another site', async () => {
  const leads: Array<[string, string]> = [
    ['/index.html', '/'],
    ['/shops/index.html?item=1', '/shops?item=1'],
    ['/EN/shops/INDEX.html', '/en/shops'],
    ['/.well-known/change-password', '/auth/forgot-password'],
  ];
  for (const [path, location] of leads) {
    const { status, headers } = await server.get(path);
    expect([path, status, headers.location]).toEqual([path, 308, location]);
  }
  for (const path of ['/downloads/index.html', '/api/index.html', '//evil.example/index.html'])
    expect((await server.get(path)).status).toBe(404);
});

it('never returns a page for a missing file or call', async () => {
  const paths = [
    '/downloads/none.zip',
    '/downloads/none',
    '/assets/none.js',
    '/api/none',
    '/images/none',
    '/x.png',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
  ];
  for (const path of paths) {
    const answer = await server.get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(String(answer.headers['content-type'])).toContain('application/json');
  }
  expect((await server.post('/shops')).status).toBe(404);
  expect(await server.get('/%E0%A4%A')).toMatchObject({
    status: 400,
    body: { message: 'The request could not be read.' },
  });
});

it('sends ranges of a video or a download', async () => {
  const range = async (value: string) => {
    const answer = await server.get('/media/clip.mp4', { headers: { range: value } });
    return [answer.status, answer.headers['content-range'], answer.body];
  };
  expect(await range('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await range('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect((await range('bytes=20-'))[0]).toBe(416);
  expect((await server.get('/downloads/outline-beta.zip')).headers['content-type']).toBe('application/zip');
});

it('documents every call from the same schemas', async () => {
  const { body } = await server.get('docs/json');
  expect(body.openapi).toBe('3.1.0');
  // A name that a template left in place of its value; `$ref` and its like are keys.
  const left: string[] = [];
  JSON.stringify(body, (_, value) => {
    if (typeof value === 'string' && /\$\{?[a-z]/i.test(value)) left.push(value);
    return value;
  });
  expect(left).toEqual([]);
  expect(body.paths['/api/admin/user/get-all'].get.description).toMatch(/^Access: players:read\./);
  expect(Object.keys(body.paths)).toContain('/api/user/payment/create');
  expect(body.paths['/api/admin/user/get-all'].get.security).toEqual([{ bearer: [] }]);
  expect(body.paths['/api/admin/box/create'].post.requestBody.content).toHaveProperty([
    'multipart/form-data',
  ]);
  expect((await server.get('/api/docs/')).status).toBe(200);
  // The build writes it without a server.
  expect(body).toEqual(JSON.parse(JSON.stringify(await apiDocument())));
});

it('reports its health', async () => {
  expect(await server.get('health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

describe('with a public address (PUBLIC_URL)', () => {
  const local = () => server.deps.address.public;
  let before = '';
  beforeAll(() => {
    before = local();
    server.deps.address.public = 'https://outline.example';
  });
  afterAll(() => {
    server.deps.address.public = before;
  });

  it('pages name themselves, their languages, their picture and what they are about', async () => {
    const { body, headers } = await server.get('/librarys/Kiem-Gap');
    for (const part of [
      '<link rel="canonical" href="https://outline.example/librarys/kiem-gap" />',
      'hreflang="en" href="https://outline.example/en/librarys/kiem-gap"',
      'property="og:image" content="https://outline.example/og/kiem-gap.png"',
    ])
      expect(body).toContain(part);
    expect(body.match(/og:image"/g)).toHaveLength(1);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    const { '@graph': graph } = JSON.parse(data);
    expect(graph[0]).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Kiếm Gập',
      description: item.description,
    });
    expect(graph[1].itemListElement.map(({ item: url }: { item: string }) => url)).toEqual([
      'https://outline.example/librarys',
      'https://outline.example/librarys/kiem-gap',
    ]);
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('are compressed, tagged and sent once', async () => {
    const packed = await server.get('/librarys/kiem-gap', { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('cookie'),
    });
    const etag = String(packed.headers.etag);
    const again = { headers: { 'accept-encoding': 'br', 'if-none-match': etag } };
    expect((await server.get('/librarys/kiem-gap', again)).status).toBe(304);
    expect((await server.get('/librarys/kiem-gap')).headers.etag).not.toBe(etag);
  });

  it('the sitemap lists every page in both languages, and robots.txt leads to it', async () => {
    const { body, headers } = await server.get('/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const found = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(found).toEqual(
      expect.arrayContaining(['https://outline.example/', 'https://outline.example/en/shops']),
    );
    expect(new Set(found).size).toBe(found.length);
    expect((await server.get('/robots.txt')).body).toBe(
      'User-agent: *\nSitemap: https://outline.example/sitemap.xml\n',
    );
  });
});

it('a local address is named to nobody', async () => {
  expect((await server.get('/librarys/kiem-gap')).body).toContain('<!--addresses');
  expect((await server.get('/sitemap.xml')).status).toBe(404);
});

it('security.txt names the contact that the operator has set, and an end within a year', async () => {
  expect((await server.get('/.well-known/security.txt')).status).toBe(404);
  (server.deps.environment ?? server.deps).contact.supportEmail = 'help@outline.example';
  const { body, headers } = await server.get('/.well-known/security.txt');
  (server.deps.environment ?? server.deps).contact.supportEmail = null;
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain('Contact: mailto:help@outline.example');
  const [, end = ''] = /Expires: (.*)/.exec(String(body)) ?? [];
  const ahead = Date.parse(end) - +server.clock.now();
  expect([ahead > 0, ahead < 366 * 86_400_000]).toEqual([true, true]);
});

it('a page of the build is prepared once, whatever is published; what lists articles anew each time', async () => {
  let [generation, articles] = [1, [] as object[]];
  const pages = new PublicPages({
    address: { public: 'https://outline.example' },
    paths: ['/shops'],
    content: { read: async () => ({ articles }) as never, generation: () => generation },
  });
  const file = join(folder, 'prepared.html');
  const app = Fastify();
  app.get('/page', (request, reply) => pages.sendPage(request, reply, file));
  app.get('/map', async (request, reply) => {
    await pages.sendFile(request, reply, { path: '/sitemap.xml', file: undefined });
    return reply;
  });
  onTestFinished(() => app.close());
  const bodyOf = async (url: string) => (await app.inject(url)).body;
  await writeFile(file, 'first');
  expect([await bodyOf('/page'), (await bodyOf('/map')).includes('/news/moi')]).toEqual(['first', false]);
  // So that it is seen when it is read again.
  await writeFile(file, 'second');
  for (const slug of ['moi', 'cu']) {
    generation++;
    articles = [{ slugs: { vi: slug, en: slug } }];
    expect(await bodyOf('/map')).toContain(`/news/${slug}<`);
    expect(await bodyOf('/page')).toBe('first');
  }
});
