import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/cli/demo/demo';
import { browserForTests, looksRight, picture, remember } from './browser';
import { demoSite } from './demoSite';
import { press, tabTo, type } from './keyboard';

// What a player does with the account, without a mouse.

const site = demoSite();
const browser = browserForTests();
let page: Page;
let session: Record<string, string>;
beforeAll(async () => {
  await site.start();
  const json = { email: 'minhkhoi@outline.example', password: demoPassword };
  session = (await site.call('user/auth/login', { method: 'POST', json })).body;
  page = await browser.open({ kept: true });
  await remember(page, { ...session, email: json.email, userName: 'minhkhoi', lang: 'en' });
});
afterAll(() => site.remove());

const go = (path: string) => page.goto(`${site.url}${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

it('chooses an avatar, shows the card, and changes the user name', async () => {
  await go('/account/profile');
  await tabTo(page, page.getByRole('radio', { name: 'Robot face' }));
  await page.keyboard.press('ArrowRight');
  await press(page, button('Use this avatar'));
  await page.getByText('Your avatar was changed.').waitFor();
  await press(page, button('Show my card'));
  await page.getByRole('switch', { name: 'Everybody can see my card', checked: true }).waitFor();
  await press(page, button('Change user name'));
  await type(page, page.getByLabel('New user name'), 'khoi.minh');
  await looksRight(page);
  await page.keyboard.press('Enter');
  await page.getByText('Please enter your current password.').waitFor();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Your user name was changed.').waitFor();
  await looksRight(page);
});

it('buys an accessory, wears it, and sees it in the menu', async () => {
  await go('/en/wardrobe?item=vay-tay');
  await press(page, button('Buy for 20 diamonds'));
  const dialog = page.getByRole('alertdialog');
  await press(page, dialog.getByRole('button', { name: 'Buy for 20 diamonds' }));
  await dialog.waitFor({ state: 'detached' });
  await press(page, button('Wear it'));
  await button('Take it off').waitFor();
  await press(page, button(/^Account of/));
  const face = page.getByRole('region', { name: 'Account', exact: true }).locator('img');
  await expect.poll(() => face.getAttribute('src')).toMatch(/avatars\/trau\.svg$/);
  await looksRight(page);
  await picture(page, 'menu');
  await page.keyboard.press('Escape');
});

it('pays for somebody else with a sentence, who opens the gift', async () => {
  await go('/en/shops');
  const [friend] = (await site.call('user/search?query=tran')).body;
  await type(page, page.getByRole('combobox', { name: 'Player email or user name' }), friend.userName);
  await page
    .getByRole('option', { name: new RegExp(friend.userName) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, button('Confirm'));
  await press(page, page.locator('input[name="package"]').first(), 'Space');
  await press(page, page.locator('summary').filter({ hasText: 'Add a message' }));
  await type(page, page.getByLabel('From', { exact: true }), 'Mẹ Lan');
  await type(page, page.getByLabel('Message', { exact: true }), 'Chúc con thi tốt!');
  await looksRight(page);
  const opened = page.context().waitForEvent('page');
  await press(page, button('Pay Now'));
  const checkout = await opened;
  await checkout.waitForURL(/sandbox/);
  await press(checkout, checkout.locator('button[value="completed"]'));
  await checkout.getByRole('link').waitFor();
  await checkout.close();

  const { body } = await site.call('user/purchases', { token: session.accessToken });
  const { id, key } = body.purchases[0].gift;
  await go(`/gift/${id}#${key}`);
  await page
    .locator('main')
    .getByRole('heading', { level: 2, name: /diamonds/ })
    .waitFor();
  await tabTo(page, page.locator('main').getByRole('link').first());
  await looksRight(page);
});

it('switches the second factor on', async () => {
  await go('/account/security');
  await press(page, button('Turn on the second factor'));
  const factor = page.locator('section').filter({ hasText: 'Google Authenticator' }).last();
  await type(page, factor.getByLabel('Current password', { exact: true }), demoPassword);
  await press(page, factor.getByRole('button', { name: 'Continue' }));
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  await type(page, page.getByLabel('Code from the app'), new TOTP({ secret }).generate());
  await press(page, button('Turn on the second factor'));
  await press(page, page.getByLabel('I have saved these codes'), 'Space');
  await looksRight(page);
  await press(page, button('Done'));
  await page.getByText('It is on.').waitFor();
});
