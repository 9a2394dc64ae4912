import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/cli/demo/demo';
import { browserForTests, remember } from './browser';
import { addressIn, sendsFrom } from './callingOffice';
import { demoSite } from './demoSite';
import { inMail } from './inMail';
import { admin } from './site';

// What visitors, players and staff send about their own accounts, from the built client; see everyCall.

const site = demoSite();
const browser = browserForTests();
beforeAll(() => site.start());
afterAll(() => site.remove());

/** A page in English, of somebody who is signed in if an e-mail is given. */
async function open(path: string, email?: string): Promise<Page> {
  const page = await browser.open();
  const json = { email, password: demoPassword };
  const session = email && (await site.call('user/auth/login', { method: 'POST', json })).body;
  await remember(page, { ...session, ...(email && { email }), lang: 'en' });
  await page.goto(site.url + path);
  return page;
}

it('a visitor subscribes to the newsletter', async () => {
  const page = await open('/');
  await page.getByRole('contentinfo').getByLabel('Your email').fill('lan@outline.example');
  await sendsFrom(page, addressIn('POST newsletter/subscribe'), () =>
    page.getByRole('button', { name: 'Subscribe' }).click(),
  );
  await page.getByText('You are on the list.').waitFor();
});

it('a new code is sent to whoever signs in without having entered the first', async () => {
  const { accessToken: token } = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  const { users } = (await site.call('admin/user/get-all?PageSize=100', { token })).body;
  // Nobody signs in before that, and the demo has players who have not.
  const { email } = users.find(({ lastLoginAt }: { lastLoginAt: string | null }) => lastLoginAt === null);
  const page = await open('/auth/login');
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await sendsFrom(page, addressIn('POST user/auth/resend-verification-code'), () =>
    form.getByRole('button', { name: 'Login', exact: true }).click(),
  );
  await page.waitForURL('**/auth/verify-email');
});

it('a code is tried before the payment', async () => {
  const page = await open('/shops', 'minhkhoi@outline.example');
  await page.getByRole('button', { name: /^Use my own account/ }).click();
  await page.locator('label:has(input[name="package"])').first().click();
  await page.getByRole('button', { name: 'Do you have a code?' }).click();
  await page.getByLabel('Code', { exact: true }).fill('LACHONG10');
  await sendsFrom(page, addressIn('POST user/payment/offer'), () =>
    page.getByRole('button', { name: 'Apply' }).click(),
  );
});

it('a player takes over what this browser bought without signing in', async () => {
  const email = 'minhkhoi@outline.example';
  const page = await open('/account', email);
  // Without its token. A browser's cookie goes only with calls of payments, which a guest's purchase begins.
  await page.evaluate(async (recipient) => {
    const { packages } = await (await fetch('/api/user/payment/packages')).json();
    const body = JSON.stringify({ email: recipient, packageId: packages[0].id });
    await fetch('/api/user/payment/create', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
  }, email);
  const opening = () => page.goto(`${site.url}/account/purchases`).then(() => undefined);
  for (const call of ['GET user/purchases', 'GET user/payment/guest'])
    await sendsFrom(page, addressIn(call), opening);
  await sendsFrom(page, addressIn('POST user/payment/guest'), () =>
    page.getByRole('button', { name: 'Yes, add it to my account' }).click(),
  );
  await page.getByText('1 purchase was added to your account.').waitFor({ state: 'attached' });
});

it('a player reads wallet and seasons, and downloads everything', async () => {
  const page = await open('/account', 'minhkhoi@outline.example');
  const opening = (tab: string) => () => page.goto(`${site.url}/account/${tab}`).then(() => undefined);
  await sendsFrom(page, addressIn('GET user/waits'), opening(''));
  await sendsFrom(page, addressIn('GET user/wallet/:wallet'), opening('wallet'));
  await sendsFrom(page, addressIn('GET user/seasons'), opening('season'));
  await opening('data')();
  const saved = page.waitForEvent('download');
  await sendsFrom(page, addressIn('POST user/export'), () =>
    page.getByRole('button', { name: 'Download your data' }).click(),
  );
  await saved;
});

it('a player changes the phone number', async () => {
  const page = await open('/account', 'minhkhoi@outline.example');
  await sendsFrom(page, addressIn('GET user/profile'), () =>
    page.goto(`${site.url}/account/profile`).then(() => undefined),
  );
  await page.getByLabel('Phone number').fill('tel:+84 912 345 678');
  await sendsFrom(page, addressIn('PUT user/profile'), () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  );
  await page.getByText('Saved.').waitFor();
  expect(await page.getByLabel('Phone number').inputValue()).toBe('+84912345678');
});

it('a player chooses an avatar, shows the card, opens it, and changes the user name', async () => {
  const page = await open('/account', 'minhkhoi@outline.example');
  const opening = () => page.goto(`${site.url}/account/profile`).then(() => undefined);
  for (const call of ['GET user/card', 'GET user/user-name']) await sendsFrom(page, addressIn(call), opening);
  await page.getByRole('radio', { name: 'Dragon' }).check();
  await sendsFrom(page, addressIn('PUT user/avatar'), () =>
    page.getByRole('button', { name: 'Use this avatar' }).click(),
  );
  await sendsFrom(page, addressIn('PUT user/card'), () =>
    page.getByRole('button', { name: 'Show my card' }).click(),
  );
  await sendsFrom(page, addressIn('GET site/cards/:userName'), () =>
    page.getByRole('link', { name: 'View my card' }).click(),
  );
  await page.getByRole('heading', { level: 1, name: 'minhkhoi' }).waitFor();
  await opening();
  await page.getByRole('button', { name: 'Change user name' }).click();
  await page.getByLabel('New user name').fill('minh.khoi');
  await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await sendsFrom(page, addressIn('PUT user/user-name'), () =>
    page.getByRole('button', { name: 'Change name' }).click(),
  );
  await page.getByText('Your user name was changed.').waitFor();
});

it('a player closes the account, and opens it again by the link in the mail', async () => {
  const page = await open('/account/data', 'minhkhoi@outline.example');
  const asked = () => page.getByRole('button', { name: 'Erase my account' }).click();
  await sendsFrom(page, addressIn('GET user/security'), asked);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await sendsFrom(page, addressIn('POST user/erasure'), () =>
    dialog.getByRole('button', { name: 'Close and erase the account' }).click(),
  );
  const reader = await browser.open();
  await reader.goto(await inMail(site, 'minhkhoi@outline.example', /http\S+#closed\S+/));
  await sendsFrom(reader, addressIn('POST user/auth/undo'), () =>
    reader.locator('main [type=submit]').click(),
  );
});

it('staff get new recovery codes', async () => {
  const page = await open('/admin/settings/security', 'game@outline.example');
  await page.getByRole('button', { name: 'Set up the second factor' }).click();
  await page.locator('input[name=password]').fill(demoPassword);
  await sendsFrom(page, addressIn('POST user/second-factor/begin'), () =>
    page.getByRole('button', { name: 'Continue' }).click(),
  );
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.locator('input[name=code]').fill(new TOTP({ secret }).generate());
  await sendsFrom(page, addressIn('POST user/second-factor/confirm'), () =>
    page.getByRole('button', { name: 'Confirm' }).click(),
  );
  await page.getByRole('checkbox', { name: /^I have stored these codes/ }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await sendsFrom(page, addressIn('POST user/second-factor/recovery-codes'), () =>
    page.getByRole('button', { name: 'New recovery codes' }).click(),
  );
  await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').nth(9).waitFor();
});
