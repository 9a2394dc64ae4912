import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, browserForTests, remember } from './browser';
import { sharedSite } from './demoSite';
import { admin } from './site';

const site = sharedSite();
const browser = browserForTests(
  /ERR_(INTERNET_DISCONNECTED|FAILED)|dynamically imported module|Invalid currency code/,
);

const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const visit = async (path: string, { plain = false } = {}) => {
  const page = await browser.open({ reducedMotion: 'reduce' });
  if (plain) await page.goto(site.url + path, { waitUntil: 'commit' });
  else await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
};
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).click();
/** Counts full page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
/** Checks for our own error page: no router developer page, no axe finding, the title in the main content. */
async function expectOurs(page: Page, title: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.content()).not.toMatch(/developer|Unexpected Application Error/i);
  expect(await axeFindings(page)).toEqual([]);
}

it.each([
  ['/shops', 'vi', 'Trình duyệt đang tắt JavaScript'],
  ['/en/shops', 'en', 'JavaScript is off in your browser'],
  ['/auth/login', 'vi', 'Trình duyệt đang tắt JavaScript'],
])('without JavaScript %s says so, and what can be read is there', async (path, language, text) => {
  const page = await browser.open({ javaScriptEnabled: false });
  await page.goto(site.url + path, { waitUntil: 'commit' });
  // Text searches do not look inside `noscript`.
  const shown = page.locator('noscript span').filter({ visible: true });
  await shown.first().waitFor();
  expect(await shown.allTextContents()).toEqual([expect.stringContaining(text)]);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  if (path.endsWith('shops')) await page.getByRole('heading', { level: 1 }).waitFor();
});

describe('without a connection', () => {
  it('a link keeps the page and its input, shows a notice, and opens when the network is back', async () => {
    const page = await visit('/shops');
    const field = page.getByRole('combobox');
    await field.fill('minh');
    await page.context().setOffline(true);
    await page.getByText('Mất kết nối mạng. Những gì bạn đã nhập vẫn còn nguyên.').waitFor();
    await follow(page, 'Thư viện');
    await page.getByText('Trang bạn chọn sẽ tự mở khi có mạng trở lại').waitFor();
    expect(new URL(page.url()).pathname).toBe('/shops');
    expect(await field.inputValue()).toBe('minh');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Kho đồ của Outline' }).waitFor();
    // A style sheet that failed once must not count as loaded.
    const display = await page
      .locator('main ul')
      .first()
      .evaluate((list) => getComputedStyle(list).display);
    expect(display).toBe('grid');
  });
  it('the navigation can be cancelled', async () => {
    const page = await visit('/shops');
    await page.context().setOffline(true);
    await follow(page, 'Tải game');
    await page.getByRole('button', { name: 'Ở lại trang này' }).click();
    await page.getByText('Những gì bạn đã nhập vẫn còn nguyên').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Đã có mạng trở lại.').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/shops');
    await follow(page, 'Tải game');
    await page.waitForURL('**/download');
  });
  it('a URL whose code cannot be loaded waits on our own page, then continues', async () => {
    const page = await browser.open();
    await page.route('**/assets/AuthLayout-*.js', (route) => route.abort());
    await page.route('**/favicon.svg', (route) => route.abort());
    await page.goto(`${site.url}/auth/login`, { waitUntil: 'commit' });
    await expectOurs(page, 'Mất kết nối mạng');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await page.getByRole('heading', { level: 1, name: 'Đăng nhập' }).waitFor();
  });
});

describe('after a deploy', () => {
  it('a missing chunk of the old build reloads the page once', async () => {
    const page = await visit('/');
    const loads = countLoads(page);
    // Missing until the page is reloaded, for every request: a preload precedes the import.
    let renewed = false;
    page.on('request', (request) => {
      renewed ||= request.isNavigationRequest();
    });
    await page.route('**/assets/LibraryPage-*.js', (route) => (renewed ? route.continue() : gone(route)));
    await follow(page, 'Thư viện');
    await page.getByRole('heading', { level: 1, name: 'Kho đồ của Outline' }).waitFor();
    await expect.poll(loads).toBe(1);
  });
  it('a chunk that stays missing never causes a loop, and the page explains what to do', async () => {
    const page = await visit('/');
    const loads = countLoads(page);
    await page.route('**/assets/LibraryPage-*.js', gone);
    await follow(page, 'Thư viện');
    await expectOurs(page, 'Trang vừa được cập nhật');
    expect(loads()).toBe(1);
    await follow(page, 'Tải game');
    await page.getByRole('heading', { level: 1, name: /Trải nghiệm Outline/ }).waitFor();
    await follow(page, 'Thư viện');
    await expectOurs(page, 'Trang vừa được cập nhật');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kho đồ của Outline' }).waitFor();
  });
  it('shows the same when the back office cannot be loaded', async () => {
    const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
    const page = await browser.open();
    await page.addInitScript(
      (token) => location.protocol !== 'about:' && localStorage.setItem('accessToken', token),
      body.accessToken as string,
    );
    await page.route('**/assets/AdminApp-*.js', gone);
    await page.goto(`${site.url}/admin/admindashboard`, { waitUntil: 'commit' });
    await expectOurs(page, 'Trang vừa được cập nhật');
  });
});

describe('a component that throws while rendering', () => {
  const currency = 'none';
  it('leaves the rest of the page intact when it is a section of it', async () => {
    // React says that it rendered the page again, error 520.
    const page = await browser.open({ expectedErrors: /#520/ });
    // The packages are in the page: one of a currency that nothing can be formatted in.
    await page.route('**/shops', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"currency":"VND"', `"currency":"${currency}"`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${site.url}/shops`);
    await page.getByText('Phần này chưa hiển thị được.').waitFor();
    expect(await page.getByRole('combobox').isVisible()).toBe(true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await page.locator('input[name="package"]').first().waitFor();
  });
  it('is replaced below the header when it is the page, with ways on', async () => {
    const page = await browser.open();
    const recipient = { email: 'a@b.vn', userName: 'an', firstName: '', lastName: '' };
    await page.addInitScript(
      (player) =>
        location.protocol !== 'about:' && sessionStorage.setItem('shopRecipient', JSON.stringify(player)),
      recipient,
    );
    const open = {
      transactionId: 't',
      packageId: 'gone',
      amount: 1,
      currency,
      expiresAt: '2099-01-01T00:00:00Z',
    };
    await page.route('**/api/user/payment/pending*', (route) => route.fulfill({ json: open }));
    await page.goto(`${site.url}/shops`);
    await expectOurs(page, 'Có lỗi xảy ra');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nạp kim cương' }).waitFor();
  });
});

describe('below React', () => {
  it.each([
    ['the entry', '/', '**/assets/index-*.js'],
    ['a part of the entry', '/auth/login', '**/assets/base-*.js'],
    ['the texts', '/shops', '**/assets/site-*.js'],
  ])('%s that fails to load: a notice in the page, one reload, no loop', async (_, path, file) => {
    const page = await browser.open();
    const loads = countLoads(page);
    await page.route(file, (route) => route.abort());
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await expect.poll(loads).toBe(2);
    await page.getByText('Trang chưa tải xong.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await page.getByRole('button', { name: /Ngôn ngữ/ }).waitFor();
    expect(await page.getByText('Trang chưa tải xong.').isVisible()).toBe(false);
  });

  it.each([
    { of: 'a page', path: '/shops', file: 'base', text: 'Trình duyệt này quá cũ' },
    { of: 'a page in English', path: '/en/shops', file: 'base', text: 'This browser is too old' },
    { of: 'the application', path: '/auth/login', file: 'base', text: 'Trình duyệt này quá cũ' },
    {
      of: 'the application in English',
      path: '/auth/login',
      file: 'base',
      text: 'This browser is too old',
      lang: 'en',
    },
    { of: 'the texts', path: '/auth/login', file: 'site', text: 'Trình duyệt này quá cũ' },
  ])(
    '$of with a script that the browser cannot read: says that it is too old, without a reload',
    async ({ path, file, text, lang }) => {
      const page = await browser.open({ expectedErrors: /Unexpected/ });
      const loads = countLoads(page);
      await page.route(`**/assets/${file}-*.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'not a script' }),
      );
      if (lang) await remember(page, { lang });
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await page.getByText(text).waitFor();
      const other = page.getByText(/Trang chưa tải xong|did not load completely/);
      expect(await other.filter({ visible: true }).count()).toBe(0);
      expect(loads()).toBe(1);
      await page.unrouteAll();
      await page.getByRole('button', { name: /^(Tải lại trang|Reload the page)$/ }).click();
      await page.getByRole('button', { name: /Ngôn ngữ|Language/ }).waitFor();
    },
  );
  it('an error of a script that is not of the site shows no notice', async () => {
    const page = await browser.open({ expectedErrors: /of a stranger/ });
    await page.addInitScript(() => {
      setTimeout(() => {
        throw new Error('of a stranger');
      });
    });
    const threw = page.waitForEvent('pageerror');
    await page.goto(`${site.url}/auth/login`);
    await threw;
    expect(await page.locator('#failure').isVisible()).toBe(false);
  });
});

it('a language whose texts fail to load is not applied, and the form shows an error', async () => {
  const page = await visit('/shops');
  await page.getByRole('button', { name: /Ngôn ngữ/ }).click();
  await page.getByRole('radio', { name: /^EN/ }).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByText('Chưa đổi được ngôn ngữ.').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('vi');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.locator('html[lang="en"]').waitFor();
});
