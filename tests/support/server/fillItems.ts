/**
 * Rows of the account: marks of 22 days by every player who is verified, a tenth of them on each day of seven months, and an accessory
 * that every fifth one bought for gold. A million players have twenty million entries with them.
 */
const marks = 22;
const gold = 10;
const price = 50;
const comes = (n: string) => `(${n} % 8 <> 4)`;
const buys = (n: string) => `(${n} % 5 = 1 and ${comes(n)})`;

/** What marks and purchases left of the gold of a player: the sum of the entries below. */
export const earnedSql = (n: string) => `${marks * gold} * ${comes(n)}::int - ${price} * ${buys(n)}::int`;

/** The place in the cycle of a player after the marks. */
export const dailyPlaceSql = (n: string) => `${marks % 7} * ${comes(n)}::int`;

/** The statements, separated by empty lines; `goldsSql` is what each player had before. */
export const itemsSql = (users: number, goldsSql: string): string => `
insert into wallet_entries (id, user_id, wallet, amount, balance_after, reason, day, created_at)
select fill_entry(at, 'daily' || n), fill_id('user', n), 'golds', ${gold}, ${goldsSql} + ${gold} * mark, 'daily', day, at
from generate_series(1, ${marks}) as mark, generate_series(1, ${users}) as n,
  lateral (select (now() at time zone 'Asia/Ho_Chi_Minh')::date - 10 * (${marks + 1} - mark) - n % 10 as day) as days,
  lateral (select (day + time '05:00') at time zone 'UTC' + n % 3600 * interval '1 second' as at) as moments
where ${comes('n')} order by at

insert into item_purchases (id, user_id, accessory_id, name, wallet, price, key, bought_at)
select fill_id('purchase', n), fill_id('user', n), fill_id('sold accessory', n % 16), 'Accessory', 'golds', ${price}, 'key',
  now() - n % 179 * interval '1 day'
from generate_series(1, ${users}) as n where ${buys('n')}

insert into wallet_entries (id, user_id, wallet, amount, balance_after, reason, purchase_id, created_at)
select fill_entry(bought_at, 'item' || n), fill_id('user', n), 'golds', -${price}, ${goldsSql} + ${earnedSql('n')}, 'item',
  fill_id('purchase', n), bought_at
from generate_series(1, ${users}) as n join item_purchases on item_purchases.id = fill_id('purchase', n)

insert into player_items (user_id, accessory_id, name, source, purchase_id, worn, given_at)
select user_id, accessory_id, name, 'purchase', id, true, bought_at from item_purchases`;
