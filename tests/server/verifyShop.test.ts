import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countSeasons } from '../../server/payments/ledger/countSeasons';
import { addMs, days, minutes } from '../../server/platform/clock';
import { newId } from '../../server/platform/ids';
import { moneyProblemsOf } from '../support/server/invariants';
import { makePackage } from '../support/server/packages';
import { notifySandbox } from '../support/server/payments';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
/** Two purchases of one package, the first with its bonus and a code; the gifts of a season; two grants. */
beforeAll(async () => {
  server = await buildTestApp();
  const { token } = await server.makeAdmin();
  const post = async (path: string, body: object) =>
    expect((await server.post(`admin/${path}`, body, { token })).status).toBe(201);
  const accessoryId = newId();
  await sql`insert into accessories (id, name, description, type, rarity, gold_price, diamond_price,
      listed_gold_price, listed_diamond_price, image, created_at, updated_at)
    values (${accessoryId}, 'Mũ thử', '', 0, 0, 1, 1, 0, 0, 'none.webp', now(), now())`.execute(server.db);
  const [startAt, endAt] = [server.clock.now(), addMs(server.clock.now(), days(30))];
  await post('seasons', {
    reason: 'Planned for the summer',
    number: 1,
    name: 'Mùa thử',
    startAt,
    endAt,
    goal: 100_000,
    giftKind: 2,
    giftAmount: 0,
    accessoryId,
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
  const { id, email } = await server.makeUser();
  const packageId = await makePackage(server, { firstBonus: 7 });
  for (const code of ['CODE1', undefined]) {
    const { body } = await server.post('user/payment/create', { email, packageId, code });
    await notifySandbox(server, body.transactionId);
    server.clock.advance(minutes(5));
  }
  const grant = { wallet: 'golds', reasonKind: 'event', reason: 'Cup of May' };
  for (const amount of [100, 200]) await post(`players/${id}/wallet`, { ...grant, amount, key: newId() });
  // The totals of a season that is to be counted are not compared.
  while (await countSeasons(server.deps, 0));
});
afterAll(() => server.close());

const first = sql`(select id from payments order by created_at limit 1)`;
const second = sql`(select id from payments order by created_at desc limit 1)`;
const copied = sql.lit(newId());
const granted = sql`(select id from wallet_requests where id <> ${copied} order by amount desc limit 1)`;

interface Damage {
  what: string;
  damage: RawBuilder<unknown>;
  repair: RawBuilder<unknown>;
  found: RegExp[];
}
/** A value of a table that is one more than it should be. */
const raised = (
  table: string,
  column: string,
  where: RawBuilder<unknown>,
): Omit<Damage, 'what' | 'found'> => {
  const by = (n: number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${n} where ${where}`;
  return { damage: by(1), repair: by(-1) };
};

const damages: readonly Damage[] = [
  {
    what: 'a second first purchase',
    damage: sql`update payments set first_bonus = 7 where id = ${second}`,
    repair: sql`update payments set first_bonus = 0 where id = ${second}`,
    found: [/^payment \S+ is a second first purchase$/, /^payment \S+ is a second first purchase$/],
  },
  {
    what: 'a bonus that was not credited as written',
    ...raised('payments', 'bonus_diamonds', sql`id = ${second}`),
    found: [/^payment \S+ has 65 of 66 bonus diamonds credited$/],
  },
  {
    what: 'a bonus of a code above the diamonds of its payment',
    damage: sql`update payments set offer_bonus = 651, bonus_diamonds = 723 where id = ${first}`,
    repair: sql`update payments set offer_bonus = 50, bonus_diamonds = 122 where id = ${first}`,
    found: [/^payment \S+ has 122 of 723 bonus/, /^payment \S+ has a bonus of 651 from code CODE1$/],
  },
  {
    what: 'parts of a bonus above the whole',
    damage: sql`update payments set offer_bonus = 116 where id = ${first}`,
    repair: sql`update payments set offer_bonus = 50 where id = ${first}`,
    found: [/^payment \S+ has a bonus of 116 from code CODE1$/],
  },
  {
    what: 'what a player spent in a season',
    ...raised('season_totals', 'amount', sql`true`),
    found: [/^season 1 of \S+: total 118001, payments 118000$/],
  },
  {
    what: 'an entry of a season that differs from its gift',
    ...raised('season_gifts', 'amount', sql`mark <> 'goal'`),
    found: [/^entry \S+ of a season is no gift$/],
  },
  {
    what: 'a gift without its entry',
    damage: sql`update season_gifts set entry_id = gen_random_uuid() where mark <> 'goal'`,
    repair: sql`update season_gifts set entry_id = (select id from wallet_entries where reason = 'season')
      where mark <> 'goal'`,
    found: [/^entry \S+ of a season is no gift$/, /^gift of a season at 50000 for \S+ has no entry$/],
  },
  {
    what: 'an accessory that was given and is not there',
    damage: sql`update player_items set accessory_id = gen_random_uuid()`,
    repair: sql`update player_items set accessory_id = (select id from accessories)`,
    found: [/^gift of a season at 100000 for \S+ is not among the items$/],
  },
  {
    what: 'a grant that differs from its request',
    ...raised('wallet_requests', 'amount', sql`id = ${granted}`),
    found: [/^entry \S+ grants without its request$/],
  },
  {
    what: 'a grant that nobody has decided',
    damage: sql`update wallet_requests set state = 'requested' where id = ${granted}`,
    repair: sql`update wallet_requests set state = 'done' where id = ${granted}`,
    found: [/^entry \S+ grants without its request$/, /^wallet request \S+ is requested and has 1 entries$/],
  },
  {
    what: 'a request called done that nobody carried out',
    damage: sql`insert into wallet_requests (id, user_id, wallet, amount, reason_kind, reason, state, needs_second,
        idempotency_key, asked_hash, requested_by, requested_at, ended_at)
      select ${copied}, user_id, wallet, amount, reason_kind, reason, state, needs_second, ${copied}, asked_hash,
        requested_by, requested_at, ended_at from wallet_requests where id = ${granted}`,
    repair: sql`delete from wallet_requests where id = ${copied}`,
    found: [/^wallet request \S+ is done and has 0 entries$/],
  },
  {
    what: 'the uses of a code',
    ...raised('offer_counts', 'used', sql`true`),
    found: [/^code CODE1 has 2 uses, 1 payments$/],
  },
  {
    what: 'a code that is not counted',
    damage: sql`delete from offer_counts`,
    repair: sql`insert into offer_counts (offer_id, used) select id, 1 from offers`,
    found: [/^code CODE1 has 0 uses, 1 payments$/, /^code \S+ was promised and is not counted$/],
  },
];

it('finds nothing wrong with purchases, codes, seasons and grants', async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it.each(damages)('finds $what', async ({ damage, repair, found }) => {
  await damage.execute(server.db);
  expect(await moneyProblemsOf(server.db)).toEqual(found.map((line) => expect.stringMatching(line)));
  await repair.execute(server.db);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
