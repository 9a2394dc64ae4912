import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/cli/demo/demo';
import { paths } from '../../src/paths';
import { translate } from '../support/translator';
import { browserForTests, remember } from './browser';
import { chooseRecipientAndPackage } from './buyer';
import { demoSite } from './demoSite';
import { openOfficePage } from './opening';
import { admin, type Site } from './site';

const running = demoSite();
let site: Site;
const browser = browserForTests();
beforeAll(async () => {
  site = await running.start();
});
afterAll(() => running.remove());

/** A page whose every text is wrapped again and again, as a translated page's is. */
async function translated(): Promise<Page> {
  const page = await browser.open();
  await page.addInitScript(
    `(${String((wrap: (root: Element) => void) => {
      const again = () => {
        if (document.body?.querySelector('h1')) wrap(document.body);
      };
      addEventListener('load', () => setInterval(again, 50));
    })})(${String(translate)})`,
  );
  return page;
}
/** Presses the form's button once it is translated, and waits for the response. */
async function submit(page: Page, call: string): Promise<void> {
  const pressed = page.locator('form button[type=submit]');
  await pressed.locator('font').first().waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/${call}`));
  await pressed.click();
  await answered;
}

it('a translated page keeps its forms through every refusal', async () => {
  const page = await translated();
  await page.goto(`${site.url}/auth/login`);
  await page.getByLabel('Email', { exact: true }).fill('minhkhoi@outline.example');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('wrong-password-2026');
  for (let tries = 0; tries < 2; tries++) {
    await submit(page, 'user/auth/login');
    await page.getByRole('alert').locator('font').first().waitFor();
  }
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('minhkhoi@outline.example');
  await page.goto(`${site.url}/auth/forgot-password`);
  await page.getByLabel('Email', { exact: true }).fill('minhkhoi@outline.example');
  await submit(page, 'user/forgot-password/send-code');
  await page.getByLabel(/6 chữ số/).fill('000000');
  await submit(page, 'user/forgot-password/verify-code');
  await page.getByRole('alert').waitFor();
  // What is typed next replaces the refused code.
  await page.keyboard.type('1');
  expect(await page.getByLabel(/6 chữ số/).inputValue()).toBe('1');
});

it('a translated dashboard shows another period', async () => {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const page = await translated();
  await remember(page, { ...session, lang: 'vi' });
  await openOfficePage(page, `${site.url}${paths.admin.dashboard}`);
  const periods = page.getByRole('group', { name: /Khoảng thời gian|Kỳ/ }).getByRole('button');
  for (let at = 0; at < (await periods.count()); at++) {
    await page.locator('main h2 font').first().waitFor();
    await periods.nth(at).click();
    await page.waitForLoadState('networkidle');
    await page.locator('h1').waitFor();
  }
  expect(await periods.count()).toBeGreaterThan(2);
});

it('the shop sells over plain http under a name of the local network', async () => {
  // What browsers say of any plain address.
  const page = await browser.open({ expectedErrors: /untrustworthy|origin-keyed/ });
  const address = 'http://shop.test';
  await page.context().route(`${address}/**`, async (route) => {
    const url = route.request().url().replace(address, site.url);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await chooseRecipientAndPackage(page, address);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('Email', { exact: true }).fill('minhkhoi@outline.example');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await page.goto('about:blank', { waitUntil: 'commit' });
});

it('a page of the back office that is restored after signing out shows nothing of it', async () => {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const page = await browser.open();
  await remember(page, { ...session, lang: 'vi' });
  await page.goto(`${site.url}${paths.admin.users}`, { waitUntil: 'networkidle' });
  const player = page.locator('main tbody tr').first();
  await player.waitFor();
  // A browser under remote control restores no page whole: this is what it does to one.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL((url) => url.pathname.startsWith('/auth'));
  expect(await player.count()).toBe(0);
});
