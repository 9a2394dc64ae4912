import { beforeAll, describe, expect, it } from 'vitest';
import { type Address, formAddresses, restAddresses } from '../../contract/addresses';
import { catalog, restResources } from '../../contract/catalog';
import type { FormResource, RestResource } from '../../contract/resource';
import { readPages } from '../../src/admin/app/readPages';
import { resources } from '../../src/admin/resources';
import { browserForTests } from './browser';
import { addressIn, callingOffice } from './callingOffice';
import { typedMoment } from './hands';

// What the back office sends for every resource and list, from the built client; accountCalls, moneyCalls and
// siteCalls have the acts that no other journey needs.

const office = callingOffice(browserForTests());
const { sends, open, input, submit, closed, confirm, site, token } = office;
const exportList = () => office.press('Export');
const undo = () => office.press('Undo');

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
    const { body } = await site.call(at.list.path, { token: token() });
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
    const duplicate = office.page().locator('[role=dialog] button', { hasText: /^Duplicate$/ });
    await duplicate.click();
    // The form of the record that it is a copy of fades out.
    await duplicate.waitFor({ state: 'detached' });
    for (const [field, value] of Object.entries(ownOfCopy[name] ?? {})) await input(field).fill(value);
    await giveReason(resource);
    const made = await sends(at.create, submit);
    await closed();
    await open(`${path}/${made.id}/delete`);
    await office.page().getByRole('alertdialog').waitFor();
    await giveReason(resource);
    await sends(at.remove, confirm);
    await closed();
    await sends(at.undo, undo);
  });

  const together: Address | undefined = 'toggleMany' in at ? at.toggleMany : undefined;
  it.runIf(together)('are switched together', async () => {
    await open(`${path}?filter=%7B%7D`);
    await office.page().getByRole('checkbox', { name: 'Select all' }).click();
    await office
      .page()
      .getByRole('group', { name: /selected/ })
      .getByRole('button')
      .nth(2)
      .click();
    await sends(together as Address, confirm);
    await closed();
  });
});

/** Asks for a refund, so that each list has a row. */
async function askForRefund(): Promise<void> {
  const paid = await site.call('admin/transactions?filter={"status":"COMPLETED"}', { token: token() });
  const { id } = paid.body.find(({ openCases }: { openCases: number }) => openCases === 0);
  const json = {
    amount: 1000,
    reasonKind: 'other',
    reason: 'A wrong package',
    idempotencyKey: crypto.randomUUID(),
  };
  const asked = await site.call(`admin/transactions/${id}/refunds`, { method: 'POST', token: token(), json });
  expect(asked).toMatchObject({ status: 201 });
}

it.each(readPages.map(({ name, path }) => [name, path] as const))('%s are exported', async (name, path) => {
  const at = restAddresses(name);
  if (name === 'money-requests') await askForRefund();
  await sends(at.list, () => open(path));
  await sends(at.export, exportList);
});

it('levels are added, changed, deleted, and as they were again', async () => {
  const path = pathOf('levels');
  const call = (name: string) => addressIn(name.replace(' ', ' admin/level/'));
  await sends(call('GET get-all'), () => open(path));
  await sends(call('POST export'), exportList);
  const { levels } = (await site.call('admin/level/get-all', { token: token() })).body;
  const { levelNumber, experienceRequired } = levels.at(-1);
  await open(`${path}/create`);
  await input('levelNumber').fill(String(levelNumber + 1));
  await input('experienceRequired').fill(String(experienceRequired + 1000));
  await sends(call('POST create'), submit);
  await closed();
  await open(`${path}/${levelNumber + 1}/edit`);
  await input('experienceRequired').fill(String(experienceRequired + 2000));
  await sends(call('PUT update/:levelNumber'), submit);
  await closed();
  await sends(call('POST undo'), undo);
  await open(`${path}/${levelNumber + 1}/delete`);
  await sends(call('DELETE delete/:levelNumber'), confirm);
  await closed();
});

it('a file for players is uploaded, and deleted from the server', async () => {
  await open(`${pathOf('releases')}/create`);
  const buffer = Buffer.from('PK\u0003\u0004 the game', 'latin1');
  const file = { name: 'outline-beta.zip', mimeType: 'application/zip', buffer };
  const picked = () => office.page().locator('input[type=file][accept*=".zip"]').setInputFiles(file);
  await sends(addressIn('POST admin/files'), picked);
  await office.press('Delete from the server');
  await sends(addressIn('DELETE admin/files/:sum'), confirm);
});

it('a plan to publish is cancelled in the calendar', async () => {
  await open(pathOf('news'));
  const buttons = office.page().getByRole('button', { name: /^Publish “/ });
  await buttons.first().click();
  await office.page().getByRole('menuitem', { name: 'Schedule…' }).click();
  await input('from').fill(typedMoment(Date.now() + 86_400_000));
  await sends(addressIn('POST admin/publications'), submit);
  await closed();
  await open('/admin/content-management/calendar');
  await office
    .page()
    .getByRole('link', { name: /^Cancel the schedule of/ })
    .first()
    .click();
  await office.dialog().locator('button[type=submit]').waitFor();
  // The dialog's address, loaded again, fetches its record alone.
  await sends(addressIn('GET admin/publications/:id'), () => office.page().reload());
  await sends(addressIn('POST admin/publications/:id/cancel'), submit);
  await closed();
});
