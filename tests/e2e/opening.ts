import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/cli/demo/demo';
import { paths } from '../../src/paths';
import { jade, paymentOpenedAt } from '../support/shop';
import type { SitePage } from '../support/sitePages';
import { follow } from './browser';
import { admin, type RunningSite } from './site';

export type Session = Record<string, string>;

/** The sessions of a player and of an owner of the demo data. */
export async function sessionsOf(site: RunningSite): Promise<[player: Session, owner: Session]> {
  const signIn = async (json: object): Promise<Session> =>
    (await site.call('user/auth/login', { method: 'POST', json })).body;
  return [await signIn({ email: 'minhkhoi@outline.example', password: demoPassword }), await signIn(admin)];
}

/** What makes the browser show a page's state. */
const stored = ({ isOwn, payment, recipient }: SitePage, lang: string, player: Session) => ({
  local: {
    lang,
    ...(isOwn && player),
    ...(payment && {
      shopPayments: JSON.stringify([
        { payment: { ...paymentOpenedAt(Date.now()), ...payment }, player: jade, at: Date.now() },
      ]),
    }),
  },
  session: { splash: '1', ...(recipient && { shopRecipient: JSON.stringify(recipient) }) },
});

/** Opens a declared page of the site in its state; `player` is who is signed in where the page needs somebody. */
export async function openSitePage(
  page: Page,
  { url, player, lang }: { url: string; player: Session; lang: string },
  one: SitePage,
): Promise<void> {
  const { path, search = '', state, edits = {} } = one;
  for (const [call, edit] of Object.entries(edits))
    await page.route(`**/api/${call.replace(/^\w+ /, '').replace(/:\w+/g, '*')}`, (route) =>
      route.fulfill({ json: edit({}) }),
    );
  await page.addInitScript(
    ({ local, session }) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('splash') === '1') return;
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    stored(one, lang, player),
  );
  await page.goto(url + (state ? paths.terms : path + search));
  if (state) {
    await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state);
    await follow(page, path + search);
    await page.waitForURL(url + path + search);
  }
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens a page of the back office, and waits until it shows what it has. */
export async function openOfficePage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  await page.locator('.MuiSkeleton-root, .MuiCircularProgress-root').first().waitFor({ state: 'hidden' });
}
