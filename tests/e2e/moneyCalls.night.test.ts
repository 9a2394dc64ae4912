import { expect, it } from 'vitest';
import { browserForTests } from './browser';
import { addressIn, callingOffice } from './callingOffice';

// What staff send about money and its settings, from the built client; see everyCall.

const office = callingOffice(browserForTests());
const { site, page, sends, open, press, dialog, input, submit, closed } = office;
const payments = '/admin/transaction-management';

/** Follows a link to a dialog, loads the dialog's address again, which fetches its record alone, and sends what it asks. */
async function sendByLink(call: string, link: string, one?: string): Promise<void> {
  await page().getByRole('link', { name: link, exact: true }).first().click();
  await dialog().locator('button[type=submit]').waitFor();
  if (one) await sends(addressIn(one), () => page().reload());
  await sends(addressIn(call), submit);
  await closed();
}

it('the receipt of a payment is sent again', async () => {
  const { id } = await office.rowOf('admin/transactions', ({ status }) => status === 'COMPLETED');
  await open(`${payments}/${id}`);
  await sends(addressIn('POST admin/transactions/:id/receipt'), () => press('Send the receipt again'));
});

it('a payment that no gateway reported is settled', async () => {
  const { id } = await office.rowOf('admin/transactions', ({ status }) => status === 'FAILED');
  await office.sendByDialog('POST admin/transactions/:id/settle', `${payments}/${id}/settle`, () =>
    input('reference').fill('FT26001'),
  );
});

it('a refund is asked for and withdrawn', async () => {
  const { id } = await office.rowOf(
    'admin/transactions',
    ({ status, openCases }) => status === 'COMPLETED' && Number(openCases) === 0,
  );
  await office.sendByDialog('POST admin/transactions/:id/refunds', `${payments}/${id}/refund`, async () => {
    await dialog().getByRole('combobox').click();
    await page().getByRole('option').first().click();
  });
  await open(`${payments}/requests`);
  const one = 'GET admin/money-requests/:id';
  await sendByLink('POST admin/money-requests/:id/withdraw', 'Withdraw', one);
});

it('money that was paid twice goes back by a transfer that somebody begins', async () => {
  const { id } = await office.rowOf('admin/cases', ({ kind }) => kind === 'paid-twice');
  const path = `${payments}/cases/${id}`;
  await office.sendByDialog('POST admin/cases/:id/resolve', `${path}/return`);
  await sendByLink('POST admin/money-requests/:id/begin', 'Start the transfer');
});

it('diamonds above the limit are asked for, and the request is withdrawn', async () => {
  const { userId } = await office.rowOf('admin/transactions', ({ status }) => status === 'COMPLETED');
  await office.sendByDialog(
    'POST admin/players/:id/wallet',
    `/admin/usermanager/${userId}/ledger/wallet`,
    async () => {
      await input('amount').fill('6000');
      await dialog().getByRole('combobox', { name: 'Kind of reason' }).click();
      await page().getByRole('option').first().click();
    },
  );
  await open(`${payments}/requests`);
  const one = 'GET admin/money-requests/:id';
  await sendByLink('POST admin/money-requests/:id/withdraw', 'Withdraw', one);
});

it('the movements of some days are exported', async () => {
  await open(`${payments}/reconciliation`);
  await sends(addressIn('POST admin/settlements/export'), () => press('Export'));
});

it('a gateway is checked, and switched off and on', async () => {
  await open('/admin/settings/payments');
  await sends(addressIn('POST admin/site-settings/gateways/:name/ask'), () => press(/^Ask .* now$/));
  for (const act of [/^Turn .* off$/, /^Turn .* on$/]) {
    await press(act);
    await input('reason').fill('Agreed on Monday');
    await sends(addressIn('PUT admin/site-settings/gateways'), submit);
    await closed();
  }
});

it.each([
  ['POST admin/site-settings/test-mail', 'mail', 'Send me a test email'],
  ['PUT admin/site-settings/site', 'site', 'Save'],
])('%s is sent by the settings', async (call, tab, button) => {
  await open(`/admin/settings/${tab}`);
  await sends(addressIn(call), () => press(button));
});

it('a limit on money is made stricter', async () => {
  await open('/admin/settings/payments');
  const limit = page().locator('main [name=grantOverDiamonds]');
  await limit.fill('100');
  await page().locator('main [name=reason]').fill('Agreed on Monday');
  await sends(addressIn('PUT admin/site-settings/limits'), () => press('Save'));
  const { body } = await site.call('admin/site-settings', { token: office.token() });
  expect(body.limits.grantOverDiamonds).toBe(100);
});
