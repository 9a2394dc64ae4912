import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../contract/transactions';
import { demoPassword } from '../../server/cli/demo/demo';
import { browserForTests, remember } from './browser';
import { demoSite } from './demoSite';
import { admin } from './site';

// What staff do most, from the dashboard on, by the mouse: how many presses each takes. Typing is none, and neither is opening a file.

/** A photograph as a camera would leave it: nothing of it is plain. */
const photo = () =>
  sharp({
    create: {
      width: 1280,
      height: 720,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

const site = demoSite();
const browser = browserForTests();
const people = {
  owner: admin,
  finance: { email: 'finance@outline.example', password: demoPassword },
};
let payments: Transaction[];
beforeAll(async () => {
  await site.start({ RATE_LIMITS: 'off' });
  const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const filter = encodeURIComponent('{"status":"COMPLETED"}');
  const { accessToken: token } = body;
  payments = (await site.call(`admin/transactions?range=[0,99]&filter=${filter}`, { token })).body;
}, 180_000);
afterAll(() => site.remove());

interface Work {
  page: Page;
  press: (target: Locator) => Promise<void>;
  /** Chooses an option of a list that opens. */
  choose: (list: Locator, option: string) => Promise<void>;
  link: (name: string | RegExp) => Locator;
  button: (name: string | RegExp) => Locator;
  field: (name: string | RegExp) => Locator;
}

/** What each piece of work took, for whoever runs this by hand. */
const taken: string[] = [];
afterAll(() => void process.stdout.write(`${taken.join('\n')}\n`));

/** Does a piece of work as one of the people; returns how many presses it took. */
async function pressesOf(
  name: string,
  who: keyof typeof people,
  work: (hands: Work) => Promise<void>,
): Promise<number> {
  const page = await browser.open({ viewport: { width: 1440, height: 900 } });
  const { body } = await site.call('user/auth/login', { method: 'POST', json: people[who] });
  await remember(page, { ...body, lang: 'en' });
  await page.goto(`${site.url}/admin/admindashboard`);
  await page.locator('time[datetime]').first().waitFor();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click({ timeout: 8_000 });
  };
  const began = performance.now();
  await work({
    page,
    press,
    choose: async (list, option) => {
      await press(list);
      await press(page.getByRole('option', { name: option }));
    },
    link: (text) => page.getByRole('link', { name: text }).first(),
    button: (text) => page.getByRole('button', { name: text }).last(),
    field: (text) => page.getByRole('textbox', { name: text }).last(),
  });
  taken.push(`${name}: ${presses} presses, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await page.context().close();
  return presses;
}

/** Opens a player by the search in the top bar, which the keyboard opens. */
async function findPlayer({ page, press }: Work, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(name);
  await press(page.getByRole('option', { name }).first());
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

it('a ban with its reason', async () => {
  const presses = await pressesOf('ban', 'owner', async (hands) => {
    const { page, press, choose, link, button, field } = hands;
    await findPlayer(hands, 'minhkhoi');
    await press(link('Change status'));
    await press(page.getByRole('radio', { name: 'Banned' }));
    await choose(page.getByRole('combobox', { name: 'Reason' }), 'Insulting others');
    await field('Note for staff').fill('In the chat, three times');
    await press(button('Apply'));
    await page.getByText('This account is banned').waitFor();
  });
  expect(presses).toBeLessThanOrEqual(6);
});

it('diamonds that a second person approves', async () => {
  const player = payments.find(({ userName }) => userName !== 'minhkhoi')?.userName ?? '';
  const asked = await pressesOf('grant', 'owner', async (hands) => {
    const { page, press, choose, link, button, field } = hands;
    await findPlayer(hands, player);
    await press(link('Give or take'));
    await field('Amount').fill('6000');
    await choose(page.getByRole('combobox', { name: 'Kind of reason' }), 'Compensation');
    await field('Reason').fill('Two days of outage');
    await press(button('Request Change'));
    await page.getByText('A second person has to approve it.').waitFor();
  });
  expect(asked).toBeLessThanOrEqual(5);
  const approved = await pressesOf('approval', 'finance', async ({ page, press, link, button }) => {
    await press(link(/requests? to approve$/));
    const item = page.getByRole('listitem').filter({ hasText: player });
    await press(item.getByRole('link', { name: 'Approve' }).first());
    await press(button('Approve'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  expect(approved).toBeLessThanOrEqual(3);
});

it('a refund, and its transfer by hand', async () => {
  const paid = payments.find(({ openCases, amount }) => openCases === 0 && amount === 59_000);
  const presses = await pressesOf(
    'refund',
    'finance',
    async ({ page, press, choose, link, button, field }) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type(paid?.references[0] ?? '');
      await press(page.getByRole('option').first());
      await press(link('Refund'));
      await page.getByLabel(/Amount to refund/).fill(String(paid?.amount));
      await choose(page.getByRole('dialog').getByRole('combobox'), 'Bought by mistake');
      await field(/^Reason/).fill('By mistake');
      await press(button('Request the Refund'));
      await press(link('Confirm the transfer'));
      await field(/Bank reference/).fill('FT26326999');
      await press(button('Transferred'));
      await page.getByText('Confirmed.').waitFor();
    },
  );
  expect(presses).toBeLessThanOrEqual(7);
});

it('a price', async () => {
  const presses = await pressesOf('price', 'owner', async ({ page, press, link, button }) => {
    await press(page.getByRole('menuitem', { name: 'Shop Management' }));
    await press(link('Diamond'));
    await press(page.getByRole('button', { name: /^Edit diamond package/ }).first());
    await page.locator('[role=dialog] [name=price]').fill('21000');
    await press(button('Save Changes'));
    await page.getByText(/saved/).waitFor();
  });
  expect(presses).toBeLessThanOrEqual(4);
});

it('a day signed off', async () => {
  const presses = await pressesOf('day', 'finance', async ({ page, press, link, button }) => {
    await press(link(/days? to sign off$/));
    await press(link(/^See /));
    await press(link('Sign this day off'));
    await press(button('Sign Off'));
    await page.getByText(/^Signed off by demo-finance/).waitFor();
  });
  expect(presses).toBeLessThanOrEqual(4);
});

it("a gateway's file compared", async () => {
  const presses = await pressesOf('file', 'finance', async ({ page, press, link, button }) => {
    await press(page.getByRole('menuitem', { name: 'Transaction Management' }));
    await press(link('Reconciliation'));
    await press(page.getByLabel('Gateway').first());
    await page.getByLabel('Gateway').first().selectOption('sandbox');
    const buffer = Buffer.from('Reference;Order number;Time;Amount\nFT1;X;2026-01-02T03:04:05Z;20000');
    await page.locator('input[type=file]').setInputFiles({ name: 'day.csv', mimeType: 'text/csv', buffer });
    await press(button('Compare'));
    await page.getByRole('heading', { name: 'Only on the gateway’s side' }).waitFor();
  });
  expect(presses).toBeLessThanOrEqual(4);
});

it('an article with its picture, and its publication', async () => {
  const presses = await pressesOf('article', 'owner', async ({ page, press, link, button }) => {
    await press(page.getByRole('menuitem', { name: 'Content' }));
    await press(link('News'));
    await press(button('+ Article'));
    for (const name of ['title', 'summary', 'body'])
      await page.locator(`[role=dialog] [name=${name}]`).fill('Chợ Nổi');
    await page
      .locator('[role=dialog] input[type=file]')
      .first()
      .setInputFiles({ name: 'cho-noi.png', mimeType: 'image/png', buffer: await photo() });
    await press(button('Add Article'));
    await page.getByText('Article added.').waitFor();
    await press(button('Cancel'));
    await press(button(/^Publish “Chợ Nổi”/));
    await press(page.getByRole('menuitem', { name: 'Publish…' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  expect(presses).toBeLessThanOrEqual(8);
});
