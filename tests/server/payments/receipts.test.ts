import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptDays } from '../../../contract/limits';
import { receiptKey, receiptUrl } from '../../../server/payments/effects/receiptMail';
import { days, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

const contact = {
  supportEmail: 'help@outline.example',
  seller: { name: 'Công ty Outline', address: '1 Lê Lợi, Đà Nẵng' },
};
let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ contact });
});
afterAll(() => server.close());

const read = (id: string, key = receiptKey(server.keys.receipts[0], id)) =>
  server.get(`user/payment/receipt/${id}?key=${key}`);

it('shows a guest with the key what was paid, to whom, and who sold it', async () => {
  const { id, player } = await paidPayment(server);
  const { status, body, headers } = await read(id);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({
    id,
    language: 'en',
    completedAt: server.clock.now().toISOString(),
    amount: 59_000,
    currency: 'VND',
    gateway: 'sandbox',
    references: [`ref-${id}`],
    packageName: 'Gói thử',
    diamonds: 650,
    bonusDiamonds: 65,
    repaid: 0,
    refunds: [],
    takenBack: 0,
    recipient: { userName: player.userName, email: `${player.email[0]}•••@example.com` },
    ...contact,
  });
  expect(JSON.stringify(body)).not.toContain(player.email);
});

it('is what the address in the mail opens', async () => {
  const { id, player } = await paidPayment(server);
  const mail = (await server.mails()).find(({ to }) => to === player.email);
  const address = receiptUrl({ keys: server.keys, address: server.deps.address }, id);
  expect(mail?.text).toContain(address);
  const { pathname, searchParams } = new URL(address);
  expect((await read(pathname.replace('/receipts/', ''), searchParams.get('key') ?? '')).status).toBe(200);
});

it('the status call gives its key to who made the payment, and to nobody else', async () => {
  const { token } = await server.makePlayer();
  const recipient = await server.makePlayer();
  const pay = async (options: object) => {
    const packageId = await makePackage(server);
    return server.post('user/payment/create', { email: recipient.email, packageId }, options);
  };
  const byAccount = (await pay({ token })).body.transactionId as string;
  const guest = await pay({});
  const byGuest = guest.body.transactionId as string;
  const cookie = String(guest.headers['set-cookie']).split(';')[0];
  const statusOf = async (id: string, options: object = {}) =>
    (await server.get(`user/payment/status/${id}`, options)).body;

  expect(await statusOf(byAccount, { token })).toEqual({ status: 'PENDING' });
  for (const id of [byAccount, byGuest]) await notifySandbox(server, id);
  const { receiptKey: key } = await statusOf(byAccount, { token });
  expect((await read(byAccount, key)).status).toBe(200);
  const { receiptKey: guestKey } = await statusOf(byGuest, { headers: { cookie } });
  expect((await read(byGuest, guestKey)).status).toBe(200);
  for (const [id, options] of [
    [byAccount, {}],
    [byAccount, { token: recipient.token }],
    [byAccount, { headers: { cookie } }],
    [byGuest, {}],
    [byGuest, { token }],
    [byGuest, { headers: { cookie: 'outline_buyer=another' } }],
  ] as const)
    expect(await statusOf(id, options)).toEqual({ status: 'COMPLETED', diamonds: 715 });
  // An expired token is to be renewed: as a guest the buyer would get no key, and no second prompt.
  const expired = { token: `${token}x` };
  expect((await server.get(`user/payment/status/${byAccount}`, expired)).status).toBe(401);
  expect(await statusOf(byGuest, expired)).toEqual({ status: 'COMPLETED', diamonds: 715 });
});

it('shows every refund with its day, in the usual unit, and each transfer', async () => {
  const { id } = await openPayment(server, { price: 250, currency: 'USD' });
  // Like a gateway whose orders may be paid with several transfers.
  Object.assign(server.deps.knownGateways[0] ?? {}, { takesParts: true });
  await notifySandbox(server, id, { amount: 100, currency: 'USD', reference: 'first' });
  server.clock.advance(minutes(1));
  await notifySandbox(server, id, { amount: 150, currency: 'USD', reference: 'second' });
  const finance = await server.makeStaff('finance');
  const asked = await server.post(
    `admin/transactions/${id}/refunds`,
    { amount: 0.5, reasonKind: 'mistake', reason: 'Too many', idempotencyKey: newId() },
    { token: finance.token },
  );
  expect((await read(id)).body).toMatchObject({ amount: 2.5, currency: 'USD', refunds: [] });
  server.clock.advance(minutes(2));
  await server.post(
    `admin/money-requests/${asked.body.id}/confirm`,
    { outcome: 'done', reference: 'FT-9' },
    { token: finance.token },
  );
  expect((await read(id)).body).toMatchObject({
    references: ['first', 'second'],
    refunds: [{ amount: 0.5, at: server.clock.now().toISOString() }],
  });
});

it('names the diamonds that repaid a debt', async () => {
  const { id, player } = await openPayment(server);
  await server.db.updateTable('users').set({ debt: 40 }).where('id', '=', player.id).execute();
  await notifySandbox(server, id);
  expect((await read(id)).body.repaid).toBe(40);
});

it('is not found alike for a wrong key, an unknown payment, an open one, and after 90 days', async () => {
  const { id } = await paidPayment(server);
  const { id: open } = await openPayment(server);
  const unknown = newId();
  const refusals = [
    await read(id, receiptKey(server.keys.receipts[0], open)),
    await read(id, receiptKey(server.keys.receipts[0], id).slice(1)),
    await read(id, ''),
    await read(unknown),
    await read(open),
  ];
  server.clock.advance(days(receiptDays) - 1000);
  expect((await read(id)).status).toBe(200);
  server.clock.advance(2000);
  refusals.push(await read(id));
  for (const { status, body } of refusals) {
    expect(status).toBe(404);
    expect(body).toEqual(refusals[0]?.body);
  }
});
