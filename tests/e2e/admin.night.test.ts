import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserForTests, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
let picture: string;
beforeAll(async () => {
  await site.start();
  picture = join(site.dataDir, 'picture.png');
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#CFFF3E' } })
    .png()
    .toFile(picture);
});
afterAll(() => site.remove());

/** Signs in with the public site's form, ending in the back office. */
async function signInAsAdmin(): Promise<Page> {
  const page = await browser.open();
  await page.goto(`${site.url}/auth/login`);
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel('Email').fill(admin.email);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(admin.password);
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL('**/admin/admindashboard');
  return page;
}

/** The back office, signed in already. */
async function openBackOffice(path = 'admindashboard'): Promise<Page> {
  const page = await browser.open();
  await remember(page, (await site.call('user/auth/login', { method: 'POST', json: admin })).body);
  await page.goto(`${site.url}/admin/${path}`);
  return page;
}

/** Opens Shop Management from the sidebar; Accessories is its first tab. */
async function openAccessories(): Promise<Page> {
  const page = await signInAsAdmin();
  await page.getByRole('menuitem', { name: 'Cửa hàng' }).click();
  await page.waitForURL('**/admin/shop-management/accessories');
  await page.getByRole('table').waitFor();
  return page;
}

it('an admin adds, edits and deletes an accessory', async () => {
  const page = await openAccessories();
  await page.getByRole('button', { name: '+ Phụ kiện' }).click();
  const add = page.getByRole('dialog', { name: 'Thêm phụ kiện mới' });
  await add.locator('input[type=file]').setInputFiles(picture);
  await add.getByLabel('Tên').fill('Mũ thử nghiệm');
  await add.getByLabel('Mô tả').fill('Một chiếc mũ để thử.');
  for (const [label, option] of [
    ['Loại', 'Đầu'],
    ['Độ hiếm', 'Thường'],
  ] as const) {
    await add.getByLabel(label).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await add.getByLabel('Giá vàng', { exact: false }).first().fill('0');
  await add.getByLabel('Giá kim cương', { exact: false }).first().fill('25');
  await add.getByRole('button', { name: 'Thêm phụ kiện' }).click();
  await add.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Sửa phụ kiện Mũ thử nghiệm' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Sửa phụ kiện' });
  await expect.poll(() => edit.getByLabel('Giá vàng').first().inputValue()).toBe('0');
  await edit.getByLabel('Tên').fill('Mũ đã sửa');
  await edit.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await edit.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Xóa phụ kiện Mũ đã sửa' }).click();
  const remove = page.getByRole('alertdialog', { name: 'Xóa phụ kiện' });
  await remove.getByRole('button', { name: 'Xóa' }).click();
  await remove.waitFor({ state: 'detached' });
  await page.getByText('Mũ đã sửa').waitFor({ state: 'detached' });
});

it('shows a server error in the dialog and keeps the input', async () => {
  const page = await openBackOffice('progress-management/levels/create');
  const add = page.getByRole('dialog', { name: 'Thêm cấp độ mới' });
  // An existing level number: the form has no rule for it.
  await add.locator('input[name=levelNumber]').fill('1');
  await add.locator('input[name=experienceRequired]').fill('777');
  await add.getByRole('button', { name: 'Thêm cấp độ' }).click();
  await add.getByText('Cấp độ này đã tồn tại.').waitFor();
  expect(await add.locator('input[name=levelNumber]').getAttribute('aria-invalid')).toBe('true');
  expect(await add.locator('input[name=experienceRequired]').inputValue()).toBe('777');
});

it('a ban blocks the player immediately', async () => {
  const player = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };
  const token: string = (await site.call('user/auth/login', { method: 'POST', json: player })).body
    .accessToken;
  expect((await site.call('user/profile/me', { token })).status).toBe(200);

  const page = await openBackOffice();
  await page.getByRole('menuitem', { name: 'Người dùng' }).click();
  await page.locator('main input[name=q]').fill('minhkhoi');
  await page.waitForURL(/filter=/);
  await page.getByRole('button', { name: /Đổi trạng thái người dùng minhkhoi/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Đổi trạng thái người dùng' });
  expect(await dialog.getByRole('radio', { name: /Hoạt động/ }).isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'Bị khóa' }).check();
  await dialog.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByRole('button', { name: /^Bị khóa: .* minhkhoi$/ }).waitFor();

  expect((await site.call('user/profile/me', { token })).status).toBe(401);
  expect((await site.call('user/auth/login', { method: 'POST', json: player })).status).toBe(403);
});

it('the admin logs out with the dialog', async () => {
  const page = await openBackOffice();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page
    .getByRole('alertdialog', { name: 'Xác nhận đăng xuất' })
    .getByRole('button', { name: 'Đăng xuất' })
    .click();
  await page.waitForURL('**/auth/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

/**
 * The calls of a visit to the back office, until it redirects. Its scripts begin to load with the page (coldStart.test.ts), which does
 * not know for whom.
 */
async function visitBackOffice(page: Page, leadsTo: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${site.url}/admin/usermanager`);
  await page.waitForURL(`${site.url}${leadsTo}`);
  return fetched.filter((url) => /\/api\/(admin\/|user\/profile\/me)/.test(url));
}

it('redirects a visitor to sign-in before anything is read for the back office', async () => {
  const signIn = '/auth/login?from=%2Fadmin%2Fusermanager';
  expect(await visitBackOffice(await browser.open(), signIn)).toEqual([]);
});

it('redirects a player home before anything is read for the back office', async () => {
  const { email } = (await site.call('user/search?query=ngu')).body[0];
  const json = { email, password: 'outline-demo-2026' };
  const { accessToken } = (await site.call('user/auth/login', { method: 'POST', json })).body;
  const page = await browser.open();
  await page.goto(`${site.url}/`);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken as string);
  expect(await visitBackOffice(page, '/')).toEqual([]);
});
