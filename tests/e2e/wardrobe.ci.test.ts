import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/cli/demo/demo';
import { axeFindings, browserForTests, looksRight, picture } from './browser';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests();
beforeAll(() => site.start());
afterAll(() => site.remove());

const player = { email: 'minhkhoi@outline.example', userName: 'minhkhoi' };
const robotOf = (page: Page) => page.getByRole('img', { name: /^Robot/ }).getAttribute('aria-label');
const item = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
const chosen = (page: Page) => page.getByRole('region', { name: 'Món đang chọn' });

/** Signs in by the form that the chosen item leads to, and is back at the item. */
async function signIn(page: Page): Promise<void> {
  await chosen(page).getByRole('link', { name: 'Đăng nhập để mua' }).click();
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel('Email').fill(player.email);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(/\/wardrobe\?item=/);
}

it('a guest tries three items, signs in, buys one, wears it, and gives it back', async () => {
  const page = await browser.open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/wardrobe`);
  expect(await robotOf(page)).toBe('Robot của Bạn, chưa trang bị gì');
  for (const name of ['Mũ Làn Sóng', 'Giáp Vảy Cá', 'Vẫy Tay']) await item(page, name).click();
  expect(await robotOf(page)).toBe('Robot của Bạn, đang trang bị: Mũ Làn Sóng, Giáp Vảy Cá, Vẫy Tay');
  await looksRight(page);
  await picture(page, 'wardrobe-guest');

  await signIn(page);
  await expect.poll(() => robotOf(page)).toBe(`Robot của ${player.userName}, đang trang bị: Vẫy Tay`);
  const offer = chosen(page).getByRole('button', { name: 'Mua với 20 kim cương' });
  await offer.click();
  const dialog = page.getByRole('alertdialog');
  await picture(page, 'wardrobe-question');
  expect(await dialog.textContent()).toContain('Vẫy Tay: 20 kim cương.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mua với 20 kim cương' }).click();

  await chosen(page).getByRole('button', { name: 'Trang bị' }).click();
  await chosen(page).getByRole('button', { name: 'Gỡ ra' }).waitFor();
  await page.goto(`${site.url}/wardrobe`);
  await expect.poll(() => robotOf(page)).toBe(`Robot của ${player.userName}, đang trang bị: Vẫy Tay`);
  expect(await item(page, 'Vẫy Tay').textContent()).toContain('Đang trang bị');

  await picture(page, 'wardrobe-worn');
  await item(page, 'Vẫy Tay').click();
  await chosen(page).getByRole('button', { name: 'Trả lại' }).click();
  await dialog.getByRole('button', { name: 'Trả lại' }).click();
  await offer.waitFor();
  await page.getByRole('button', { name: 'Bỏ đồ đang thử' }).click();
  expect(await robotOf(page)).toBe(`Robot của ${player.userName}, chưa trang bị gì`);
});

it('the item that a link names is on the robot, and everything is reached by keyboard', async () => {
  const page = await browser.open();
  await page.goto(`${site.url}/en/wardrobe?item=non-la-thep`);
  await expect.poll(() => robotOf(page)).toBe('Robot of You, wearing: Nón Lá Thép');
  const helmet = item(page, 'Mũ Làn Sóng');
  await helmet.focus();
  await page.keyboard.press('Space');
  expect(await robotOf(page)).toBe('Robot of You, wearing: Mũ Làn Sóng');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).not.toBeNull();
  expect(await axeFindings(page)).toEqual([]);
});

it.each([
  [320, 640],
  [768, 1024],
  [1440, 900],
])('fits %i × %i with an item on the robot', async (width, height) => {
  const page = await browser.open({ viewport: { width, height } });
  await page.goto(`${site.url}/wardrobe?item=mu-sung-trau`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await looksRight(page);
});

it('layers of the drawings are all there', async () => {
  const page = await browser.open();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (/\/art\//.test(response.url()) && !response.ok()) missing.push(response.url());
  });
  await page.goto(`${site.url}/wardrobe?item=ao-dai-thep`, { waitUntil: 'networkidle' });
  const painted = await page
    .locator('svg > use')
    .evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width > 0));
  expect(painted.length).toBeGreaterThan(3);
  expect(painted).not.toContain(false);
  expect(missing).toEqual([]);
});
