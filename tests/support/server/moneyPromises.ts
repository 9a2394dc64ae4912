import { type RawBuilder, sql } from 'kysely';
import { usualDaily } from '../../../contract/dailyCycle';
import type { Db } from '../../../server/db/tables';
import { addMs, days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { countFigures } from './countFigures';

/** The gifts of a season by amount spent, in VND: reached by one, two and three payments of 1,000 đồng. */
const milestones = [
  { id: newId(), spend: 1000, wallet: 0, amount: 3 },
  { id: newId(), spend: 2000, wallet: 1, amount: 5 },
];
/** The package's bonus, the first-purchase bonus, and the code's bonus. */
const bonus = { ofPackage: 1, first: 2, code: 4 } as const;

/** Accessories for gold and for diamonds that a story can afford. */
async function sellAccessories(db: Db): Promise<void> {
  const now = new Date();
  for (const n of [1, 2, 3])
    await sql`insert into accessories (id, name, description, image, type, rarity, gold_price, diamond_price, listed_gold_price,
        listed_diamond_price, created_at, updated_at)
      values (${newId()}, ${`Mũ ${n}`}, '', 'none.webp', ${n % 2}, 0, ${n}, ${2 * n}, 0, 0, ${now}, ${now})`.execute(
      db,
    );
}

/** Begins a season with the three gifts, and a code for anybody. */
export async function beginSeasonAndCode(db: Db, code: string): Promise<{ season: string; offer: string }> {
  const now = new Date();
  const season = newId();
  const row = { number: 1, name: 'Mùa', nameEn: '', image: '', createdAt: now, updatedAt: now };
  const window = { startAt: addMs(now, -days(1)), endAt: addMs(now, days(1)) };
  const goal = { goal: 3000, giftKind: 0, giftAmount: 7, accessoryId: null };
  await db
    .insertInto('seasons')
    .values({ id: season, ...row, ...window, ...goal, milestones: JSON.stringify(milestones) })
    .execute();
  const offer = newId();
  await sql`insert into offers (id, code, bonus_kind, amount, packages, most_uses, most_per_player, creator, is_active,
      created_at, updated_at)
    values (${offer}, ${code}, 1, ${bonus.code}, '[]', 0, 0, '', true, ${now}, ${now})`.execute(db);
  return { season, offer };
}

/**
 * Promises bonuses to stored payments: a first purchase to all, and a code with limited uses to every third; begins a season,
 * and sells accessories.
 */
export async function promiseBonuses(
  db: Db,
  ids: readonly string[],
  uses: { most: number; perPlayer: number },
): Promise<void> {
  const { offer } = await beginSeasonAndCode(db, 'STORM');
  await sellAccessories(db);
  await sql`update offers set most_uses = ${uses.most}, most_per_player = ${uses.perPlayer} where id = ${offer}`.execute(
    db,
  );
  await sql`insert into offer_counts (offer_id) values (${offer})`.execute(db);
  const coded = ids.filter((_, n) => n % 3 === 0);
  await sql`update payments set first_bonus = ${bonus.first}, bonus_diamonds = ${bonus.ofPackage + bonus.first}`.execute(
    db,
  );
  await sql`update payments set offer_id = ${offer}, offer_code = 'STORM', offer_bonus = ${bonus.code},
    bonus_diamonds = bonus_diamonds + ${bonus.code} where id = any(${coded}::text[])`.execute(db);
  await countFigures(db);
}

/** SQL: the bonus that a payment must give; a first purchase is the player's first completed one. */
const owedBonus = sql`(${bonus.ofPackage} + (case when offer_id is null then 0 else ${bonus.code} end)
  + case when exists (select from payments before where before.user_id = payments.user_id
      and before.status = 'COMPLETED' and before.first_bonus > 0 and before.id <> payments.id)
    then 0 else ${bonus.first} end)::int`;

/** SQL: amounts given or taken, by player and wallet. */
const causes = [
  sql`select user_id, 'diamonds' as wallet, diamonds + ${owedBonus} as amount from payments where status = 'COMPLETED'`,
  sql`select payments.user_id, 'diamonds', -(diamonds_taken + bonus_taken) from money_requests
    join payments on payments.id = payment_id where kind = 'refund' and state = 'done'`,
  sql`select user_id, currency, amount from money_requests where kind = 'grant' and state = 'done'`,
  sql`select user_id, wallet, amount from season_gifts`,
  sql`select user_id, wallet, -price from item_purchases where returned_at is null`,
  // The cycle of a player who marked at most seven days.
  sql`select id, 'golds', sum from users, lateral (select sum(gold) from unnest(${sql.val(usualDaily)}::int[]) with ordinality
    cycle (gold, place) where place <= daily_place) marks`,
];

/** SQL: codes whose uses are not their payments, and gifts of the season that are missing. */
const miscounted = sql<{
  wrong: string;
}>`select 'code ' || used || ' times for ' || expected as wrong from offer_counts,
    lateral (select count(*) as expected from payments where payments.offer_id = offer_counts.offer_id
      and status = 'COMPLETED') counted where used <> expected
  union all
  select 'season: mark ' || spend || ' is missing for ' || user_id from season_totals
    cross join (values (1000), (2000), (3000)) marks (spend)
  where amount >= spend and not exists (select from season_gifts
    where season_gifts.user_id = season_totals.user_id and season_gifts.spend = marks.spend)`;

const wrongs = async (db: Db, query: RawBuilder<{ wrong: string }>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ wrong }) => wrong);

/** Where a shop of any past, with this season and code, miscounted them. */
export const miscounts = (db: Db): Promise<string[]> => wrongs(db, miscounted);

/**
 * Where the books do not balance at the end: the wallets of each player, debt taken off, against what payments, refunds,
 * requests and gifts say, never by way of the ledger's entries; and the entries against the number of their causes.
 */
export const imbalances = (db: Db): Promise<string[]> =>
  wrongs(
    db,
    sql`
    select held.wallet || ' of ' || users.user_name || ': ' || held.amount || ' for ' || coalesce(sum, 0) as wrong from users
    cross join lateral (values ('diamonds', diamonds - debt), ('golds', golds)) held (wallet, amount)
    left join (select user_id, wallet, sum(amount) as sum from (${sql.join(causes, sql` union all `)}) one
      group by user_id, wallet) caused on caused.user_id = users.id and caused.wallet = held.wallet
    where held.amount <> coalesce(sum, 0)
    union all
    select 'entries of ' || reason || ': ' || entries || ' for ' || expected from (values
      ('purchase', (select count(*) from payments where status = 'COMPLETED')),
      ('bonus', (select count(*) from payments where status = 'COMPLETED')),
      ('season', (select count(*) from season_gifts where wallet is not null)),
      ('grant', (select count(*) from money_requests where kind = 'grant' and state = 'done')),
      ('item', (select count(*) from item_purchases)),
      ('item-return', (select count(*) from item_purchases where returned_at is not null)),
      ('daily', (select sum(daily_place) from users))) owed (reason, expected),
      lateral (select count(*) as entries from wallet_entries
        where wallet_entries.reason = owed.reason) counted
    where entries <> expected
    union all ${miscounted}`,
  );

/** Where a code was used more often than it may be, by all or by one player. */
export const overused = (db: Db): Promise<string[]> =>
  wrongs(
    db,
    sql`
    select code || ' was used ' || count(*) || ' times' as wrong from payments
      join offers on offers.id = offer_id where status = 'COMPLETED'
      group by offers.id having count(*) > most_uses and most_uses > 0
    union all
    select code || ' was used ' || count(*) || ' times by ' || user_id from payments
      join offers on offers.id = offer_id where status = 'COMPLETED'
      group by offers.id, user_id having count(*) > most_per_player and most_per_player > 0`,
  );

/** How often each occurred, so that empty books do not pass. */
export async function happened(db: Db) {
  const { rows } = await sql<
    Record<
      | 'completed'
      | 'ended'
      | 'firsts'
      | 'coded'
      | 'gifts'
      | 'given'
      | 'ungiven'
      | 'usedUp'
      | 'closed'
      | 'reopened'
      | 'corrected'
      | 'byOrder'
      | 'erased'
      | 'bought'
      | 'returned'
      | 'marked',
      number
    >
  >`select (select count(*)::int from payments where status = 'COMPLETED') as completed,
      (select count(*)::int from money_requests where kind <> 'grant' and state in ('done', 'failed', 'refused')) as ended,
      (select count(*)::int from payments where status = 'COMPLETED' and first_bonus > 0) as firsts,
      (select count(*)::int from payments where status = 'COMPLETED' and offer_id is not null) as coded,
      (select count(*)::int from season_gifts) as gifts,
      (select count(*)::int from money_requests where kind = 'grant' and state = 'done') as given,
      (select count(*)::int from money_requests where kind = 'grant' and state in ('refused', 'withdrawn')) as ungiven,
      (select count(*)::int from offer_counts join offers on offers.id = offer_id where used = most_uses) as used_up,
      (select count(*)::int from audits where action = 'close-account') as closed,
      (select count(*)::int from audits where action = 'keep-account') as reopened,
      (select count(*)::int from audits where action = 'change-email') as corrected,
      (select count(*)::int from users where erased_at is not null) as erased,
      (select count(*)::int from item_purchases) as bought,
      (select count(*)::int from item_purchases where returned_at is not null) as returned,
      (select count(*)::int from wallet_entries where reason = 'daily') as marked,
      (select count(*)::int from movements where source = 'settlement'
        and reference in (select order_number from payment_attempts)) as by_order`.execute(db);
  return rows[0];
}
