import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/cli/demo/demo';
import { openIdProvider } from '../support/server/provider';
import { browserForTests, looksRight, picture, remember } from './browser';
import { addressIn, sendsFrom } from './callingOffice';
import { demoSite } from './demoSite';
import { inMail } from './inMail';
import { admin } from './site';

// One player's security tab, from the first factor to a lost one, in the built site.

const site = demoSite();
const browser = browserForTests();
const player = 'minhkhoi@outline.example';
const moved = 'khoi.moi@outline.example';
const atGoogle = { sub: 'sub-khoi', email: 'khoi@gmail.example', email_verified: true, given_name: 'Khôi' };
let provider: Awaited<ReturnType<typeof openIdProvider>>;
beforeAll(async () => {
  provider = await openIdProvider(atGoogle);
  await site.start(provider.environment);
});
afterAll(async () => {
  await site.remove();
  await provider.close();
});

/** The security tab of somebody who has just signed in. */
async function open(json: { email: string; password: string; code?: string }): Promise<Page> {
  const page = await browser.open();
  const session = (await site.call('user/auth/login', { method: 'POST', json })).body;
  await remember(page, { ...session, lang: 'vi' });
  await page.goto(`${site.url}/account/security`);
  await page.getByRole('heading', { name: 'Xác thực hai lớp' }).waitFor();
  return page;
}
const card = (page: Page, name: string) =>
  // The innermost: the tab is a section, too.
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .last();
const press = (page: Page, name: string, within: string) =>
  card(page, within).getByRole('button', { name, exact: true }).click();
const prove = (page: Page, within: string) =>
  card(page, within).getByLabel('Mật khẩu hiện tại', { exact: true }).fill(demoPassword);

/** The code in the mail to whoever has lost the factor. */
const mailed = /(?<=nhập mã dưới đây:\s+)\d{6}/;

/** Switches the second factor on, and returns a recovery code. */
async function turnOn(page: Page): Promise<string> {
  const factor = 'Xác thực hai lớp';
  await press(page, 'Bật xác thực hai lớp', factor);
  await prove(page, factor);
  await sendsFrom(page, addressIn('POST user/second-factor/begin'), () => press(page, 'Tiếp tục', factor));
  const secret = (await card(page, factor).locator('code').innerText()).replaceAll(' ', '');
  await looksRight(page);
  await picture(page, 'factor-setup');
  await page.getByLabel('Mã từ ứng dụng').fill(new TOTP({ secret }).generate());
  await sendsFrom(page, addressIn('POST user/second-factor/confirm'), () =>
    press(page, 'Bật xác thực hai lớp', factor),
  );
  return keepCodes(page);
}
async function keepCodes(page: Page): Promise<string> {
  const [code = ''] = await page.getByRole('list', { name: 'Mã khôi phục' }).locator('li').allInnerTexts();
  await looksRight(page);
  await picture(page, 'recovery-codes');
  await page.getByLabel('Tôi đã cất các mã này').check();
  await page.getByRole('button', { name: 'Xong' }).click();
  await page.getByText('Đang bật.').waitFor();
  return code;
}

it('a player links Google in a window, and unlinks it', async () => {
  const page = await open({ email: player, password: demoPassword });
  await looksRight(page);
  await picture(page, 'security');
  await press(page, 'Liên kết Google', 'Google');
  await prove(page, 'Google');
  const opened = page.waitForEvent('popup');
  await sendsFrom(page, addressIn('POST user/google/link'), () => press(page, 'Liên kết Google', 'Google'));
  await (await opened).getByRole('link', { name: 'Agree' }).click();
  await page.getByText('Đã liên kết. Bạn đăng nhập được bằng Google.').waitFor();
  await press(page, 'Hủy liên kết Google', 'Google');
  await prove(page, 'Google');
  await sendsFrom(page, addressIn('POST user/google/unlink'), () =>
    press(page, 'Hủy liên kết Google', 'Google'),
  );
  await card(page, 'Google').getByRole('button', { name: 'Liên kết Google', exact: true }).waitFor();
});

let recovery = '';
it('a player switches the second factor on, gets new codes, and switches it off and on again', async () => {
  const page = await open({ email: player, password: demoPassword });
  await turnOn(page);
  const factor = 'Xác thực hai lớp';
  await sendsFrom(page, addressIn('POST user/second-factor/recovery-codes'), () =>
    press(page, 'Tạo mã khôi phục mới', factor),
  );
  await keepCodes(page);
  await press(page, 'Tắt xác thực hai lớp', factor);
  await prove(page, factor);
  await sendsFrom(page, addressIn('POST user/second-factor/off'), () =>
    press(page, 'Tắt xác thực hai lớp', factor),
  );
  await page.getByText('Bật xác thực hai lớp').waitFor();
  recovery = await turnOn(page);
});

it('a player who has lost it asks at the login, and one person of the support confirms', async () => {
  const page = await browser.open();
  await remember(page, { lang: 'vi' });
  await page.goto(`${site.url}/auth/login`);
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel('Email').fill(player);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByRole('button', { name: 'Mất điện thoại và mã khôi phục?' }).click();
  await picture(page, 'lost-factor');
  await sendsFrom(page, addressIn('POST user/auth/lost-factor'), () =>
    page.getByRole('button', { name: 'Gửi mã tới email' }).click(),
  );
  await page.getByLabel('Mã trong email').fill(await inMail(site, player, mailed));
  await sendsFrom(page, addressIn('POST user/auth/lost-factor/confirm'), () =>
    page.getByRole('button', { name: 'Gửi yêu cầu' }).click(),
  );
  await page.getByText('Đã nhận yêu cầu.').waitFor();
  expect(await inMail(site, player, /http\S+#factor\S+/)).toContain('/auth/not-me#factor.');

  const office = await browser.open();
  const session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  await remember(office, { ...session, lang: 'vi' });
  await office.goto(`${site.url}/admin/admindashboard`);
  await office.getByRole('link', { name: '1 người chơi mất xác thực hai lớp' }).click();
  await office.getByText(/Người chơi báo mất điện thoại/).waitFor();
  await picture(office, 'lost-factor-office');
  await office.getByRole('link', { name: 'Xác nhận', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Đã gọi lại');
  await sendsFrom(office, addressIn('POST admin/players/:id/lost-factor'), () =>
    dialog.getByRole('button', { name: 'Xác nhận' }).click(),
  );
  await office.getByText('Một người khác phải duyệt.', { exact: false }).waitFor();
});

/** Signs in by Google, as far as that goes. */
async function byGoogle(): Promise<Page> {
  const page = await browser.open();
  await remember(page, { lang: 'vi' });
  await page.goto(`${site.url}/auth/login`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
  await (await opened).getByRole('link', { name: 'Agree' }).click();
  return page;
}

it('a player without a password who has lost it asks after a sign-in by Google', async () => {
  const signedIn = await byGoogle();
  await signedIn.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const token = (await signedIn.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
  const post = (path: string, json: object) =>
    site.call(`user/second-factor/${path}`, { method: 'POST', json, token });
  const { secret } = (await post('begin', {})).body;
  expect((await post('confirm', { code: new TOTP({ secret }).generate() })).status).toBe(200);
  const page = await byGoogle();
  await page.getByRole('button', { name: 'Mất điện thoại và mã khôi phục?' }).click();
  await sendsFrom(page, addressIn('POST user/auth/second-factor/lost'), () =>
    page.getByRole('button', { name: 'Gửi mã tới email' }).click(),
  );
  await page.getByLabel('Mã trong email').fill(await inMail(site, atGoogle.email, mailed));
  await looksRight(page);
  await picture(page, 'lost-factor-google');
  await sendsFrom(page, addressIn('POST user/auth/second-factor/lost/confirm'), () =>
    page.getByRole('button', { name: 'Gửi yêu cầu' }).click(),
  );
  await page.getByText('Đã nhận yêu cầu.').waitFor();
});

it('a player changes the e-mail with a code, and the earlier address can undo it', async () => {
  const page = await open({ email: player, password: demoPassword, code: recovery });
  await press(page, 'Đổi email', 'Email');
  await page.getByLabel('Email mới').fill(moved);
  await prove(page, 'Email');
  await picture(page, 'email-change');
  await sendsFrom(page, addressIn('POST user/email'), () => press(page, 'Gửi mã tới email mới', 'Email'));
  await page.getByLabel('Mã xác nhận').fill(await inMail(site, moved, /(?<=hoàn tất:\s+)\d{6}/));
  await looksRight(page);
  await sendsFrom(page, addressIn('POST user/email/confirm'), () => press(page, 'Đổi email', 'Email'));
  await page.getByRole('button', { name: 'Đăng nhập lại' }).click();
  await page.waitForURL('**/auth/login**');
  const reader = await browser.open();
  await reader.goto(await inMail(site, player, /http\S+#email\S+/));
  await sendsFrom(reader, addressIn('POST user/auth/undo'), () =>
    reader.locator('main [type=submit]').click(),
  );
  await reader.getByText('Tài khoản đã trở lại email này.', { exact: false }).waitFor();
});
