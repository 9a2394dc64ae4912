import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { previewParameter } from '../../server/content/preview';
import { article } from '../support/server/content';
import { axeFindings, browserForTests, follow, looksRight, picture, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

// What staff do with news, by the screens, until visitors see it (living-site.md).

const site = demoSite();
const browser = browserForTests();
let session: Record<string, string>;
beforeAll(async () => {
  await site.start({ RATE_LIMITS: 'off' });
  session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
});
afterAll(() => site.remove());

const newsPath = '/admin/content-management/news';

/** The back office in English. */
async function enter(screen: object = {}): Promise<Page> {
  const page = await browser.open({ kept: true, ...screen });
  await remember(page, { ...session, lang: 'en' });
  await page.goto(site.url + newsPath);
  await page.locator('#add-record').waitFor();
  return page;
}
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Article' });
it('an article is looked at beside its form, at the width of a phone and of a desk, in each language', async () => {
  const { body: made } = await site.call('admin/news', {
    method: 'POST',
    token: session.accessToken,
    json: article({ title: 'Chưa đăng', titleEn: 'Not out yet', summaryEn: 'Soon.', bodyEn: 'Soon.' }),
  });
  const page = await enter();
  await follow(page, `${newsPath}/${made.id}/edit`);
  const toggle = form(page).getByRole('button', { name: 'Preview beside the form' });
  let come: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(
    (url) => url.searchParams.has(previewParameter),
    async (route) => {
      await opened;
      await route.continue();
    },
  );
  await toggle.click();
  const loading = form(page).getByRole('progressbar', { name: 'Loading' });
  await page.locator('iframe').waitFor();
  await loading.waitFor();
  come();
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1, name: 'Chưa đăng' });
  await heading.waitFor();
  await loading.waitFor({ state: 'hidden' });
  expect(await heading.evaluate(() => innerWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  await form(page).getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(() => heading.evaluate(() => innerWidth)).toBe(1280);
  await form(page).getByRole('button', { name: 'EN', exact: true }).click();
  await frame.getByRole('heading', { level: 1, name: 'Not out yet' }).waitFor();
  // A frame shares the storage of the page around it, whose language stays.
  await toggle.waitFor();
  await looksRight(page);
  await picture(page, 'preview-beside');
  await page.setViewportSize({ width: 390, height: 844 });
  await toggle.waitFor({ state: 'detached' });
  await page.locator('iframe').waitFor({ state: 'detached' });
  await page.context().close();
});
