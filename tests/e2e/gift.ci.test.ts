import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/cli/demo/demo';
import { browserForTests, looksRight, picture, withMotion } from './browser';
import { chooseRecipientAndPackage, openCheckout } from './buyer';
import { demoSite } from './demoSite';

const site = demoSite();
const browser = browserForTests();
beforeAll(() => site.start());
afterAll(() => site.remove());

const player = { email: 'minhkhoi@outline.example', password: demoPassword };
const phone = { viewport: { width: 390, height: 844 } };

/** Presses Pay Now, pays at the sandbox, and waits for the result. */
async function pay(page: Page): Promise<void> {
  const checkout = await openCheckout(page, () =>
    page.getByRole('button', { name: 'Thanh toán ngay' }).click(),
  );
  await checkout.locator('button[name="outcome"][value="completed"]').click();
  await checkout.getByText('Đã thanh toán').waitFor();
  await page.bringToFront();
  const done = page.getByRole('heading', { name: 'Thanh toán thành công' });
  await page
    .getByRole('button', { name: /kiểm tra ngay/ })
    .or(done)
    .first()
    .click();
  await done.waitFor();
}

it('a gift is opened from its link on another phone, and its key reaches no address that is sent', async () => {
  const giver = await browser.open(phone);
  await chooseRecipientAndPackage(giver, site.url);
  await giver.getByText('Tặng kèm lời nhắn, nhận biên nhận').click();
  await giver.getByLabel('Tên người tặng').fill('Mẹ Lan');
  await giver.getByLabel('Lời nhắn').fill('Chúc con thi tốt. Chơi vừa thôi nhé!');
  // As long as a line of a phone.
  await giver.getByRole('main').getByLabel('Email của bạn').fill('nguyen.thi.thuy.linh.2009@outline.example');
  await pay(giver);
  await giver.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: { url: string }) => void Object.assign(window, { shared: url }),
    });
  });
  await giver.getByRole('button', { name: 'Chia sẻ món quà' }).click();
  const link = await giver.evaluate(() => (window as unknown as { shared: string }).shared);
  expect(link).toMatch(/\/gift\/[0-9a-f]{32}#[\w-]{43}$/);
  await looksRight(giver);
  await picture(giver, 'gift-paid');

  const other = await browser.open({ ...phone, ...withMotion });
  const sent: string[] = [];
  other.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await other.goto(link);
  await other.getByRole('heading', { name: 'Mẹ Lan gửi bạn một món quà' }).waitFor();
  await looksRight(other);
  await picture(other, 'gift-closed');
  await other.getByRole('button', { name: 'Mở quà' }).click();
  await other.getByRole('heading', { level: 2, name: /kim cương/ }).waitFor();
  await looksRight(other);
  await other.waitForTimeout(1500);
  await picture(other, 'gift-open');
  const key = link.split('#')[1] ?? '-';
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((address) => address.includes(key))).toEqual([]);
  await other.getByRole('link', { name: 'Vào tủ đồ' }).click();
  await other.waitForURL(/\/wardrobe$/);

  const wrong = await browser.open(phone);
  await wrong.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`);
  await wrong.getByRole('heading', { name: 'Món quà này không còn mở được' }).waitFor();
  await looksRight(wrong);
  await picture(wrong, 'gift-ended');
});

it('who lacks diamonds for an item finds the package for it, buys it, and is back at the item', async () => {
  const page = await browser.open(phone);
  await page.goto(`${site.url}/auth/login?from=${encodeURIComponent('/wardrobe')}`);
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel('Email').fill(player.email);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(player.password);
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(/\/wardrobe$/);
  const back = '/wardrobe?item=mu-lan-song';
  await page.goto(`${site.url}/shops?need=700&back=${encodeURIComponent(back)}`);
  await page.getByText('Bạn còn thiếu 700 kim cương cho Mũ Làn Sóng.').waitFor();
  const marked = page.locator('label:has(input[name="package"]:checked)');
  expect(await marked.textContent()).toContain('Đủ mua');
  await looksRight(page);
  await picture(page, 'need');
  await page.getByRole('button', { name: 'Nạp cho tài khoản của tôi' }).click();
  await pay(page);
  await picture(page, 'need-paid');
  await looksRight(page);
  await page.getByRole('link', { name: 'Tới tủ đồ' }).first().click();
  await page.waitForURL(/\/wardrobe\?item=mu-lan-song$/);
});
