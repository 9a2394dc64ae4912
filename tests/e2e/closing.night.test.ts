import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, dayOf, midnightOf } from '../../contract/vietnamTime';
import { demoPassword } from '../../server/cli/demo/demo';
import { openDatabase } from '../../server/db/open';
import { previousCode } from '../support/server/factor';
import { browserForTests, follow } from './browser';
import { demoSite } from './demoSite';
import { looksRight, transactionPages } from './transactionPages';

const site = demoSite();
const browser = browserForTests();
const yesterday = dayAfter(dayOf(new Date()), -1);
let session: { accessToken: string };
let secret: string;

/** Signs finance in with a second factor proven longer ago than signing off allows. */
beforeAll(async () => {
  await site.start();
  const json = { email: 'finance@outline.example', password: demoPassword };
  session = (await site.call('user/auth/login', { method: 'POST', json })).body;
  const token = session.accessToken;
  const factor = (step: string, body: object) =>
    site.call(`user/second-factor/${step}`, { method: 'POST', json: body, token });
  secret = (await factor('begin', { password: demoPassword })).body.secret;
  expect((await factor('confirm', { code: await previousCode(secret) })).status).toBe(200);
  await site.stop();
  const { dataDir } = site;
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null }, () => undefined);
  await db
    .updateTable('sessions')
    .set({ factorAt: new Date(Date.now() - 11 * 60_000) })
    .execute();
  await close();
  await site.start();
}, 180_000);
afterAll(() => site.remove());

const open = transactionPages(browser, site, () => session);

/** The gateway's file has money of yesterday that nobody was notified of; finance records it. */
async function recordLate(): Promise<void> {
  const token = session.accessToken;
  const at = new Date(+midnightOf(dayAfter(yesterday)) - 1000).toISOString();
  const answer = await fetch(
    `${site.url}/api/admin/settlements?gateway=sandbox&reference=0&amount=1&time=2`,
    {
      method: 'POST',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
      body: `Reference,Amount,Time\nFT-LATE-1,70000,${at}`,
    },
  );
  const { id, from, onlyTheirs } = (await answer.json()) as {
    id: string;
    from: string;
    onlyTheirs: { rows: Array<{ number: number }> };
  };
  expect([answer.status, from]).toEqual([200, yesterday]);
  const json = { rows: onlyTheirs.rows.map(({ number }) => number), reason: 'The bank confirms it' };
  const made = await site.call(`admin/settlements/${id}/cases`, { method: 'POST', json, token });
  expect(made.body).toEqual({ made: 1, known: 0 });
}

it('a day is signed off with the second factor, and late money stands on it as after the close', async () => {
  const page = await open('', { lang: 'vi', width: 768 });
  await page.getByRole('link', { name: 'Chốt ngày' }).click();
  await page.getByText('1 ngày chưa chốt.').waitFor();
  await looksRight(page);
  await page
    .getByRole('link', { name: /^Xem ngày/ })
    .first()
    .click();
  await page.getByText('Chưa chốt', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Chốt ngày này' }).click();
  await looksRight(page);
  const dialog = page.getByRole('dialog', { name: 'Chốt ngày' });
  await dialog.getByLabel(/^Ghi chú/).fill('Đã đếm đủ');
  await dialog.getByRole('button', { name: 'Chốt ngày' }).click();
  await page.getByLabel(/^Mã/).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await page.getByText(/demo-finance đã chốt lúc/).waitFor();
  await page.getByText('Ghi chú: Đã đếm đủ').waitFor();
  await recordLate();
  await page.reload();
  const late = page.getByRole('region', { name: 'Sau khi chốt' });
  await late.getByText('FT-LATE-1').waitFor();
  expect(await late.getByText(/70\.000/).count()).toBe(1);
  await page.getByText('Thay đổi sau khi chốt').first().waitFor();
  await page
    .getByText(/^khi chốt:/)
    .first()
    .waitFor();
  await looksRight(page);
});

describe.each(['dark', 'light'] as const)('the days and one of them, %s', (theme) => {
  let page: Page;
  beforeAll(async () => {
    page = await open('/closing', { lang: 'vi', width: 390, theme, kept: true });
  });
  afterAll(() => page.context().close());

  it.each([390, 1440])('look right at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of [
      ['list', '/closing'],
      ['day', `/closing/${yesterday}`],
    ]) {
      await follow(page, `/admin/transaction-management${path}`);
      const ofList = page.getByRole('heading', { level: 2, name: 'Chốt ngày', exact: true });
      const ofDay = page.getByRole('region', { name: 'Sau khi chốt' });
      await (name === 'list' ? ofList : ofDay).first().waitFor();
      await page
        .getByText(/Thay đổi sau khi chốt/)
        .first()
        .waitFor();
      await looksRight(page);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${theme}.png`, fullPage: true });
    }
  });
});
