import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../src/admin/resources';
import { paths } from '../../src/paths';
import { browserForTests, remember, withMotion } from './browser';
import { sharedSite } from './demoSite';
import { admin } from './site';

// A field that grows with its text shows all of it, however wide it is and whether or not things move.

const site = sharedSite();
const browser = browserForTests();
let session: Record<string, string>;
beforeAll(async () => {
  ({ body: session } = await site.call('user/auth/login', { method: 'POST', json: admin }));
});

/** The fields of the open dialog that hide a line: no field scrolls before it has about twenty lines. */
const cutIn = (page: Page): Promise<string[]> =>
  page
    .locator('[role=dialog] textarea:not([aria-hidden])')
    .evaluateAll((fields) =>
      (fields as HTMLTextAreaElement[])
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight && clientHeight < 500)
        .map(({ name, scrollHeight, clientHeight }) => `${name}: ${clientHeight} of ${scrollHeight} px`),
    );

/** The lists whose form has such a field in the demonstration. */
const withText: string[] = [];

describe.each([
  [390, {}],
  [768, {}],
  [768, withMotion],
  [1440, {}],
] as const)('at %i px, with %o', (width, motion) => {
  it.each(resources.filter(({ inputs }) => inputs).map(({ path }) => path))('%s', async (path) => {
    const page = await browser.open({ viewport: { width, height: 900 }, ...motion });
    await remember(page, { ...session, lang: 'vi' });
    await page.goto(site.url + path);
    const edit = page.locator('main [data-key="e"]');
    await edit.first().waitFor();
    for (let row = 0; row < Math.min(2, await edit.count()); row++) {
      // Not by a click: the name of the row above, whose button has the focus again, may lie over it.
      await edit.nth(row).press('Enter');
      const fields = page.locator('[role=dialog] form :is(textarea, input)');
      await fields.first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await cutIn(page)).toEqual([]);
      if ((await page.locator('[role=dialog] textarea').count()) > 0) withText.push(path);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    }
  });
});

it('this was seen of fields with text', () => expect(new Set(withText).size).toBeGreaterThan(4));

it.each([paths.admin.dashboard, '/'])('%s: with motion off, what is changed is so at once', async (path) => {
  const page = await browser.open();
  await remember(page, session);
  await page.goto(site.url + path);
  await page.locator('h1').first().waitFor();
  const width = page
    .locator('h1')
    .first()
    .evaluate((heading) => {
      const before = getComputedStyle(heading).width;
      heading.style.width = '123px';
      return before && getComputedStyle(heading).width;
    });
  expect(await width).toBe('123px');
});
