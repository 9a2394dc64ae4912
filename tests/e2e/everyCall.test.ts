import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Address, formAddresses, restAddresses } from '../../contract/addresses';
import { catalog, restResources } from '../../contract/catalog';
import type { FormResource, RestResource } from '../../contract/resource';
import { readPages } from '../../src/admin/app/readPages';
import { resources } from '../../src/admin/resources';
import { browserForTests, follow, remember } from './browser';
import { demoSite } from './demoSite';
import { typedMoment } from './hands';
import { admin } from './site';

// What the back office sends for every resource and list, and for acts that no other journey needs, from the built client:
// `npm run test:calls` compares what all pages send with the declared calls.

const site = demoSite();
const browser = browserForTests();
let page: Page;
let token: string;
beforeAll(async () => {
  await site.start({ RATE_LIMITS: 'off' });
  const session: Record<string, string> = (
    await site.call('user/auth/login', { method: 'POST', json: admin })
  ).body;
  token = session.accessToken ?? '';
  page = await browser.open({ kept: true, acceptDownloads: true });
  await remember(page, { ...session, lang: 'en' });
  await page.goto(`${site.url}/admin/settings/security`);
});
afterAll(() => site.remove());

/** Does something, waits for the call that it sends, and returns its body. A refused call fails. */
async function sends({ method, path }: Address, act: () => Promise<unknown>): Promise<{ id: string }> {
  const pattern = new RegExp(`^/api/${path.replace(/:\w+/g, '[^/]+')}$`);
  const answered = page.waitForResponse(
    (response) => response.request().method() === method && pattern.test(new URL(response.url()).pathname),
  );
  const [response] = await Promise.all([answered, act()]);
  const text = await response.text().catch(() => '');
  expect([method, path, response.ok() ? 'ok' : text]).toEqual([method, path, 'ok']);
  return text.startsWith('{') ? JSON.parse(text) : { id: '' };
}

/** Opens a page after one without a list, so that no button is the previous list's. */
async function open(path: string): Promise<void> {
  await follow(page, '/admin/settings/security');
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor({ state: 'detached' });
  await follow(page, path);
}

const exportList = () => page.getByRole('button', { name: 'Export', exact: true }).click();
const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).click();
const dialog = () => page.locator('[role=dialog], [role=alertdialog]').last();
const submit = () => dialog().locator('button[type=submit]').click();
const closed = () => page.locator('[role=dialog], [role=alertdialog]').first().waitFor({ state: 'detached' });
const input = (name: string) => dialog().locator(`[name="${name}"]`).first();

/** What a copy of a record has to be given before it can be saved. */
const ownOfCopy: Record<string, Record<string, string>> = {
  offers: { code: 'BANSAO10' },
  seasons: {
    number: '99',
    startAt: typedMoment(Date.now() + 400 * 86_400_000),
    endAt: typedMoment(Date.now() + 430 * 86_400_000),
  },
};

const all: ReadonlyArray<FormResource | RestResource> = [...catalog, ...restResources];
const addressesOf = (resource: FormResource | RestResource) =>
  'paths' in resource ? formAddresses(resource) : restAddresses(resource.name);
const pathOf = (name: string) => resources.find((one) => one.name === name)?.path ?? '';

/** Gives the reason that changes of some resources ask for. */
async function giveReason(resource: FormResource | RestResource): Promise<void> {
  if ('reasoned' in resource && resource.reasoned) await input('reason').fill('Agreed on Monday');
}

describe.each(all.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const at = addressesOf(resource);
  const path = pathOf(name);
  let id: string;

  beforeAll(async () => {
    const { body } = await site.call(at.list.path, { token });
    const rows = 'paths' in resource ? body[resource.listKey] : body;
    id = rows[0].id;
  });

  it('are listed and exported', async () => {
    await sends(at.list, () => open(path));
    await sends(at.export, exportList);
  });

  it('are changed, and as they were again', async () => {
    const texts = Object.entries(resource.fields).filter(([, { kind }]) => kind === 'text');
    const [changed = ''] = texts.at(-1) ?? [];
    await sends(at.one, () => open(`${path}/${id}/edit`));
    await input(changed).waitFor();
    const before = await input(changed).inputValue();
    await input(changed).fill(`${before.slice(0, -1)}z`);
    await giveReason(resource);
    await sends(at.update, submit);
    await closed();
    await sends(at.undo, undo);
  });

  it('are copied, deleted, and there again', async () => {
    await open(`${path}/${id}/edit`);
    const duplicate = page.locator('[role=dialog] button', { hasText: /^Duplicate$/ });
    await duplicate.click();
    // The form of the record that it is a copy of fades out.
    await duplicate.waitFor({ state: 'detached' });
    for (const [field, value] of Object.entries(ownOfCopy[name] ?? {})) await input(field).fill(value);
    await giveReason(resource);
    const made = await sends(at.create, submit);
    await closed();
    await open(`${path}/${made.id}/delete`);
    await page.getByRole('alertdialog').waitFor();
    await giveReason(resource);
    await sends(at.remove, () => page.getByRole('alertdialog').getByRole('button').last().click());
    await closed();
    await sends(at.undo, undo);
  });

  const together: Address | undefined = 'toggleMany' in at ? at.toggleMany : undefined;
  it.runIf(together)('are switched together', async () => {
    await open(`${path}?filter=%7B%7D`);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page
      .getByRole('group', { name: /selected/ })
      .getByRole('button')
      .nth(2)
      .click();
    await sends(together as Address, () => page.getByRole('alertdialog').getByRole('button').last().click());
    await closed();
  });
});

/** Asks for a refund, so that each list has a row. */
async function askForRefund(): Promise<void> {
  const paid = await site.call('admin/transactions?filter={"status":"COMPLETED"}', { token });
  const { id } = paid.body.find(({ openCases }: { openCases: number }) => openCases === 0);
  const json = {
    amount: 1000,
    reasonKind: 'other',
    reason: 'A wrong package',
    idempotencyKey: crypto.randomUUID(),
  };
  const asked = await site.call(`admin/transactions/${id}/refunds`, { method: 'POST', token, json });
  expect(asked).toMatchObject({ status: 201 });
}

it.each(readPages.map(({ name, path }) => [name, path] as const))('%s are exported', async (name, path) => {
  const at = restAddresses(name);
  if (name === 'money-requests') await askForRefund();
  await sends(at.list, () => open(path));
  await sends(at.export, exportList);
});

/** The id of the first row of a list that a test is about. */
async function idOf(list: string, isWanted: (row: Record<string, unknown>) => boolean): Promise<string> {
  const { body } = await site.call(`${list}?range=[0,99]`, { token });
  return String(body.find(isWanted)?.[list.includes('transactions') ? 'userId' : 'id']);
}
const player = () => idOf('admin/transactions', ({ email }) => email === 'minhkhoi@outline.example');
const colleague = () => idOf('admin/staff', ({ email }) => email === 'finance@outline.example');
const invited = () => idOf('admin/staff', ({ state }) => state === 'invited');

/** Acts with a reason: the call, the address of its dialog around the id that it is about, and what else is given. */
interface Act {
  whom?: () => Promise<string>;
  fill?: () => Promise<void>;
}
const acts: ReadonlyArray<readonly [call: string, path: string, act: Act]> = [
  [
    'POST admin/staff/invitations',
    'settings/staff/invite',
    {
      fill: async () => {
        await input('email').fill('mai@outline.example');
        await dialog().getByRole('checkbox').last().check();
      },
    },
  ],
  ['POST admin/staff/invitations/:id/withdraw', 'settings/staff/:id/withdraw', { whom: invited }],
  [
    'PUT admin/staff/:id',
    'settings/staff/:id/roles',
    { whom: colleague, fill: () => dialog().getByRole('checkbox').last().click() },
  ],
  ['POST admin/staff/:id/end-sessions', 'settings/staff/:id/end-sessions', { whom: colleague }],
  ['POST admin/staff/:id/remove', 'settings/staff/:id/remove', { whom: colleague }],
  [
    'POST admin/players/:id/email',
    'usermanager/:id/notes/email',
    { whom: player, fill: () => input('email').fill('khoi.moi@outline.example') },
  ],
  ['POST admin/players/:id/email/final', 'usermanager/:id/notes/email-final', { whom: player }],
  ['POST admin/players/:id/erasure', 'usermanager/:id/notes/erase', { whom: player }],
  ['POST admin/players/:id/erasure/undo', 'usermanager/:id/notes/keep', { whom: player }],
];

let knownPlayer: string | undefined;
it.each(acts)('%s is sent by its dialog', async (call, path, { whom, fill }) => {
  const [method, address = ''] = call.split(' ');
  // Nobody is found by an e-mail that was corrected.
  if (whom === player) knownPlayer ??= await player();
  const id = whom === player ? knownPlayer : await whom?.();
  await open(`/admin/${path.replace(':id', id ?? '')}`);
  await dialog().locator('button[type=submit]').waitFor();
  await fill?.();
  if (await input('reason').count()) await input('reason').fill('Agreed on Monday');
  await sends({ method: method as Address['method'], path: address }, submit);
  await closed();
});

it('a view of a list is saved and deleted', async () => {
  await open('/admin/usermanager');
  const manage = async () => {
    await page.getByRole('button', { name: 'How the list is shown' }).click();
    await page.getByRole('menuitem', { name: 'Save or manage views…' }).click();
  };
  await manage();
  await input('name').fill('Mine');
  await sends({ method: 'POST', path: 'admin/views' }, submit);
  await closed();
  await manage();
  await sends({ method: 'DELETE', path: 'admin/views/:id' }, () =>
    page.getByRole('button', { name: 'Delete the view Mine' }).click(),
  );
  await page.keyboard.press('Escape');
  await closed();
});

it('a note about a player is added and deleted', async () => {
  await open(`/admin/usermanager/${await idOf('admin/transactions', () => true)}/notes`);
  await page.locator('main textarea[name=text]').fill('Called on Monday.');
  await sends({ method: 'POST', path: 'admin/players/:id/notes' }, () =>
    page.getByRole('button', { name: 'Add note' }).click(),
  );
  await sends({ method: 'DELETE', path: 'admin/players/:id/notes/:note' }, () =>
    page.getByRole('button', { name: 'Delete', exact: true }).first().click(),
  );
});

it.each([
  ['POST', 'admin/site-settings/test-mail', 'mail', 'Send me a test mail'],
  ['PUT', 'admin/site-settings/site', 'site', 'Save'],
] as const)('%s %s is sent by the settings', async (method, path, tab, button) => {
  await open(`/admin/settings/${tab}`);
  await sends({ method, path }, () => page.getByRole('button', { name: button, exact: true }).click());
});
