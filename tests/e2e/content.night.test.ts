import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en';
import { slides } from '../../src/site/content/demo/home';
import { browserForTests, follow } from './browser';
import { sharedSite } from './demoSite';

const site = sharedSite();
const browser = browserForTests(/status of 503|content is missing/);

const titleOf = (language: 'vi' | 'en') => slides[language][0]?.title ?? '';
const heading = (page: Page, title: string) => page.locator('h1', { hasText: title });

/** Opens a page and lists which content it fetches, from then on. */
async function watched(path: string) {
  const page = await browser.open();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/content/')) fetched.push(pathname);
  });
  await page.goto(site.url + path);
  return { page, fetched };
}
async function choose(page: Page, language: string) {
  await page.getByRole('button', { name: /Ngôn ngữ/ }).click();
  await page.getByLabel(language).check();
  await page.getByRole('button', { name: 'Áp dụng' }).click();
}

describe('the content of a page', () => {
  it.each([
    '/',
    '/librarys',
    '/librarys/kiem-gap',
    '/news/event',
    '/news/he-lo-ban-do-cho-noi',
    '/download',
    '/en',
    '/en/librarys',
    '/en/news/first-look-at-the-floating-market-map',
  ])('comes with %s, which fetches none', async (path) => {
    const { page, fetched } = await watched(path);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  });

  it('is fetched once by a visitor who comes from another page', async () => {
    const { page, fetched } = await watched('/shops');
    await follow(page, '/');
    await heading(page, titleOf('vi')).waitFor();
    await follow(page, '/librarys');
    await page.getByText('Kiếm Gập').waitFor();
    await follow(page, '/');
    await heading(page, titleOf('vi')).waitFor();
    expect(fetched).toEqual(['/content/vi/home.json', '/content/vi/library.json']);
  });

  it('changes with the language, once it is there', async () => {
    const { page, fetched } = await watched('/');
    await choose(page, 'English');
    await heading(page, titleOf('en')).waitFor();
    expect(fetched).toEqual(['/content/en/home.json']);
    await page.getByText(en.home.news.title).waitFor();
  });

  it('comes by a reload when the other language is not to be had', async () => {
    const { page } = await watched('/');
    await page.route('**/content/en/home.json', (route) => route.fulfill({ status: 503 }));
    await choose(page, 'English');
    await heading(page, titleOf('en')).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('comes by a reload when a visitor from another page cannot have it', async () => {
    const { page } = await watched('/shops');
    await page.route('**/content/vi/home.json', (route) => route.fulfill({ status: 503 }));
    await follow(page, '/');
    await heading(page, titleOf('vi')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
