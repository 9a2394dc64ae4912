import type { BrowserContextOptions, Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, browserForTests, withMotion } from './browser';
import { sharedSite } from './demoSite';
import { differenceOf } from './pictures';
import { type Stillness, stillness } from './stillness';

const site = sharedSite();
const browser = browserForTests();

const canvas = 'canvas[data-arena]';
const live = `${canvas}[data-live]`;

/** Counts what the worker draws from now on. */
async function countFrames(page: Page): Promise<() => Promise<number>> {
  const [worker] = page.workers() as [Worker];
  await worker.evaluate(() => {
    const counted = globalThis as unknown as { frames: number };
    counted.frames = 0;
    const draw = OffscreenCanvasRenderingContext2D.prototype.clearRect;
    OffscreenCanvasRenderingContext2D.prototype.clearRect = function (...box) {
      counted.frames += 1;
      draw.apply(this, box);
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { frames: number }).frames);
}

/** Lets the page run for some frames. */
const pass = (page: Page, frames = 20) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, frames);

/** Whether the worker has stopped: it draws nothing while the page keeps running. */
async function stopped(page: Page, frames: () => Promise<number>): Promise<boolean> {
  const before = await frames();
  await pass(page);
  return (await frames()) === before;
}

const open = async (options: BrowserContextOptions = {}, prepare?: () => void) => {
  const page = await browser.open({ ...withMotion, ...options });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  return page;
};

describe('the arena of the home page (living-site.md section 3)', () => {
  it('plays, and stops out of view, by the pause button, in a hidden tab and behind another slide', async () => {
    const page = await open();
    await page.locator(live).waitFor();
    const frames = await countFrames(page);
    await expect.poll(frames).toBeGreaterThan(3);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => stopped(page, frames)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => stopped(page, frames)).toBe(false);

    await page.locator('[data-rotation]').click();
    await expect.poll(() => stopped(page, frames)).toBe(true);
    await page.locator('[data-rotation]').click();
    await expect.poll(() => stopped(page, frames)).toBe(false);

    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expect.poll(() => stopped(page, frames)).toBe(true);
    await hide(false);
    await expect.poll(() => stopped(page, frames)).toBe(false);

    await page.getByRole('tab').nth(2).click();
    await expect.poll(() => stopped(page, frames)).toBe(true);
  });

  it('answers the pointer: the hero looks at it, and a press is one shot', async () => {
    const page = await open();
    await page.locator(live).waitFor();
    const [worker] = page.workers() as [Worker];
    await worker.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(globalThis, { seen });
      addEventListener('message', ({ data }) => void ('point' in data && seen.push(data.point)));
    });
    const seen = () => worker.evaluate(() => (globalThis as unknown as { seen: object[] }).seen);
    const box = await page.locator(canvas).boundingBox();
    if (!box) throw new Error('There is no canvas.');
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(box.x + box.width / 2, 5, { steps: 3 });
    const near = (value: number) => expect.closeTo(value, 2);
    await expect.poll(seen).toContainEqual({ x: near(0.25), y: near(0.5), presses: true });
    await expect.poll(async () => (await seen()).at(-1)).toBeNull();
    // Drawing it must not throw, which would stop the worker.
    const frames = await countFrames(page);
    await expect.poll(frames).toBeGreaterThan(3);
  });

  it('begins after the splash', async () => {
    const page = await browser.open({ ...withMotion, splash: true });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.locator(live).waitFor();
    const frames = await countFrames(page);
    await page.locator('html:not([data-splash])').waitFor();
    await expect.poll(frames).toBeGreaterThan(3);
  });

  it('begins before the page’s own scripts, once', async () => {
    const page = await browser.open(withMotion);
    let send: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.locator(live).waitFor();
    const frames = await countFrames(page);
    await expect.poll(frames).toBeGreaterThan(3);
    send();
    await page.locator('[data-rotation]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(page.workers()).toHaveLength(1);
    expect(await stopped(page, frames)).toBe(false);
  });

  it('begins when a visitor comes from another page of the site', async () => {
    const page = await browser.open(withMotion);
    await page.goto(`${site.url}/download`, { waitUntil: 'networkidle' });
    expect(page.workers()).toHaveLength(0);
    await page.locator('header a[href="/"]').first().click();
    await page.locator(live).waitFor();
    await page.goBack();
    await expect.poll(() => page.workers().length).toBe(0);
  });

  it.each<Stillness>([
    ...stillness,
    [
      'a browser that cannot draw in a worker',
      {},
      () => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
    ],
  ])('with %s there is its drawing', async (_case, options, prepare) => {
    const page = await open(options, prepare);
    expect(page.workers()).toHaveLength(0);
    expect(await page.locator(live).count()).toBe(0);
    expect(
      await page.locator(`${canvas} + img`).evaluate((img: HTMLImageElement) => img.naturalWidth > 0),
    ).toBe(true);
  });

  it.each([390, 1440])('shows its drawing as the first frame, at %i px', async (width) => {
    const viewport = { width, height: 844 };
    const still = await open({ viewport, reducedMotion: 'reduce' });
    await still.locator(`${canvas} + img`).evaluate((img: HTMLImageElement) => img.decode());
    // A hidden tab draws the first frame and waits.
    const page = await open({ viewport }, () =>
      Object.defineProperty(document, 'hidden', { get: () => true }),
    );
    await page.locator(live).waitFor();
    for (const each of [still, page]) await each.evaluate(() => document.fonts.ready);
    // The worker's first frame, and what lies over the drawing, may not be there yet.
    const difference = async () =>
      differenceOf(page, await still.locator(canvas).screenshot(), await page.locator(canvas).screenshot());
    await expect.poll(difference).toBeLessThan(0.001);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
  ])('is as sharp as a screen of %ix, at most 2x', async (deviceScaleFactor, times) => {
    const page = await open({ viewport: { width: 390, height: 844 }, deviceScaleFactor });
    await page.locator(live).waitFor();
    const [worker] = page.workers() as [Worker];
    const drawn = await worker.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const draw = OffscreenCanvasRenderingContext2D.prototype.clearRect;
          OffscreenCanvasRenderingContext2D.prototype.clearRect = function (...box) {
            resolve(this.canvas.width);
            draw.apply(this, box);
          };
        }),
    );
    const shown = await page.locator(canvas).evaluate((element) => element.getBoundingClientRect().width);
    expect(Math.abs(drawn - shown * times)).toBeLessThanOrEqual(1);
  });

  it.each(['vi', 'en'])('has no findings of axe in %s', async (language) => {
    const page = await browser.open(withMotion);
    await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.locator(live).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
