import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const toggle = form(page).getByRole('button', { name: 'Preview as you type' });
  await toggle.click();
  const frame = page.frameLocator('iframe');
  const heading = (name: string) => frame.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const widthOf = () => page.locator('iframe').evaluate(({ style }) => style.width);
  await heading('Chưa đăng');
  await frame.getByText('Bản xem trước, chưa xuất bản').waitFor();
  expect(await widthOf()).toBe('390px');
  expect(await axeFindings(page)).toEqual([]);
  // What is typed is shown by the site's own page, and nothing is saved.
  await form(page).locator('[name="title"]').fill('Đang gõ');
  await form(page).locator('[name="body"]').fill('# Một mục\n\n**Đậm**');
  await heading('Đang gõ');
  await frame.getByRole('heading', { level: 2, name: 'Một mục' }).waitFor();
  await form(page).locator('[name="body"]').fill('<script>1</script>');
  await form(page).getByRole('alert').getByText(/HTML/).waitFor();
  await form(page).locator('[name="body"]').fill('Xong.');
  await frame.getByText('Xong.', { exact: true }).waitFor();
  expect(await form(page).getByRole('alert').count()).toBe(0);
  await form(page).getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(widthOf).toBe('1280px');
  await form(page).getByRole('button', { name: 'EN', exact: true }).click();
  await heading('Not out yet');
  await looksRight(page);
  await picture(page, 'preview-beside');
  const stored = await site.call(`admin/news/${made.id}`, { token: session.accessToken });
  expect(stored.body).toMatchObject({ title: 'Chưa đăng', version: 1 });
  // Where there is no room beside it, it lies over the form.
  await page.setViewportSize({ width: 390, height: 844 });
  const over = page.getByRole('dialog', { name: 'Preview as you type' });
  await over.locator('iframe').waitFor();
  await heading('Đang gõ');
  await looksRight(page);
  await over.getByRole('button', { name: 'Back to the form' }).click();
  await over.waitFor({ state: 'detached' });
  expect(await form(page).locator('[name="title"]').inputValue()).toBe('Đang gõ');
  await page.context().close();
});
