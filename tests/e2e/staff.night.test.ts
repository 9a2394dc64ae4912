import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserForTests, follow, looksRight, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const strict = demoSite();
const browser = browserForTests();
const demoPassword = 'outline-demo-2026';
const signIn = async (email: string, password: string, at = site) =>
  (await at.call('user/auth/login', { method: 'POST', json: { email, password } })).body;
let owner: Record<string, string>;
let gameMaster: Record<string, string>;
beforeAll(async () => {
  await site.start();
  owner = await signIn(admin.email, admin.password);
  gameMaster = await signIn('game@outline.example', demoPassword);
});
afterAll(async () => {
  await site.remove();
  await strict.remove();
});

interface Look {
  width?: number;
  theme?: 'dark' | 'light';
  lang?: 'vi' | 'en';
  /** Stays open for later tests. */
  kept?: boolean;
}

/** A page of the back office, signed in. */
async function open(
  session: Record<string, string>,
  path: string,
  look: Look = {},
  at = site,
): Promise<Page> {
  const { width = 1440, theme = 'dark', lang = 'vi', kept } = look;
  const page = await browser.open({ viewport: { width, height: 900 }, kept });
  await remember(page, { ...session, lang, 'RaStoreOutline.theme': JSON.stringify(theme) });
  await page.goto(`${at.url}/admin/${path}`);
  await page.locator('h1').first().waitFor();
  return page;
}

/** Sets the second factor up on the shown form; returns its secret. */
async function setUpFactor(page: Page, password: string): Promise<string> {
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await looksRight(page);
  await page.locator('input[name=code]').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await page.getByRole('list', { name: 'Mã khôi phục' }).getByRole('listitem').nth(9).waitFor();
  await looksRight(page);
  await page.getByRole('checkbox', { name: 'Tôi đã cất các mã này ở nơi an toàn' }).check();
  await page.getByRole('button', { name: 'Hoàn tất' }).click();
  return secret;
}

const looks = (['dark', 'light'] as const).flatMap((theme) =>
  (['vi', 'en'] as const).map((lang) => ({ theme, lang })),
);
describe.each(looks)('every new screen, $theme, in $lang', ({ theme, lang }) => {
  let page: Page;
  beforeAll(async () => {
    page = await open(owner, 'settings/security', { lang, width: 390, theme, kept: true });
  });
  afterAll(() => page.context().close());

  it.each([390, 1440])('at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const main = page.locator('main');
    const press = (path: string) => main.locator(`a[href$="/settings/${path}"]`).click();
    await press('security');
    await main.getByRole('listitem').first().waitFor();
    await looksRight(page);
    await press('staff');
    await main.getByText(admin.email).first().waitFor();
    await looksRight(page);
    await press('staff/invite');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=email]').waitFor();
    await looksRight(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await press('activity');
    await page.locator('summary').first().waitFor();
    await looksRight(page);
    await page.locator('summary').first().click();
    await looksRight(page);
  });
});

it('a role sees its own pages, and the address of another says so', async () => {
  const page = await open(gameMaster, 'usermanager', { width: 390 });
  await page.getByRole('heading', { name: 'Bạn không có quyền mở trang này' }).waitFor();
  await looksRight(page);
  await follow(page, '/admin/shop-management/diamond-packages');
  await page.getByRole('list', { name: /Bảng/ }).or(page.getByRole('table')).first().waitFor();
  expect(await page.locator('#add-record').count()).toBe(0);
  await page.goto(`${site.url}/admin/settings/staff`);
  await page.getByRole('heading', { name: 'Bạn không có quyền mở trang này' }).waitFor();
  await follow(page, '/admin/combat-management/weapons');
  await page.locator('#add-record').waitFor();
});

it('an earlier version is put back by an ordinary save, and the activity tells of both', async () => {
  const page = await open(owner, 'combat-management/boxes');
  await page.getByRole('button', { name: /^Sửa/ }).first().click();
  const dialog = page.getByRole('dialog');
  const weight = dialog.locator('input[name=dropWeight]');
  await weight.waitFor();
  const before = await weight.inputValue();
  const address = new URL(page.url()).pathname;
  const save = async () => {
    await dialog.getByRole('button', { name: 'Lưu thay đổi' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await weight.fill('77');
  await save();
  await follow(page, address);
  await dialog.getByRole('tab', { name: 'Lịch sử' }).click();
  await dialog.getByText('Xem chi tiết').first().click();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Khôi phục bản trước thay đổi này' }).first().click();
  await expect.poll(() => weight.inputValue()).toBe(before);
  await looksRight(page);
  await save();
  const filter = encodeURIComponent(JSON.stringify({ resource: 'boxes', action: 'update' }));
  await follow(page, `/admin/settings/activity?filter=${filter}`);
  await page.getByRole('list', { name: 'Hoạt động' }).getByRole('listitem').nth(1).waitFor();
});

it('a second factor is set up from the shown secret, asked for at the sign-in, and reset by an owner', async () => {
  const page = await open(gameMaster, 'settings/security');
  await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await setUpFactor(page, demoPassword);
  await page.getByText('Đã bật. Còn 10 mã khôi phục chưa dùng.').waitFor();
  const json = { email: 'game@outline.example', password: demoPassword };
  const refused = await site.call('user/auth/login', { method: 'POST', json });
  expect(refused).toMatchObject({ status: 401, body: { errors: { code: expect.anything() } } });

  const staff = await open(owner, 'settings/staff');
  const row = staff.getByRole('row').filter({ hasText: 'game@outline.example' });
  await row.getByRole('button', { name: /^Thao tác với/ }).click();
  await staff.getByRole('menuitem', { name: /Đặt lại xác thực hai lớp/ }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.locator('[name=reason]').first().fill('Mất điện thoại');
  await looksRight(staff);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  expect((await site.call('user/auth/login', { method: 'POST', json })).status).toBe(200);
  await row.getByText('Chưa bật').waitFor();
});

it('where the factor is required, its set-up is all there is until it is done', async () => {
  await strict.start({ STAFF_2FA: 'required' });
  const session = await signIn(admin.email, admin.password, strict);
  for (const look of [{ width: 390 }, { theme: 'light', lang: 'en' }] as const) {
    const page = await open(session, 'usermanager', look, strict);
    await page.getByRole('heading', { name: /^(Bật xác thực hai lớp|Set up your second factor)$/ }).waitFor();
    await looksRight(page);
  }
  const page = await open(session, 'admindashboard', {}, strict);
  await setUpFactor(page, admin.password);
  await page.getByRole('heading', { level: 1, name: 'Phân tích tổng quan' }).waitFor();
  await page.getByRole('menuitem', { name: 'Người dùng' }).waitFor();
});
