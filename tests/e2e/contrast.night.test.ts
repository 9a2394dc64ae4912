import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../src/admin/app/readPages';
import { paths } from '../../src/paths';
import { everyAddress } from '../support/adminPages';
import { sitePages } from '../support/sitePages';
import { browserForTests, remember } from './browser';
import { demoSite } from './demoSite';
import { openOfficePage, openSitePage, type Session, sessionsOf } from './opening';
import { likeEnabled, unringedOn, unseenOn } from './seen';

// Forced colours take away backgrounds, shadows and gradients, and with them all that is drawn by nothing else.

const site = demoSite();
const browser = browserForTests();
let player: Session;
let staff: Session;
beforeAll(async () => {
  await site.start();
  [player, staff] = await sessionsOf(site);
});
afterAll(() => site.remove());

const medias = [
  { contrast: 'more', forcedColors: 'none' },
  { contrast: 'no-preference', forcedColors: 'active' },
] as const;
async function expectSeen(page: Page): Promise<void> {
  // The element under the pointer may be about to show its tooltip.
  await page.mouse.move(0, 0);
  for (const media of medias) {
    await page.emulateMedia({ colorScheme: 'dark', ...media });
    // A dialog fades in, and a list may grow between its measures and its picture.
    await expect.poll(() => unseenOn(page), { message: media.contrast, timeout: 10_000 }).toEqual([]);
    const [disabled, focus] = [await likeEnabled(page), await unringedOn(page)];
    expect({ ...media, disabled, focus }).toEqual({ ...media, disabled: [], focus: [] });
  }
}

const viewport = { width: 1280, height: 900 };
/** The dashboard, and of each resource its list, its form and its grid. */
const inOffice = [
  paths.admin.dashboard,
  ...everyAddress.filter(({ kind }) => ['list', 'create', 'balance'].includes(kind)).map(({ path }) => path),
  ...readPages.map(({ path }) => path),
];
describe('with more contrast and in forced colours, controls, disabled buttons, the focus and pictures are seen on', () => {
  it.each(sitePages.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const expectedErrors = /Scripts may close only/;
    const page = await browser.open({ viewport, splash: true, expectedErrors });
    await openSitePage(page, { url: site.url, player, lang: 'vi' }, one);
    await expectSeen(page);
  });

  describe('the back office', () => {
    let page: Page;
    beforeAll(async () => {
      page = await browser.open({ viewport, kept: true });
      await remember(page, staff);
    });
    afterAll(() => page.context().close());

    it.each(inOffice)('%s', async (path) => {
      await openOfficePage(page, site.url + path);
      await expectSeen(page);
    });
  });
});

it('quiet text of the back office is not quiet for readers who ask for more contrast', async () => {
  const page = await browser.open({ viewport });
  await remember(page, staff);
  await page.goto(site.url + paths.admin.users);
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.locator('th').first().waitFor();
  expect(await colourOf('th')).not.toBe(await colourOf('h1'));
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(() => colourOf('th')).toBe(await colourOf('h1'));
});

it('drawings of the back office keep their ground in forced colours, and icons the colour of their text', async () => {
  const page = await browser.open({ viewport, forcedColors: 'active', colorScheme: 'light' });
  await remember(page, staff);
  await page.goto(site.url + paths.admin.dashboard);
  const chart = page.locator('.recharts-wrapper').first();
  const groundOf = () =>
    chart.evaluate((element) => getComputedStyle(element.closest('figure > div') ?? element).backgroundColor);
  await expect.poll(groundOf).toBe('rgb(16, 20, 27)');
  await page.locator('main .MuiSvgIcon-root').first().waitFor();
  const own = await page
    .locator('.MuiSvgIcon-root')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
        .map((icon) => icon.outerHTML),
    );
  expect(own).toEqual([]);
});
