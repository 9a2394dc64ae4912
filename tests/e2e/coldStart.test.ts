import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/paths';
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

/** Opens an address in a new browser, waits for a text of it, and counts what came over the network. */
async function costOf(path: string, shown: string): Promise<Cost> {
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
const budget = { requests: 45, bytes: 500_000 };

it.each([
  ['the dashboard', office.dashboard, 'time[datetime]', 4],
  ['a list of players', office.users, 'tbody tr', 3],
  ['a list of payments', office.transactions, 'tbody tr', 4],
  ['a list of content', `${office.content}/news`, 'tbody tr', 3],
  ['a list with a preview', `${office.progress}/levels`, 'tbody tr', 3],
] as const)('%s, opened cold, is within its budget', async (_, path, shown, calls) => {
  const cost = await costOf(path, shown);
  expect(cost.calls.length, cost.calls.join()).toBeLessThanOrEqual(calls);
  expect(cost.requests).toBeLessThanOrEqual(budget.requests);
  expect(cost.bytes).toBeLessThanOrEqual(budget.bytes);
  // Each of these is a page with everything: a failed or empty one would cost less.
  expect(cost.bytes).toBeGreaterThan(300_000);
});

it('what waits is one call, and the charts are fetched when they are seen', async () => {
  const { calls } = await costOf(office.dashboard, 'time[datetime]');
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
