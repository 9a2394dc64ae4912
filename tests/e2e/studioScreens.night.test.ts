import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import type { Transaction } from '../../contract/transactions';
import { demoPassword } from '../../server/cli/demo/demo';
import { readPages } from '../../src/admin/app/readPages';
import { resources } from '../../src/admin/resources';
import { tabNames } from '../../src/admin/screens/players/tabNames';
import { browserForTests, looksRight, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

// How the studio's screens look (studio.md), in every combination of language, theme and width, and on a laptop.

const site = demoSite();
const browser = browserForTests();
const player = { email: 'minhkhoi@outline.example', password: demoPassword };
let session: Record<string, string>;
/** A player whose account waits to be erased. */
let leaving: Transaction;

const signIn = async (json: object): Promise<Record<string, string>> =>
  (await site.call('user/auth/login', { method: 'POST', json })).body;

beforeAll(async () => {
  await site.start();
  session = await signIn(admin);
  const token = session.accessToken ?? '';
  const post = (path: string, reason: string) =>
    site.call(`admin/players/${path}`, { method: 'POST', json: { reason }, token });
  const payments: Transaction[] = (await site.call('admin/transactions?range=[0,99]', { token })).body;
  const paid = (isWanted: (email: string) => boolean) =>
    payments.find(({ status, email }) => status === 'COMPLETED' && isWanted(email)) as Transaction;
  leaving = paid((email) => email !== player.email);
  await post(`${leaving.userId}/erasure`, 'Asked for it by mail');
  // One session that is over, with an entry in the history, and one that is open.
  await signIn(player);
  await post(`${paid((email) => email === player.email).userId}/sign-out`, 'A lost phone');
  await signIn(player);
});
afterAll(() => site.remove());

/** Opens the only page of a combination: all other screens are reached from there, without another load. */
async function open(look: { width: number; theme: string; lang: string }): Promise<Page> {
  const page = await browser.open({ viewport: { width: look.width, height: 900 } });
  const stored = { lang: look.lang, 'RaStoreOutline.theme': JSON.stringify(look.theme) };
  await remember(page, { ...session, ...stored });
  await page.goto(`${site.url}/admin/settings/payments`);
  return page;
}

/** Follows a link of the page by the end of its address. */
const press = (page: Page, path: string) => page.locator(`main a[href$="${path}"]`).first().click();

/** Opens a result of the search. */
async function find(page: Page, text: string, look?: () => Promise<void>): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.locator('#top-search:focus').waitFor();
  await page.keyboard.type(text);
  const result = page.getByRole('option', { name: text }).first();
  await result.waitFor();
  await look?.();
  await result.click();
  await page.locator('main h1, main h2').filter({ hasText: text }).first().waitFor();
}

/** Lists whose rows each have a layout of their own. */
const queues = ['cases', 'money-requests', 'history'];

const looks = [
  ...languages.flatMap((lang) =>
    ['light', 'dark'].flatMap((theme) => [390, 1440].map((width) => ({ lang, theme, width }))),
  ),
  { lang: 'vi', theme: 'dark', width: 1024 },
];

it.each(languages.flatMap((lang) => [1024, 1440].map((width) => ({ lang, width }))))(
  'every table has all its columns in sight in $lang at $width px',
  async ({ lang, width }) => {
    const page = await open({ lang, theme: 'dark', width });
    const table = page.locator('main [role="region"]:has(tbody tr)');
    const hidden: unknown[] = [];
    for (const { name, path } of [...resources, ...readPages]) {
      if (queues.includes(name)) continue;
      await page.goto(`${site.url}${path}`);
      await table.waitFor();
      const below = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
      if (below > 0) hidden.push([path, below]);
    }
    expect(hidden).toEqual([]);
  },
);

it.each(looks)('in $lang, $theme, at $width px', async (look) => {
  const page = await open(look);
  const main = page.locator('main');
  const check = async () => {
    await main.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
    await looksRight(page);
  };
  /** A dialog, which Escape closes. */
  const dialog = async (name: string) => {
    await press(page, `/${name}`);
    const opened = page.getByRole('dialog');
    await opened.locator('[name="reason"]').first().waitFor();
    await check();
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  };

  await main.locator('[name="grantCapGolds"]').waitFor();
  await check();
  await press(page, '/settings/mail');
  await main.locator('iframe').nth(1).waitFor();
  await check();
  await press(page, '/settings/site');
  await main.locator('[name="supportEmail"]').waitFor();
  await check();

  await find(page, 'minhkhoi', () => looksRight(page));
  for (const tab of tabNames) {
    await press(page, `/${tab}`);
    await main.locator(`[aria-current="page"][href$="/${tab}"]`).waitFor();
    if (tab === 'history')
      await main.getByRole('list', { name: /^(Lịch sử của bản ghi|History of the record)$/ }).waitFor();
    await check();
  }
  // On a narrow screen the actions are behind a disclosure.
  if (look.width < 900)
    await main.getByText(/^(Thông tin khác và thao tác|More details and actions)$/).click();
  await dialog('email');
  await dialog('erase');
  await find(page, leaving.userName);
  await dialog('keep');

  await find(page, 'LACHONG10');
  await main.getByRole('link', { name: /^\d/ }).first().waitFor();
  await check();
});
