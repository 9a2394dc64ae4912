import { expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { browserForTests } from './browser';
import { sharedSite } from './demoSite';

// A reader who has an event in a calendar, their own or the site's, comes to its page and reads how it ended.

const site = sharedSite();
const browser = browserForTests();
const texts = { vi, en };

/** The events that are over in a calendar file, oldest first: address, name, and the month in which each began. */
async function pastEvents(file: string) {
  const response = await fetch(site.url + file);
  expect(response.headers.get('content-type')).toContain('text/calendar');
  const lines = (await response.text()).replaceAll('\r\n ', '');
  const now = new Date(Date.now() + 7 * 3_600_000).toISOString().replace(/[-:]|\..*/g, '');
  return lines
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => ({
      path: new URL(/^URL:(\S+)/m.exec(event)?.[1] ?? '').pathname,
      name: /^SUMMARY[^:]*:(.+?)\s*$/m.exec(event)?.[1]?.replaceAll('\\', '') ?? '',
      begins: /^DTSTART[^:]*:(\d{8}T\d{6})/m.exec(event)?.[1] ?? '',
      ends: /^DTEND[^:]*:(\d{8}T\d{6})/m.exec(event)?.[1] ?? '',
    }))
    .filter(({ ends }) => ends <= now)
    .toSorted((one, other) => (one.begins < other.begins ? -1 : 1));
}

it.each(languages)('leads from each past event of a calendar to its result, in %s', async (language) => {
  const prefix = language === 'en' ? '/en' : '';
  const { over, result } = texts[language].events;
  const events = await pastEvents(`${prefix}/events/calendar.ics`);
  expect(events.length).toBeGreaterThan(0);
  const page = await browser.open();
  let results = 0;
  for (const { path, name, begins } of events) {
    const month = `${begins.slice(0, 4)}-${begins.slice(4, 6)}`;
    await page.goto(`${site.url}${prefix}/events?month=${month}`);
    await page.locator('main table').getByRole('link', { name }).first().click();
    await page.waitForURL(site.url + path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(over, { exact: true }).first().waitFor();
    const parts = await page.locator('main h2').allTextContents();
    if (!parts.includes(result)) continue;
    results += 1;
    expect(parts[0]).toBe(result);
    const told = await page.getByRole('region', { name: result }).innerText();
    expect(told.length).toBeGreaterThan(result.length + 20);
  }
  expect(results).toBeGreaterThan(0);
});
