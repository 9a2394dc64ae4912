import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/cli/demo/demo';
import { browserForTests, looksRight, picture, remember } from './browser';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests();
const email = 'minhkhoi@outline.example';
const path = '/u/minhkhoi';
let session: Record<string, string>;
/** What no page says of the player: names and address, as the search of the shop has them. */
let secrets: string[];
beforeAll(async () => {
  await site.start();
  session = (await site.call('user/auth/login', { method: 'POST', json: { email, password: demoPassword } }))
    .body;
  const [found] = (await site.call(`user/search?query=${email}`)).body;
  secrets = [email, `${found.lastName} ${found.firstName}`];
});
afterAll(() => site.remove());

/** The profile's tab of the player, in English. */
async function openProfile(width = 1440): Promise<Page> {
  const page = await browser.open({ viewport: { width, height: 900 } });
  await remember(page, { ...session, email, lang: 'en' });
  await page.goto(`${site.url}/account/profile`);
  await page.getByRole('radio', { name: 'Dragon' }).waitFor();
  return page;
}

it('is shown by its player, seen by everybody, and gone when it is hidden', async () => {
  const guest = await browser.open({ viewport: { width: 390, height: 844 } });
  const status = async () => (await guest.goto(site.url + path))?.status();
  expect(await status()).toBe(404);
  await guest.getByRole('alert').waitFor();
  const page = await openProfile();
  await page.getByRole('button', { name: 'Show my card' }).click();
  await page.getByRole('link', { name: 'View my card' }).click();
  await page.getByRole('heading', { level: 1, name: 'minhkhoi' }).waitFor();
  expect(await status()).toBe(200);
  await guest.getByRole('img', { name: /^Robot của minhkhoi/ }).waitFor();
  await looksRight(guest);
  await picture(guest, 'card');
  await page.goto(`${site.url}/account/profile`);
  await page.getByRole('switch', { name: 'Everybody can see my card' }).click();
  await expect.poll(status).toBe(404);
});

it.each([320, 390, 1440])('fits %i px, with the profile that it is shown from', async (width) => {
  const json = { isVisible: true, isIndexed: false };
  await site.call('user/card', { method: 'PUT', json, token: session.accessToken });
  const page = await openProfile(width);
  await looksRight(page);
  await page.goto(`${site.url}/en${path}`);
  await looksRight(page);
});

it('says nothing private on any page, in any picture of the card, or to a cache', async () => {
  const json = { isVisible: true, isIndexed: true };
  await site.call('user/card', { method: 'PUT', json, token: session.accessToken });
  const html = await (await fetch(`${site.url}${path}`)).text();
  expect(html).toContain('minhkhoi');
  const files = [...html.matchAll(/(?:src|href)="(\/(?:art|images)[^"#]*)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  const pages = [
    '/',
    '/shops',
    '/season',
    '/wardrobe',
    '/news',
    '/events',
    '/support',
    '/download',
    '/sitemap.xml',
  ];
  for (const address of [path, `/en${path}`, '/u/nobody', `/api/site/cards/minhkhoi`, ...pages, ...files]) {
    const response = await fetch(site.url + address);
    const text = (await response.text()) + JSON.stringify([...response.headers]);
    expect([address, secrets.filter((secret) => text.includes(secret))]).toEqual([address, []]);
    if (address.includes('/u/') || address.includes('/cards/'))
      expect([address, response.headers.get('cache-control')]).toEqual([address, 'no-store']);
  }
});
