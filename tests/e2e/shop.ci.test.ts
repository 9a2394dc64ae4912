import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deep, isCovered } from '../support/depth';
import { browserForTests, remember } from './browser';
import { chooseRecipientAndPackage } from './buyer';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests();
beforeAll(() => site.start());
afterAll(() => site.remove());

interface Pack {
  id: string;
  name: string;
  diamondAmount: number;
  bonusDiamonds: number;
}
const signIn = async (email: string, password: string): Promise<string> =>
  (await site.call('user/auth/login', { method: 'POST', json: { email, password } })).body.accessToken;
const balance = async (token: string): Promise<number> =>
  (await site.call('user/profile/me', { token })).body.diamonds;
const packages = async (): Promise<Pack[]> => (await site.call('user/payment/packages')).body.packages;
const player = { email: 'minhkhoi@outline.example', userName: 'minhkhoi', password: 'outline-demo-2026' };

/** Opens the shop and picks the player after typing three letters of the name. */
async function choosePlayer() {
  const page = await browser.open();
  await page.goto(`${site.url}/shops`);
  expect(await page.locator('html').getAttribute('lang')).toBe('vi');
  await page.getByRole('combobox', { name: 'Email hoặc tên người dùng' }).pressSequentially('min');
  await page.getByRole('option', { name: /minhkhoi/ }).click();
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  return page;
}

/** Checks the payment's state manually, unless the 15 s poll came first, and waits for the result. */
async function seeOutcome(page: Page, heading: string) {
  const ended = page.getByRole('heading', { name: heading });
  await page.bringToFront();
  await page
    .getByRole('button', { name: /kiểm tra ngay/ })
    .or(ended)
    .first()
    .click();
  await ended.waitFor();
}

it('keeps a recipient that was typed before the scripts came', async () => {
  const page = await browser.open();
  let come: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`${site.url}/shops`, { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Email hoặc tên người dùng' });
  await field.pressSequentially(player.email);
  come();
  await page.getByRole('button', { name: 'Xác nhận', disabled: false }).click();
  await page.getByText(player.userName).first().waitFor();
  expect(await field.count()).toBe(0);
});

it('a visitor buys diamonds for a player: the balance rises by the package and its active bonus', async () => {
  const token = await signIn(player.email, player.password);
  const before = await balance(token);
  const pack = (await packages()).find(({ bonusDiamonds }) => bonusDiamonds > 0);
  if (!pack) throw new Error('The demo data has no package with a running bonus.');

  const page = await choosePlayer();
  await page.locator(`label:has(input[value="${pack.id}"])`).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Thanh toán ngay' }).click();
  const checkout = await opened;
  await checkout.locator('button[name="outcome"][value="completed"]').click();
  await checkout.getByText('Đã thanh toán').waitFor();

  await seeOutcome(page, 'Thanh toán thành công');
  expect(await page.getByRole('button', { name: /Hoàn tất/ }).count()).toBe(1);
  expect(await balance(token)).toBe(before + pack.diamondAmount + pack.bonusDiamonds);
});

it('what appears once a recipient is confirmed is loaded when the field is entered, so that nothing moves then', async () => {
  const page = await browser.open();
  await page.goto(`${site.url}/shops`);
  const loaded = page.waitForResponse(/\/CurrentPayment-/);
  await page.getByRole('combobox', { name: 'Email hoặc tên người dùng' }).focus();
  expect((await loaded).ok()).toBe(true);
});

it.each(
  [
    [390, 844],
    [1440, 900],
    [1920, 1080],
  ].flatMap(([width = 0, height = 0], row) =>
    ['a guest', 'a player']
      .filter((_, column) => isCovered(row, column))
      .map((as) => ({ width, height, as })),
  ),
)(
  'the first screen of $width × $height shows prices to $as, in both languages',
  async ({ as, ...viewport }) => {
    for (const path of ['/shops', '/en/shops']) {
      const page = await browser.open({ viewport });
      if (as === 'a player')
        await remember(page, {
          accessToken: await signIn(player.email, player.password),
          email: player.email,
        });
      await page.goto(`${site.url}${path}`);
      if (as === 'a player') await page.getByRole('button', { name: /\(m.*@/ }).waitFor();
      const price = page
        .getByRole('radio')
        .first()
        .locator('..')
        .getByText(/^10[.,]000/)
        .first();
      await price.waitFor();
      const bar = page.getByRole('region', { name: /^(Thanh toán|Payment)$/ });
      const [shown, below] = [await price.boundingBox(), await bar.boundingBox()];
      const [foot, top] = [(shown?.y ?? 9999) + 28, below?.y ?? 0];
      expect([path, foot, top, foot <= top]).toEqual([path, foot, top, true]);
    }
  },
);

/** Opens the fields of a gift by touch, and fills them. */
async function give(page: Page, { name, message }: { name: string; message: string }) {
  await page.getByText('Tặng kèm lời nhắn').tap();
  await page.getByLabel('Tên người tặng').fill(name);
  await page.getByLabel('Lời nhắn').fill(message);
}
/** The texts of all mails that were sent. */
const mailTexts = () =>
  Promise.all(site.mails().map(async (raw) => (await PostalMime.parse(raw)).text ?? ''));

const byThumb = [
  { width: 360, height: 640, popups: true },
  { width: 360, height: 640, popups: false, gift: { name: 'Mẹ Hoa', message: 'Chúc con thi tốt!' } },
  { width: 390, height: 844, popups: false },
];
it.each(deep(byThumb.slice(0, 2), byThumb))(
  'on a phone one button in the bar leads from paying to the receipt (%o)',
  async ({ popups, gift, ...viewport }) => {
    const page = await browser.open({ viewport, hasTouch: true, reducedMotion: 'reduce' });
    if (!popups) await page.addInitScript(() => Object.assign(window, { open: () => null }));
    await chooseRecipientAndPackage(page, site.url);
    if (gift) await give(page, gift);
    const bar = page.getByRole('region', { name: 'Thanh toán' });
    /** Taps it where it is: within reach, with nothing over it. */
    const tap = async (name: string) => {
      const button = bar.getByRole(/biên nhận|Mở/.test(name) ? 'link' : 'button', { name });
      await button.waitFor();
      const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect([name, box.height >= 44, box.y + box.height <= viewport.height]).toEqual([name, true, true]);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };
    const opened = popups ? page.context().waitForEvent('page') : undefined;
    await bar.getByRole('button', { name: 'Thanh toán ngay' }).tap();
    if (!popups) await tap('Mở trang thanh toán');
    const checkout = (await opened) ?? page;
    await checkout.waitForURL(/sandbox/);
    await checkout.locator('button[name="outcome"][value="completed"]').tap();
    await checkout.getByText('Đã thanh toán').waitFor();
    if (popups) {
      await page.bringToFront();
      await seeOutcome(page, 'Thanh toán thành công');
    } else {
      // The gateway's own way back leads to the shop in the same tab, which recognises the payment.
      await page.getByRole('link', { name: 'Về cửa hàng' }).tap();
      await page.getByRole('heading', { name: 'Thanh toán thành công' }).waitFor();
      expect(page.context().pages()).toHaveLength(1);
    }
    await tap('Xem biên nhận');
    await page.waitForURL('**/receipts/*?key=*');
    if (gift)
      await expect.poll(mailTexts).toContainEqual(expect.stringMatching(`${gift.name}[^]*${gift.message}`));
  },
);

it.each([
  ['failed', 'Thanh toán không thành công'],
  ['cancelled', 'Giao dịch đã hủy'],
])('a payment that is %s is shown as such and costs nothing', async (outcome, heading) => {
  const token = await signIn(player.email, player.password);
  const before = await balance(token);
  const page = await choosePlayer();
  await page.locator('label:has(input[name="package"])').first().click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Thanh toán ngay' }).click();
  const checkout = await opened;
  await checkout.locator(`button[name="outcome"][value="${outcome}"]`).click();
  await checkout.getByRole('button').first().waitFor({ state: 'detached' });
  await seeOutcome(page, heading);
  expect(await balance(token)).toBe(before);
});

it('an open payment is found again after closing the tab, and not created twice', async () => {
  const first = await choosePlayer();
  await first.locator('label:has(input[name="package"])').nth(1).click();
  const opened = first.context().waitForEvent('page');
  await first.getByRole('button', { name: 'Thanh toán ngay' }).click();
  await (await opened).waitForURL(/sandbox/);
  const address = (await opened).url();
  await first.context().close();

  const again = await choosePlayer();
  await again.locator('label:has(input[name="package"])').nth(1).click();
  await again.getByText('Bạn có một giao dịch chưa xong').waitFor();
  await again.getByRole('button', { name: 'Tiếp tục thanh toán' }).click();
  const link = again.getByRole('link', { name: 'Mở trang thanh toán' });
  expect(await link.getAttribute('href')).toBe(address);
});
