import { describe, expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { admin } from '../e2e/site';
import { type Tab, until } from './engine';
import { inEachEngine } from './engineTest';

const { admin: office, auth } = paths;
const sitePages = [
  ...[
    paths.home,
    paths.shop,
    paths.library,
    '/librarys/kiem-gap',
    paths.download,
    paths.terms,
    paths.privacy,
  ].flatMap((path) => [path, `/en${path}`]),
  auth.login,
  auth.forgotPassword,
  auth.verifyEmail,
  auth.setPassword,
  auth.invitation,
  '/no-such-page',
];
const officePages = [
  office.dashboard,
  office.users,
  office.transactions,
  ...['cases', 'requests', 'settlements', 'closing'].map((page) => `${office.transactions}/${page}`),
  office.notifications,
  ...['accessories', 'diamond-packages'].map((page) => `${office.shop}/${page}`),
  ...['levels', 'levels/balance'].map((page) => `${office.progress}/${page}`),
  ...['weapons', 'weapons/balance', 'robots', 'boxes'].map((page) => `${office.combat}/${page}`),
  office.reports,
  ...['staff', 'activity', 'sessions', 'security'].map((page) => `${office.settings}/${page}`),
  paths.account,
];

/** Waits until a page has loaded nothing for a second: anything that a page leaves while it loads is reported as failed. */
async function quiet(tab: Tab): Promise<void> {
  const loaded = () => performance.getEntriesByType('resource').length;
  let since = 0;
  let last = -1;
  await until('a quiet page', async () => {
    const now = await tab.run(loaded);
    since = now === last ? since + 1 : 0;
    last = now;
    return since === 10;
  });
}

// Set by `npm run test:engines`; takes some minutes. WebKit's window is never narrower than about 450 px.
describe.runIf(process.env.ENGINES === 'all')('every page', () => {
  inEachEngine(({ site, url, open }) => {
    async function look(tab: Tab, path: string) {
      await tab.goto(url(path));
      await tab.waitFor('h1');
      await quiet(tab);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect([path, await tab.run(overflow)]).toEqual([path, 0]);
    }

    it.each([1440, 390])('of the site is whole at %i px', async (width) => {
      const tab = await open();
      await tab.resize(width, 900);
      for (const path of sitePages) await look(tab, path);
    });

    it.each([1440, 390])('of the back office is whole at %i px', async (width) => {
      const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
      const tab = await open();
      await tab.resize(width, 900);
      await tab.goto(url(paths.terms));
      await tab.run((session) => Object.assign(localStorage, session), body as Record<string, string>);
      for (const path of officePages) await look(tab, path);
    });
  });
});
