import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from './browser';
import { sharedSite } from './demoSite';

// The purchase on a phone held across, and in a web view that its keyboard makes smaller.

const site = sharedSite();
const browser = browserForTests();

const barOf = (page: Page) => page.getByRole('region', { name: 'Thanh toán', exact: true });
const isInside = async (page: Page, box: { y: number; height: number } | null) =>
  box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0) + 1;

async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('minhkhoa');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await page.getByRole('button', { name: 'Đổi người nhận' }).waitFor();
  await page.locator('label:has(input[name=package])').first().click();
}

it.each([
  [844, 390],
  [667, 375],
])('across, at %i × %i, the bar stays in reach and leaves most of the screen', async (width, height) => {
  const page = await browser.open({ viewport: { width, height } });
  await page.goto(`${site.url}/shops`);
  await chooseAll(page);
  const pay = page.getByRole('button', { name: 'Thanh toán ngay' });
  for (const to of [0, 400, 900]) {
    await page.evaluate((top) => scrollTo(0, top), to);
    expect(await isInside(page, await pay.boundingBox())).toBe(true);
  }
  const bar = await barOf(page).boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(height / 2);
});

it.each([320, 360])(
  'a small phone of %i × 640 has a price in its first screen, above the bar',
  async (width) => {
    const page = await browser.open({ viewport: { width, height: 640 } });
    await page.goto(`${site.url}/shops`, { waitUntil: 'networkidle' });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? expect.fail();
    // What a hundred diamonds cost stands right below the price.
    const below = await boxOf(page.getByText('/ 100 viên').first());
    const bar = await boxOf(barOf(page));
    expect(below.y).toBeLessThanOrEqual(bar.y);
    const pay = await boxOf(page.getByRole('button', { name: 'Thanh toán ngay' }));
    expect(pay.x + pay.width).toBeLessThanOrEqual(width);
  },
);

it('a keyboard that makes the page smaller hides neither the field nor what was typed', async () => {
  const page = await browser.open({ viewport: { width: 390, height: 700 } });
  await page.goto(`${site.url}/shops`);
  await chooseAll(page);
  await page.getByRole('button', { name: 'Bạn có mã khuyến mãi?' }).click();
  const code = page.getByPlaceholder('Mã khuyến mãi');
  await code.pressSequentially('GI');
  await page.setViewportSize({ width: 390, height: 330 });
  await code.pressSequentially('ONG');
  expect(await isInside(page, await code.boundingBox())).toBe(true);
  expect(await code.inputValue()).toBe('GIONG');
  await page.setViewportSize({ width: 390, height: 700 });
  expect(await code.inputValue()).toBe('GIONG');
  await page.getByRole('button', { name: 'Đổi người nhận' }).click();
  const field = page.getByRole('combobox');
  await field.fill('minh');
  await page.setViewportSize({ width: 390, height: 330 });
  await field.scrollIntoViewIfNeeded();
  const [own, bar] = [await field.boundingBox(), await barOf(page).boundingBox()];
  expect(await isInside(page, own)).toBe(true);
  expect(bar && own && bar.y >= own.y + own.height).toBe(true);
  expect(await field.inputValue()).toBe('minh');
});
