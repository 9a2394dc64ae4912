import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import { sharedOf } from '../../contract/sharing';
import { addressIn } from '../../server/site/pageFacts';
import { demoSite } from './demoSite';
import { admin, type RunningSite } from './site';

let site: RunningSite;
let token: string;
beforeAll(async () => {
  site = await demoSite().start({ RATE_LIMITS: 'off' });
  const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
  token = body.accessToken;
});
afterAll(() => site.remove());

/** Publishes an article; with a cover of a size, returns the cover's name. */
async function publish(title: string, titleEn: string, size?: { width: number; height: number }) {
  const made = {
    title,
    titleEn,
    kind: 0,
    summary: title,
    body: title,
    ...(size && { image: await upload(size) }),
  };
  const { body: record } = await site.call('admin/news', { method: 'POST', token, json: made });
  const json = { resource: 'news', recordId: record.id, version: record.version };
  expect((await site.call('admin/publications', { method: 'POST', token, json })).status).toBe(201);
  return made.image;
}
async function upload(size: { width: number; height: number }): Promise<string> {
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#cfff3e' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('Image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'cover.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${site.url}/api/admin/images`, { method: 'POST', headers, body });
  return ((await response.json()) as { name: string }).name;
}

const htmlOf = async (path: string) => (await fetch(site.url + path)).text();
/** The content of a meta element that a page has exactly once. */
function metaOf(html: string, name: string): string {
  const found = [...html.matchAll(new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g'))];
  expect([name, found.length]).toEqual([name, 1]);
  return found[0]?.[1] ?? '';
}
/** The addresses of every page that the build has made. */
const builtPages = languages.flatMap((language) =>
  readdirSync(`dist/site/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => addressIn('', `/${file.replace(/\/?index\.html$/, '')}`, language)),
);

it('every page, built or rendered since, names a picture for shared links that is as large as it says', async () => {
  const cover = await publish('Ảnh bìa rộng', 'A wide cover', { width: 1500, height: 300 });
  await publish('Ảnh bìa nhỏ', 'A small cover', { width: 90, height: 200 });
  await publish('Không có bìa', 'No cover');
  const covered = [
    '/news/anh-bia-rong',
    '/en/news/a-wide-cover',
    '/news/anh-bia-nho',
    '/en/news/a-small-cover',
  ];
  const articles = [...covered, '/news/khong-co-bia', '/en/news/no-cover'];
  await expect
    .poll(() => Promise.all(articles.map(async (path) => (await fetch(site.url + path)).status)), {
      timeout: 60_000,
    })
    .toEqual(articles.map(() => 200));
  const pages = [...builtPages, '/status', '/en/status', ...articles];
  expect(pages.length).toBeGreaterThan(60);

  const right = JSON.stringify([[true, 1200, 630], '1200', '630']);
  const sizes = new Map<string, unknown>();
  const wrong: unknown[] = [];
  for (const path of pages) {
    const html = await htmlOf(path);
    const [image = '', width, height] = ['og:image', 'og:image:width', 'og:image:height'].map((name) =>
      metaOf(html, name),
    );
    if (!sizes.has(image)) {
      const { format, ...size } = await sharp(
        Buffer.from(await (await fetch(site.url + image)).arrayBuffer()),
      ).metadata();
      sizes.set(image, [format === 'png' || format === 'jpeg', size.width, size.height]);
    }
    const found = JSON.stringify([sizes.get(image), width, height]);
    if (found !== right) wrong.push([path, image, found]);
    if (covered.includes(path) !== image.includes('/images/')) wrong.push([path, image]);
  }
  expect(wrong).toEqual([]);
  expect([...sizes.keys()]).toContain(`/images/${sharedOf(cover ?? '')}`);
});

it.each([
  ['/librarys/kiem-gap', { list: 'Kho đồ của Outline', name: 'Kiếm Gập' }],
  ['/en/news/tournament', { list: 'News', name: 'Tournaments' }],
  ['/news/khong-co-bia', { list: 'Tin tức', name: 'Không có bìa' }],
])('%s names the page that leads to it, for its structured data', async (path, way) => {
  const [, facts = ''] = /<!--addresses (\{.*?\})-->/.exec(await htmlOf(path)) ?? [];
  expect(JSON.parse(facts)).toMatchObject({ way });
});
