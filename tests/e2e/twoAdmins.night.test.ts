import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatNumber } from '../../contract/money';
import { article } from '../support/server/content';
import { axeFindings, browserForTests, follow, looksRight, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
let session: Record<string, string>;
beforeAll(async () => {
  await site.start();
  session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
});
afterAll(() => site.remove());

interface Package {
  id: string;
  name: string;
  price: number;
  isActive: boolean;
  version: number;
}
const token = () => session.accessToken;
const packages = async (): Promise<Package[]> =>
  (await site.call('admin/diamond-packages', { token: token() })).body.packages;
const packageNow = async (id: string): Promise<Package> =>
  (await site.call(`admin/diamond-packages/${id}`, { token: token() })).body;
const anyPackage = async (): Promise<Package> => {
  const found = (await packages()).find(({ isActive }) => isActive);
  if (!found) throw new Error('No package is on sale.');
  return found;
};

/** A separate browser context, signed in as an admin, on a page of the back office. */
async function open(
  path: string,
  options: Parameters<typeof browser.open>[0] = {},
  signedIn = session,
): Promise<Page> {
  const page = await browser.open(options);
  await remember(page, signedIn);
  await page.goto(`${site.url}/admin/${path}`);
  await page.locator('h1').first().waitFor();
  return page;
}
const list = 'shop-management/diamond-packages';
const statusButton = (page: Page, { name }: Package) =>
  page.getByRole('button', { name: new RegExp(`^(Đang bán|Ngừng bán): .* ${name}$`) });
const editForm = async (page: Page, { id }: Package): Promise<Locator> => {
  await follow(page, `/admin/${list}/${id}/edit`);
  const form = page.getByRole('dialog', { name: 'Sửa gói kim cương' });
  await form.locator('input[name=price]').waitFor();
  return form;
};
const save = (form: Locator) => form.getByRole('button', { name: 'Lưu thay đổi' }).click();

describe('two admins at one package', () => {
  let one: Page;
  let two: Page;
  beforeAll(async () => {
    one = await open(list, { kept: true });
    two = await open(list, { kept: true });
  });
  afterAll(async () => {
    for (const page of [one, two]) await page.context().close();
  });

  it('a status changed by the other is not toggled back', async () => {
    const pack = await anyPackage();
    for (const page of [one, two]) await statusButton(page, pack).waitFor();
    const switchOff = async (page: Page) => {
      await statusButton(page, pack).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('radio', { name: 'Ngừng bán' }).check();
      await dialog.getByRole('button', { name: 'Áp dụng' }).click();
      return dialog;
    };
    await (await switchOff(one)).waitFor({ state: 'detached' });
    // The other tab still shows Active; toggling it "off" must not put it on sale again.
    const dialog = await switchOff(two);
    await dialog.getByRole('alert').filter({ hasText: 'Trạng thái hiện tại: Ngừng bán' }).waitFor();
    expect(await dialog.getByRole('radio', { name: 'Ngừng bán (hiện tại)' }).isDisabled()).toBe(true);
    expect(await axeFindings(two)).toEqual([]);
    expect((await packageNow(pack.id)).isActive).toBe(false);
    await two.keyboard.press('Escape');
    await expect.poll(() => statusButton(two, pack).innerText()).toBe('Ngừng bán');
  });

  it.each([
    { width: 390, later: 390 },
    { width: 1440, later: 1440 },
    { width: 1440, later: 390 },
  ])('a conflicting save shows both versions and both choices ($width px, then $later)', async (given) => {
    const { width, later } = given;
    const words = `Lời của một, ở ${width} và ${later} px.`;
    const pack = await anyPackage();
    for (const page of [one, two]) await page.setViewportSize({ width, height: 900 });
    const [mine, theirs] = [await editForm(one, pack), await editForm(two, pack)];
    await mine.locator('textarea[name=description]').first().fill(words);
    await theirs.locator('input[name=price]').fill(String(pack.price + 1000));
    await save(theirs);
    await theirs.waitFor({ state: 'detached' });

    await save(mine);
    const conflict = one.getByRole('alertdialog', { name: 'Bản ghi này vừa được thay đổi' });
    await conflict.waitFor();
    // A tablet that is turned, or a window that is put beside another.
    await one.setViewportSize({ width: later, height: 900 });
    await looksRight(one);
    for (const name of ['Tiếp tục sửa', 'Xem bản hiện tại', 'Lưu bản của tôi']) {
      const box = await conflict.getByRole('button', { name }).boundingBox();
      const right = (box?.x ?? later) + (box?.width ?? 0);
      expect([name, (box?.x ?? -1) >= 0, right <= later]).toEqual([name, true, true]);
    }
    expect(await conflict.getByRole('table').innerText()).toContain(words);
    expect(await conflict.getByRole('table').innerText()).toContain('Giá');
    expect(await axeFindings(one)).toEqual([]);
    // By keyboard: focus is on the choice that loses nothing.
    await expect
      .poll(() =>
        conflict.getByRole('button', { name: 'Tiếp tục sửa' }).evaluate((b) => b === document.activeElement),
      )
      .toBe(true);
    await one.keyboard.press('Enter');
    await conflict.waitFor({ state: 'detached' });
    expect(await mine.locator('textarea[name=description]').first().inputValue()).toBe(words);

    await save(mine);
    await conflict.getByRole('button', { name: 'Xem bản hiện tại' }).click();
    const price = formatNumber(pack.price + 1000, 'vi');
    await expect.poll(() => mine.locator('input[name=price]').inputValue()).toBe(price);
    await mine.getByRole('button', { name: 'Trở lại bản của tôi' }).click();
    await expect.poll(() => mine.locator('textarea[name=description]').first().inputValue()).toBe(words);
    await save(mine);
    await mine.waitFor({ state: 'detached' });
    expect(await packageNow(pack.id)).toMatchObject({
      price: pack.price + 1000,
      description: words,
    });
  });

  it('"save mine" overwrites only the edited fields', async () => {
    const pack = await anyPackage();
    const mine = await editForm(one, pack);
    await mine.locator('input[name=price]').fill(String(pack.price + 5));
    await site.call(`admin/diamond-packages/${pack.id}/toggle-status`, { method: 'PATCH', token: token() });
    await save(mine);
    await one.getByRole('alertdialog').getByRole('button', { name: 'Lưu bản của tôi' }).click();
    await mine.waitFor({ state: 'detached' });
    expect(await packageNow(pack.id)).toMatchObject({ price: pack.price + 5, isActive: false });
  });

  it('a row deleted by the other disappears, with a message', async () => {
    await one.setViewportSize({ width: 1440, height: 900 });
    const pack = await anyPackage();
    await one.getByRole('button', { name: new RegExp(`^Xóa .* ${pack.name}$`) }).click();
    const ask = one.getByRole('alertdialog');
    await ask.getByText(pack.name).waitFor();
    await site.call(`admin/diamond-packages/${pack.id}`, { method: 'DELETE', token: token() });
    await ask.getByRole('button', { name: 'Xóa' }).click();
    await one.getByText('Bản ghi này không còn nữa', { exact: false }).waitFor();
    await one
      .getByRole('button', { name: new RegExp(`^Xóa .* ${pack.name}$`) })
      .waitFor({ state: 'detached' });
  });
});

it('an article that the other has changed is not published as one has looked at it', async () => {
  const json = article({ title: 'Của hai người' });
  const { body } = await site.call('admin/news', { method: 'POST', token: token(), json });
  const news = 'content-management/news';
  const [one, two] = [await open(news), await open(news)];
  const forms = [one, two].map((page) => page.getByRole('dialog', { name: 'Sửa bài viết' }));
  const [mine, theirs] = forms as [Locator, Locator];
  for (const page of [one, two]) await follow(page, `/admin/${news}/${body.id}/edit`);
  for (const form of forms) await form.locator('input[name=title]').waitFor();
  await mine.locator('input[name=title]').fill('Của người thứ nhất');
  await save(mine);
  await mine.waitFor({ state: 'detached' });
  await theirs.getByRole('button', { name: /^Xuất bản “/ }).click();
  await two.getByRole('menuitem', { name: 'Xuất bản…', exact: true }).click();
  await two.getByRole('dialog').getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await two.getByText('Bản ghi này đã thay đổi kể từ khi bạn mở nó.').first().waitFor();
  const after = await site.call(`admin/news/${body.id}`, { token: token() });
  expect(after.body).toMatchObject({ title: 'Của người thứ nhất', status: 0 });
});

it('a session that expires in a form leads to sign-in and back to the input', async () => {
  const own = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  const pack = await anyPackage();
  const page = await open(list, {}, own);
  const form = await editForm(page, pack);
  await form.locator('textarea[name=description]').first().fill('Chưa kịp lưu.');
  await site.call('user/auth/logout', { method: 'POST', token: own.accessToken });
  await save(form);
  await page.waitForURL(/\/auth\/login\?reason=expired/);
  await page.getByText('Phiên đăng nhập của bạn đã kết thúc.', { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const signIn = page.getByRole('tabpanel').filter({ visible: true });
  await signIn.getByLabel('Email').fill(admin.email);
  await signIn.getByLabel('Mật khẩu', { exact: true }).fill(admin.password);
  await signIn.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(`**/admin/${list}/${pack.id}/edit`);
  await expect
    .poll(() => form.locator('textarea[name=description]').first().inputValue())
    .toBe('Chưa kịp lưu.');
  await save(form);
  await form.waitFor({ state: 'detached' });
  expect(await packageNow(pack.id)).toMatchObject({ description: 'Chưa kịp lưu.' });
});

describe('failed loads', () => {
  const lostNetwork = { expectedErrors: /net::ERR_|dynamically imported module|Failed to fetch|preload/ };

  it('a chunk of an older build: one reload, then an error page', async () => {
    const page = await browser.open(lostNetwork);
    await remember(page, session);
    let requests = 0;
    await page.route(/\/assets\/AdminApp-[^/]*\.js/, (route) => {
      requests++;
      return route.abort();
    });
    await page.goto(`${site.url}/admin/settings`);
    await page.getByRole('heading', { name: 'Trang vừa được cập nhật' }).waitFor();
    expect(requests).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(/\/assets\/AdminApp-[^/]*\.js/);
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await page.getByRole('heading', { name: 'Cài đặt' }).waitFor();
  });

  it('the network: the chart shows an error, and loads when the network is back', async () => {
    const page = await browser.open(lostNetwork);
    await remember(page, session);
    // With the scripts of the other pages, which are loaded in advance.
    await page.goto(`${site.url}/admin/settings`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Cài đặt' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('menuitem', { name: 'Tổng quan' }).click();
    await page.getByText('Không liên lạc được với máy chủ', { exact: false }).first().waitFor();
    await page.getByText('Không tải được số liệu người dùng.').waitFor();
    await page.context().setOffline(false);
    await page.locator('.recharts-wrapper').first().waitFor();
  });
});

it('every page warns about a sandbox on a public address', async () => {
  const page = await browser.open();
  // Simulates a public address: the same files, with the gateways listed by a newer server.
  await page.route('https://shop.outline.vn/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === '/api/user/payment/gateways') {
      return route.fulfill({ json: { gateways: [{ name: 'sandbox', currencies: ['VND'] }] } });
    }
    return route.fulfill({ response: await route.fetch({ url: site.url + pathname + search }) });
  });
  await remember(page, session);
  await page.goto('https://shop.outline.vn/admin/settings');
  await page.getByText('không ai thật sự trả tiền', { exact: false }).waitFor();
  await page.getByRole('heading', { name: 'Cài đặt' }).waitFor();
  const findings = await axeFindings(page);
  // Leaves before the route ends, whose later calls would look for that address, and waits for calls in progress.
  await page.goto('about:blank', { waitUntil: 'commit' });
  await page.unrouteAll({ behavior: 'wait' });
  expect(findings).toEqual([]);
});
