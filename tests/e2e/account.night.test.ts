import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTabs } from '../../src/site/account/tabs';
import { axeFindings, browserForTests, follow, remember } from './browser';
import { demoSite } from './demoSite';
import { inMail } from './inMail';

const site = demoSite();
const browser = browserForTests();
beforeAll(() => site.start());
afterAll(() => site.remove());

const codeFor = (address: string) => inMail(site, address, /\b\d{6}\b/);

it('a visitor registers, verifies the e-mail, signs in, sees name and balance, and signs out', async () => {
  const email = 'lan.pham@outline.example';
  const page = await browser.open();
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('tab', { name: 'Đăng ký' }).click();
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel('Tên', { exact: true }).fill('Lan');
  await form.getByLabel('Họ', { exact: true }).fill('Phạm');
  await form.getByLabel('Tên người dùng', { exact: true }).fill('lanpham');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mật khẩu', { exact: true }).fill('khep-net-2026');
  await form.getByLabel('Nhập lại mật khẩu', { exact: true }).fill('khep-net-2026');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Tạo tài khoản' }).click();

  await page.waitForURL('**/auth/verify-email');
  expect(site.output).not.toMatch(await codeFor(email));
  await page.getByLabel('Mã xác minh gồm 6 chữ số').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Xác minh' }).click();
  await page.getByText('Xác minh email thành công!').waitFor();

  await page.waitForURL('**/auth/login');
  const login = page.getByRole('tabpanel').filter({ visible: true });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Mật khẩu', { exact: true }).fill('khep-net-2026');
  await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(`${site.url}/`);

  // The full name and the balance come with the profile; until then the button shows the user name.
  await page.getByRole('button', { name: /Phạm Lan/ }).click();
  const menu = page.getByRole('region', { name: 'Tài khoản' });
  expect(await menu.getByText('0', { exact: true }).first().isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).waitFor();
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
  ).toEqual([null, null]);
});

/** The account centre's tabs, in their own addresses. */
describe.each(['vi', 'en'])('the tabs of the account in %s', (lang) => {
  /** A tab at 320 px; with `isAway`, after the sign-in no call reaches the server. */
  async function openTab(tab: string, isAway = false): Promise<Page> {
    const page = await browser.open({
      viewport: { width: 320, height: 800 },
      ...(isAway && { expectedErrors: /ERR_FAILED/ }),
    });
    const json = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };
    await remember(page, { ...(await site.call('user/auth/login', { method: 'POST', json })).body, lang });
    if (isAway) await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${site.url}/account${tab && `/${tab}`}`);
    await page.locator('main nav a[aria-current="page"]').waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  }
  it.each(['', ...accountTabs])('"%s": axe reports nothing and nothing is wider than 320 px', async (tab) => {
    for (const isAway of [false, true]) {
      const page = await openTab(tab, isAway);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([isAway, await axeFindings(page), isWider]).toEqual([isAway, [], false]);
    }
  });
});

describe('one player in two browsers', () => {
  const password = 'outline-demo-2026';
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const title = 'Trung tâm tài khoản';
  const signIn = async (email: string, userAgent?: string): Promise<Record<string, string>> =>
    (await site.call('user/auth/login', { method: 'POST', json: { email, password }, userAgent })).body;
  /** The account centre in a separate browser context, signed in. */
  async function openSignedIn(email: string, { userAgent, ...kept }: { userAgent?: string; lang?: string }) {
    const page = await browser.open({ userAgent });
    await remember(page, { ...(await signIn(email, userAgent)), ...kept });
    await page.goto(`${site.url}/account/security`);
    return page;
  }
  /** Each test has its own demo player, with no other session. */
  const players: string[] = [];
  beforeAll(async () => {
    for (const query of ['tran', 'nguyen', 'hoang', 'dang']) {
      const { body } = await site.call(`user/search?query=${query}`);
      players.push(...body.map(({ email }: { email: string }) => email));
    }
  });
  async function twoBrowsers() {
    const email = players.pop() ?? '';
    const there = await openSignedIn(email, { userAgent: firefox });
    await there.getByRole('heading', { name: title }).waitFor();
    const here = await openSignedIn(email, {});
    await here.getByText('Firefox, Windows').waitFor();
    return { email, here, there };
  }
  /** The next call of a page whose session has ended leads to sign-in. */
  async function expectSignedOut(page: Page): Promise<void> {
    await page.reload();
    await page.waitForURL(/\/auth\/login\?reason=expired/);
  }
  async function expectSignedIn(page: Page): Promise<void> {
    await page.reload();
    await page.getByText('Tài khoản không đăng nhập ở thiết bị nào khác.').waitFor();
  }

  it('the one ends the other’s session', async () => {
    const { here, there } = await twoBrowsers();
    await here.getByRole('button', { name: /^Đăng xuất Firefox, Windows/ }).press('Enter');
    await here.getByText('Đã đăng xuất Firefox, Windows.').first().waitFor();
    expect(await here.evaluate(() => document.activeElement?.textContent)).toBe('Thiết bị đang đăng nhập');
    await expectSignedOut(there);
    await expectSignedIn(here);
  });

  it('the one ends all others’ after a question that Escape dismisses', async () => {
    const { here, there } = await twoBrowsers();
    const opener = here.getByRole('button', { name: 'Đăng xuất mọi thiết bị khác' });
    const dialog = here.getByRole('alertdialog', { name: 'Đăng xuất mọi thiết bị khác?' });
    await opener.press('Enter');
    await dialog.waitFor();
    expect(await here.evaluate(() => document.activeElement?.textContent)).toBe('Hủy');
    await here.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.press('Enter');
    await dialog.getByRole('button', { name: 'Đăng xuất', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => here.evaluate(() => document.activeElement?.textContent))
      .toBe('Thiết bị đang đăng nhập');
    await expectSignedOut(there);
    await expectSignedIn(here);
  });

  it('a change of password ends the other’s session', async () => {
    const { email, here, there } = await twoBrowsers();
    await here.getByLabel('Mật khẩu hiện tại', { exact: true }).fill('khong-phai-2026');
    await here.getByLabel('Mật khẩu mới', { exact: true }).fill('net-moi-2026');
    await here.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('net-moi-2026');
    await here.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await here.getByText('Mật khẩu hiện tại không đúng.').waitFor();
    // The focus is back in the refused field.
    await here.keyboard.press('Control+A');
    await here.keyboard.type(password);
    await here.keyboard.press('Enter');
    await here.getByText('Đã đổi mật khẩu. Mọi thiết bị khác đã bị đăng xuất.').waitFor();
    await expectSignedOut(there);
    await expectSignedIn(here);
    const login = async (given: string) =>
      (await site.call('user/auth/login', { method: 'POST', json: { email, password: given } })).status;
    expect([await login(password), await login('net-moi-2026')]).toEqual([401, 200]);
  });

  it('the link of the sign-in notice ends both and leads to the reset', async () => {
    const { email, here, there } = await twoBrowsers();
    const link = await inMail(site, email, /http\S+\/auth\/not-me#\S+/);
    const reader = await browser.open();
    await reader.goto(link);
    await reader.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
    await reader.getByRole('heading', { name: 'Tài khoản đã được bảo vệ' }).waitFor();
    await reader.keyboard.press('Enter');
    await reader.waitForURL('**/auth/forgot-password');
    await expectSignedOut(here);
    await expectSignedOut(there);
    await reader.goto(link);
    await reader.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
    await reader.getByText('Liên kết này đã được dùng hoặc đã hết hạn.').waitFor();
  });

  it.each(['vi', 'en'])('axe reports nothing and nothing is wider than 320 px (%s)', async (lang) => {
    const email = players.pop() ?? '';
    await signIn(email, firefox);
    const page = await openSignedIn(email, { lang });
    await page.setViewportSize({ width: 320, height: 800 });
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await page.getByText('Firefox, Windows').waitFor();
    await page.locator('form[novalidate] [type=submit]').first().click();
    await page.getByRole('alert').first().waitFor();
    expect([await axeFindings(page), await isWider()]).toEqual([[], false]);
    // Signing out everywhere else, and closing the account.
    for (const tab of ['security', 'data']) {
      await follow(page, `/account/${tab}`);
      const opener = page.locator('main button[aria-haspopup="dialog"]');
      await opener.click();
      await page.locator('dialog[open]').waitFor();
      expect([await axeFindings(page), await isWider()]).toEqual([[], false]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    }
    await follow(page, '/auth/not-me#none');
    await expect.poll(() => page.locator('main [type=submit]').count()).toBe(1);
    expect([await axeFindings(page), await isWider()]).toEqual([[], false]);
    await page.locator('main [type=submit]').click();
    await page.getByRole('alert').waitFor();
    expect([await axeFindings(page), await isWider()]).toEqual([[], false]);
  });
});
