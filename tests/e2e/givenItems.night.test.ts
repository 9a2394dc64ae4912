import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResponse } from '../../contract/search';
import { demoPassword } from '../../server/cli/demo/demo';
import { browserForTests, looksRight, picture, remember } from './browser';
import { demoSite } from './demoSite';
import { inMail } from './inMail';
import { choose, press, type } from './keyboard';
import { admin } from './site';

// Staff give a player an accessory and take it, with a second person, by keyboard and on a phone; the player reads of it.

const site = demoSite();
const browser = browserForTests();
const email = 'minhkhoi@outline.example';
beforeAll(() => site.start());
afterAll(() => site.remove());

/** The tab Items of the player, in English. */
async function open(json: { email: string; password: string }, width = 1440): Promise<Page> {
  const page = await browser.open({ viewport: { width, height: 900 } });
  const session = (await site.call('user/auth/login', { method: 'POST', json })).body;
  await remember(page, { ...session, lang: 'en' });
  const { body }: { body: SearchResponse } = await site.call('admin/search?q=minhkhoi', {
    token: session.accessToken,
  });
  const player = body.parts.flatMap(({ hits }) => hits).find(({ resource }) => resource === 'users');
  await page.goto(`${site.url}/admin/usermanager/${player?.id}/items`);
  await page.getByRole('heading', { level: 1, name: 'minhkhoi' }).waitFor();
  return page;
}
const finance = { email: 'finance@outline.example', password: demoPassword };

it('an accessory is given, and taken with more than one person may return', async () => {
  const page = await open(admin);
  await press(page, page.getByRole('link', { name: 'Give an accessory' }));
  const giving = page.getByRole('dialog', { name: 'Give an Accessory' });
  await type(page, giving.getByRole('combobox', { name: 'Accessory' }), 'Vẫy Tay');
  // What is typed has narrowed the list.
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Vẫy Tay']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await choose(page, giving.getByRole('combobox', { name: 'Kind of reason' }), 'Event');
  await type(page, giving.getByRole('textbox', { name: 'Reason' }), 'Cup of May');
  await looksRight(page);
  await picture(page, 'give-item');
  await press(page, giving.getByRole('button', { name: 'Give Accessory' }));
  await page.getByText('Accessory given.').waitFor();
  expect(await inMail(site, email, /Vẫy Tay/)).toBe('Vẫy Tay');

  await press(page, page.getByRole('link', { name: 'Take Vẫy Tay' }));
  const taking = page.getByRole('dialog', { name: 'Take an Accessory' });
  await taking.getByText('minhkhoi: Vẫy Tay').waitFor();
  await choose(page, taking.getByRole('combobox', { name: /^Return in/ }), 'Diamonds');
  await type(page, taking.getByRole('textbox', { name: 'Amount' }), '6000');
  await choose(page, taking.getByRole('combobox', { name: 'Kind of reason' }), 'Compensation');
  await type(page, taking.getByRole('textbox', { name: 'Reason' }), 'Given by mistake');
  await looksRight(page);
  await picture(page, 'take-item');
  await press(page, taking.getByRole('button', { name: 'Request It' }));
  await page.getByText('Requested. A second person has to approve it.').waitFor();
});

it('the second person sees what it moves, on a phone too', async () => {
  const page = await open(finance, 390);
  await page.getByText('take Vẫy Tay, return 6,000 diamonds').waitFor();
  await looksRight(page);
  await picture(page, 'item-request');
  await page.getByRole('link', { name: 'Approve' }).click();
  const approval = page.getByRole('dialog', { name: 'Approve the Request' });
  await looksRight(page);
  await picture(page, 'item-approval');
  await approval.getByRole('button', { name: 'Approve' }).click();
  // While the dialog is open nothing behind it has a role.
  await approval.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Open requests' }).waitFor({ state: 'detached' });
  await page.goto(page.url().replace(/items$/, 'ledger'));
  await page.getByText('+6,000', { exact: true }).waitFor();
  await looksRight(page);
  expect(await inMail(site, email, /6\.000 kim cương/)).toBe('6.000 kim cương');
});

it.each([320, 390])('the dialogs fit %i px', async (width) => {
  const page = await open(admin, width);
  for (const path of ['item', 'erase']) {
    await page.goto(page.url().replace(/items.*$/, `items/${path}`));
    await page.getByRole('dialog').waitFor();
    await looksRight(page);
    await picture(page, `${path}-${width}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
