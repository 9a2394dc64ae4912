import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserForTests } from './browser';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
beforeAll(() => site.start());
afterAll(() => site.remove());

const cut = (page: Page) => page.context().setOffline(true);
const mend = async (page: Page) => {
  await page.context().setOffline(false);
  await page.getByText('Mất kết nối mạng.').first().waitFor({ state: 'hidden' });
};
const field = (page: Page) => page.getByRole('combobox');
const confirm = (page: Page) => page.getByRole('button', { name: 'Xác nhận' });
const pay = (page: Page) => page.getByRole('button', { name: 'Thanh toán ngay' });
const open = async () => {
  const page = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/shops`, { waitUntil: 'networkidle' });
  return page;
};

it('a purchase survives losing the network at every step', async () => {
  const page = await open();

  // Before the search: it reports the loss, and searches when the network is back.
  await cut(page);
  await field(page).fill('minhk');
  await page.getByText('Mất kết nối mạng, có mạng sẽ tìm tiếp.').first().waitFor();
  await mend(page);
  await page.getByRole('option', { name: /minhkhoi/ }).waitFor();
  expect(await field(page).inputValue()).toBe('minhk');

  // Before Confirm, with a name typed but not picked.
  await field(page).fill('minhkhoi');
  await page.getByRole('option', { name: /minhkhoi/ }).waitFor();
  await field(page).press('Escape');
  await cut(page);
  await confirm(page).click();
  await page.getByRole('alert').filter({ hasText: 'Không kết nối được máy chủ' }).waitFor();
  expect(await field(page).inputValue()).toBe('minhkhoi');
  await mend(page);
  await confirm(page).click();
  await page.getByRole('button', { name: 'Đổi người nhận' }).waitFor();
  await page.locator('label:has(input[name="package"])').nth(1).click();
  await page.waitForLoadState('networkidle');

  // Before Pay Now: no tab is left open, recipient and package stay.
  await cut(page);
  await pay(page).click();
  await page.getByRole('alert').filter({ hasText: 'Không kết nối được máy chủ' }).waitFor();
  await expect.poll(() => page.context().pages().length).toBe(1);
  expect(await page.locator('input[name="package"]').nth(1).isChecked()).toBe(true);
  await mend(page);
  const opened = page.context().waitForEvent('page');
  await pay(page).click();
  const checkout = await opened;
  await checkout.waitForURL(/sandbox/);

  // While the payment tab is open and during polling: the page reports it and keeps polling.
  await cut(page);
  await page.bringToFront();
  const check = page.getByRole('button', { name: /kiểm tra ngay/ });
  for (let times = 0; times < 3; times += 1) {
    await check.click();
    await page.getByText('Chưa hỏi được cổng thanh toán').last().waitFor();
  }
  await page.getByText('Đang khó kết nối máy chủ.').waitFor();
  await mend(page);
  await checkout.locator('button[name="outcome"][value="completed"]').click();
  await checkout.getByText('Đã thanh toán').waitFor();

  // On the return: the page loads, its calls fail; the result shows when the network is back.
  const back = await page.context().newPage();
  await back.route('**/api/user/payment/status/**', (route) => route.abort());
  const id = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shopPayments') ?? '[]')[0]?.payment.transactionId,
  );
  const address = id ? `${site.url}/shops?payment=${id}` : `${site.url}/shops`;
  await back.goto(address, { waitUntil: 'commit' });
  if (id) {
    await back
      .getByText('Đang chờ bạn thanh toán')
      .or(back.getByText('Thanh toán thành công'))
      .first()
      .waitFor();
    await back.unrouteAll();
    await back.evaluate(() => window.dispatchEvent(new Event('online')));
  }
  const done = id ? back : page;
  await done.bringToFront();
  await done.getByRole('heading', { name: 'Thanh toán thành công' }).waitFor();
  expect(new URL(done.url()).search).toBe('');
});

it('a payment started here is found again after losing tab, page and network', async () => {
  const page = await open();
  await field(page).fill('minhkhoi');
  await page.getByRole('option', { name: /minhkhoi/ }).click();
  await confirm(page).click();
  await page.locator('label:has(input[name="package"])').first().click();
  const opened = page.context().waitForEvent('page');
  await pay(page).click();
  const checkout = await opened;
  await checkout.waitForURL(/sandbox/);
  const { context } = { context: page.context() };
  await page.close();
  await checkout.locator('button[name="outcome"][value="failed"]').click();
  await checkout.getByRole('button').first().waitFor({ state: 'detached' });

  const back = await context.newPage();
  await back.goto(`${site.url}/shops`, { waitUntil: 'commit' });
  const outcome = back.getByRole('region', { name: 'Giao dịch' });
  await outcome.getByText('Thanh toán không thành công').waitFor();
  expect(await outcome.evaluate((panel) => panel.getBoundingClientRect().top)).toBeLessThan(600);
  await back.getByText('m•••@outline.example').waitFor();
  // Its money may still come, so nothing offers to pay for it again; another purchase begins with its package.
  await outcome.getByText(/đừng trả lần nữa/).waitFor();
  expect(await back.getByRole('button', { name: 'Thử lại' }).count()).toBe(0);
  await outcome.getByRole('button', { name: 'Chọn lại gói' }).click();
  await back.locator('label:has(input[name="package"])').nth(1).click();
  const [again] = await Promise.all([context.waitForEvent('page'), pay(back).click()]);
  await again.waitForURL(/sandbox/);
  await outcome.getByText('Đang chờ bạn thanh toán').waitFor();
});

it('the account centre links directly to its open payment', async () => {
  const json = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };
  const { body } = await site.call('user/auth/login', { method: 'POST', json });
  const packages = (await site.call('user/payment/packages')).body.packages as { id: string; name: string }[];
  const chosen = packages[2];
  await site.call('user/payment/create', {
    method: 'POST',
    json: { email: json.email, packageId: chosen?.id },
  });
  const page = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await page.addInitScript(
    (token) => location.protocol !== 'about:' && localStorage.setItem('accessToken', token),
    body.accessToken as string,
  );
  await page.goto(`${site.url}/account`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Tiếp tục ở cửa hàng' }).click();
  const card = page.getByRole('region', { name: 'Bạn có một giao dịch chưa xong' });
  await card.waitFor();
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => card.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
  const bar = page.getByRole('region', { name: 'Thanh toán' });
  await bar.getByText(chosen?.name ?? 'none').waitFor();
  await bar.getByText('minhkhoi').waitFor();
});
