import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { addMs, days } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let packageId: string;
let code: string;
beforeAll(async () => {
  server = await buildTestApp();
  packageId = await makePackage(server, { firstBonus: 10 });
  const { token } = await server.makeStaff('shop');
  const given = { code: 'FORALL', bonusKind: 1, amount: 5, mostUses: 0, mostPerPlayer: 0, isActive: true };
  ({ code } = (
    await server.post('admin/offers', { ...given, creator: '', reason: 'For all' }, { token })
  ).body);
});
afterAll(() => server.close());

/** Whether something may be bought for a player, by each state of verification, ban and erasure together. */
const states = [true, false].flatMap((isVerified) =>
  (['none', 'endless', 'over', 'running'] as const).flatMap((ban) =>
    [false, true].map((isClosed) => ({ isVerified, ban, isClosed })),
  ),
);

it.each(states)('every call of the shop agrees about a player: %j', async ({ isVerified, ban, isClosed }) => {
  const { id, email, userName } = await server.makePlayer();
  // One payment began before the account came into this state, with a page that was handed out.
  const begun = (await server.post('user/payment/create', { email, packageId: await makePackage(server) }))
    .body.transactionId;
  const now = server.clock.now();
  const until = { none: null, endless: null, over: addMs(now, -days(1)), running: addMs(now, days(1)) }[ban];
  await server.db
    .updateTable('users')
    .set({
      ...(!isVerified && { emailVerifiedAt: null }),
      bannedAt: ban === 'none' ? null : addMs(now, -days(2)),
      bannedUntil: until,
      eraseAt: isClosed ? addMs(now, days(30)) : null,
    })
    .where('id', '=', id)
    .execute();
  const mayBuy = isVerified && !isClosed && (ban === 'none' || ban === 'over');
  const begin = { email, packageId };
  const address = encodeURIComponent(email);
  const found = (await server.get(`user/search?query=${userName}`)).body as object[];
  const first = (await server.get(`user/payment/first?email=${address}`)).body;
  expect([found.length, Object.keys(first.bonuses).length]).toEqual(mayBuy ? [1, 1] : [0, 0]);
  const rest = () => server.post(`user/payment/rest/${begun}`, {});
  const answers = {
    offer: await server.post('user/payment/offer', { ...begin, code }),
    create: await server.post('user/payment/create', begin),
    pending: await server.get(`user/payment/pending?email=${address}`),
    // Reached without the address, by whoever knows the payment.
    ...((isVerified || isClosed) && { rest: await rest() }),
  };
  for (const [name, { status, body }] of Object.entries(answers)) {
    const leadsOn = body.paymentUrl !== undefined || body.bonus !== undefined;
    expect({ name, status, leadsOn }).toEqual(
      mayBuy
        ? { name, status: name === 'create' ? 201 : 200, leadsOn: true }
        : { name, status: 404, leadsOn: false },
    );
    if (!mayBuy) expect(body).toEqual(answers.create.body);
  }
});

it('a payment that is open while its player is erased leads to no page', async () => {
  const { id, email } = await server.makePlayer();
  const { body } = await server.post('user/payment/create', { email, packageId });
  await server.db
    .updateTable('users')
    .set({ eraseAt: addMs(server.clock.now(), -1) })
    .where('id', '=', id)
    .execute();
  while (await eraseNext(server.deps));
  const rest = await server.post(`user/payment/rest/${body.transactionId}`, {});
  const create = await server.post('user/payment/create', { email, packageId });
  const pending = await server.get(`user/payment/pending?email=${encodeURIComponent(email)}`);
  expect([rest.status, rest.body]).toEqual([404, create.body]);
  expect([pending.status, pending.body]).toEqual([404, create.body]);
});
