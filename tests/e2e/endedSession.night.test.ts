import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, remember } from './browser';
import { sharedSite } from './demoSite';
import { admin } from './site';

// A session that ends in the middle of the day's work leads to the sign-in with its reason, and back to what was typed.

const site = sharedSite();
const browser = browserForTests();

const typed = (page: Page) => page.locator('main table input').first();
/** What is in progress, up to the press that the server refuses. */
const works: Record<string, (page: Page) => Promise<void>> = {
  'a list that is read again': (page) => page.locator('header button').last().click(),
  'a sheet with figures that are not saved': async (page) => {
    await page.getByRole('link', { name: 'Balance sheet' }).click();
    await typed(page).fill('77');
    await page.locator('header button').last().click();
  },
  'a sheet that is being saved': async (page) => {
    await page.getByRole('link', { name: 'Balance sheet' }).click();
    await typed(page).fill('77');
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
  },
};

it.each(Object.entries(works))(
  '%s leads to the sign-in and back',
  { timeout: 120_000 },
  async (name, work) => {
    const session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
    const page = await browser.open();
    await remember(page, { ...session, lang: 'en' });
    await page.goto(`${site.url}/admin/combat-management/weapons`);
    await page.getByRole('link', { name: 'Balance sheet' }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}x`);
      localStorage.setItem('refreshToken', 'gone');
    });
    await work(page);
    await page.waitForURL(/\/auth\/login\?reason=expired&from=%2Fadmin%2Fcombat-management/);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/combat-management/);
    if (name.startsWith('a sheet')) {
      await typed(page).waitFor();
      expect(await typed(page).inputValue()).toBe('77');
    }
    await page.close();
  },
);
