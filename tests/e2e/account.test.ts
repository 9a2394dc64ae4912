import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserForTests } from './browser';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests();
beforeAll(() => site.start());
afterAll(() => site.remove());

/** The six digits of the newest mail to an address; waits for it, as mails are sent in the background. */
async function codeFor(address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = await Promise.all(site.mails().map((mail) => PostalMime.parse(mail)));
    const mail = mails
      .reverse()
      .find(({ to }) => to?.some((recipient) => 'address' in recipient && recipient.address === address));
    const code = mail?.text?.match(/\b\d{6}\b/)?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code for ${address} among ${site.mails().length} mails.`);
}

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
