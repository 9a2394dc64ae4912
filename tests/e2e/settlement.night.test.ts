import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../contract/transactions';
import { browserForTests } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';
import { looksRight, transactionPages } from './transactionPages';

const site = demoSite();
const browser = browserForTests();
let session: { accessToken: string };
let paid: Transaction[];
beforeAll(async () => {
  await site.start();
  session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  const { body } = await site.call('admin/transactions?range=[0,99]&filter={"status":"COMPLETED"}', {
    token: session.accessToken,
  });
  paid = body;
});
afterAll(() => site.remove());

const open = transactionPages(browser, site, () => session);

const dayOf = (moment: string) => new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 10);

/** What the gateway received for the payments of some days, with those paid twice last. */
const onDays = (days: readonly string[]) =>
  paid
    .filter(
      ({ settledAt, gateway, currency }) =>
        settledAt !== null && days.includes(dayOf(settledAt)) && gateway === 'sandbox' && currency === 'VND',
    )
    .sort((one, other) => one.references.length - other.references.length);

/** The gateway's file of three days, with one line dropped, one doubled and one changed. */
function settlementFile() {
  const days = paid.flatMap(({ settledAt }) => (settledAt ? [dayOf(settledAt)] : [])).sort();
  // The earliest whole ones: the demo's money for unpaid orders arrived in the last days.
  const early = [...new Set(days)].slice(1, 4);
  const rows = onDays(early).flatMap(({ references, id, amount, settledAt: at }) =>
    references.map((reference) => [reference, id, at, amount].join(';')),
  );
  const [, doubled, , ...rest] = rows;
  const changed = (rows[2] ?? '').replace(/\d+$/, '1000');
  return ['Reference;Order number;Time;Amount', doubled, doubled, changed, ...rest].join('\n');
}

it.each([
  ['en', 1440, 'dark'],
  ['vi', 390, 'light'],
  ['en', 768, 'light'],
] as const)(
  'names a dropped, a doubled and a changed line in %s at %i px, and makes cases once',
  async (lang, width, theme) => {
    const text = settlementFile();
    const page = await open('/reconciliation', { lang, width, theme });
    await looksRight(page);
    await page
      .getByLabel(/^(Gateway|Cổng thanh toán)$/)
      .first()
      .selectOption('sandbox');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: /^(Compare|Đối soát)$/ }).click();
    await page
      .getByRole('heading', { name: /^(On both sides, but different|Có ở cả hai nhưng lệch nhau) \(2\)$/ })
      .waitFor();
    await page.getByRole('heading', { name: /^(Only on the gateway’s side|Chỉ có ở cổng) \(0\)$/ }).waitFor();
    await looksRight(page);
    const make = page.getByRole('link', { name: /^(Open cases for all|Mở trường hợp cho tất cả) \(2\)$/ });
    if (lang === 'en' && width === 1440) {
      await make.click();
      const dialog = page.getByRole('dialog', { name: 'Open Cases' });
      await dialog.waitFor();
      await looksRight(page);
      await dialog.getByLabel(/^Reason/).fill('Asked at the bank');
      await dialog.getByRole('button', { name: 'Open Cases' }).click();
      await page.getByRole('link', { name: 'See the case' }).nth(1).waitFor();
      await page.getByRole('link', { name: 'Go to Needs review' }).click();
      await page.getByText('Settlement differs').nth(1).waitFor();
    } else {
      await page
        .getByRole('link', { name: /^(See the case|Xem trường hợp)$/ })
        .nth(1)
        .waitFor();
      expect(await make.count()).toBe(0);
    }
  },
);

it('a case that holds no money is closed with an explanation', async () => {
  const page = await open('/cases');
  await page.getByRole('link', { name: 'Settlement differs' }).first().click();
  await page.getByRole('link', { name: 'Close with an explanation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the Case' });
  await dialog.getByLabel(/^Reason/).fill('The bank has corrected its file');
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('Case closed.').waitFor();
});
