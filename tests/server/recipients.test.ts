import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMs, days } from '../../server/platform/clock';
import { makePackage } from '../support/server/packages';
import { buildTestApp, type TestApp } from '../support/server/testApp';

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
  const found = (await server.get(`user/search?query=${userName}`)).body as object[];
  const first = (await server.get(`user/payment/first?email=${encodeURIComponent(email)}`)).body;
  expect({
    found: found.length,
    first: first.packages.length,
    offer: (await server.post('user/payment/offer', { ...begin, code })).status,
    create: (await server.post('user/payment/create', begin)).status,
  }).toEqual(
    mayBuy
      ? { found: 1, first: 1, offer: 200, create: 201 }
      : { found: 0, first: 0, offer: 404, create: 404 },
  );
});
