import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accessoryPrice } from '../../../contract/accessoryPrice';
import type { Wallet } from '../../../contract/ledger';
import type { WardrobeItem } from '../../../contract/wardrobe';
import { type Random, randomFrom } from '../../../server/cli/demo/random';
import { addMs, minutes } from '../../../server/platform/clock';
import { deep } from '../../support/depth';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { moneyProblemsOf } from '../../support/server/invariants';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Windows of discounts x moments x edits x clocks that are apart: what the page showed is what was paid, or a 409 named
// what holds.

let server: TestApp;
let token: string;
let playerId: string;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  const player = await server.makeUser();
  playerId = player.id;
  token = (await server.signIn(player.email)).accessToken;
  for (const wallet of ['golds', 'diamonds'] as const) await openWith(server, player.id, wallet, 1_000_000);
});

const edges = [-minutes(3), -1, 0, 1, minutes(3)];
/** Prices, listed prices and dates, whose edges lie at and around the moments at which the page is read and sent. */
const priced = (random: Random) => ({
  goldPrice: random.pick([0, 1, 100]),
  diamondPrice: random.pick([0, 1, 40]),
  listedGoldPrice: random.pick([0, 1, 100, 150]),
  listedDiamondPrice: random.pick([0, 40, 41]),
  discountDate: random.pick([null, ...edges.map((edge) => addMs(server.clock.now(), edge))]),
  expirationDate: random.pick([null, ...edges.map((edge) => addMs(server.clock.now(), minutes(3) + edge))]),
});
type Priced = ReturnType<typeof priced>;

/** What decisions-4 19 says in its own words, beside the one function that everything reads. */
function holds(of: Priced, wallet: Wallet): number | null {
  const [price, listed] =
    wallet === 'golds' ? [of.goldPrice, of.listedGoldPrice] : [of.diamondPrice, of.listedDiamondPrice];
  const now = server.clock.now();
  const isRunning =
    !(of.discountDate && now < of.discountDate) && !(of.expirationDate && now >= of.expirationDate);
  if (price === 0) return null;
  return listed > price && !isRunning ? listed : price;
}

const edit = (id: string, to: Priced) =>
  sql`update accessories set gold_price = ${to.goldPrice}, diamond_price = ${to.diamondPrice},
    listed_gold_price = ${to.listedGoldPrice}, listed_diamond_price = ${to.listedDiamondPrice},
    discount_date = ${to.discountDate}, expiration_date = ${to.expirationDate}, version = version + 1
    where id = ${id}`.execute(server.db);

const seenItem = async (id: string) =>
  ((await server.get('site/wardrobe')).body.items as WardrobeItem[]).find((item) => item.id === id);

it.each(Array.from({ length: deep(60, 600) }, (_, n) => n))(
  'what was seen is what is paid, or the refusal names what holds (%i)',
  async (n) => {
    const random = randomFrom(n + 1);
    const wallet = random.pick(['golds', 'diamonds'] as const);
    let row = priced(random);
    const id = await makeAccessory(server, row);
    const item = await seenItem(id);
    // A browser's clock is apart by so much.
    const seen = item && accessoryPrice(item, wallet, addMs(server.clock.now(), random.pick(edges)));
    server.clock.advance(random.pick([0, 1, minutes(3) - 1, minutes(3), minutes(3) + 1]));
    const isEdited = random.pick([true, false, false]);
    if (isEdited) {
      row = priced(random);
      await edit(id, row);
    }
    const price = seen?.price ?? random.pick([1, 100]);
    const body = buying(id, wallet, price, { version: item?.version });
    const bought = await server.post('user/items', body, { token });
    const isRight = !isEdited && price === holds(row, wallet);
    expect([bought.status, n]).toEqual([isRight ? 200 : 409, n]);
    const paid = server.db.selectFrom('walletEntries').select('amount').where('userId', '=', playerId);
    const entries = (await paid.where('reason', '=', 'item').execute()).map(({ amount }) => amount);
    expect(entries).toEqual(isRight ? [-price] : []);
    if (isRight) return;
    expect(Object.keys(bought.body.errors)).toEqual(['price']);
    const now = accessoryPrice(bought.body.item, wallet, server.clock.now());
    expect(now?.price ?? null).toBe(holds(row, wallet));
    // The second press, of what the refusal named.
    const again = buying(id, wallet, now?.price ?? 1, { version: bought.body.item.version });
    expect((await server.post('user/items', again, { token })).status).toBe(now ? 200 : 409);
  },
);

it.each([0, 1, 49, 50])(
  'a listed price of %i for 50 gold is no discount, whatever its dates',
  (listedGoldPrice) => {
    const now = server.clock.now();
    const priced = { goldPrice: 50, diamondPrice: 0, listedGoldPrice, listedDiamondPrice: 0 };
    const [from, until] = [now.toISOString(), addMs(now, minutes(1)).toISOString()];
    for (const at of [addMs(now, -1), now, addMs(now, minutes(1))]) {
      const item = { ...priced, discountDate: from, expirationDate: until };
      expect(accessoryPrice(item, 'golds', at)).toEqual({ price: 50, listed: null });
    }
  },
);

it('the books agree afterwards', async () => expect(await moneyProblemsOf(server.db)).toEqual([]));
