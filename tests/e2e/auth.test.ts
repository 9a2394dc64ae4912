import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdProvider } from '../support/server/provider';
import { axeFindings, browserForTests, follow, remember } from './browser';
import { demoSite } from './demoSite';
import { mailServer } from './smtp';

const site = demoSite();
const browser = browserForTests();
const visitor = {
  sub: 'sub-1',
  email: 'thao.le@gmail.example',
  email_verified: true,
  given_name: 'Thảo',
  family_name: 'Lê',
};
let mail: Awaited<ReturnType<typeof mailServer>>;
let provider: Awaited<ReturnType<typeof openIdProvider>>;
beforeAll(async () => {
  mail = await mailServer();
  provider = await openIdProvider(visitor);
  await site.start({ SMTP_URL: mail.url, ...provider.environment });
});
afterAll(async () => {
  await site.remove();
  await provider.close();
  await mail.close();
});
const open = async (path: string) => {
  const page = await browser.open();
  await page.goto(site.url + path);
  return page;
};

it('a form is not preceded by the frame of the main site, however late its routes come', async () => {
  const page = await browser.open();
  await page.addInitScript(() => {
    const note = () => {
      if (document.querySelector('footer')) document.documentElement.dataset.framed = '';
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  let held = 0;
  await page.route('**/assets/routes-*.js', async (route) => {
    held++;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(`${site.url}/auth/login`);
  await page.getByLabel('Mật khẩu', { exact: true }).waitFor();
  expect([held, await page.locator('html').getAttribute('data-framed')]).toEqual([1, null]);
  // The same mark is there where the frame is.
  await page.goto(`${site.url}/terms`);
  await page.locator('html[data-framed]').waitFor();
});

it('a player who forgot the password sets a new one with a mailed code', async () => {
  const email = 'minhkhoi@outline.example';
  const page = await open('/auth/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  const send = page.getByRole('button', { name: 'Gửi mã' });
  // The login screen has an e-mail field too.
  await send.waitFor();
  await page.getByLabel('Email').fill(email);
  await send.click();
  await page.waitForURL('**/auth/verify-reset-password');
  await page.getByText('Mã xác minh đã được gửi tới email của bạn.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Mã xác minh gồm 6 chữ số').fill(await mail.codeFor(email));
  await page.getByRole('button', { name: 'Xác minh' }).click();
  await page.waitForURL('**/auth/set-password');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('net-moi-2026');
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('net-moi-2026');
  await page.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await page.waitForURL('**/auth/login');
  await page.getByText('Đặt lại mật khẩu thành công. Vui lòng đăng nhập.').waitFor();

  const login = (password: string) =>
    site.call('user/auth/login', { method: 'POST', json: { email, password } });
  expect([(await login('outline-demo-2026')).status, (await login('net-moi-2026')).status]).toEqual([
    401, 200,
  ]);
});

describe('Google', () => {
  /** Clicks the Google button and completes the real pop-up. */
  async function popUp(answer: 'Agree' | 'Refuse') {
    const page = await open('/auth/login');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
    const pop = await opened;
    expect(await pop.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    await pop.getByRole('link', { name: answer }).click();
    return { page, pop };
  }

  it('signs a new player in through a real pop-up', async () => {
    const { page } = await popUp('Agree');
    await page.waitForURL(`${site.url}/`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Tài khoản/ })
      .click();
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(visitor.email);
    const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
    expect((await site.call('user/profile/me', { token })).body).toMatchObject({
      firstName: 'Thảo',
      lastName: 'Lê',
    });
  });

  it('shows a message on the opener when the player refuses', async () => {
    const { page } = await popUp('Refuse');
    await page
      .getByRole('alert')
      .getByText(/Đăng nhập bằng Google thất bại/)
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});

describe('screens that need an e-mail redirect a visitor without one', () => {
  it.each(['/auth/verify-email', '/auth/verify-reset-password', '/auth/set-password'])('%s', async (path) => {
    const page = await open(path);
    await page.waitForURL((url) => url.pathname !== path);
    await page
      .locator('main')
      .getByRole('status')
      .or(page.locator('main').getByRole('alert'))
      .first()
      .waitFor();
  });
});

it.each([
  ['/login', '/auth/login'],
  ['/Auth/Login', '/Auth/Login'],
  ['/profile', '/auth/login'],
  ['/account', '/auth/login'],
  ['/nowhere/at/all', '/'],
])('%s redirects to %s', async (from, to) => {
  const page = await open(from);
  await page.waitForURL(site.url + to);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

describe.each(['vi', 'en'])('axe reports nothing (%s)', (lang) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open({ kept: true });
    await remember(page, { lang });
    await page.goto(`${site.url}/download`);
  });
  afterAll(() => page.context().close());

  // In an order in which the heading shows that the next page is there.
  it.each(['/auth/login', '/terms', '/auth/login#register', '/privacy', '/auth/forgot-password'])(
    '%s',
    async (path) => {
      const heading = () => page.getByRole('heading', { level: 1 }).first().innerText();
      const before = await heading();
      await follow(page, path);
      await expect.poll(heading).not.toBe(before);
      if (path.endsWith('#register')) await page.getByRole('tab').nth(1).click();
      await page.locator(`html[lang="${lang}"]`).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});
