import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentNumber } from '../../contract/paymentNumber';
import type { Transaction } from '../../contract/transactions';
import { browserForTests, follow } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';
import { looksRight, transactionPages } from './transactionPages';

const site = demoSite();
const browser = browserForTests();
let session: { accessToken: string };
let payments: Transaction[];
/** Opened now: the demo data's own has expired if other tests ran before. */
let pendingId: string;
beforeAll(async () => {
  await site.start();
  const { packages } = (await site.call('user/payment/packages')).body;
  const json = { email: 'minhkhoi@outline.example', packageId: packages[0].id };
  pendingId = (await site.call('user/payment/create', { method: 'POST', json })).body.transactionId;
  session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  const { body } = await site.call('admin/transactions?range=[0,99]', { token: session.accessToken });
  payments = body;
});
afterAll(() => site.remove());

const open = transactionPages(browser, site, () => session);

const looks = (['dark', 'light'] as const).flatMap((theme) => [
  { theme, lang: 'vi' as const, widths: [390, 1440] },
  { theme, lang: 'en' as const, widths: [390, 768] },
]);
describe.each(looks)('the list and a payment, $theme, in $lang', ({ theme, lang, widths }) => {
  const root = '/admin/transaction-management';
  const filtered = '?filter=%7B%22gateway%22%3A%22sandbox%22%7D';
  let page: Page;
  beforeAll(async () => {
    page = await open(filtered, { lang, theme, width: widths[0], kept: true });
  });
  afterAll(() => page.context().close());

  it.each(widths)('at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await follow(page, root + filtered);
    await page
      .getByRole('link', { name: /Open payment|Mở giao dịch/ })
      .first()
      .waitFor();
    await looksRight(page);
    const twice = payments.find(({ openCases, status }) => openCases > 0 && status === 'COMPLETED');
    await follow(page, `${root}/${twice?.id}`);
    await page.locator('summary').first().click();
    await looksRight(page);
  });
});

it('shows 25 payments on at most 8 screens of a phone', async () => {
  const page = await open('', { width: 390 });
  const cards = page.locator('li:has(dl)');
  await expect.poll(() => cards.count()).toBe(25);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(8);
});

it('finds a payment, reads its story, notes, asks the gateway, and goes back to the list as it was', async () => {
  const page = await open('');
  const states = page.getByRole('navigation', { name: 'Payment statuses' });
  await states.getByRole('link', { name: /^Pending/ }).click();
  await page.getByRole('searchbox').fill(pendingId.slice(0, 8));
  // The search is typed in full before it is in the address; one row may have been listed before it.
  await page.waitForURL((url) => url.search.includes(pendingId.slice(0, 8)));
  await page.getByText('Rows 1 to 1 of 1').waitFor({ state: 'attached' });
  const address = page.url();
  await page.getByRole('link', { name: /Open payment/ }).click();
  await page.getByRole('heading', { level: 1, name: `Payment ${paymentNumber(pendingId)}` }).waitFor();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await timeline.getByText('Payment page of Sandbox opened').waitFor();
  // Requests arrive from a separate call, above the form: if they moved it, the press would be lost.
  await page.getByText('No requests yet.').waitFor();
  await page.getByRole('textbox', { name: 'Note' }).fill('Waits for the bank');
  await page.getByRole('button', { name: 'Add note' }).click();
  await timeline.getByText('Waits for the bank').waitFor();
  await page.getByRole('button', { name: 'Check with the gateway' }).click();
  const replies = page.getByRole('list', { name: 'What the gateways said' });
  await replies.getByText('still waiting for the payment').waitFor();
  await timeline.getByText('Checked with the gateway').waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'Back to the payments' }).click();
  await expect.poll(() => page.url()).toBe(address);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(address);
});

it('exports what the filter lets through', async () => {
  const page = await open('?filter=%7B%22status%22%3A%22FAILED%22%7D');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect([download.suggestedFilename(), lines.length]).toEqual(['Table of payments.csv', 3]);
  expect(lines.slice(1).every((line) => line.includes(',Failed,'))).toBe(true);
});
