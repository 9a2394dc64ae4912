import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, browserForTests, withMotion } from './browser';
import { sharedSite } from './demoSite';
import { differenceOf } from './pictures';
import { stillness } from './stillness';

const site = sharedSite();
const browser = browserForTests();

/** The slides whose scenes the style sheet animates. */
const slides = [1, 2, 3] as const;
const banner = 'section[aria-roledescription="carousel"]';

const open = async (options: Parameters<typeof browser.open>[0] = {}, prepare?: () => void) => {
  const page = await browser.open({ ...withMotion, ...options });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  return page;
};
const choose = (page: Page, place: number) => page.getByRole('tab').nth(place).click();

/** How many layers of each slide's scene are moving. The slide's own fade does not count. */
const moving = (page: Page) =>
  page.locator(`${banner} [role="tabpanel"]`).evaluateAll((panels) =>
    panels.map((panel) => {
      const animations = panel.querySelector('svg[data-plays]')?.getAnimations({ subtree: true }) ?? [];
      return animations.filter((each) => each instanceof CSSAnimation && each.playState === 'running').length;
    }),
  );
const isMoving = async (page: Page, place: number) => ((await moving(page))[place] ?? 0) > 0;

describe('the scenes of the other slides (living-site.md section 3)', () => {
  it('move while in front, and stop out of view and by the pause button', async () => {
    const page = await open();
    for (const place of slides) {
      await choose(page, place);
      await expect.poll(() => isMoving(page, place)).toBe(true);
      expect((await moving(page)).filter((count) => count > 0)).toHaveLength(1);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isMoving(page, 3)).toBe(false);
    // Nor does the rotation's clock, which stops with it.
    const clocks = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[role=tablist]')).length,
      );
    await expect.poll(clocks).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isMoving(page, 3)).toBe(true);
    await page.locator('[data-rotation]').click();
    await expect.poll(() => isMoving(page, 3)).toBe(false);
  });

  it.each(stillness)('are still with %s', async (_case, options, prepare) => {
    const page = await open(options, prepare);
    for (const place of slides) {
      await choose(page, place);
      await page
        .locator(`${banner} [role="tabpanel"]:not([inert]) use`)
        .first()
        .waitFor({ state: 'attached' });
      expect(await moving(page)).toEqual([0, 0, 0, 0]);
    }
  });

  describe.each(['reduced motion', 'the pause button'] as const)('chosen with %s', (way) => {
    let page: Page;
    beforeAll(async () => {
      const reducedMotion = way === 'reduced motion' ? 'reduce' : 'no-preference';
      page = await open({ reducedMotion, kept: true });
      if (way === 'the pause button') await page.locator('[data-rotation]').click();
    });
    afterAll(() => page.context().close());

    it.each(slides)('slide %i is its drawing', async (place) => {
      await choose(page, place);
      const panel = page.locator(`${banner} [role="tabpanel"]:not([inert])`);
      const scene = panel.locator('svg[data-plays]');
      await expect
        .poll(async () => {
          const layers = await scene.screenshot();
          await scene.evaluate(async (svg) => {
            const address = svg.querySelector('use')?.getAttribute('href')?.replace(/#.*/, '') ?? '';
            const img = Object.assign(new Image(), { src: address, width: 960, height: 720 });
            await img.decode();
            img.className = svg.getAttribute('class') ?? '';
            svg.before(img);
            (svg as SVGElement).style.display = 'none';
          });
          const drawing = await panel.locator('img').screenshot();
          await scene.evaluate((svg) => {
            svg.previousElementSibling?.remove();
            (svg as SVGElement).style.display = '';
          });
          return differenceOf(page, layers, drawing);
        })
        // A browser smooths edges slightly differently in layers that may move and, for the robot's slide, in a drawing
        // of many paths. A wrong pose differs by ten times as much.
        .toBeLessThan(way === 'reduced motion' && place !== 1 ? 0.001 : 0.006);
    });
  });

  describe('the box', () => {
    const scene = (page: Page) => page.locator('#slide-2 svg[data-plays]');
    const begun = (page: Page) =>
      scene(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length > 0);
    /** Whether the box is open when its loop begins. */
    const beginsOpen = (page: Page) =>
      scene(page).evaluate((svg) => {
        for (const each of svg.getAnimations({ subtree: true })) each.currentTime = 0;
        const inside = svg.querySelector('[data-part="inside"]');
        return inside && getComputedStyle(inside).opacity === '1';
      });

    it('begins closed whenever its slide is chosen', async () => {
      const page = await open();
      for (const _time of ['first', 'second']) {
        await choose(page, 2);
        await expect.poll(() => begun(page)).toBe(true);
        expect(await beginsOpen(page)).toBe(false);
        await choose(page, 3);
        await expect.poll(() => begun(page)).toBe(false);
      }
    });

    it('begins open when it was in view before it moved', async () => {
      const page = await open();
      await page.locator('[data-rotation]').click();
      await choose(page, 2);
      await page.locator('[data-rotation]').click();
      await expect.poll(() => isMoving(page, 2)).toBe(true);
      expect(await beginsOpen(page)).toBe(true);
    });
  });

  it.each(['vi', 'en'])('have no findings of axe in %s', async (language) => {
    const page = await browser.open({ viewport: { width: 320, height: 700 } });
    await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    for (const place of slides) {
      await choose(page, place);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

describe('wide screens', () => {
  it.each([1441, 1920, 2560])(
    'at %i px the drawing reaches the screen’s edge and no word stands over it',
    async (width) => {
      const page = await open({ viewport: { width, height: Math.round(width * 0.5625) } });
      const boxes = await page.locator(`${banner} [role="tabpanel"]:not([inert])`).evaluate((panel) => {
        const box = (selector: string) => panel.querySelector(selector)?.getBoundingClientRect();
        const words = ['h1', '.lead', 'a'].map((selector) => {
          const range = document.createRange();
          range.selectNodeContents(panel.querySelector(selector) ?? panel);
          return range.getBoundingClientRect().right;
        });
        return { scene: box('canvas'), words: Math.max(...words) };
      });
      expect(boxes.scene?.right).toBeGreaterThan(width - 60);
      expect(boxes.scene?.left).toBeGreaterThan(boxes.words);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

describe.each([
  ['vi', ''],
  ['en', '/en'],
])('the titles of the slides in %s', (_, prefix) => {
  it.each([320, 390, 600, 768, 960, 1280, 1440, 1920])(
    'take one line for each of their parts at %i px',
    async (width) => {
      const page = await browser.open({ viewport: { width, height: 900 } });
      await page.goto(`${site.url}${prefix || '/'}`, { waitUntil: 'networkidle' });
      const lines = await page.locator(`${banner} [role="tabpanel"] .display`).evaluateAll((titles) =>
        titles.map((title) =>
          [title.firstChild, title.lastElementChild].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part as Node);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
        ),
      );
      expect(lines).toEqual(Array.from({ length: 4 }, () => [1, 1]));
    },
  );
});
