import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, browserForTests, follow, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
let session: Record<string, string>;
let picture: string;
beforeAll(async () => {
  await site.start();
  session = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  picture = join(site.dataDir, 'picture.png');
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4CDFFF' } })
    .png()
    .toFile(picture);
});
afterAll(() => site.remove());

/** A page of the back office, signed in. */
async function open(
  path: string,
  options: Parameters<typeof browser.open>[0] & { theme?: 'dark' | 'light' } = {},
): Promise<Page> {
  const { theme = 'dark', ...context } = options;
  const page = await browser.open(context);
  await remember(page, { ...session, 'RaStoreOutline.theme': JSON.stringify(theme) });
  await page.goto(`${site.url}/admin/${path}`);
  await page.locator('h1').waitFor();
  return page;
}

/**
 * Fills every input of an add dialog: a picture, a name, the first option of each choice, the same number everywhere.
 */
async function fillIn(dialog: Locator, page: Page, name: string): Promise<void> {
  if (await dialog.locator('input[type=file]').count())
    await dialog.locator('input[type=file]').setInputFiles(picture);
  // Dates, which have a placeholder, stay empty.
  for (const text of await dialog
    .locator('input[type=text]:not([placeholder]), textarea:not([aria-hidden=true])')
    .all())
    await text.fill(name);
  for (const choice of await dialog.getByRole('combobox').all()) {
    await choice.click();
    await page.getByRole('option').first().click();
  }
  for (const number of await dialog.locator('input[inputmode=decimal]').all()) await number.fill('777');
}

const resources = [
  ['shop-management/diamond-packages', 'diamondAmount'],
  ['progress-management/levels', 'experienceRequired'],
  ['combat-management/weapons', 'damage'],
  ['combat-management/robots', 'health'],
  ['combat-management/boxes', 'boxHealth'],
] as const;

describe('on the real server', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open('settings/security', { kept: true });
  });
  afterAll(() => page.context().close());

  it.each(resources)('adds, finds, edits and deletes %s', async (path, field) => {
    // Via a page without the button, so that it is not the previous list's.
    await follow(page, '/admin/settings/security');
    await page.locator('#add-record').waitFor({ state: 'detached' });
    await follow(page, `/admin/${path}`);
    const name = path.endsWith('levels') ? '777' : `Thử ${field}`;
    await page.locator('#add-record').click();
    const add = page.getByRole('dialog');
    await add.locator('input').first().waitFor();
    await fillIn(add, page, name);
    await add.locator('button[type=submit]').click();
    await add.waitFor({ state: 'detached' });

    if (path.endsWith('levels')) await follow(page, `/admin/${path}?sort=levelNumber&order=DESC`);
    else {
      await page.locator('main input[name=q]').fill(name);
      await page.waitForURL(/filter=/);
    }
    await page.getByRole('button', { name: new RegExp(`^Sửa .* ${name}$`) }).click();
    const edit = page.getByRole('dialog');
    await expect.poll(() => edit.locator(`input[name=${field}]`).inputValue()).toBe('777');
    await edit.locator(`input[name=${field}]`).fill('0');
    if (field === 'diamondAmount') await edit.locator(`input[name=${field}]`).fill('1');
    await edit.locator('button[type=submit]').click();
    await edit.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: new RegExp(`^Xóa .* ${name}$`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click();
    await page.getByRole('button', { name: new RegExp(`^Xóa .* ${name}$`) }).waitFor({ state: 'detached' });
    // Closing it leads back to the list, and must not happen after the next test's first step.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  it('a new diamond package is inactive until the admin activates it', async () => {
    // Not as the list was left: filtered.
    await follow(page, '/admin/shop-management/diamond-packages?filter=%7B%7D');
    await page.getByRole('button', { name: /^Ngừng bán/ }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await dialog.getByRole('radio', { name: /Ngừng bán/ }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: 'Đang bán' }).check();
    await dialog.getByRole('button', { name: 'Áp dụng' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await site.call('user/payment/packages')).body.packages).toHaveLength(9);
  });

  it('shows each mail whole, however narrow its frame', async () => {
    await follow(page, '/admin/settings/mail');
    const frame = page.locator('iframe').first();
    const heights = () =>
      frame.evaluate((element) => {
        const { clientHeight, contentDocument } = element as HTMLIFrameElement;
        return [clientHeight, contentDocument?.documentElement.offsetHeight];
      });
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
    const [wide = 0] = await heights();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => ((await heights())[0] ?? 0) > wide && new Set(await heights()).size)
      .toBe(1);
  });
});

it('on a phone the pager speaks Vietnamese too', async () => {
  const page = await open('usermanager', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Trang sau' }).click();
  await page.getByRole('button', { name: 'Trang trước' }).click();
});

it('on a phone the name of a card is beside its buttons', async () => {
  const page = await open('usermanager', { viewport: { width: 390, height: 844 } });
  const lists = { 'content-management/news': 3, 'shop-management/accessories': 2, 'settings/staff': 1 };
  for (const [path, buttons] of Object.entries(lists)) {
    await follow(page, `/admin/${path}`);
    const cards = page.locator('main li:has(> .card-actions)');
    await cards
      .first()
      .locator('.card-actions .MuiIconButton-root')
      .nth(buttons - 1)
      .waitFor();
    const covered = () =>
      cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const [name, buttons] = ['.card-heading', '.card-actions'].map((part) => card.querySelector(part));
          if (!name || !buttons) return [];
          const room =
            name.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(name).paddingRight);
          return room > buttons.getBoundingClientRect().left ? [name.textContent] : [];
        }),
      );
    await expect.poll(covered, { message: path }).toEqual([]);
  }
});

it.each(['usermanager', 'transaction-management', 'shop-management/diamond-packages'])(
  'the head of a list stays in sight while its rows scroll: %s',
  async (path) => {
    const page = await open(`${path}?perPage=50`, { viewport: { width: 1440, height: 500 } });
    const rows = page.locator('main tbody tr');
    await rows.nth(5).waitFor();
    await page.waitForLoadState('networkidle');
    await rows.last().scrollIntoViewIfNeeded();
    /** Whether nothing lies over the middle of a heading, and whether the first row has gone below it. */
    const look = () =>
      page.evaluate(() => {
        const cell = document.querySelector('main thead th:nth-child(2)');
        const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        const first = document.querySelector('main tbody tr')?.getBoundingClientRect();
        return [above?.closest('th') === cell, (first?.top ?? top) < top];
      });
    await expect.poll(look).toEqual([true, true]);
  },
);

describe.each(['dark', 'light'] as const)('axe reports nothing (%s)', (theme) => {
  let page: Page;
  beforeAll(async () => {
    page = await open('admindashboard', { viewport: { width: 1024, height: 768 }, theme, kept: true });
  });
  afterAll(() => page.context().close());

  it.each([
    ['admindashboard', 'Phân tích tổng quan', '.recharts-wrapper'],
    ['usermanager', 'Quản lý người dùng', 'tbody tr'],
    ['shop-management/accessories', 'Quản lý cửa hàng', 'tbody tr'],
    ['shop-management/accessories/create', 'Quản lý cửa hàng', '[role=dialog] [type=submit]'],
    ['combat-management/robots/create', 'Quản lý chiến đấu', '[role=dialog] [type=submit]'],
    ['progress-management/seasons', 'Quản lý tiến trình', 'tbody tr'],
    ['content-management/news', 'Quản lý nội dung', 'tbody tr'],
    ['content-management/banners/create', 'Quản lý nội dung', '[role=dialog] [type=submit]'],
    ['content-management/calendar', 'Quản lý nội dung', 'tbody tr'],
    ['settings', 'Cài đặt', 'main li'],
  ])('%s', async (path, title, loaded) => {
    await follow(page, `/admin/${path}`);
    await page.locator('h1', { hasText: title }).waitFor();
    await page.locator(loaded).first().waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    expect(await axeFindings(page)).toEqual([]);
  });
});
