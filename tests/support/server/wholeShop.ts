import { sql } from 'kysely';
import { dayOf } from '../../../contract/vietnamTime';
import { countSeasons } from '../../../server/payments/effects/countSeasons';
import { moveCheckpoints } from '../../../server/payments/verify/checkpoints';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { buying, makeAccessory } from './accessories';
import { moveTo, signOff } from './closing';
import { casesWith, financeOf } from './finance';
import { makePackage } from './packages';
import { notifySandbox, openPayment, paidPayment } from './payments';
import { recount } from './recount';
import { buildTestApp, type TestApp } from './testApp';

/** A player marks the day. */
async function markToday(server: TestApp): Promise<void> {
  const emailVerifiedAt = addMs(server.clock.now(), -days(2));
  const { email } = await server.makeUser({ emailVerifiedAt });
  const token = (await server.signIn(email)).accessToken;
  const { body } = await server.get('user/daily', { token });
  const amount = body.amounts[body.place];
  const answer = await server.post('user/daily', { key: body.day, amount }, { token });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** The acts of a player with accessories. */
async function trader(server: TestApp, email: string) {
  const token = (await server.signIn(email)).accessToken;
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await server.call(method, path, body, { token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  return {
    buy: (id: string, wallet: 'golds' | 'diamonds', price: number) =>
      send('POST', 'user/items', buying(id, wallet, price)),
    wear: (id: string) => send('PUT', 'user/items/worn', { accessoryIds: [id] }),
    returns: (id: string) => send('POST', `user/items/${id}/return`, {}),
  };
}

/**
 * A player buys an accessory for gold and wears it; another buys one for diamonds that are then refunded, and returns it,
 * which repays what is owed.
 */
async function tradeItems(server: TestApp, email: string): Promise<void> {
  const kept = await makeAccessory(server, { goldPrice: 40 });
  const one = await trader(server, email);
  await one.buy(kept, 'golds', 40);
  await one.wear(kept);
  const returned = await makeAccessory(server, { diamondPrice: 700, type: 1 });
  const paid = await paidPayment(server);
  const other = await trader(server, paid.player.email);
  await other.buy(returned, 'diamonds', 700);
  const finance = await financeOf(server);
  const { body } = await finance.refund(paid.id);
  await finance.begin(body.id);
  await finance.confirm(body.id);
  await other.returns(returned);
}

/**
 * A shop in which money, items and sums have moved in each of their ways: two purchases of one package, the first with its bonus
 * and a code; a season's gifts; grants; a refund that leaves a debt, and gifts that repay it; money of an unknown order, of half
 * a price, and beyond one; accessories that were bought and returned, given and taken; a transfer by hand; money returned and written off; a day that was signed off, with what came to
 * it and left it afterwards.
 */
export async function wholeShop(): Promise<TestApp> {
  const server = await buildTestApp({ takesParts: true });
  const owner = await server.makeAdmin();
  const post = async (path: string, body: object) => {
    const answer = await server.post(`admin/${path}`, body, { token: owner.token });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  const [startAt, endAt] = [server.clock.now(), addMs(server.clock.now(), days(30))];
  await post('seasons', {
    reason: 'Planned for the summer',
    number: 1,
    name: 'Mùa thử',
    startAt,
    endAt,
    goal: 100_000,
    giftKind: 2,
    giftAmount: 20,
    accessoryId: await makeAccessory(server),
    milestones: [{ spend: 50_000, wallet: 1, amount: 30 }],
  });
  await post('offers', {
    reason: 'Agreed with the creator',
    code: 'CODE1',
    bonusKind: 1,
    amount: 50,
    mostUses: 0,
    mostPerPlayer: 0,
    creator: 'Lạc Hồng TV',
    isActive: true,
  });
  const player = await server.makeUser();
  const packageId = await makePackage(server, { firstBonus: 7 });
  for (const code of ['CODE1', undefined]) {
    const { body } = await server.post('user/payment/create', { email: player.email, packageId, code });
    await notifySandbox(server, body.transactionId);
    server.clock.advance(minutes(5));
  }
  const grant = (id: string, wallet: string, amount: number) =>
    post(`players/${id}/wallet`, {
      wallet,
      amount,
      reasonKind: 'event',
      reason: 'Cup of May',
      idempotencyKey: newId(),
    });
  for (const amount of [100, 200]) await grant(player.id, 'golds', amount);
  await tradeItems(server, player.email);
  const moved = { reasonKind: 'event', reason: 'Cup of May', accessoryId: await makeAccessory(server) };
  const taken = { takes: true, wallet: 'golds', amount: 3 };
  for (const way of [{ takes: false }, taken])
    await post(`players/${player.id}/items`, { ...moved, ...way, idempotencyKey: newId() });
  await post(`players/${player.id}/items`, {
    ...moved,
    accessoryId: await makeAccessory(server),
    takes: false,
    idempotencyKey: newId(),
  });
  await markToday(server);
  await moveMoney(server, grant);
  await signOffToday(server);
  // The totals of a season that is to be counted are not compared.
  while (await countSeasons(server.deps, 0));
  await moveCheckpoints(server.db, addMs(server.clock.now(), days(40)));
  return server;
}

/** A season that gets another gift gives it to everybody who has spent enough; those who owe repay by it. */
async function giveMore(server: TestApp): Promise<void> {
  const more = JSON.stringify([{ id: newId(), spend: 20_000, wallet: 0, amount: 5 }]);
  const changed = sql<{
    id: string;
  }>`update seasons set milestones = milestones || ${more}::jsonb returning id`;
  for (const { id } of (await changed.execute(server.db)).rows) await recount(server.db, id);
  while (await countSeasons(server.deps, 0));
}

async function moveMoney(
  server: TestApp,
  grant: (id: string, wallet: string, amount: number) => Promise<void>,
): Promise<void> {
  const finance = await financeOf(server);
  const done = async ({ body }: Awaited<ReturnType<typeof finance.refund>>) => {
    await finance.begin(body.id);
    await finance.confirm(body.id);
  };
  /** What has been spent stays owed, until a gift or a purchase repays it. */
  const owing = await paidPayment(server);
  await grant(owing.player.id, 'diamonds', -700);
  await done(await finance.refund(owing.id, { amount: 30_000 }));
  await giveMore(server);
  await grant(owing.player.id, 'diamonds', 40);
  const { body: again } = await server.post('user/payment/create', {
    email: owing.player.email,
    packageId: owing.packageId,
  });
  await notifySandbox(server, again.transactionId);
  await done(await finance.refund((await paidPayment(server)).id));

  const held = async (column: 'paymentId' | 'reference', value: string) =>
    (await casesWith(server, column, value))[0]?.id ?? '';
  for (const [reference, digit] of [
    ['unknown-1', 'd'],
    ['unknown-2', 'e'],
    ['unknown-3', 'f'],
  ] as const)
    await notifySandbox(server, digit.repeat(32), { reference });
  await done(await finance.resolve(await held('reference', 'unknown-2'), { kind: 'return' }));
  const lost = await finance.resolve(await held('reference', 'unknown-3'), { kind: 'write-off' });
  if (lost.body.state === 'requested') await finance.decide(lost.body.id, { approve: true });
  const half = await openPayment(server);
  await notifySandbox(server, half.id, { amount: 20_000, reference: 'half' });
  const over = await openPayment(server);
  await notifySandbox(server, over.id, { amount: 80_000, reference: 'over' });
  const parts = await openPayment(server);
  for (const amount of [20_000, 39_000])
    await notifySandbox(server, parts.id, { amount, reference: `part ${amount}` });
  const byHand = await openPayment(server);
  await finance.settle(byHand.id, { reference: 'FT-HAND' });
  const failed = await openPayment(server);
  await notifySandbox(server, failed.id, { status: 'FAILED' });
}

/** As by a process whose clock is behind: what comes afterwards is still dated into the day. */
async function signOffToday(server: TestApp): Promise<void> {
  const finance = await financeOf(server);
  const today = server.clock.now();
  const refunded = await paidPayment(server);
  const moved = await paidPayment(server);
  await signOff(server, dayOf(today));
  await paidPayment(server);
  const byHand = await openPayment(server);
  await finance.settle(byHand.id, { reference: 'FT-LATE' });
  const { body: request } = await finance.refund(refunded.id);
  await finance.confirm(request.id);
  await moveTo(server, `ref-${moved.id}`, addMs(today, -days(1)));
}
