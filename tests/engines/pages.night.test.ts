import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import { allPages, pathIn } from '../../scripts/siteUrl';
import * as menu from '../../src/admin/app/pages/registry';
import { paths } from '../../src/paths';
import { admin } from '../e2e/site';
import { everyAddress } from '../support/adminPages';
import { exampleId } from '../support/declaredApi';
import { sitePages } from '../support/sitePages';
import { type Tab, until } from './engine';
import { inEachEngine } from './engineTest';

/** Up to a hundred pages, each for a second at least, in milliseconds. */
const walk = 1_200_000;
const each = (all: string[]) => [...new Set(all)];
/** Built in each language. */
const built = new Set(allPages.flatMap((page) => languages.map((language) => pathIn(page, language))));
/** Every page by its address, the built ones in English too, the server's own, and one that does not exist. */
const siteAddresses = each([
  ...sitePages.flatMap(({ path, search = '' }) =>
    built.has(path) ? [path + search, `/en${path}${search}`] : [path + search],
  ),
  paths.status,
  '/no-such-page',
]);
/** Every page that needs no record, those of the menu without content too. */
const officeAddresses = each([
  ...Object.values(menu).map(({ path }) => path),
  ...everyAddress.map(({ path }) => path).filter((path) => !path.includes(exampleId)),
  paths.account,
]);

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

    it.each([1440, 390])('of the site is whole at %i px', { timeout: walk }, async (width) => {
      const tab = await open();
      await tab.resize(width, 900);
      for (const path of siteAddresses) await look(tab, path);
    });

    it.each([1440, 390])('of the back office is whole at %i px', { timeout: walk }, async (width) => {
      const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
      const tab = await open();
      await tab.resize(width, 900);
      await tab.goto(url(paths.terms));
      await tab.run((session) => Object.assign(localStorage, session), body as Record<string, string>);
      for (const path of officeAddresses) await look(tab, path);
    });
  });
});
