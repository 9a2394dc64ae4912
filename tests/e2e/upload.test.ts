import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { browserForTests, remember } from './browser';
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

it('a file for players is uploaded from the dialog of a release', async () => {
  const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const page = await browser.open();
  await remember(page, { ...session, lang: 'en' });
  await openOfficePage(page, `${site.url}${paths.admin.content}/releases/create`);
  const buffer = Buffer.from('PK\u0003\u0004 the game', 'latin1');
  const file = { name: 'outline-beta.zip', mimeType: 'application/zip', buffer };
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/admin/files'),
  );
  await page.locator('input[type=file][accept*=".zip"]').setInputFiles(file);
  expect((await answered).status()).toBe(200);
  await page.getByText('outline-beta.zip').waitFor();
  await page.getByText(/^SHA-256 [0-9a-f]{64}$/).waitFor();
  await page.context().close();
});
