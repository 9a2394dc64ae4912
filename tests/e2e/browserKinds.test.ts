import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullChromium } from '../../scripts/chromium';
import { demoPassword } from '../../server/cli/demo/demo';
import { paths } from '../../src/paths';
import { type Translating, translate, translatings } from '../support/translator';
import { browserForTests, remember } from './browser';
import { chooseRecipientAndPackage, openCheckout } from './buyer';
import { demoSite } from './demoSite';
import { openOfficePage } from './opening';
import { admin, type Site } from './site';

const running = demoSite();
let site: Site;
const browser = browserForTests();
beforeAll(async () => {
  site = await running.start();
});
afterAll(() => running.remove());

/** A page whose every text is wrapped again and again, as a translated page's is. */
async function translated(how: Translating = 'wraps'): Promise<Page> {
  // What is translated before it is hydrated, React renders once more in the browser.
  const page = await browser.open({ expectedErrors: /React error #418/ });
  await page.addInitScript(
    `(${String((change: typeof translate, kind: Translating) => {
      const again = () => {
        if (document.body?.querySelector('h1')) change(document.body, kind);
      };
      addEventListener('load', () => setInterval(again, 50));
    })})(${String(translate)}, '${how}')`,
  );
  return page;
}
/** Pays at the sandbox gateway's page. */
async function pay(checkout: Page): Promise<void> {
  await checkout.locator('button[name="outcome"][value="completed"]').click();
  await checkout.getByText('Đã thanh toán').waitFor();
}
/** Asks for the payment's state, unless a poll came first, and waits for its success. */
async function seeSuccess(page: Page): Promise<void> {
  const ended = page.getByRole('heading', { name: 'Thanh toán thành công' });
  const check = page.getByRole('button', { name: /kiểm tra ngay/ });
  await check.or(ended).first().click();
  await ended.waitFor();
}
/** Presses the form's button once it is translated, and waits for the response. */
async function submit(page: Page, call: string): Promise<void> {
  const pressed = page.locator('form button[type=submit]');
  await pressed.locator('font').first().waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/${call}`));
  await pressed.click();
  await answered;
}

it('a translated page keeps its forms through every refusal', async () => {
  const page = await translated();
  await page.goto(`${site.url}/auth/login`);
  await page.getByLabel('Email', { exact: true }).fill('minhkhoi@outline.example');
  for (let tries = 0; tries < 2; tries++) {
    // A refused password has to be typed again.
    await page.getByLabel('Mật khẩu', { exact: true }).fill('wrong-password-2026');
    await submit(page, 'user/auth/login');
    await page.getByRole('alert').locator('font').first().waitFor();
  }
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('minhkhoi@outline.example');
  await page.goto(`${site.url}/auth/forgot-password`);
  await page.getByLabel('Email', { exact: true }).fill('minhkhoi@outline.example');
  await submit(page, 'user/forgot-password/send-code');
  await page.getByLabel(/6 chữ số/).fill('000000');
  await submit(page, 'user/forgot-password/verify-code');
  await page.getByRole('alert').waitFor();
  // What is typed next replaces the refused code.
  await page.keyboard.type('1');
  expect(await page.getByLabel(/6 chữ số/).inputValue()).toBe('1');
});

/** The texts that a screen reader says of a field besides its name. */
const saidOf = (field: Locator) =>
  field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
/** What a page says once it says what is wanted or, where that is not known, no longer changes; after ten seconds as it is. */
async function settled<T>(page: Page, read: () => Promise<T>, wanted: T | undefined): Promise<T> {
  let said = await read();
  for (let tries = 0; tries < 40; tries++) {
    const before = JSON.stringify(wanted ?? said);
    await page.waitForTimeout(250);
    said = await read();
    if (JSON.stringify(said) === before) break;
  }
  return said;
}

/** Registers with an e-mail and a user name that are taken, then with neither, and returns what the form said. */
async function register(page: Page, own: string, wanted: unknown[][] = []): Promise<unknown[][]> {
  const said: unknown[][] = [];
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('tab', { name: 'Đăng ký' }).click();
  const form = page.getByRole('tabpanel').filter({ visible: true });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const typed = {
    Tên: 'Lan',
    Họ: 'Phạm',
    'Tên người dùng': own,
    Email: 'minhkhoi@outline.example',
    'Mật khẩu': 'khep-net-2026',
    'Nhập lại mật khẩu': 'khep-net-2025',
  };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await form.getByRole('checkbox').check();
  const press = async () => {
    await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await page.locator('form [aria-invalid=true]').first().waitFor();
    const marks = async () => {
      const marked = Object.keys(typed).map(async (name) => [
        name,
        await field(name).inputValue(),
        await field(name).getAttribute('aria-invalid'),
        await saidOf(field(name)),
      ]);
      return [await Promise.all(marked), await form.getByRole('alert').allTextContents()];
    };
    said.push(await settled(page, marks, wanted[said.length]));
  };
  await press();
  await field('Nhập lại mật khẩu').fill('khep-net-2026');
  await press();
  await field('Tên người dùng').fill('minhkhoi');
  await press();
  await field('Email').fill(`${own}@outline.example`);
  await press();
  await field('Tên người dùng').fill(own);
  await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await page.waitForURL('**/auth/verify-email');
  return said;
}

it('a translated registration says at each try what the page says that is not translated', async () => {
  const said = await register(await browser.open(), 'lanpham');
  expect(JSON.stringify(said)).toContain('Email này đã được đăng ký.');
  for (const how of translatings) {
    const own = `lan${how}`;
    const expected = JSON.parse(JSON.stringify(said).replaceAll('lanpham', own));
    expect(await register(await translated(how), own, expected)).toEqual(expected);
  }
});

/** Buys without signing in, and returns what the shop said at each step, without its figures. */
async function buy(page: Page, wanted: string[] = []): Promise<string[]> {
  const said: string[] = [];
  const note = async () => {
    const texts = async () =>
      (await page.locator('main').innerText())
        .replace(/[0-9A-F]{5}-[0-9A-F]{5}|\d+/g, '#')
        .replace(/\s+/g, ' ');
    said.push(await settled(page, texts, wanted[said.length]));
  };
  await chooseRecipientAndPackage(page, site.url);
  await note();
  const checkout = await openCheckout(page, () =>
    page.getByRole('button', { name: 'Thanh toán ngay' }).click(),
  );
  await checkout.waitForURL(/sandbox/);
  await page.bringToFront();
  await page
    .getByRole('heading', { name: /Đang chờ|chờ thanh toán/ })
    .first()
    .waitFor();
  // This browser's purchases come last.
  await page.getByText('Lần mua trên trình duyệt này').first().waitFor();
  await note();
  await pay(checkout);
  await page.bringToFront();
  await seeSuccess(page);
  await note();
  return said;
}

it('a translated shop sells without signing in, and says at each step what the other says', async () => {
  const said = await buy(await browser.open());
  expect(said.at(-1)).toContain('Thanh toán thành công');
  for (const how of translatings) expect(await buy(await translated(how), said)).toEqual(said);
});

it('a translated dashboard shows another period', async () => {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const page = await translated();
  await remember(page, { ...session, lang: 'vi' });
  await openOfficePage(page, `${site.url}${paths.admin.dashboard}`);
  const periods = page.getByRole('group', { name: /Khoảng thời gian|Kỳ/ }).getByRole('button');
  for (let at = 0; at < (await periods.count()); at++) {
    await page.locator('main h2 font').first().waitFor();
    await periods.nth(at).click();
    await page.waitForLoadState('networkidle');
    await page.locator('h1').waitFor();
  }
  expect(await periods.count()).toBeGreaterThan(2);
});

it('the shop sells over plain http under a name of the local network', async () => {
  // What browsers say of any plain address.
  const page = await browser.open({ expectedErrors: /untrustworthy|origin-keyed/ });
  const address = 'http://shop.test';
  await page.context().route(`${address}/**`, async (route) => {
    const url = route.request().url().replace(address, site.url);
    // The page may be closed by then.
    const response = await route.fetch({ url }).catch(() => null);
    if (response) await route.fulfill({ response });
  });
  await chooseRecipientAndPackage(page, address);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('Email', { exact: true }).fill('minhkhoi@outline.example');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await page.goto('about:blank', { waitUntil: 'commit' });
});

const full = fullChromium();
const restoring = browserForTests(undefined, full);
/**
 * Leaves a page for another, acts there, and goes back. The headless shell restores no page whole, whatever it is started
 * with: it says `BackForwardCacheDisabledForDelegate`, also without `--disable-back-forward-cache` and with
 * `--enable-features=BackForwardCache`. Where only that is installed the page stays, and the event is made up.
 */
async function leaveAndReturn(page: Page, act: (there: Page) => Promise<unknown>, to = ''): Promise<void> {
  if (!full) {
    const there = to ? await page.context().newPage() : page;
    if (to) await there.goto(to);
    await act(there);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    return;
  }
  const steps = await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('remembered', 'restored');
    });
    return history.length;
  });
  await page.goto(to || `${site.url}${paths.terms}`);
  await act(page);
  await page.evaluate((before) => history.go(before - history.length), steps);
  await page.waitForFunction(() => sessionStorage.getItem('remembered') === 'restored');
}

it('a page of the back office that is restored after signing out shows nothing of it', async () => {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const page = await restoring.open();
  await remember(page, { ...session, lang: 'vi' });
  await page.goto(`${site.url}${paths.admin.users}`, { waitUntil: 'networkidle' });
  const player = page.locator('main tbody tr').first();
  await player.waitFor();
  await leaveAndReturn(page, (there) => there.evaluate(() => localStorage.clear()));
  await page.waitForURL((url) => url.pathname.startsWith('/auth'));
  expect(await player.count()).toBe(0);
});

it('a shop that is restored after its payment was made in the same tab shows that it is paid', async () => {
  const page = await restoring.open();
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await chooseRecipientAndPackage(page, site.url);
  await page.getByRole('button', { name: 'Thanh toán ngay' }).click();
  const link = page.getByRole('link', { name: 'Mở trang thanh toán' }).first();
  await link.waitFor();
  await leaveAndReturn(page, pay, (await link.getAttribute('href')) ?? '');
  await seeSuccess(page);
});
