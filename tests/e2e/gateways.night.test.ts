import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../contract/transactions';
import { startPayos } from '../support/server/payosStandIn';
import { startVnpay } from '../support/server/vnpayStandIn';
import { axeFindings, browserForTests, picture } from './browser';
import { chooseRecipientAndPackage, openCheckout } from './buyer';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
let payos: Awaited<ReturnType<typeof startPayos>>;
let vnpay: Awaited<ReturnType<typeof startVnpay>>;
beforeAll(async () => {
  [payos, vnpay] = await Promise.all([startPayos(), startVnpay()]);
  const { clientId, apiKey, checksumKey } = payos.settings;
  await site.start({
    PAYMENT_GATEWAY: 'vnpay,payos',
    PAYOS_URL: payos.url,
    PAYOS_CLIENT_ID: clientId,
    PAYOS_API_KEY: apiKey,
    PAYOS_CHECKSUM_KEY: checksumKey,
    VNPAY_TMN_CODE: vnpay.settings.tmnCode,
    VNPAY_HASH_SECRET: vnpay.settings.hashSecret,
    VNPAY_PAY_URL: vnpay.settings.payUrl,
    VNPAY_API_URL: vnpay.settings.apiUrl,
  });
  expect(await payos.register(`${site.url}/api/user/payment/webhook/payos`)).toBe(true);
  vnpay.register(`${site.url}/api/user/payment/webhook/vnpay`);
});
afterAll(async () => {
  await site.remove();
  await payos.close();
  await vnpay.close();
});

const phone = { viewport: { width: 390, height: 844 } };
const pay = (page: Page) =>
  openCheckout(page, () => page.getByRole('button', { name: 'Thanh toán ngay' }).click());
/** The player's newest payment, as staff see it. */
const newest = async (): Promise<Transaction> => {
  const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const list = await site.call('admin/transactions?range=[0,0]&sort=["createdAt","DESC"]', {
    token: body.accessToken,
  });
  return list.body[0];
};

it('VNPay, on a phone: pays, comes back by a link with signed words that are not believed, and is credited', async () => {
  const page = await browser.open(phone);
  await chooseRecipientAndPackage(page, site.url);
  const checkout = await pay(page);
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await checkout.getByRole('heading', { name: 'Thanh toán thành công' }).waitFor();
  expect(new URL(checkout.url()).search).toBe('');
  expect(await axeFindings(checkout)).toEqual([]);
  expect(await checkout.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await newest()).toMatchObject({ status: 'COMPLETED', gateway: 'vnpay', userName: 'minhkhoi' });
});

it('VNPay: cancelled at the gateway, the shop says so calmly and offers another try', async () => {
  const page = await browser.open();
  await chooseRecipientAndPackage(page, site.url);
  const checkout = await pay(page);
  await checkout.getByRole('button', { name: 'Cancel' }).click();
  await checkout.locator('[data-phase="cancelled"]').waitFor();
  expect(await axeFindings(checkout)).toEqual([]);
  expect((await newest()).status).toBe('CANCELLED');
});

it('PayOS: half a transfer waits, the other half credits, and the first tab sees it', async () => {
  const page = await browser.open(phone);
  await chooseRecipientAndPackage(page, site.url);
  await page.getByRole('radio', { name: /Chuyển khoản VietQR/ }).check();
  const checkout = await pay(page);
  await checkout.getByRole('button', { name: 'Pay half' }).waitFor();
  const address = checkout.url();
  await checkout.getByRole('button', { name: 'Pay half' }).click();
  await payos.settled();
  expect((await newest()).status).toBe('PENDING');
  await checkout.goto(address);
  await checkout.getByRole('button', { name: 'Pay half' }).click();
  await payos.settled();
  const paid = await newest();
  expect(paid).toMatchObject({ status: 'COMPLETED', gateway: 'payos' });
  expect(paid.references).toHaveLength(2);
  await page.bringToFront();
  await page.locator('[data-phase="completed"]').waitFor();
});

it('PayOS, on a phone: a part, its rest on a page of its own, and money that stays after the end', async () => {
  const page = await browser.open(phone);
  await chooseRecipientAndPackage(page, site.url);
  await page.getByRole('radio', { name: /Chuyển khoản VietQR/ }).check();
  const checkout = await pay(page);
  await checkout.getByRole('button', { name: 'Pay half' }).click();
  await payos.settled();
  const note = checkout.getByText(/Đã nhận .* còn thiếu/);
  await note.waitFor();
  expect(await axeFindings(checkout)).toEqual([]);
  expect(await checkout.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await picture(checkout, 'part');
  const rest = await openCheckout(checkout, () => checkout.getByRole('button', { name: /Trả nốt/ }).click());
  await rest.getByRole('button', { name: 'Pay', exact: true }).click();
  await payos.settled();
  await rest.locator('[data-phase="completed"]').waitFor();
  const paid = await newest();
  expect(paid).toMatchObject({ status: 'COMPLETED', gateway: 'payos', openCases: 0 });
  expect(paid.references).toHaveLength(2);
  expect([...payos.orders.values()].at(-1)?.amount).toBe(Math.ceil(paid.amount / 2));
});

it('PayOS: a part of a payment that was cancelled is told as held, never as nothing', async () => {
  const page = await browser.open(phone);
  await chooseRecipientAndPackage(page, site.url);
  await page.getByRole('radio', { name: /Chuyển khoản VietQR/ }).check();
  const checkout = await pay(page);
  await checkout.getByRole('button', { name: 'Pay half' }).click();
  await payos.settled();
  await checkout.getByText(/Đã nhận .* còn thiếu/).waitFor();
  const { id } = await newest();
  payos.end([...payos.orders.keys()].at(-1) ?? 0, 'CANCELLED');
  // Staff query it, as the automatic query comes later.
  const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
  await site.call(`admin/transactions/${id}/ask`, { method: 'POST', token: body.accessToken });
  await checkout.reload();
  await checkout.getByRole('heading', { name: 'Chúng tôi đang giữ tiền của giao dịch này' }).waitFor();
  expect(await checkout.getByText(/không bị trừ tiền|Không có khoản tiền/).count()).toBe(0);
  await picture(checkout, 'held');
  // Somebody who has only the address sees the same.
  const stranger = await browser.open(phone);
  await stranger.goto(`${site.url}/shops?payment=${id}`);
  await stranger.getByRole('heading', { name: 'Chúng tôi đang giữ tiền của giao dịch này' }).waitFor();
  await picture(stranger, 'held-stranger');
});

it('paid at both: credited once, and the second is a case for staff', async () => {
  const page = await browser.open();
  await chooseRecipientAndPackage(page, site.url);
  const first = await pay(page);
  await page.getByText('Trả bằng cách khác').click();
  const second = await openCheckout(page, () =>
    page.getByRole('button', { name: 'Mở trang thanh toán này' }).click(),
  );
  await first.getByRole('button', { name: 'Pay', exact: true }).click();
  await first.locator('[data-phase="completed"]').waitFor();
  await second.getByRole('button', { name: 'Pay', exact: true }).click();
  await payos.settled();
  await vnpay.settled();
  expect(await newest()).toMatchObject({ status: 'COMPLETED', openCases: 1 });
});
