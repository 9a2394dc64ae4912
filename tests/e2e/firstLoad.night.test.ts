import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasArial } from '../../scripts/chromium';
import { browserForTests } from './browser';
import { sharedSite } from './demoSite';
import { movedIn, shiftOf, watchShifts } from './shifts';

const site = sharedSite();
const browser = browserForTests();

/** The number of boundaries that hydrate on each page: header, page and footer, and the page's own sections. */
const pieces = {
  '/': 9,
  '/shops': 4,
  '/librarys': 10,
  '/news': 3,
  '/events': 3,
  '/season': 3,
  '/wardrobe': 3,
  '/support': 3,
  '/download': 3,
  '/terms': 3,
  '/privacy': 3,
};
const paths = Object.keys(pieces);
const languages = ['vi', 'en'] as const;

/** Holds requests back until the returned function is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('a page is hydrated in pieces (docs/performance.md)', () => {
  it.each(Object.entries(pieces))('%s is served in %i pieces', async (path, count) => {
    const html = await (await fetch(site.url + path)).text();
    expect(html.split('<!--$-->').length - 1).toBe(count);
  });

  it('the libraries and the client’s own code are evaluated in tasks of their own', async () => {
    const page = await browser.open();
    await page.addInitScript(() => Object.assign(window, { order: [] }));
    // Each file records that it was evaluated; the libraries also record the next task.
    const note = async (files: string, code: string) =>
      page.route(files, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: code + (await response.text()) });
      });
    await note('**/assets/base-*.js', 'order.push("libraries");setTimeout(()=>order.push("next task"));');
    await note('**/assets/index-*.js', 'order.push("client");');
    await page.goto(site.url);
    expect(await page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual([
      'libraries',
      'next task',
      'client',
    ]);
  });

  it.each(['base', 'index', 'HomePage'])(
    'shows the failure notice when %s cannot be loaded',
    async (name) => {
      const page = await browser.open({ expectedErrors: /dynamically imported module|ERR_FAILED/ });
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
      await page.route('**/favicon.svg', (route) => route.abort());
      await page.goto(site.url, { waitUntil: 'commit' });
      await page.getByRole('alert').getByRole('button', { name: 'Tải lại trang' }).waitFor();
    },
  );
});

describe('fonts that come after the page has hydrated', () => {
  const visits = paths.flatMap((path) =>
    languages.flatMap((language) => [320, 390].map((width) => [path, language, width] as const)),
  );
  // Without Arial, or a font with its widths, there is no fallback.
  it.runIf(hasArial()).each(visits)(
    'move no headline and at most a line of text on %s in %s at %i px',
    async (path, language, width) => {
      const page = await browser.open({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      await page.addInitScript(watchShifts);
      await page.addInitScript(
        (lang) => location.protocol !== 'about:' && localStorage.setItem('lang', lang),
        language,
      );
      await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      const heading = page.locator('h1').first();
      const heightOf = async () => (await heading.boundingBox())?.height;
      const before = await heightOf();
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.fonts.check('700 20px "Chakra Petch"'))).toBe(true);
      expect(await heightOf()).toBe(before);
      // Allows a line of a paragraph to wrap and unwrap as its font's files load; a headline that gains a line costs
      // 0.04.
      expect(await shiftOf(page), await movedIn(page)).toBeLessThan(0.035);
    },
  );
});
