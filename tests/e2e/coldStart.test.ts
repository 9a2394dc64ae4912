import { beforeAll, expect, it } from 'vitest';
import { moneyPaths } from '../../src/admin/screens/money/moneyPaths';
import { paths } from '../../src/paths';
import { everyPage } from '../support/adminPages';
import { browserForTests, remember } from './browser';
import { sharedSite } from './demoSite';
import { admin } from './site';

// What a page of the back office costs a browser that has nothing of it yet: counts and bytes, which no busy machine changes.

const site = sharedSite();
const browser = browserForTests();
let session: Record<string, string>;
beforeAll(async () => {
  ({ body: session } = await site.call('user/auth/login', { method: 'POST', json: admin }));
});

interface Cost {
  requests: number;
  bytes: number;
  calls: string[];
}

/** What any page shows once it is there: rows, cards, figures, fields or a mail. */
const shown = 'main :is(tbody tr, ul[aria-label] > li, figure, form, iframe)';

/** Opens an address in a new browser, waits until it shows what it has, and counts what came over the network. */
async function costOf(path: string): Promise<Cost> {
  const page = await browser.open();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const cost: Cost = { requests: 0, bytes: 0, calls: [] };
  network.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!url.startsWith(site.url)) return;
    cost.requests += 1;
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/')) cost.calls.push(pathname.slice('/api/'.length));
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength;
  });
  await remember(page, { ...session, lang: 'vi' });
  await page.goto(site.url + path);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  return cost;
}

const { admin: office } = paths;
/** With the pictures of a list's records. */
const budget = { requests: 45, bytes: 500_000, calls: 3 };
/** What else these show at once: what waits, counts of each status, the colleagues that a filter names, the season's gifts. */
const moreCalls = [
  office.dashboard,
  office.transactions,
  moneyPaths.cases,
  `${office.settings}/activity`,
  `${office.progress}/seasons`,
];

it('the pages that open without a record are found', () => {
  expect(everyPage).toEqual(expect.arrayContaining(moreCalls));
  expect(everyPage.length).toBeGreaterThan(25);
});

it.each(everyPage)('%s, opened cold, is within its budget', async (path) => {
  const cost = await costOf(path);
  const calls = budget.calls + (moreCalls.includes(path) ? 1 : 0);
  expect(cost.calls.length, cost.calls.join()).toBeLessThanOrEqual(calls);
  expect(cost.requests).toBeLessThanOrEqual(budget.requests);
  expect(cost.bytes).toBeLessThanOrEqual(budget.bytes);
  // Each of these is a page with everything: a failed or empty one would cost less.
  expect(cost.bytes).toBeGreaterThan(300_000);
});

it('what waits is one call, and the charts are fetched when they are seen', async () => {
  const { calls } = await costOf(office.dashboard);
  expect(calls.filter((call) => /to-do|cases|money-requests|closing/.test(call))).toEqual(['admin/to-do']);
  const page = await browser.open();
  await remember(page, { ...session, lang: 'vi' });
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (/\/drawings-/.test(request.url())) drawings.push(request.url());
  });
  await page.goto(site.url + office.dashboard);
  await page.locator('time[datetime]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(drawings).toEqual([]);
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await page.locator('figure').last().scrollIntoViewIfNeeded();
  await page.locator('.recharts-surface').first().waitFor();
  expect(drawings).toHaveLength(1);
});

it('the bar and the menu are there before any script', async () => {
  const page = await browser.open({ javaScriptEnabled: false });
  await page.goto(site.url + office.dashboard, { waitUntil: 'commit' });
  const frame = page.locator('#frame');
  await frame.waitFor();
  expect(await frame.locator('.bar').innerText()).toContain('OUTLINE');
  expect(await frame.locator('.menu').isVisible()).toBe(true);
});
