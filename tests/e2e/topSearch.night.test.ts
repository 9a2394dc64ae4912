import { expect, it } from 'vitest';
import { browserForTests, remember } from './browser';
import { sharedSite } from './demoSite';
import { admin } from './site';

const site = sharedSite();
const browser = browserForTests();

/** A page whose search is focused but not loaded before `release()`. */
async function searching() {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const page = await browser.open();
  await remember(page, session);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/SearchBox-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/admin/usermanager`);
  await page.locator('#top-search').click();
  const loaded = page.getByRole('combobox', { name: 'Tìm kiếm' });
  return { page, loaded, release };
}

it.each([0, 4])(
  'what is typed while the search loads is kept, %i letters before it comes',
  async (before) => {
    const { page, loaded, release } = await searching();
    await page.keyboard.type('minhkhoi'.slice(0, before));
    release();
    await page.keyboard.type('minhkhoi'.slice(before), { delay: 30 });
    await loaded.waitFor();
    expect(await loaded.inputValue()).toBe('minhkhoi');
    await page.getByRole('option', { name: 'minhkhoi' }).first().waitFor();
  },
);

it('a word that an input method composes keeps its field until it is whole', async () => {
  const { page, loaded, release } = await searching();
  const method = await page.context().newCDPSession(page);
  const text = 'dd';
  await method.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
  const arrived = page.waitForResponse(/\/assets\/SearchBox-/);
  release();
  await arrived;
  await method.send('Input.imeSetComposition', { text: 'đ', selectionStart: 1, selectionEnd: 1 });
  await method.send('Input.insertText', { text: 'đô' });
  await loaded.waitFor();
  await page.keyboard.type('i');
  expect(await loaded.inputValue()).toBe('đôi');
});
