import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAfter, dayOf } from '../../contract/vietnamTime';
import { eventually } from '../support/eventually';
import { article } from '../support/server/content';
import { browserForTests } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
afterAll(() => site.remove());

/** What a reader is sent who has never been here. */
const seen = async (path: string) => (await fetch(site.url + path)).text();

beforeAll(async () => {
  await site.start({ RATE_LIMITS: 'off' });
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const token = session.accessToken as string;
  for (let count = 1; count <= 14; count++) {
    const json = article({ title: `Bản tin số ${count}`, titleEn: `Report ${count}` });
    const { body } = await site.call('admin/news', { method: 'POST', token, json });
    const { id: recordId, version } = body;
    const published = { resource: 'news', recordId, version };
    await site.call('admin/publications', { method: 'POST', token, json: published });
  }
  await eventually(async () => expect(await seen('/news?page=2')).toContain('rel="prev"'));
});

/** A month in which the demonstration has an event: its next cup is running in two weeks. */
const month = dayAfter(dayOf(new Date()), 13).slice(0, 7);

it.each([
  '/news?page=2',
  '/en/news?page=2',
  '/news/update?page=2',
  `/events?month=${month}`,
  `/en/events?month=${month}`,
])('%s is there without scripts, and is taken over with them', async (path) => {
  const reader = await browser.open({ javaScriptEnabled: false });
  await reader.goto(site.url + path, { waitUntil: 'commit' });
  const shown = reader.locator(path.includes('page=') ? 'a[rel="prev"]' : 'table');
  await shown.first().waitFor();

  const page = await browser.open();
  await page.goto(site.url + path);
  expect(await page.locator('html').getAttribute('data-page')).toBe(path.replace('/en', ''));
  expect(await page.locator('html').getAttribute('data-wait')).toBeNull();
  const headings = (of: Page) => of.locator('main h2').allTextContents();
  expect(await headings(page)).toEqual(await headings(reader));
});

it.each([
  [`/events?month=${month}`, 200, false],
  ['/events?month=2020-01', 404, true],
])('%s answers %i; search engines skip it: %s', async (path, status, isSkipped) => {
  const response = await fetch(site.url + path);
  const html = await response.text();
  expect([response.status, html.includes('<meta name="robots" content="noindex"')]).toEqual([
    status,
    isSkipped,
  ]);
});
