import { afterEach, beforeEach, expect, it } from 'vitest';
import { effects } from '../../../server/payments/effects/effects';
import { addMs, days } from '../../../server/platform/clock';
import { writtenBy } from '../../support/server/effectWrites';
import { type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { beginSeasonAndCode } from '../../support/server/moneyPromises';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Each part of each effect of a payment, left out, is found by the effect's own check.

const price = 59_000;
let server: TestApp;
let finance: Finance;
beforeEach(async () => {
  server = await buildTestApp();
  finance = await financeOf(server);
});
afterEach(() => server.close());

const buyer = { name: 'Ann' };

/** Gifts of before the first link have none. */
async function payFirstGift(): Promise<void> {
  const { email } = await server.makeUser();
  const body = { email, packageId: await makePackage(server, { price }), buyer };
  await notifySandbox(server, (await server.post('user/payment/create', body)).body.transactionId);
  const madeAt = addMs(server.clock.now(), -days(2));
  await server.db.updateTable('giftLinks').set({ madeAt }).execute();
}

/**
 * Two payments of one package, both begun as the player's first and with a code; both are paid. Returns the first. What an effect
 * needs besides, such as more purchases before, belongs here and in the payments of killedEffects.
 */
async function pay(): Promise<string> {
  await beginSeasonAndCode(server.db, 'EFFECTS');
  const { email } = await server.makeUser();
  const packageId = await makePackage(server, { firstBonus: 50, price });
  const begin = async () =>
    (await server.post('user/payment/create', { email, packageId, code: 'EFFECTS', buyer })).body
      .transactionId;
  const first: string = await begin();
  await server.db
    .updateTable('payments')
    .set({ expiresAt: server.clock.now() })
    .where('id', '=', first)
    .execute();
  const second: string = await begin();
  for (const id of [first, second]) await notifySandbox(server, id);
  return first;
}

async function refund(id: string): Promise<void> {
  const { body: request } = await finance.refund(id, { amount: price });
  expect((await finance.confirm(request.id)).status).toBe(200);
}

async function problemsOf({ problems }: (typeof effects)[number]): Promise<string[]> {
  const found: string[] = [];
  if (typeof problems !== 'function') return found;
  for await (const problem of problems(server.db, { batch: 2000, since: null })) found.push(problem);
  return found;
}

/** Does something while a part of an effect does nothing. */
async function without(
  effect: (typeof effects)[number],
  part: 'apply' | 'reverse',
  act: () => Promise<unknown>,
): Promise<void> {
  const was = effect[part];
  Object.assign(effect, { [part]: async () => undefined });
  try {
    await act();
  } finally {
    Object.assign(effect, { [part]: was });
  }
}

it('all of them together agree', async () => {
  await refund(await pay());
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  const rows = await server.db.selectFrom('payments').select(['status', 'refunded']).execute();
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
  expect(rows.filter(({ refunded }) => refunded === price)).toHaveLength(1);
});

const checked = effects.flatMap((effect) =>
  typeof effect.problems === 'function' ? [[effect.name, effect] as const] : [],
);

it.each(checked)('%s is missed where it is not applied', async (_, effect) => {
  if (effect.name === 'giftLink') await payFirstGift();
  await without(effect, 'apply', pay);
  expect(await problemsOf(effect)).not.toEqual([]);
});

it.each(checked.filter(([, { reverse }]) => typeof reverse === 'function'))(
  '%s is missed where a refund does not take it back',
  async (_, effect) => {
    const id = await pay();
    await without(effect, 'reverse', () => refund(id));
    expect(await problemsOf(effect)).not.toEqual([]);
  },
);

it('what each of them writes is known, so that a server is killed there at night', () => {
  expect(Object.keys(writtenBy)).toEqual(effects.map(({ name }) => name));
});

it('one without a part says why', () => {
  for (const { reverse, problems } of effects) {
    for (const part of [reverse, problems])
      if (typeof part !== 'function') expect(part.because).toMatch(/^\w.{20,}$/);
  }
});
