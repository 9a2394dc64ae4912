import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentNumber } from '../../contract/paymentNumber';
import type { Transaction } from '../../contract/transactions';
import { demoPassword } from '../../server/cli/demo/demo';
import { axeFindings, browserForTests, picture, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
const people = {
  owner: admin,
  finance: { email: 'finance@outline.example', password: demoPassword },
};
const sessions = new Map<string, { accessToken: string }>();
let payments: Transaction[];
beforeAll(async () => {
  await site.start({ REFUND_SECOND_PERSON_OVER: '50000 VND' });
  for (const [name, json] of Object.entries(people)) {
    sessions.set(name, (await site.call('user/auth/login', { method: 'POST', json })).body);
  }
  const token = sessions.get('owner')?.accessToken;
  payments = (await site.call('admin/transactions?range=[0,99]', { token })).body;
});
afterAll(() => site.remove());

/** A page of Transaction Management as seen by one of the people. */
async function open(who: keyof typeof people, path: string, width = 1440, lang = 'en'): Promise<Page> {
  const page = await browser.open({ viewport: { width, height: 900 } });
  await page.addInitScript(
    (values) => {
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { ...sessions.get(who), lang },
  );
  await page.goto(`${site.url}/admin/transaction-management${path}`);
  await page.locator('h1').first().waitFor();
  return page;
}

async function looksRight(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([width, colorScheme, await axeFindings(page)]).toEqual([width, colorScheme, []]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
}

const completed = (amount: number) =>
  payments.find((one) => one.status === 'COMPLETED' && one.amount === amount && one.openCases === 0)?.id ??
  '';

/** Fills in a refund's form and sends it. */
async function ask(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel(/Amount to refund/).fill(amount);
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Bought by mistake' }).click();
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.getByRole('button', { name: 'Request the Refund' }).click();
}

it('a case is taken, noted, and its money given back', async () => {
  const page = await open('finance', '');
  await page.getByRole('link', { name: /^Needs review/ }).click();
  await page.getByRole('link', { name: 'Paid twice' }).click();
  await page.getByRole('button', { name: 'Take the case' }).click();
  await page.getByRole('button', { name: 'Unassign yourself' }).waitFor();
  await page.getByLabel('New note').fill('The player sent it twice');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('paragraph').filter({ hasText: 'The player sent it twice' }).waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'Return to the sender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return to the Sender' });
  await dialog.getByLabel(/^Reason/).fill('Paid twice by mistake');
  await dialog.getByRole('button', { name: 'Request the Return' }).click();
  await page.getByRole('link', { name: 'Confirm the transfer' }).click();
  await page.getByLabel(/Bank reference/).fill('FT26326998');
  await page.getByRole('button', { name: 'Transferred' }).click();
  await page.getByText('Refunded').first().waitFor();
});

it('two people refund at once: within the payment, and neither approves their own', async () => {
  const id = completed(59_000);
  const [owner, finance] = await Promise.all([open('owner', `/${id}`), open('finance', `/${id}`)]);
  // Both saw the whole amount; only one request fits.
  await Promise.all([ask(owner, '59000', 'Asked by the player'), ask(finance, '59000', 'Asked by mail')]);
  const refusal = 'Together with the open refunds, this is more than the payment.';
  const refused = await Promise.race(
    [owner, finance].map(async (page) => {
      await page.getByText(refusal).first().waitFor();
      return page;
    }),
  );
  const [winner, other] = refused === owner ? [finance, owner] : [owner, finance];
  await winner.getByText('Waiting for a second person').waitFor();
  // Nobody may approve their own request; the typed values stayed in the refused dialog.
  expect(await winner.getByRole('link', { name: 'Approve' }).count()).toBe(0);
  expect(await other.getByLabel(/Amount to refund/).inputValue()).toMatch(/59.?000/);
  await other.goto(`${site.url}/admin/transaction-management/cases`);
  // The second person reads what it is about, in the queue and again in the dialog.
  const payment = payments.find((one) => one.id === id);
  const waiting = other.getByRole('list', { name: 'Open requests' });
  const facts = [
    `${payment?.userName} · ${payment?.packageName} · 59,000`,
    'Takes back 650 diamonds',
    'One person may decide up to 50,000',
    'A person has to transfer the money',
  ];
  for (const fact of facts) await waiting.getByText(fact).first().waitFor();
  await looksRight(other);
  await picture(other, 'queue');
  // The demonstration has a grant that waits, too.
  const item = waiting.getByRole('listitem').filter({ hasText: facts[0] ?? '' });
  await item.getByRole('link', { name: 'Approve' }).click();
  const approval = other.getByRole('dialog', { name: 'Approve the Request' });
  for (const fact of facts) await approval.getByText(fact).first().waitFor();
  await picture(other, 'approve');
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByText('Waiting for the transfer').waitFor();
  await other.getByRole('link', { name: 'Confirm the transfer' }).click();
  const confirm = other.getByRole('dialog', { name: 'Confirm the Transfer' });
  await confirm.getByRole('button', { name: 'Transferred' }).click();
  await confirm.getByText('Required').first().waitFor();
  await confirm.getByLabel(/Bank reference/).fill('FT26326999');
  await confirm.getByRole('button', { name: 'Transferred' }).click();
  await other.getByText('Confirmed.').waitFor();
  await other.goto(`${site.url}/admin/transaction-management/${id}`);
  await other.getByText('Took back 650 diamonds').waitFor();
  await looksRight(other);
});

it('the queue and its dialogs in Vietnamese', async () => {
  const page = await open('finance', '/cases', 390, 'vi');
  await page.getByRole('link', { name: 'Trả thiếu' }).click();
  await page.getByText('Còn thiếu').first().waitFor();
  await picture(page, 'case-phone');
  await page.getByRole('link', { name: 'Ghi nhận thu nhập khác' }).click();
  await page.getByRole('dialog', { name: 'Ghi nhận thu nhập khác' }).waitFor();
  await looksRight(page);
});

it('a guest reads of a refund in the list of the browser that bought', async () => {
  const token = sessions.get('owner')?.accessToken;
  const now = (await site.call('admin/transactions?range=[0,99]', { token })).body as Transaction[];
  const { id = '', amount, diamonds, userName } = now.find(({ refunded }) => refunded > 0) ?? {};
  const bought = { id, amount, diamonds, recipient: userName, status: 'COMPLETED', at: Date.now() };
  const page = await browser.open();
  await remember(page, {
    lang: 'en',
    shopPurchases: JSON.stringify([{ ...bought, owner: 'a', isGuest: true }]),
  });
  await page.goto(`${site.url}/shops`);
  // Its words are those of payments, which no other part of the page has loaded.
  await page
    .getByRole('listitem')
    .filter({ hasText: paymentNumber(id) })
    .getByText(/ was refunded\.$/)
    .waitFor();
});
