import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentNumber } from '../../contract/paymentNumber';
import { axeFindings, browserForTests } from './browser';
import { chooseRecipientAndPackage, openCheckout } from './buyer';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/);
beforeAll(() => site.start());
afterAll(() => site.remove());

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
const caches = (page: Page) => page.evaluate(() => window.caches.keys());
/** Visits a second page, which installs the worker. */
async function secondPage(page: Page, first: string, second: string) {
  await page.goto(`${site.url}${first}`);
  expect(await registrations(page)).toBe(0);
  await page.evaluate((to) => location.assign(to), second);
  await page.waitForURL((url) => url.pathname === second);
  await ready(page);
}
const phone = { viewport: { width: 390, height: 844 } };

it('without a network a page says so, and opens by itself with one; pages and prices are never from before', async () => {
  const page = await browser.open(phone);
  await secondPage(page, '/download', '/shops');
  await page.context().setOffline(true);
  await page.goto(`${site.url}/librarys`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Không có mạng' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Lần mua trên trình duyệt này' }).isVisible()).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
  // The browser's switch can briefly report a network; the previous page then reloads over this one.
  const english = page.getByRole('heading', { name: 'No connection' });
  const opened = () =>
    english.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  const open = () => page.goto(`${site.url}/en/shops`, { waitUntil: 'commit' }).catch(() => undefined);
  const openedAgain = async () => {
    await open();
    return opened();
  };
  await expect.poll(openedAgain, { timeout: 30_000 }).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: /diamond/i }).waitFor();
  expect(await caches(page)).toEqual([]);
});

it('accounts and the back office are left alone, and one switch takes the worker away', async () => {
  // The browser's own error page has no storage.
  const page = await browser.open({ ...phone, expectedErrors: /Access is denied for this document/ });
  await secondPage(page, '/download', '/librarys');
  await page.context().setOffline(true);
  await expect(page.goto(`${site.url}/auth/login`, { waitUntil: 'commit' })).rejects.toThrow(
    /DISCONNECTED|FAILED/,
  );
  await page.context().setOffline(false);
  await page.goto(`${site.url}/shops?sw=off`);
  await expect.poll(() => registrations(page)).toBe(0);
});

it('a buyer without a network reads what was bought, and the receipts opened before', async () => {
  const page = await browser.open(phone);
  await chooseRecipientAndPackage(page, site.url);
  const checkout = await openCheckout(page, () =>
    page.getByRole('button', { name: 'Thanh toán ngay' }).click(),
  );
  await checkout.locator('button[value="completed"]').click();
  await page
    .getByRole('button', { name: /kiểm tra ngay/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Thanh toán thành công' }).waitFor({ timeout: 30_000 });
  await checkout.close();
  await page.goto(`${site.url}/shops`);
  await ready(page);
  await page.goto(`${site.url}/account`);
  await page.goto(`${site.url}/shops`);
  const receipt = await page.evaluate(() => {
    const [{ id, receiptKey }] = JSON.parse(localStorage.getItem('shopPurchases') ?? '[]');
    return `/receipts/${id}?key=${receiptKey}`;
  });
  await page.goto(site.url + receipt);
  const sum = await page.locator('[data-receipt] h1 + p').innerText();
  await expect.poll(() => caches(page)).toEqual(['receipts']);

  // Stops the server, as the browser's switch does not always reach a worker that is just starting.
  await site.stop();
  await page.goto(`${site.url}/shops`, { waitUntil: 'commit' });
  const line = page.getByRole('listitem');
  await line.getByText('Kim cương đã được cộng').waitFor();
  expect(await line.innerText()).toContain('minhkhoi');
  expect(await line.innerText()).toContain(paymentNumber(receipt.split('/')[2]?.split('?')[0] ?? ''));
  await line.getByRole('link', { name: 'Mở biên nhận' }).click();
  expect(await page.locator('[data-receipt] h1 + p').innerText()).toBe(sum);
  expect(new URL(page.url()).pathname).toBe(receipt.split('?')[0]);

  // After clearing, the purchases and their receipts are gone.
  await site.start({ PORT: new URL(site.url).port });
  await page.goto(`${site.url}/shops`);
  await page.getByRole('button', { name: 'Xóa danh sách' }).click();
  await expect.poll(() => caches(page)).toEqual([]);
});

it('the setting takes it from browsers that have it', async () => {
  const page = await browser.open(phone);
  await secondPage(page, '/download', '/librarys');
  await site.stop();
  await site.start({ SERVICE_WORKER: 'off', PORT: new URL(site.url).port });
  await page.goto(`${site.url}/shops`);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect.poll(() => registrations(page)).toBe(0);
});
