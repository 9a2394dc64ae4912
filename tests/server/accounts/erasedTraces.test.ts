import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { placesOf } from '../../support/server/everywhere';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const support = async () => ({ token: (await server.makeStaff('support')).token });
/** Erases a player as an owner does, thirty days later. */
async function erase(id: string) {
  const { token } = await server.makeAdmin();
  const closed = await server.post(`admin/players/${id}/erasure`, { reason: 'asked by mail' }, { token });
  expect(closed.status).toBe(204);
  await server.mails();
  server.clock.advance(days(30));
  while (await eraseNext(server.deps));
}

it('the page of a payment that the player made for somebody else keeps no address of their network', async () => {
  const [giver, friend] = [await server.makePlayer(), await server.makeUser()];
  const packageId = await makePackage(server);
  const { token } = giver;
  const { body } = await server.post('user/payment/create', { email: friend.email, packageId }, { token });
  await server.db
    .updateTable('paymentAttempts')
    .set({ paymentUrl: 'https://pay.example/?vnp_IpAddr=203.0.113.9' })
    .where('paymentId', '=', body.transactionId)
    .execute();
  await notifySandbox(server, body.transactionId);
  expect(await placesOf(server.db, ['203.0.113.9'])).toEqual(['payment_attempts.payment_url']);
  await erase(giver.id);
  expect(await placesOf(server.db, ['203.0.113.9'])).toEqual([]);
});

it('the newsletter follows a corrected e-mail and goes with its player, however long ago that was', async () => {
  const player = await server.makeUser({ email: 'Reader@mail.example' });
  const subscribe = (email: string) => server.post('newsletter/subscribe', { email });
  const subscribed = async () =>
    (await server.db.selectFrom('subscribers').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );
  const correct = async (email: string) =>
    server.post(`admin/players/${player.id}/email`, { email, reason: 'a typo' }, await support());
  await subscribe(player.email);
  await correct('Moved@mail.example');
  expect(await subscribed()).toEqual(['moved@mail.example']);
  const mail = (await server.mails()).filter(({ to }) => to === player.email).at(-1);
  const undone = await server.post('user/auth/undo', { token: /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' });
  expect([undone.status, await subscribed()]).toEqual([200, ['reader@mail.example']]);
  // The new address may have subscribed by itself.
  await subscribe('last@mail.example');
  server.clock.advance(days(1));
  expect((await correct('last@mail.example')).status).toBe(204);
  expect(await subscribed()).toEqual(['last@mail.example']);
  await server.db.deleteFrom('emailChanges').execute();
  await erase(player.id);
  expect(await subscribed()).toEqual([]);
});

/** Acts of staff whose rows name who did it, or whom it was about: notes, money, accounts, staff, views and content. */
async function actAsOwner(token: string) {
  const { player, id } = await paidPayment(server);
  const acts: Array<[path: string, body: object]> = [
    [`admin/players/${player.id}/notes`, { text: 'Called' }],
    [`admin/transactions/${id}/notes`, { text: 'Called' }],
    [`admin/players/${player.id}/sign-out`, { reason: 'asked by phone' }],
    [`admin/user/ban/${player.id}`, { kind: 'other', note: 'Insults', days: 1 }],
    [
      `admin/players/${player.id}/wallet`,
      { wallet: 'golds', amount: 5, reasonKind: 'event', reason: 'Cup', idempotencyKey: newId() },
    ],
    ['admin/staff/invitations', { email: 'new@staff.example', roles: ['shop'], reason: 'New' }],
  ];
  for (const [path, body] of acts) {
    const { status } = await server.post(path, body, { token });
    expect([path, status < 300]).toEqual([path, true]);
  }
}

it('whoever was on the staff keeps the user name beside what they did, and nothing else', async () => {
  const names = { userName: 'wqxcolleague', lastName: 'Wqxngô', email: 'wqx.colleague@staff.example' };
  const colleague = await server.makeUser({ ...names, staffRoles: ['owner'] });
  await actAsOwner((await server.signIn(names.email)).accessToken);
  const owner = await server.makeAdmin();
  const removed = await server.post(`admin/staff/${colleague.id}/remove`, { reason: 'has left' }, owner);
  expect(removed.status).toBe(204);
  const sought = Object.values(names);
  expect(await placesOf(server.db, sought)).toContain('notes.author_name');
  await erase(colleague.id);
  expect(await placesOf(server.db, sought)).toEqual(['audits.user_name']);
  expect(await placesOf(server.db, [names.lastName, names.email])).toEqual([]);
  const note = { authorName: `erased-${colleague.id}`, text: 'Called' };
  expect(await server.db.selectFrom('notes').select(['authorName', 'text']).execute()).toEqual([note, note]);
});
