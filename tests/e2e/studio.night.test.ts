import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordOf } from '../../contract/resource';
import type { seasons } from '../../contract/seasons';
import type { Transaction } from '../../contract/transactions';
import { demoPassword } from '../../server/cli/demo/demo';
import { deep } from '../support/depth';
import { axeFindings, browserForTests, remember } from './browser';
import { demoSite } from './demoSite';
import { byKeyboard, byTouch, typedMoment } from './hands';
import { admin } from './site';

// What staff do on a day, without a mouse (studio.md).

const browser = browserForTests();
const buyer = { email: 'minhkhoi@outline.example', password: demoPassword };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const byKeys = { way: 'by keyboard', hands: byKeyboard, screen: {} };
/** With `npm run test:deep`. */
const onPhone = { way: 'on a phone', hands: byTouch, screen: phone };

const numberIn = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''));

describe.each(deep([byKeys], [byKeys, onPhone]))('$way', ({ hands, screen }) => {
  const site = demoSite();
  let token: string;
  let payment: Transaction;
  /** When the demo season ends. */
  let roomFrom: number;
  let office: Page;

  const signIn = async (json: object): Promise<Record<string, string>> =>
    (await site.call('user/auth/login', { method: 'POST', json })).body;

  /** The back office in English, as one of the staff sees it. */
  async function enter(json: object): Promise<Page> {
    const page = await browser.open({ kept: true, acceptDownloads: true, ...screen });
    await remember(page, { ...(await signIn(json)), lang: 'en' });
    await page.goto(`${site.url}/admin/admindashboard`);
    await page.locator('h1').waitFor();
    return page;
  }

  beforeAll(async () => {
    await site.start();
    token = (await signIn(admin)).accessToken ?? '';
    const payments: Transaction[] = (await site.call('admin/transactions?range=[0,99]', { token })).body;
    payment = payments.find(
      (one) => one.status === 'COMPLETED' && one.openCases === 0 && one.email !== buyer.email,
    ) as Transaction;
    // The demo season ends with this minute, for the journey's own: one that has given gifts stays.
    const all: Array<RecordOf<typeof seasons>> = (await site.call('admin/seasons?range=[0,9]', { token }))
      .body;
    const present = all.find(({ endAt }) => endAt && Date.parse(endAt) > Date.now());
    roomFrom = Math.ceil(Date.now() / 60_000) * 60_000;
    const ended = await site.call(`admin/seasons/${present?.id}`, {
      method: 'PUT',
      token,
      json: { ...present, endAt: new Date(roomFrom).toISOString(), reason: 'Room for another' },
    });
    expect(ended).toMatchObject({ status: 200 });
    office = await enter(admin);
  });
  afterAll(() => site.remove());

  it('a figure of the dashboard leads to the payments that make it', async () => {
    const figure = office.getByRole('link', { name: /^Paid orders: \d+$/ });
    await figure.waitFor();
    const orders = /\d+$/.exec((await figure.getAttribute('aria-label')) ?? '')?.[0];
    expect(await axeFindings(office)).toEqual([]);
    await hands.press(office, figure);
    await office.getByRole('heading', { level: 1, name: 'Transaction Management' }).waitFor();
    await office.getByText(`of ${orders}`, { exact: false }).first().waitFor();
    expect(await axeFindings(office)).toEqual([]);
  });

  /** Compares an export with what the page shows: who it is, what the account holds, and how many payments there are. */
  async function compare(page: Page, packed: Record<string, Uint8Array>): Promise<void> {
    const read = (name: string) => new TextDecoder().decode(packed[name]);
    const [profile] = JSON.parse(read('profile.json'));
    const shown = async (wallet: string) => {
      const balance = page.locator('dl div').filter({ has: page.getByText(wallet, { exact: true }) });
      return numberIn(await balance.locator('dd').textContent());
    };
    expect([profile.userName, profile.diamonds, profile.golds]).toEqual([
      payment.userName,
      await shown('Diamonds'),
      await shown('Gold'),
    ]);
    expect(profile.diamonds).toBeGreaterThanOrEqual(6000);
    const ledger: Array<{ wallet: string; amount: number }> = JSON.parse(read('ledger.json'));
    const inDiamonds = ledger.filter(({ wallet }) => wallet === 'diamonds');
    expect(inDiamonds.reduce((sum, { amount }) => sum + amount, 0)).toBe(profile.diamonds);
    const people = read('index.html');
    expect(people).toContain(payment.userName);
    await hands.press(page, page.getByRole('link', { name: 'Purchases' }));
    const payments: Array<{ id: string; amount: number }> = JSON.parse(read('payments.json'));
    await page
      .getByText(new RegExp(`of ${payments.length}$`))
      .first()
      .waitFor();
    expect(payments.map(({ id }) => id)).toContain(payment.id);
    for (const { id } of payments) expect(people).toContain(id);
  }

  it('a player found by a reference is banned for a day, given diamonds by two people, and exported', async () => {
    const [reference = ''] = payment.references;
    await hands.search(office, reference, new RegExp(payment.userName));
    await hands.press(office, office.getByRole('link', { name: payment.userName }).first());
    await office.getByRole('heading', { level: 1, name: payment.userName }).waitFor();
    expect(await axeFindings(office)).toEqual([]);

    await hands.press(office, office.getByRole('link', { name: 'Change status' }));
    const ban = office.getByRole('alertdialog', { name: 'Change User Status' });
    await hands.pick(office, ban.getByRole('radio', { name: 'Banned' }));
    await hands.choose(office, ban.getByRole('combobox', { name: 'Reason' }), 'Insulting others');
    await hands.press(office, ban.getByRole('button', { name: '1 day' }));
    await hands.type(
      office,
      ban.getByRole('textbox', { name: 'Note for staff' }),
      'In the chat, three times',
    );
    expect(await axeFindings(office)).toEqual([]);
    await hands.press(office, ban.getByRole('button', { name: 'Apply' }));
    await office.getByText('This account is banned').waitFor();
    const { ban: banned } = (await site.call(`admin/players/${payment.userId}`, { token })).body;
    expect(Date.parse(banned.until) - Date.parse(banned.since)).toBeGreaterThan(86_400_000 - 120_000);

    await hands.press(office, office.getByRole('link', { name: 'Give or take' }));
    const grant = office.getByRole('dialog', { name: 'Give or Take Diamonds or Gold' });
    await hands.type(office, grant.getByRole('textbox', { name: 'Amount' }), '6000');
    await hands.choose(office, grant.getByRole('combobox', { name: 'Kind of reason' }), 'Compensation');
    await hands.type(office, grant.getByRole('textbox', { name: 'Reason' }), 'Two days of outage');
    expect(await axeFindings(office)).toEqual([]);
    await hands.press(office, grant.getByRole('button', { name: 'Request Change' }));
    await office.getByText('Requested. A second person has to approve it.').waitFor();

    const colleague = await enter({ email: 'finance@outline.example', password: demoPassword });
    await hands.search(colleague, payment.email, new RegExp(payment.userName));
    await hands.press(colleague, colleague.getByRole('link', { name: 'Ledger' }));
    await hands.press(colleague, colleague.getByRole('link', { name: 'Approve' }));
    const approval = colleague.getByRole('dialog', { name: 'Approve the Request' });
    await hands.press(colleague, approval.getByRole('button', { name: 'Approve' }));
    await colleague.getByText('+6,000', { exact: true }).waitFor();
    expect(await axeFindings(colleague)).toEqual([]);
    await colleague.context().close();

    const more = office.getByText('More details and actions');
    if (await more.isVisible()) await hands.press(office, more);
    const saved = office.waitForEvent('download');
    await hands.press(office, office.getByRole('button', { name: 'Export the data' }));
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`player-${payment.userId}.zip`);
    // The colleague's approval came after the page was opened.
    await office.reload();
    await office.getByRole('heading', { level: 1, name: payment.userName }).waitFor();
    await compare(office, unzipSync(readFileSync(await file.path())));
  });

  async function makeSeason(page: Page): Promise<void> {
    await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(roomFrom);
    await hands.search(page, 'add season', 'Add season');
    const form = page.getByRole('dialog', { name: 'Add New Season' });
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await hands.type(page, field('name'), 'Mùa Sen');
    await hands.type(page, field('nameEn'), 'Lotus Season');
    await hands.type(page, field('number'), '77');
    await hands.type(page, field('goal'), '10000');
    await hands.type(page, field('startAt'), typedMoment(Date.now()));
    await hands.type(page, field('endAt'), typedMoment(Date.now() + 86_400_000));
    await hands.type(page, field('reason'), 'Planned for the summer');
    await hands.type(page, field('giftAmount'), '70');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await page.getByText('Lotus Season').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  }

  async function makeCode(page: Page): Promise<void> {
    await hands.search(page, 'add code', 'Add code');
    const form = page.getByRole('dialog', { name: 'Add New Code' });
    await hands.type(page, form.locator('[name="code"]'), 'LOTUS50');
    await hands.type(page, form.locator('[name="amount"]'), '50');
    await hands.type(page, form.locator('[name="reason"]'), 'Agreed with the creator');
    expect(await axeFindings(page)).toEqual([]);
    await hands.press(page, form.getByRole('button', { name: 'Add Code' }));
    await form.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'LOTUS50' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  }

  /** Buys the first package for the signed-in player with the code, on a phone. */
  async function buy(): Promise<void> {
    const page = await browser.open(phone);
    await remember(page, { ...(await signIn(buyer)), email: buyer.email, userName: 'minhkhoi', lang: 'en' });
    await page.goto(`${site.url}/shops`);
    await page.getByText('Lotus Season').waitFor();
    await hands.press(page, page.getByRole('button', { name: /^Use my own account/ }));
    await hands.pick(page, page.locator('input[name="package"]').first());
    await hands.press(page, page.getByRole('button', { name: 'Do you have a code?' }));
    // The field has the focus.
    await page.keyboard.type('LOTUS50');
    await page.keyboard.press('Enter');
    await page.getByText('The code LOTUS50 adds 50 diamonds.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await hands.press(page, page.getByRole('button', { name: 'Pay Now' }));
    const checkout = await opened;
    await checkout.waitForURL(/sandbox/);
    await hands.press(checkout, checkout.locator('button[value="completed"]'));
    // Through its link, as the shop's own tab polls only every 15 seconds.
    await hands.press(checkout, checkout.getByRole('link'));
    await checkout.getByText('You have reached this season’s gift!').waitFor();
    expect(await axeFindings(checkout)).toEqual([]);
  }

  it('a season and a code made by staff meet in one purchase, and are told in its ledger and report', async () => {
    await makeSeason(office);
    await makeCode(office);
    await buy();
    await hands.search(office, buyer.email, /minhkhoi/);
    await hands.press(office, office.getByRole('link', { name: 'Ledger' }));
    await office
      .getByText(/season 77/i)
      .first()
      .waitFor();
    await office.getByText('+70', { exact: true }).waitFor();
    await hands.search(office, 'LOTUS50', /LOTUS50/);
    await office.getByRole('link', { name: /10,000/ }).waitFor();
    expect(await axeFindings(office)).toEqual([]);
  });

  it("on a phone a player's tabs are on the first screen, and the rest of the facts is one press away", async () => {
    for (const lang of ['vi', 'en']) {
      const page = await browser.open(phone);
      await remember(page, { ...(await signIn(admin)), lang });
      await page.goto(`${site.url}/admin/usermanager/${payment.userId}/ledger`);
      const tabs = page.getByRole('navigation', {
        name: lang === 'vi' ? 'Thông tin của người chơi' : 'Records of the player',
      });
      await tabs.waitFor();
      const { y = 0, height = 0 } = (await tabs.boundingBox()) ?? {};
      expect([lang, y + height]).toEqual([lang, expect.toSatisfy((bottom) => bottom > 0 && bottom <= 844)]);
      const actions = page.getByRole('button', { name: lang === 'vi' ? 'Xuất dữ liệu' : 'Export the data' });
      expect(await actions.isVisible()).toBe(false);
      await page.getByText(lang === 'vi' ? 'Thông tin khác và thao tác' : 'More details and actions').tap();
      await actions.waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});
