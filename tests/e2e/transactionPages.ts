import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type browserForTests, seriousFindings } from './browser';
import type { RunningSite } from './site';

export interface Look {
  width?: number;
  theme?: 'dark' | 'light';
  lang?: 'vi' | 'en';
  /** Stays open for later tests. */
  kept?: boolean;
}

/** Opens pages of Transaction Management; `path` is relative to its address. */
export const transactionPages =
  (browser: ReturnType<typeof browserForTests>, site: RunningSite, session: () => { accessToken: string }) =>
  async (path: string, { width = 1440, theme = 'dark', lang = 'en', kept }: Look = {}): Promise<Page> => {
    const page = await browser.open({ viewport: { width, height: 900 }, acceptDownloads: true, kept });
    const stored = { ...session(), lang, 'RaStoreOutline.theme': JSON.stringify(theme) };
    await page.addInitScript((values) => {
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await page.goto(`${site.url}/admin/transaction-management${path}`);
    await page.locator('h1').first().waitFor();
    return page;
  };

/** No serious axe findings, and nothing wider than the screen. */
export async function looksRight(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The element under the pointer may be about to show its tooltip.
  await page.mouse.move(0, 0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
