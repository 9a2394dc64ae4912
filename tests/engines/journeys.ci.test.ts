import { expect, it } from 'vitest';
import { admin } from '../e2e/site';
import type { Tab } from './engine';
import { inEachEngine } from './engineTest';

inEachEngine(({ site, url, open }) => {
  /** Signs in with the form of the public site. */
  async function signIn(tab: Tab, { email, password }: { email: string; password: string }) {
    await tab.resize(1440, 900);
    await tab.goto(url('/auth/login'));
    await tab.type('input[type=email]', email);
    await tab.type('input[type=password]', password);
    await tab.click('form button[type=submit]');
  }

  it('a guest buys diamonds for a player', async () => {
    const player = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };
    const { body } = await site.call('user/auth/login', { method: 'POST', json: player });
    const balance = async () =>
      (await site.call('user/profile/me', { token: body.accessToken })).body.diamonds;
    const before = await balance();

    const tab = await open();
    await tab.resize(1440, 900);
    await tab.goto(url('/'));
    await tab.click(['header a', 'Cửa hàng']);
    // The whole name, which one option has: a press that misses a moving list would choose the player beside it.
    await tab.type('input[role=combobox]', 'minhkhoi');
    await tab.click(['[role=option]', 'minhkhoi']);
    await tab.click(['button', 'Xác nhận']);
    await tab.waitFor(['dl', 'Người nhậnminhkhoi']);
    await tab.click('label:has(input[name=package])');
    await tab.waitFor('label:has(input[name=package]:checked)');
    await tab.click(['button', 'Thanh toán ngay']);
    await tab.switchTo('/sandbox');
    await tab.click('button[name=outcome][value=completed]');
    await tab.waitFor(['*', 'Đã thanh toán']);
    await tab.switchTo('/shops');
    // The page polls every 15 s by itself, and its button at once.
    await tab.run(() =>
      [...document.querySelectorAll('button')]
        .find((button) => button.textContent.includes('kiểm tra ngay'))
        ?.click(),
    );
    await tab.waitFor(['h1, h2, h3', 'Thanh toán thành công']);
    expect(await balance()).toBeGreaterThan(before);
  });

  it('an admin signs in and changes a weapon', async () => {
    const tab = await open();
    await signIn(tab, admin);
    await tab.waitFor(['[role=menuitem]', 'Chiến đấu']);
    await tab.click(['[role=menuitem]', 'Chiến đấu']);
    await tab.click(['button', 'Sửa vũ khí']);
    await tab.type('[role=dialog] input[name=damage]', '4321');
    await tab.click(['button', 'Lưu thay đổi']);
    await tab.waitFor(['td', '4.321']);
    await tab.click(['button', 'Hoàn tác']);
    await tab.waitFor(['[role=alert], [role=status]', 'Đã hoàn tác']);
  });

  it('a wrong password gets its message', async () => {
    const tab = await open();
    await signIn(tab, { ...admin, password: 'khong-phai-mat-khau' });
    await tab.waitFor(['[role=alert]', 'Đăng nhập thất bại']);
  });
});
