/**
 * Rows of the lists that came with the studio (docs/spec/studio.md): requests about wallets, notes, tags, seasons with
 * totals, gifts and items, and codes. Each of their tables grows with the players, and one player, the same in a small and
 * a large shop, has enough rows for a whole page of each list.
 */
export const busyPlayer = 6;
const busyRows = 80;

/** What people write grows with the staff, not with the players (boundedTables.ts). */
const mostRequests = 100_000;

/** The gold that requests brought a player: the sum of the entries below. */
export const goldsSql = (n: string) =>
  `case when ${n} = ${busyPlayer} then ${10 * (busyRows / 4)}
    when ${n} > ${busyRows} and ${n} <= ${mostRequests} and ${n} % 8 in (0, 3) then 10 else 0 end`;

/** Every third of the first, one of them by a tag of their own. */
export const tagsSql = (n: string) =>
  `case when ${n} = 9 then array['rare'] when ${n} % 3 = 0 and ${n} <= ${mostRequests} then array['vip', 'tournament'] else array[]::text[] end`;

/** Every tenth payment was begun with one of the four codes that anybody uses. */
export const offerSql = (n: string) =>
  `case when ${n} % 10 = 7 then fill_id('offer', ${n} / 20 % 4) end, case when ${n} % 10 = 7 then 'CODE' || ${n} / 20 % 4 end`;

/** What a code adds to the 650 diamonds of a payment. */
export const codeBonusSql = (n: string) => `65 * (${n} % 10 = 7)::int`;

/** A request of a person and a player each few days, as anywhere; the newest thirty wait. */
const requestsSql = (users: number, requests: number) => `
insert into money_requests (id, kind, by_gateway, user_id, currency, amount, reason_kind, reason, state, needs_second, idempotency_key,
  asked_hash, requested_by, requested_at, decided_by, decided_at, ended_at, withdrawn_by)
select fill_id('grant', n), 'grant', false, fill_id('user', case when n > ${busyRows} then fill_verified(n) else ${busyPlayer} end),
  case when n > ${busyRows} and n % 30 = 3 then 'diamonds' else 'golds' end, 10, 'other', 'Asked for', state, n % 5 = 0, 'grant key ' || n, md5('asked' || n), fill_id('staff', n % (1 + ${users} / 1000)), at,
  case when state <> 'requested' then fill_id('user', 1) end, case when state <> 'requested' then at end,
  case when state <> 'requested' then at end, case when state = 'withdrawn' then fill_id('user', 1) end
from generate_series(1, ${requests}) as n,
  lateral (select now() - (${requests} - n) * interval '2 years' / ${requests} as at,
    case when n % 4 = 0 then 'done' when n > ${requests} - 40 then 'requested' when n % 30 = 1 then 'refused'
      else 'withdrawn' end as state) as moments

insert into wallet_entries (id, user_id, wallet, amount, balance_after, reason, request_id, created_at)
select fill_entry(ended_at, 'grant' || n), user_id, currency, amount, case when n > ${busyRows} then 10 else 10 * n / 4 end, 'grant',
  money_requests.id, ended_at
from generate_series(4, ${requests}, 4) as n join money_requests on money_requests.id = fill_id('grant', n)`;

const playersSql = (users: number) => `
insert into notes (id, user_id, author_id, author_name, text, created_at)
select fill_id('player note', n), fill_id('user', case when n > ${busyRows} then fill_verified(n) else ${busyPlayer} end),
  fill_id('user', 1), 'staff', 'Called.', now() - (${users} - n) * interval '2 years' / ${users}
from generate_series(1, ${users}) as n

insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, ended_at)
select fill_id('busy session', n), fill_id('user', ${busyPlayer}), md5('busy token' || n), at, at,
  at + interval '30 days', at + interval '1 hour'
from generate_series(1, ${busyRows}) as n, lateral (select now() - n * interval '1 hour' as at) as moments

insert into outbox (id, recipient, template, language, attempts, next_at, created_at, sent_at)
select fill_id('busy mail', n), 'player${busyPlayer}@mail.example', 'receipt', 'vi', 1, at, at, at
from generate_series(1, ${busyRows}) as n, lateral (select now() - n * interval '1 hour' as at) as moments`;

/** Eight seasons of two years; each gave an accessory for 10,000 VND, and staff gave the busy player others. */
const seasonsSql = `
insert into seasons (id, number, name, name_en, start_at, end_at, goal, gift_kind, gift_amount, accessory_id, milestones,
  created_at, updated_at)
select fill_id('season', n), n, 'Season ' || n, '', now() - (9 - n) * interval '90 days', now() - (8 - n) * interval '90 days',
  10000, 2, 0, fill_id('accessory', n), '[]', now(), now()
from generate_series(1, 8) as n

insert into season_totals (season_id, user_id, amount)
select seasons.id, user_id, sum(payments.amount - refunded) from payments
join seasons on settled_at >= start_at and settled_at < end_at
where status = 'COMPLETED' and currency = 'VND' group by 1, 2

insert into season_totals (season_id, user_id, amount) select id, fill_id('user', ${busyPlayer}), 0 from seasons
on conflict do nothing

insert into season_gifts (season_id, mark, user_id, spend, accessory_id, given_at)
select season_id, 'goal', user_id, goal, accessory_id::uuid, end_at
from season_totals join seasons on seasons.id = season_id where amount >= goal

insert into player_items (user_id, accessory_id, name, source, given_at)
select user_id, accessory_id, 'Accessory', 'season', given_at from season_gifts

insert into money_requests (id, kind, by_gateway, user_id, accessory_id, item_name, currency, amount, reason_kind, reason, state,
  needs_second, idempotency_key, asked_hash, requested_by, requested_at, ended_at)
select fill_id('item', n), 'item', false, fill_id('user', ${busyPlayer}), fill_id('given accessory', n), 'Accessory ' || n,
  'golds', 0, 'other', 'Asked for', 'done', false, 'item key ' || n, '', fill_id('user', 1), at, at
from generate_series(1, ${busyRows}) as n, lateral (select now() - n * interval '1 day' as at) as moments

insert into player_items (user_id, accessory_id, name, source, request_id, given_at)
select user_id, accessory_id, item_name, 'staff', id, ended_at from money_requests where kind = 'item'`;

/** A thousand codes; their other sums are counted with all figures (countFigures.ts). */
const codesSql = `
insert into offers (id, code, bonus_kind, amount, packages, most_uses, most_per_player, creator, is_active, created_at,
  updated_at)
select fill_id('offer', n), 'CODE' || n, 0, 10, '[]', 0, 0, 'Creator ' || n % 20, n % 2 = 0, now(), now()
from generate_series(0, 999) as n

insert into offer_counts (offer_id, used)
select offer_id, count(*) filter (where status = 'COMPLETED') from payments where offer_id is not null group by 1`;

/** The statements, separated by empty lines, after players and payments are there. */
export const studioSql = (users: number): string =>
  [requestsSql(users, Math.min(users, mostRequests)), playersSql(users), seasonsSql, codesSql].join('\n\n');
