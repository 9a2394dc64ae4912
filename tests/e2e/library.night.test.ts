import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, browserForTests, withMotion } from './browser';
import { sharedSite } from './demoSite';
import { hydratedInPage } from './hydrated';
import { stillness } from './stillness';

const site = sharedSite();
const browser = browserForTests();

const open = async (path: string, options: BrowserContextOptions = {}, prepare?: () => void) => {
  const page = await browser.open(options);
  if (prepare) await page.addInitScript(prepare);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
};
const tile = (page: Page, item: string) => page.locator(`#item-${item}`);
/** Which items have loops, and whether each is playing. */
const loops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')].map((video) => [
      video.parentElement?.dataset.loop,
      video.paused ? 'paused' : 'plays',
    ]),
  );
/** Longer than the pointer must rest on a tile; the page's own timer fires after those set before it. */
const pastAiming = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('the loop of a library tile (living-site.md section 3)', () => {
  it('plays while the tile is hovered or focused, one at a time, and is fetched only then', async () => {
    const page = await browser.open(withMotion);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media')
        fetched.push(/library\/([\w-]+)/.exec(request.url())?.[1] ?? '');
    });
    await page.goto(`${site.url}/librarys`, { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await tile(page, 'mu-lan-song').hover();
    await expect.poll(() => loops(page)).toEqual([['library/mu-lan-song', 'plays']]);
    await tile(page, 'mu-sung-trau').hover();
    await expect.poll(() => loops(page)).toEqual([['library/mu-sung-trau', 'plays']]);
    await page.mouse.move(5, 5);
    await expect.poll(() => loops(page)).toEqual([]);
    await tile(page, 'mu-sung-trau').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => loops(page)).toEqual([['library/non-la-thep', 'plays']]);
    expect(new Set(fetched)).toEqual(new Set(['mu-lan-song', 'mu-sung-trau', 'non-la-thep']));

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => loops(page)).toEqual([['library/non-la-thep', 'paused']]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => loops(page)).toEqual([['library/non-la-thep', 'plays']]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => loops(page)).toEqual([[undefined, 'plays']]);
  });

  it('does not keep a click from opening the item', async () => {
    const page = await browser.open(withMotion);
    await page.goto(`${site.url}/librarys`, { waitUntil: 'networkidle' });
    await tile(page, 'mu-lan-song').hover();
    await expect.poll(() => loops(page)).toEqual([['library/mu-lan-song', 'plays']]);
    const picture = await tile(page, 'mu-lan-song').locator('[data-loop]').boundingBox();
    await page.mouse.click(
      (picture?.x ?? 0) + (picture?.width ?? 0) / 2,
      (picture?.y ?? 0) + (picture?.height ?? 0) / 2,
    );
    await page.getByRole('dialog').waitFor();
  });

  it.each(stillness)('is neither played nor fetched with %s', async (_name, options, prepare) => {
    const page = await open('/librarys', options, prepare);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') fetched.push(request.url());
    });
    await tile(page, 'mu-lan-song').hover();
    await pastAiming(page);
    expect(await loops(page)).toEqual([]);
    await tile(page, 'mu-lan-song').focus();
    await page.keyboard.press('Tab');
    await pastAiming(page);
    expect(await loops(page)).toEqual([]);
    expect(fetched).toEqual([]);
  });
});

describe('the dialog of a library item', () => {
  it('opens by keyboard, steps by arrow keys with its address, and gives focus to the last item’s tile', async () => {
    const page = await open('/librarys?type=weapon', { reducedMotion: 'reduce' });
    await tile(page, 'dao-gam').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Dao Găm' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Mã Tấu' }).waitFor();
    expect(page.url()).toBe(`${site.url}/librarys/ma-tau?type=weapon`);
    await page.getByRole('button', { name: 'Món sau' }).click();
    await page.getByRole('dialog', { name: 'Trường Kiếm' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('item-truong-kiem');
    expect(page.url()).toBe(`${site.url}/librarys?type=weapon`);
    // The dialog's history entry is gone.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  it('closes by Back after any number of steps', async () => {
    const page = await open('/librarys', { reducedMotion: 'reduce' });
    await tile(page, 'mu-lan-song').click();
    await page.getByRole('dialog', { name: 'Mũ Làn Sóng' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Nón Lá Thép' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${site.url}/librarys`);
  });

  it('is a page of its own after a reload, which leads back to the library', async () => {
    const page = await open('/librarys', { reducedMotion: 'reduce' });
    await tile(page, 'mu-lan-song').click();
    await page.getByRole('dialog', { name: 'Mũ Làn Sóng' }).waitFor();
    await page.reload();
    await page.waitForFunction(hydratedInPage);
    await page.getByRole('heading', { level: 1, name: 'Mũ Làn Sóng' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Kho đồ của Outline' }).waitFor();
  });

  it('is left by a step back before the scripts of the reloaded page have come', async () => {
    const page = await open('/librarys', { reducedMotion: 'reduce' });
    await tile(page, 'mu-lan-song').click();
    await page.getByRole('dialog', { name: 'Mũ Làn Sóng' }).waitFor();
    const held: Array<() => Promise<void>> = [];
    await page.route('**/assets/*.js', (route) => void held.push(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Mũ Làn Sóng' }).waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.goBack({ waitUntil: 'commit' });
    for (const release of held) await release();
    await page.getByRole('heading', { level: 1, name: 'Kho đồ của Outline' }).waitFor();
  });

  it.each(['vi', 'en'] as const)('has no axe finding and fits 320 px in %s', async (language) => {
    const page = await browser.open({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
    await page.addInitScript(
      (lang) => location.protocol !== 'about:' && localStorage.setItem('lang', lang),
      language,
    );
    // An outfit, a weapon and a skill with every kind of figure, the last one in forced colours.
    for (const item of ['mua-lan', 'khien-canh', 'ma-tau', 'sen-hoi-sinh']) {
      if (item === 'sen-hoi-sinh') await page.emulateMedia({ forcedColors: 'active' });
      const isPage = item === 'khien-canh';
      await page.goto(`${site.url}/librarys${isPage ? `/${item}` : ''}`, { waitUntil: 'networkidle' });
      if (!isPage) await tile(page, item).click();
      const dialog = isPage ? page.locator('main') : page.getByRole('dialog');
      await dialog.waitFor();
      expect(await axeFindings(page), item).toEqual([]);
      expect(await dialog.evaluate((node) => node.scrollWidth <= node.clientWidth), item).toBe(true);
      const way = dialog.getByRole('link', { name: language === 'vi' ? 'Nạp kim cương' : 'Get diamonds' });
      await way.scrollIntoViewIfNeeded();
      expect(await way.isVisible(), item).toBe(true);
    }
  });
});
