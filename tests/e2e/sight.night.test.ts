import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserForTests, follow, withMotion } from './browser';
import { sharedSite } from './demoSite';

const site = sharedSite();
const browser = browserForTests();

/** Sums the layout shifts from the first paint on. */
const watchShifts = () => {
  const totals = window as unknown as { shift: number };
  totals.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) totals.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

describe('layout shifts', () => {
  it.each([
    ['/auth/login', 1440, '**/art/*/scenes/login.svg'],
    ['/auth/login', 390, '**/art/*/scenes/login.svg'],
    ['/shops', 1440, '**/art/*/scenes/shop.svg'],
    ['/', 390, '**/art/*/scenes/match.svg'],
  ])('%s at %s px, with late drawings', async (path, width, drawing) => {
    const page = await browser.open({ viewport: { width, height: 844 } });
    await page.addInitScript(watchShifts);
    let send: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(drawing, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // On a busy machine fonts load after the first paint; exclude the shift they cause.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    const byFonts = await shiftOf(page);
    expect(byFonts).toBeLessThanOrEqual(0.1);
    send();
    await page.waitForLoadState('networkidle');
    expect((await shiftOf(page)) - byFonts).toBeLessThan(0.005);
  });
  it('every drawing of a scene has the aspect ratio reserved for it', async () => {
    const page = await browser.open();
    for (const path of ['/', '/shops', '/auth/login']) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const images = await page
        .locator('img[src^="/art/"][src*="/scenes/"]')
        .evaluateAll((all) =>
          all.map(
            (img) =>
              [
                img.getAttribute('src'),
                Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
              ] as const,
          ),
        );
      for (const [src, ratio] of images) {
        if ((src ?? '') === '' || path === '/') continue;
        const box = /viewBox="0 0 (\d+) (\d+)"/.exec(
          readFileSync(`public${src?.replace(/\/art\/[0-9a-f]{8}/, '/art')}`, 'utf8'),
        );
        expect([src, ratio]).toEqual([src, Number(box?.[1]) / Number(box?.[2])]);
      }
    }
  });
  it('the banner’s controls wait until its slides have been parsed', async () => {
    const page = await browser.open(withMotion);
    await page.goto(site.url);
    const visibility = () =>
      page.locator('[role="tablist"]').evaluate((list) => getComputedStyle(list).visibility);
    expect(await visibility()).toBe('visible');
    await page
      .locator('section[aria-roledescription="carousel"]')
      .first()
      .evaluate((banner) => banner.lastElementChild?.remove());
    expect(await visibility()).toBe('hidden');
  });
});

it('the page’s heading is on the visible slide (requirement G-2)', async () => {
  const page = await browser.open({ reducedMotion: 'reduce' });
  await page.goto(site.url);
  for (const place of [0, 1, 2, 3]) {
    await page.getByRole('tab').nth(place).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('h1').evaluate((heading) => heading.closest('[inert]') === null)).toBe(true);
  }
});

describe('forced colours', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open({ forcedColors: 'active', kept: true });
    await page.goto(`${site.url}/download`);
  });
  afterAll(() => page.context().close());
  const outlineOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  it.each([
    ['/auth/login', '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
    ['/librarys', 'main a[aria-current]', 'main nav a:not([aria-current])'],
    ['/', '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ])('%s: selected elements are distinguishable', async (path, chosen, other) => {
    await follow(page, path);
    await page.locator(chosen).first().waitFor();
    expect([await outlineOf(page, chosen), await outlineOf(page, other)]).toEqual(['solid', 'none']);
  });
  it('the contours of the thumbnails keep a dark ground, and outlined words have no second contour', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await follow(page, '/');
    await page.locator('h1 .outlined').waitFor();
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('html')).toBe('rgb(255, 255, 255)');
    expect(await ground('[role="tab"] img')).toBe('rgb(9, 11, 15)');
    const word = page.locator('h1 .outlined');
    expect(await word.evaluate((element) => getComputedStyle(element).webkitTextStrokeWidth)).toBe('0px');
  });
  it('a selected package and links in text keep an outline', async () => {
    await follow(page, '/shops');
    await page.locator('label:has(input[name="package"])').first().click();
    expect(await outlineOf(page, 'label:has(input[name="package"]:checked)')).toBe('solid');
    const line = page.getByRole('contentinfo').getByRole('link').first();
    expect(await line.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  });
});

/** A reader's own text spacing, at the values of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** As a reader's browser does: the policy of our pages does not count for it. */
const addStyles = (page: Page, text: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);

describe('a reader’s own text spacing', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open({ viewport: { width: 390, height: 844 }, kept: true });
  });
  afterAll(() => page.context().close());

  it.each(['/', '/shops', '/librarys', '/download', '/auth/login', '/en/shops'])(
    'loses no text of %s',
    async (path) => {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await addStyles(page, spacing);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((one) => one.textContent?.trim() && !one.closest('[aria-hidden="true"], [inert], [hidden]'))
          .filter((one) => {
            const { overflowX, overflowY } = getComputedStyle(one);
            const hides = (overflow: string) => /hidden|clip/.test(overflow);
            const isSeen = one.clientHeight > 8 && one.clientWidth > 8;
            const isTall = hides(overflowY) && one.scrollHeight > one.clientHeight + 2;
            return isSeen && (isTall || (hides(overflowX) && one.scrollWidth > one.clientWidth + 2));
          })
          .map((one) => `${one.className}: ${one.textContent?.trim().slice(0, 40)}`),
      );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

  it('loses no letter of a long recipient in the bar', async () => {
    const userName = 'nguyenhoangminhkhoi.outline-2026';
    const page = await browser.open({ viewport: { width: 390, height: 844 } });
    await page.addInitScript((name) => {
      const player = { email: 'a@outline.example', userName: name, firstName: '', lastName: '' };
      if (location.protocol !== 'about:') sessionStorage.setItem('shopRecipient', JSON.stringify(player));
    }, userName);
    await page.goto(`${site.url}/shops`, { waitUntil: 'networkidle' });
    await addStyles(page, spacing);
    const shown = page.getByRole('region', { name: 'Thanh toán' }).getByText(userName);
    expect(await shown.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(2);
  });
});

describe('small viewports', () => {
  it('at 200 % zoom header and bar scroll away', async () => {
    const page = await browser.open({ viewport: { width: 640, height: 360 } });
    await page.goto(`${site.url}/shops`, { waitUntil: 'networkidle' });
    const kept = await page.evaluate(() => {
      scrollTo(0, 600);
      return [...document.querySelectorAll('body *')]
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .filter((element) => element.getBoundingClientRect().height > 0 && !element.matches('.skip'))
        .map((element) => element.className);
    });
    expect(kept).toEqual([]);
  });
  it.each([
    [664, 'canvas[data-arena]'],
    [844, '[role="tablist"]'],
  ])('on a phone %i px high %s is above the fold', async (height, selector) => {
    const page = await browser.open({ viewport: { width: 390, height } });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const box = await page.locator(selector).first().boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 1)).toBeLessThanOrEqual(height);
  });
  it('on a phone the suggestions cover the bar, not the reverse', async () => {
    const page = await browser.open({ viewport: { width: 390, height: 560 } });
    await page.goto(`${site.url}/shops`, { waitUntil: 'networkidle' });
    await page.getByRole('combobox').fill('min');
    const option = page.getByRole('option').first();
    await option.waitFor();
    await option.scrollIntoViewIfNeeded();
    const covered = await option.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
    expect(covered).toBe(false);
  });
});
