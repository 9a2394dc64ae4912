import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { banner } from '../support/server/content';
import { browserForTests } from './browser';
import { demoSite } from './demoSite';
import { admin, type Site } from './site';

const running = demoSite();
let site: Site;
const browser = browserForTests();
beforeAll(async () => {
  site = await running.start({ RATE_LIMITS: 'off' });
});
afterAll(() => running.remove());

const article = {
  title: 'Bài chưa đăng',
  titleEn: 'An unpublished article',
  kind: 0,
  summary: 'Tóm tắt.',
  summaryEn: 'Summary.',
  body: 'Ghe thuyền trôi.',
  bodyEn: 'Boats drift.',
};
const slide = banner({
  title: 'Chưa đăng.',
  titleEn: 'Unpublished.',
  outlinedEn: 'Outlined.',
  labelEn: 'Label',
  nameEn: 'Name',
  textEn: 'Text',
  actionEn: 'Act',
});

/** Makes a draft, and returns the links to its preview. */
async function previewOf(resource: string, json: object): Promise<Record<'vi' | 'en', string>> {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const token = session.accessToken as string;
  const made = await site.call(`admin/${resource}`, { method: 'POST', token, json });
  expect(made.status).toBe(201);
  const links = await site.call('admin/publications/preview', {
    method: 'POST',
    token,
    json: { resource, recordId: made.body.id },
  });
  return links.body;
}

async function choose(page: Page, language: string, button: RegExp, apply: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel(language).check();
  await page.getByRole('button', { name: apply }).click();
}

it.each([
  ['news', article, article.title, article.titleEn],
  ['banners', slide, 'Chưa đăng.', 'Unpublished.'],
])('a preview of %s follows the chosen language, there and back', async (resource, json, vi, en) => {
  const links = await previewOf(resource, json);
  const page = await browser.open();
  const heading = (title: string) => page.locator('h1', { hasText: title }).first().waitFor();
  await page.goto(site.url + links.vi);
  await heading(vi);
  await choose(page, 'English', /Ngôn ngữ/, 'Áp dụng');
  await heading(en);
  expect(page.url()).toContain('preview=');
  await choose(page, 'Vietnamese', /Language/, 'Apply');
  await heading(vi);
  // The English one has its language in the address, which a choice takes away.
  await page.goto(site.url + links.en);
  await heading(en);
  await choose(page, 'Vietnamese', /Language/, 'Apply');
  await heading(vi);
  await page.reload();
  await heading(vi);
  // The back office, whose storage it shares, keeps its own.
  expect(await page.evaluate(() => [localStorage.getItem('lang'), document.cookie])).toEqual([null, '']);
});
