import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { previousCode } from '../support/server/factor';
import { openIdProvider } from '../support/server/provider';
import { axeFindings, browserForTests } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
const person = { email: 'thao.le@outline.example', password: 'mat-khau-rieng-2026' };
const atGoogle = { sub: 'sub-staff', email: person.email, email_verified: true, given_name: 'Thảo' };
let provider: Awaited<ReturnType<typeof openIdProvider>>;
let owner: string;
let secret = '';
beforeAll(async () => {
  provider = await openIdProvider(atGoogle);
  await site.start(provider.environment);
  owner = (await site.call('user/auth/login', { method: 'POST', json: admin })).body.accessToken;
});
afterAll(async () => {
  await site.remove();
  await provider.close();
});

/** Waits for the link in the newest mail about `subject` to an address. */
async function linkFrom(subject: RegExp, address = person.email): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    for (const raw of site.mails().reverse()) {
      const mail = await PostalMime.parse(raw);
      const isMeant = subject.test(mail.subject ?? '') && mail.to?.some((to) => to.address === address);
      const link = isMeant && /https?:\/\/\S+#\S+/.exec(mail.text ?? '')?.[0];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail about ${subject}.`);
}

/** Runs axe at both widths and in both colour schemes. */
async function looksRight(page: Page) {
  await page.locator('h1').first().waitFor();
  for (const width of [390, 1440])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect([width, colorScheme, await axeFindings(page)]).toEqual([width, colorScheme, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
}

const signIn = async (page: Page, password = person.password) => {
  await page.goto(`${site.url}/auth/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
};
/** A code that has not been used: the app's next one, which the drift allows. */
let steps = 0;
const nextCode = () => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 * steps++ });

it('an invited person opens the link, chooses a password and signs in', async () => {
  const json = { email: person.email, roles: ['shop'], reason: 'runs the shop' };
  const invited = await site.call('admin/staff/invitations', { method: 'POST', json, token: owner });
  expect(invited.status).toBe(201);
  const page = await browser.open();
  await page.goto(await linkFrom(/Lời mời|Invitation/));
  await page.getByText(person.email).waitFor();
  await looksRight(page);
  await page.getByLabel('Tên', { exact: true }).fill('Thảo');
  await page.getByLabel('Họ', { exact: true }).fill('Lê');
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(person.password);
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Nhận lời mời' }).click();
  await page.getByText('Chào mừng bạn vào đội ngũ!').waitFor();
  await signIn(page);
  await page.waitForURL('**/admin/admindashboard');
});

it('a used invitation says so', async () => {
  const page = await browser.open();
  await page.goto(await linkFrom(/Lời mời|Invitation/));
  await page.getByRole('alert').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

/** Turns the second factor on, once. */
async function turnFactorOn(): Promise<void> {
  if (secret) return;
  const { accessToken: token } = (await site.call('user/auth/login', { method: 'POST', json: person })).body;
  const post = (path: string, json: object) =>
    site.call(`user/second-factor/${path}`, { method: 'POST', json, token });
  const begun = (await post('begin', { password: person.password })).body.secret;
  expect((await post('confirm', { code: await previousCode(begun) })).status).toBe(200);
  secret = begun;
}

it('the login asks for the code of a second factor', async () => {
  await turnFactorOn();
  const page = await browser.open();
  await signIn(page);
  const code = page.getByLabel('Mã xác thực');
  await code.waitFor();
  expect(await code.evaluate((field) => document.activeElement === field)).toBe(true);
  await looksRight(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page
    .getByRole('alert')
    .getByText(/không đúng/)
    .waitFor();
  await code.fill(nextCode());
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL('**/admin/admindashboard');
});

it('Google signs staff in with the code only', async () => {
  const page = await browser.open();
  await page.goto(`${site.url}/auth/login`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
  await (await opened).getByRole('link', { name: 'Agree' }).click();
  const code = page.getByLabel('Mã xác thực');
  await code.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await code.fill(nextCode());
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await page.waitForURL('**/admin/admindashboard');
});

it('"this was not me" signs every device out by a click', async () => {
  const email = 'minhkhoi@outline.example';
  const login = (agent: string) =>
    fetch(`${site.url}/api/user/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ email, password: 'outline-demo-2026' }),
    });
  const { accessToken: token } = (await (await login('Firefox/140.0 Windows')).json()) as {
    accessToken: string;
  };
  expect((await login('Chrome/141.0 Android')).status).toBe(200);
  const page = await browser.open();
  await page.goto(await linkFrom(/thiết bị mới|new device/, email));
  await looksRight(page);
  await page.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
  await page.getByText('Mọi thiết bị đã bị đăng xuất').waitFor();
  expect((await site.call('user/profile/me', { token })).status).toBe(401);
  expect((await login('Chrome/141.0 Android')).status).toBe(401);
});
