import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountPage, type Purchase } from '../../../contract/purchases';
import type { AccountWaits } from '../../../contract/waits';
import { days, minutes } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// What waits is read of everything that an account has, and says what its purchases say, page by page.

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Player = Awaited<ReturnType<TestApp['makePlayer']>>;
const open = async ({ email }: Player, { token }: { token: string }) => {
  const body = { email, packageId: await makePackage(server), buyer: { name: 'Mẹ Lan' } };
  return (await server.post('user/payment/create', body, { token })).body.transactionId as string;
};
const give = async (to: Player, by: Player) => {
  const id = await open(to, by);
  await notifySandbox(server, id);
  return id;
};
const waits = async ({ token }: Player): Promise<AccountWaits> =>
  (await server.get('user/waits', { token })).body;

/** What all pages of the purchases say. */
async function listed({ token }: Player): Promise<AccountWaits> {
  const all: Purchase[] = [];
  for (let after = ''; ; ) {
    const { body } = await server.get(`user/purchases${after && `?after=${encodeURIComponent(after)}`}`, {
      token,
    });
    all.push(...body.purchases);
    after = body.next ?? '';
    if (!after) break;
  }
  const gifts = all.flatMap(({ isReceived, gift }) => (isReceived && gift && !gift.isOpened ? [gift] : []));
  const [gift] = gifts.map(({ id, key }) => ({ id, key }));
  return { gifts: gifts.length, gift: gift ?? null, held: all.filter(({ held }) => held).length };
}

/** Buys more than a page of the purchases since. */
async function buyMore({ id: userId }: Player, like: string) {
  const payment = await server.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', like)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: accountPage + 1 }, (_, n) => ({
    ...payment,
    id: `${like.slice(0, 20)}${String(n).padStart(12, '0')}`,
    status: 'CANCELLED' as const,
    creator: `account:${userId}`,
    createdAt: new Date(payment.createdAt.getTime() + 1 + n),
  }));
  await server.db.insertInto('payments').values(copies).execute();
}

it('has a gift and held money that are older than the newest page, for whom they wait, until they end', async () => {
  const [giver, receiver] = [await server.makePlayer(), await server.makePlayer()];
  const nothing = { gifts: 0, gift: null, held: 0 };
  expect(await waits(receiver)).toEqual(nothing);
  await give(receiver, giver);
  server.clock.advance(1000);
  await give(receiver, giver);
  const late = await open(receiver, giver);
  server.clock.advance(minutes(30));
  await notifySandbox(server, late, { amount: 20_000 });
  for (const one of [giver, receiver]) one.token = (await server.signIn(one.email)).accessToken;
  await buyMore(receiver, late);
  const said = await waits(receiver);
  expect(said).toMatchObject({ gifts: 2, held: 1 });
  expect(said).toEqual(await listed(receiver));
  expect(await waits(giver)).toEqual({ ...nothing, held: 1 });
  const key = { key: said.gift?.key };
  await server.post(`user/gifts/${said.gift?.id}`, key, { token: giver.token });
  expect(await waits(receiver)).toEqual(said);
  await server.post(`user/gifts/${said.gift?.id}`, key, { token: receiver.token });
  const left = await waits(receiver);
  expect([left.gifts, left.gift?.id === said.gift?.id]).toEqual([1, false]);
  expect(left).toEqual(await listed(receiver));
  server.clock.advance(days(90));
  receiver.token = (await server.signIn(receiver.email)).accessToken;
  expect(await waits(receiver)).toMatchObject({ gifts: 0, gift: null });
  expect((await server.get('user/waits')).status).toBe(401);
});
