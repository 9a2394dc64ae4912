import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previousCode } from '../support/server/factor';
import { browserForTests } from './browser';
import { chooseRecipientAndPackage, openCheckout } from './buyer';
import { demoSite } from './demoSite';
import { openOfficePage } from './opening';
import { admin } from './site';

const site = demoSite();
const browser = browserForTests();
const minute = 60_000;
let secret: string;
let steps = 0;

/** What the shop has: a bonus that soon ends, one that soon begins, and one that has just begun. */
async function setBonuses(token: string): Promise<void> {
  const { packages } = (await site.call('admin/diamond-packages', { token })).body;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const windows = [
    { BonusDiamonds: '71', BonusStartAt: at(3000), BonusEndAt: at(5 * minute) },
    { BonusDiamonds: '72', BonusStartAt: at(5 * minute), BonusEndAt: at(60 * minute) },
    { BonusDiamonds: '73', BonusStartAt: at(3000), BonusEndAt: at(60 * minute) },
  ];
  const onSale = packages.filter(({ isActive }: { isActive: boolean }) => isActive);
  for (const [n, window] of windows.entries()) {
    const { id, name, diamondAmount, price, currency, description, isActive } = onSale[n];
    const form = new FormData();
    const given = { Name: name, DiamondAmount: diamondAmount, Price: price, Currency: currency };
    const all = { ...given, Description: description, IsActive: isActive, FirstBonus: 0, ...window };
    for (const [part, value] of Object.entries(all)) form.set(part, String(value));
    const answer = await fetch(`${site.url}/api/admin/diamond-packages/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect([n, answer.status, await answer.text()]).toEqual([n, 200, expect.anything()]);
  }
  await sleep(3000);
}

beforeAll(async () => {
  await site.start();
  const { accessToken: token } = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  await setBonuses(token);
  const post = (path: string, json: object) =>
    site.call(`user/second-factor/${path}`, { method: 'POST', json, token });
  secret = (await post('begin', { password: admin.password })).body.secret;
  expect((await post('confirm', { code: await previousCode(secret) })).status).toBe(200);
});
afterAll(() => site.remove());

/** Another clock for all scripts of a page, and a record of every text of bonuses, timers and ages, from the first paint on. */
const shiftClock = (ahead: number) => {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(given?: number | string) {
      if (given !== undefined) super(given);
      else super(Real.now() + ahead);
    }
    static override now = () => Real.now() + ahead;
  } as DateConstructor;
  const seen = new Set<string>();
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('label:has(input[name="package"]), [role="timer"], td'))
      seen.add(each.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
const seenIn = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);

describe.each([
  ['ahead', 10 * minute],
  ['behind', -10 * minute],
])('a browser whose clock is ten minutes %s', (_, ahead) => {
  it('shows the bonuses that run, and sells with the whole time to pay', async () => {
    const page = await browser.open();
    await page.addInitScript(shiftClock, ahead);
    await chooseRecipientAndPackage(page, site.url);
    const cards = await page.locator('label:has(input[name="package"])').allTextContents();
    const bonusesIn = (texts: string[]) => ['71', '72', '73'].filter((n) => texts.join().includes(`+${n}`));
    expect(bonusesIn(cards)).toEqual(['71', '73']);
    const pay = page.getByRole('button', { name: 'Thanh toán ngay' });
    const checkout = await openCheckout(page, () => pay.click());
    await checkout.waitForURL(/sandbox/);
    await page.bringToFront();
    await page.getByRole('timer').waitFor();
    await checkout.locator('button[name="outcome"][value="completed"]').click();
    await checkout.getByText('Đã thanh toán').waitFor();
    await page.bringToFront();
    const paid = page.getByRole('heading', { name: 'Thanh toán thành công' });
    const check = page.getByRole('button', { name: /kiểm tra ngay/ });
    await check.or(paid).first().click();
    await paid.waitFor();
    // Nothing else was there for a moment.
    const seen = await seenIn(page);
    expect(bonusesIn(seen)).toEqual(['71', '73']);
    const left = seen.flatMap((text) => /^(\d\d):\d\d/.exec(text)?.[1] ?? []);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((minutes) => !['13', '14', '15'].includes(minutes))).toEqual([]);
  });

  it('signs staff in by a one-time code, and the back office knows what has just happened', async () => {
    const page = await browser.open();
    await page.addInitScript(shiftClock, ahead);
    await page.goto(`${site.url}/auth/login`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 * steps++ });
    await page.getByLabel('Mã xác thực').fill(code);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.waitForURL('**/admin/admindashboard');
    const { body } = await site.call('user/payment/packages');
    const packageId = body.packages[0].id;
    const json = { email: 'minhkhoi@outline.example', packageId };
    await site.call('user/payment/create', { method: 'POST', json });
    await openOfficePage(page, `${site.url}/admin/admindashboard`);
    await openOfficePage(page, `${site.url}/admin/transaction-management`);
    await page.getByText('vừa xong').first().waitFor();
    expect((await seenIn(page)).filter((text) => /(9|10|11) phút/.test(text))).toEqual([]);
  });
});
