import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPayos } from '../support/server/payosStandIn';
import { payosKeys } from '../support/server/payosStandInLinks';
import { axeFindings, browserForTests } from './browser';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests();
let payos: Awaited<ReturnType<typeof startPayos>>;
beforeAll(async () => {
  payos = await startPayos();
  await site.start({
    PAYMENT_GATEWAY: 'sandbox,payos',
    PAYOS_URL: payos.url,
    PAYOS_CLIENT_ID: payosKeys.clientId,
    PAYOS_API_KEY: payosKeys.apiKey,
    PAYOS_CHECKSUM_KEY: payosKeys.checksumKey,
    SUPPORT_EMAIL: 'help@outline.example',
    SELLER_NAME: 'Outline Studio',
    SELLER_ADDRESS: '1 Lê Lợi, Đà Nẵng',
  });
  expect(await payos.register(`${site.url}/api/user/payment/webhook/payos`)).toBe(true);
});
afterAll(async () => {
  await site.remove();
  await payos.close();
});

/** The address in the newest mail that has one. */
const receiptLink = (): string | undefined =>
  site
    .mails()
    .map(
      (mail) =>
        /http\S+\/receipts\/\S+?key=[\w-]+/.exec(mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[0],
    )
    .findLast((link) => link !== undefined);

async function chooseRecipientAndPackage(page: Page) {
  await page.goto(`${site.url}/shops`);
  await page.getByRole('combobox', { name: 'Email hoặc tên người dùng' }).pressSequentially('min');
  await page.getByRole('option', { name: /minhkhoi/ }).click();
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await page.locator('label:has(input[name="package"])').first().click();
}

it('a buyer on a phone changes the gateway, pays once, comes back, and prints the receipt of the mail', async () => {
  const page = await browser.open({ viewport: { width: 390, height: 844 } });
  await chooseRecipientAndPackage(page);
  const choice = page.getByRole('group', { name: 'Cách thanh toán' });
  await choice.waitFor();
  expect(await choice.getByRole('radio').count()).toBe(2);
  await choice.getByRole('radio', { name: /Thanh toán thử nghiệm/ }).focus();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  expect(await choice.getByRole('radio', { name: /Chuyển khoản VietQR/ }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowLeft');

  let opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Thanh toán ngay' }).click();
  const sandbox = await opened;
  await sandbox.locator('button[name="outcome"]').first().waitFor();
  await sandbox.close();

  await page.getByText('Trả bằng cách khác').click();
  opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Mở trang thanh toán này' }).click();
  const checkout = await opened;
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();

  // The return happens in the gateway's tab, with unsigned parameters.
  await checkout.getByRole('heading', { name: 'Thanh toán thành công' }).waitFor({ timeout: 20_000 });
  expect(new URL(checkout.url()).search).toBe('');

  await expect.poll(receiptLink, { timeout: 20_000 }).toBeDefined();
  const link = receiptLink() ?? '';
  const stranger = await browser.open({ viewport: { width: 390, height: 844 } });
  const response = await stranger.goto(link, { waitUntil: 'networkidle' });
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  const document = stranger.getByRole('article');
  await document.getByText('Chuyển khoản VietQR, qua payOS').waitFor();
  const transfer = [...payos.orders.values()].flatMap(({ transactions }) => transactions)[0];
  const text = await document.textContent();
  for (const part of [transfer?.reference, 'minhkhoi', 'Outline Studio', 'help@outline.example'])
    expect(text).toContain(part);
  expect(text).not.toContain('minhkhoi@outline.example');
  expect(new URL(stranger.url()).search).toMatch(/^\?key=/);
  expect(await axeFindings(stranger), 'vi').toEqual([]);
  await stranger.getByRole('button', { name: 'English' }).click();
  await stranger.getByRole('heading', { level: 1, name: 'Payment receipt' }).waitFor();
  expect(await axeFindings(stranger), 'en').toEqual([]);

  const printed = (await stranger.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await stranger.emulateMedia({ media: 'print' });
  expect(await stranger.getByRole('banner').filter({ visible: true }).count()).toBe(0);
  expect(await stranger.getByRole('contentinfo').filter({ visible: true }).count()).toBe(0);
  expect(await document.isVisible()).toBe(true);
});
