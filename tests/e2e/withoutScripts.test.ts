import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from './browser';
import { sharedSite } from './demoSite';

// Readers whose scripts are off come from a search result to what they can do: read, and find help.

const site = sharedSite();
const browser = browserForTests();

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const languages = [
  { folder: '', notice: 'Trình duyệt đang tắt JavaScript', write: 'mở trang Trợ giúp' },
  { folder: '/en', notice: 'JavaScript is off in your browser', write: 'open Help' },
];
const cases = sizes.flatMap((viewport) =>
  languages.map((language) => ({ ...viewport, viewport, ...language })),
);

async function open(path: string, viewport: (typeof sizes)[number]): Promise<Page> {
  const page = await browser.open({ javaScriptEnabled: false, viewport });
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await page.locator('noscript p').waitFor();
  return page;
}
const visible = (within: Page | Locator, selector: string) =>
  within.locator(selector).filter({ visible: true });
async function follow(page: Page, link: Locator): Promise<void> {
  await link.click();
  await page.waitForURL('**/support*');
  await page.locator('h1').waitFor();
}
/** The page of help says what players ask, and what to do next. */
async function expectHelp(page: Page, folder: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(`${folder}/support`);
  expect(await visible(page, 'details').count()).toBeGreaterThan(5);
  await page.locator('#ask').waitFor();
}

it.each(cases)(
  'the shop at $width px in "$folder/" has its prices, and the menu leads to help',
  async ({ viewport, folder }) => {
    const page = await open(`${folder}/shops`, viewport);
    const { packages } = (await site.call('user/payment/packages')).body;
    expect(await visible(page, 'label:has(input[name=package])').count()).toBe(packages.length);
    // Nothing waits for a script, and nothing that only a script does is offered.
    expect(await visible(page, '[aria-busy=true], [role=combobox]').count()).toBe(0);
    for (const part of ['header', 'main'])
      expect(await visible(page.locator(part).first(), 'button').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await follow(page, visible(page, `header a[href="${folder}/support"]`).first());
    await expectHelp(page, folder);
  },
);

it.each(cases)(
  'pages that need scripts say so at $width px in "$folder/", and lead to help',
  async ({ viewport, folder, notice, write }) => {
    for (const path of ['/auth/login', '/receipts/00000000-0000-4000-8000-000000000000?key=k', '/account']) {
      const page = await browser.open({ javaScriptEnabled: false, viewport });
      if (folder) await page.context().addCookies([{ name: 'lang', value: 'en', url: site.url }]);
      await page.goto(site.url + path, { waitUntil: 'commit' });
      const said = visible(page, 'noscript span');
      await said.first().waitFor();
      expect(await said.allTextContents()).toEqual([expect.stringContaining(notice)]);
      await follow(page, visible(page, 'noscript a').filter({ hasText: write }));
      await expectHelp(page, folder);
    }
  },
);
