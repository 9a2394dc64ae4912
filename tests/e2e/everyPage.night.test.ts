import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyAddress } from '../support/adminPages';
import { exampleId } from '../support/declaredApi';
import { sitePages } from '../support/sitePages';
import { browserForTests, looksRight, remember } from './browser';
import { demoSite } from './demoSite';
import { openOfficePage, openSitePage, type Session, sessionsOf } from './opening';
import { brokenWordsOn } from './seen';

const site = demoSite();
const browser = browserForTests();
let player: Session;
let staff: Session;
beforeAll(async () => {
  await site.start();
  [player, staff] = await sessionsOf(site);
});
afterAll(() => site.remove());

describe.each([
  { width: 320, lang: 'vi' },
  { width: 1440, lang: 'en' },
])('at $width px, in $lang, axe finds nothing and nothing is wider than', ({ width, lang }) => {
  it.each(sitePages.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    // A page that closes its pop-up has been opened by itself here.
    const expectedErrors = /Scripts may close only/;
    const page = await browser.open({ viewport: { width, height: 800 }, splash: true, expectedErrors });
    await openSitePage(page, { url: site.url, player, lang }, one);
    await looksRight(page);
    // A phone zooms in on a field of smaller letters, and stays there.
    const small = page
      .locator('input:not([type=checkbox], [type=radio]), textarea, select')
      .evaluateAll((fields) =>
        fields.flatMap((field) =>
          Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? [field.outerHTML] : [],
        ),
      );
    expect(await small).toEqual([]);
    // A grid with a height of its own would stretch what is in it.
    const stretched = page.locator('main [class*="button"]:is(a, button)').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const text = document.createRange();
        text.selectNodeContents(button.querySelector('span') ?? button);
        const room = button.clientHeight - text.getBoundingClientRect().height;
        return room > 48 ? [button.outerHTML] : [];
      }),
    );
    expect(await stretched).toEqual([]);
  });

  describe('the back office', () => {
    let page: Page;
    beforeAll(async () => {
      page = await browser.open({ viewport: { width, height: 800 }, kept: true });
      await remember(page, { ...staff, lang });
    });
    afterAll(() => page.context().close());

    it.each(everyAddress.map(({ path }) => path).filter((path) => !path.includes(exampleId)))(
      '%s',
      async (path) => {
        await openOfficePage(page, site.url + path);
        await looksRight(page);
        expect(await brokenWordsOn(page)).toEqual([]);
      },
    );
  });
});
