import type { Page } from 'playwright-core';
import { type browserForTests, looksRight as looksRightNow } from './browser';
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

/** `looksRight`, once everything has loaded. */
export async function looksRight(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await looksRightNow(page);
}
