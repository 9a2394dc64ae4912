import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idStartOf } from '../../contract/paymentNumber';
import { axeFindings, browserForTests, withMotion } from './browser';
import { chooseRecipientAndPackage, openCheckout } from './buyer';
import { demoSite } from './demoSite';
import { stillness } from './stillness';

const site = demoSite();
const browser = browserForTests();
beforeAll(() => site.start());
afterAll(() => site.remove());

const scene = '[data-closed]';
const amount = (page: Page) => page.locator(`${scene} p`).textContent();
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Records what moves in the scene, and every amount shown. */
const watchScene = () => {
  const seen = { animated: 0, amounts: [] as string[] };
  Object.assign(window, { seen });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function watched(...how) {
    if (this.closest('[data-closed]')) seen.animated += 1;
    return animate.apply(this, how);
  };
  new MutationObserver(() => {
    const text = document.querySelector<HTMLElement>('[data-closed] p')?.textContent ?? '';
    if (text && seen.amounts.at(-1) !== text) seen.amounts.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
/** Holds the scene at its beginning, however slow the machine is: it lasts two seconds. */
const holdScene = () => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function held(...how) {
    const animation = animate.apply(this, how);
    if (this.closest('[data-closed]')) animation.pause();
    return animation;
  };
};
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { animated: number; amounts: string[] } }).seen);

/** Buys the first package, 100 diamonds, up to the success page. */
async function buy(options: Parameters<typeof browser.open>[0] = {}, prepare?: () => void): Promise<Page> {
  const page = await browser.open(options);
  await page.addInitScript(watchScene);
  if (prepare) await page.addInitScript(prepare);
  await chooseRecipientAndPackage(page, site.url);
  const pay = page.getByRole('button', { name: 'Thanh toán ngay' });
  const checkout = await openCheckout(page, () => pay.click());
  await checkout.waitForURL(/sandbox/);
  await checkout.locator('button[name="outcome"][value="completed"]').click();
  await checkout.getByText('Đã thanh toán').waitFor();
  await page.bringToFront();
  const paid = page.getByRole('heading', { name: 'Thanh toán thành công' });
  await page
    .getByRole('button', { name: /kiểm tra ngay/ })
    .or(paid)
    .first()
    .click();
  await page.locator(scene).waitFor();
  return page;
}

describe('success', () => {
  it('closes the diamonds and counts under one clock, until a key ends it', async () => {
    const page = await buy(withMotion, holdScene);
    const clock = await page.waitForFunction((selector) => {
      const element = document.querySelector(selector);
      return document.getAnimations().find((each) => (each.effect as KeyframeEffect).target === element);
    }, scene);
    // At its midpoint.
    await page.evaluate((selector) => {
      const ofScene = document
        .getAnimations()
        .filter((each) => (each.effect as KeyframeEffect).target?.closest(selector));
      for (const each of ofScene) each.currentTime = 1000;
    }, scene);
    expect(await clock.evaluate((each) => each?.effect?.getComputedTiming().endTime)).toBe(2000);
    await expect.poll(() => amount(page)).toBe('+50 kim cương');
    const closed = () =>
      page
        .locator(`${scene} [data-turn]`)
        .evaluateAll((gems) =>
          [...gems]
            .sort((a, b) => Number((a as HTMLElement).dataset.turn) - Number((b as HTMLElement).dataset.turn))
            .map((gem) => Number(getComputedStyle(gem).getPropertyValue('--closed'))),
        );
    const places = () =>
      page.locator(`${scene} > *`).evaluateAll((parts) => {
        const top = parts[0]?.parentElement?.getBoundingClientRect();
        return parts.map((part) => {
          const { x, y, width } = part.getBoundingClientRect();
          return [x, y - (top?.y ?? 0), width].map(Math.round);
        });
      });
    const held = await places();
    const [first, second, last] = await closed();
    expect([first, last]).toEqual([1, 0]);
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(1);

    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator(scene).getAttribute('data-closed')).toBe('true');
    expect([await amount(page), await closed()]).toEqual(['+100 kim cương', [1, 1, 1]]);
    // Nothing has moved while the amount grew.
    expect(await places()).toEqual(held);
    // Announced once in full, with none of the counting numbers.
    const live = page.locator('[aria-live="polite"]');
    expect(await live.innerText()).toBe('100 kim cương đã vào tài khoản minhkhoi.');
  });

  it.each(stillness)('is complete at once with %s', async (_, options, prepare) => {
    const page = await buy(options, prepare);
    await expect.poll(() => page.locator(scene).getAttribute('data-closed')).toBe('true');
    const { animated, amounts } = await seen(page);
    expect([animated, amounts]).toEqual([0, ['+100 kim cương']]);
  });

  it('leads on by keyboard: copy, receipt, another package, the download', async () => {
    const page = await buy({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });
    const copy = page.getByRole('button', { name: 'Sao chép mã giao dịch' });
    await copy.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Đã sao chép mã giao dịch.').waitFor({ state: 'attached' });
    const number = await page.evaluate(() => navigator.clipboard.readText());
    const names: (string | undefined)[] = [];
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
    }
    expect(names).toEqual(['Xem biên nhận', 'Mua gói khác', 'Vào trang tải game']);
    await page.getByRole('link', { name: 'Xem biên nhận', exact: true }).press('Enter');
    await page.waitForURL(`**/receipts/${idStartOf(number)}*?key=*`);
    await page.getByText(number).first().waitFor();
  });

  it('is drawn in the reader’s own colours, at 200 % zoom too', async () => {
    const options = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
    const page = await buy({ ...options, forcedColors: 'active', reducedMotion: 'reduce' });
    const colours = await page.locator(`${scene} path, ol[class] line`).evaluateAll((lines) => {
      const text = getComputedStyle(document.querySelector('main h1') as Element).color;
      return lines.map((line) => getComputedStyle(line).stroke === text || line.matches(':first-child'));
    });
    expect(colours.length).toBeGreaterThan(9);
    expect(colours).not.toContain(false);
    expect(await isWider(page)).toBe(false);
  });

  describe('another purchase in the same tab', () => {
    let page: Page;
    beforeAll(async () => {
      page = await buy({ viewport: { width: 320, height: 800 }, kept: true });
    });
    afterAll(() => page.context().close());

    it.each(['vi', 'en'])('axe finds nothing while waiting and after, at 320 px (%s)', async (lang) => {
      expect([await axeFindings(page), await isWider(page)]).toEqual([[], false]);
      await page.evaluate((value) => localStorage.setItem('lang', value), lang);
      await page.reload();
      const cards = page.locator('label:has(input[name="package"])');
      await cards.first().click();
      expect([await axeFindings(page), await isWider(page)]).toEqual([[], false]);
      const checkout = await openCheckout(page, () =>
        page.getByRole('button', { name: /^(Thanh toán ngay|Pay Now)$/ }).click(),
      );
      await checkout.waitForURL(/sandbox/);
      await page.bringToFront();
      await page.locator('[data-phase="paying"] ol [aria-current="step"]').waitFor();
      expect([await axeFindings(page), await isWider(page)]).toEqual([[], false]);
      await checkout.locator('button[name="outcome"][value="completed"]').click();
      await checkout.getByRole('button').first().waitFor({ state: 'detached' });
      await page.bringToFront();
      const check = page.getByRole('button', { name: /kiểm tra ngay|check now/ });
      await check.or(page.locator(scene)).first().click();
      await page.locator(`${scene}[data-closed="true"]`).waitFor();
      expect([await axeFindings(page), await isWider(page)]).toEqual([[], false]);
    });
  });
});

it('a purchase is listed in the account that made it, with its receipt', async () => {
  const json = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };
  const { body } = await site.call('user/auth/login', { method: 'POST', json });
  const page = await browser.open({ reducedMotion: 'reduce', viewport: { width: 320, height: 800 } });
  await page.addInitScript((session: Record<string, string>) => {
    if (location.protocol === 'about:') return;
    for (const name of ['accessToken', 'refreshToken', 'userName', 'email'])
      localStorage.setItem(name, session[name] ?? '');
  }, body);
  await page.goto(`${site.url}/account`);
  await page.getByText('Tham gia từ').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Nạp kim cương' }).click();
  await page.getByRole('button', { name: /Nạp cho tài khoản của tôi/ }).click();
  await page.locator('label:has(input[name="package"])').first().click();
  const pay = page.getByRole('button', { name: 'Thanh toán ngay' });
  const checkout = await openCheckout(page, () => pay.click());
  await checkout.waitForURL(/sandbox/);
  await checkout.locator('button[name="outcome"][value="completed"]').click();
  await checkout.getByText('Đã thanh toán').waitFor();
  await page.bringToFront();
  await page
    .getByRole('button', { name: /kiểm tra ngay/ })
    .or(page.locator(scene))
    .first()
    .click();
  await page.getByRole('link', { name: 'Xem tài khoản' }).click();
  const row = page.locator('li[data-status="COMPLETED"]').filter({ hasText: 'Túi Tân Binh' }).first();
  await row.waitFor();
  expect([await axeFindings(page), await isWider(page)]).toEqual([[], false]);
  await row.getByRole('link', { name: /^Xem biên nhận/ }).click();
  await page.waitForURL('**/receipts/*?key=*');
});
