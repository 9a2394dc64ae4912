import { sql } from 'kysely';
import type { Db } from '../../../server/db/tables';
import { countFigures } from './countFigures';
import { dailyPlaceSql, earnedSql, itemsSql } from './fillItems';
import { codeBonusSql, goldsSql, offerSql, studioSql, tagsSql } from './fillStudio';

interface Size {
  users: number;
  /** About two thirds are paid. */
  payments: number;
  /** Keeps the tables out of the write-ahead log, which takes a third of the time: plans are the same, writes are not. */
  unlogged?: boolean;
}

/**
 * Functions with which both sides of a relation compute an id from a number. Every eighth player is unverified, and
 * cannot buy; staff have nothing to do with them, so that most are deleted after a while. Ids of entries are in
 * chronological order, as real ones are: by them the books are read.
 */
const functions = `
create function fill_id(kind text, n bigint) returns uuid language sql immutable as
$$ select md5(kind || n)::uuid $$;
create function fill_entry(at timestamptz, what text) returns uuid language sql stable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || left(md5(what), 19))::uuid $$;
create function fill_reference(n bigint) returns text language sql immutable as $$ select md5('payment' || n) $$;
create function fill_status(n bigint, total bigint) returns text language sql immutable as
$$ select case when n % 20 < 13 then 'COMPLETED' when n > total - 400 then 'PENDING' when n % 20 < 17 then 'CANCELLED'
  else 'FAILED' end $$;
create function fill_open_case(n bigint) returns boolean language sql immutable as $$ select n % 400 in (4, 5) $$;
create function fill_buyer(n bigint, users bigint) returns bigint language sql immutable as
$$ select 1 + n * 7919 % users - (n * 7919 % users % 8 = 3)::int $$;
create function fill_verified(n bigint) returns bigint language sql immutable as $$ select n - (n % 8 = 4)::int $$;
`;

/**
 * Fills a shop with two years of data: names, sign-ins and payments are unevenly distributed, as in real life. The newest
 * four hundred unpaid payments are open. Every table that grows with players or payments has rows, and the balances are
 * the sums of their entries. Requires an empty migrated database, over connections without a timeout.
 */
export async function fill(db: Db, { users, payments, unlogged = false }: Size): Promise<void> {
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const parts = (statements: string) => statements.split(/\n\s*\n/);
  const later = await takeAway(db);
  await run([functions, ...later.drop, ...parts(triggers('disable'))]);
  // Possible only while no foreign key connects a logged table with an unlogged one.
  if (unlogged) await run((await tablesOf(db)).map((table) => `alter table ${table} set unlogged`));
  await run(parts(playersSql(users, payments)));
  await run(parts(paymentsSql(users, payments)));
  await run(parts(moneySql(payments)));
  await run(parts(recordsSql(users, payments)));
  await run(parts(studioSql(users)));
  await run(parts(itemsSql(users, goldsSql('n'))));
  await run([...parts(triggers('enable')), ...later.create, 'analyze']);
  await countFigures(db);
  await run([...parts(visitsSql(users)), 'vacuum analyze']);
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return rows.map(({ name }) => name);
}

/** Statements that drop the indexes and foreign keys, and that recreate them: maintaining them row by row is slow. */
async function takeAway(db: Db): Promise<{ drop: string[]; create: string[] }> {
  const { rows: keys } = await sql<{ onto: string; name: string; definition: string }>`
    select conrelid::regclass::text as onto, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  return {
    drop: [
      ...keys.map(({ onto, name }) => `alter table ${onto} drop constraint ${name}`),
      ...indexes.map(({ name }) => `drop index ${name}`),
    ],
    create: [
      ...indexes.map(({ definition }) => definition),
      ...keys.map(({ onto, name, definition }) => `alter table ${onto} add constraint ${name} ${definition}`),
    ],
  };
}

/** Row by row, the triggers would take most of the time; `countFigures` does their work in one go. */
const triggers = (verb: 'enable' | 'disable') =>
  `
alter table movements ${verb} trigger movements_after_close

alter table users ${verb} trigger users_figures`.trim();

const playersSql = (users: number, payments: number) => `
insert into diamond_packages (id, name, diamond_amount, price, currency, description, is_active, bonus_diamonds, image,
  created_at, updated_at)
select fill_id('package', n), 'Package ' || n, 100 * n, 10000 * n, 'VND', '', n < 8, 0, 'none.webp', now(), now()
from generate_series(0, 9) as n where n > 0

insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, password_hash, role,
  staff_roles, email_verified_at, banned_at, banned_until, last_login_at, diamonds, golds, daily_place, tags, created_at)
select fill_id('user', n), first, last, first, last,
  case when n % 3 = 0 then 'vip' when n % 15 = 1 then 'pro'
    else chr(97 + n % 26) || chr(97 + n / 26 % 26) || chr(97 + n / 676 % 26) end || '_' || n,
  case when n % 10 = 0 then 'zed' else 'player' end || n || '@mail.example', null,
  case when n % 50000 = 1 then 'Admin' else 'User' end,
  case when n % 50000 = 1 then array['shop'] else array[]::text[] end,
  case when n % 8 <> 4 then now() end,
  case when n % 200 = 7 then now() - n % 300 * interval '1 day' end,
  case when n % 400 = 7 then now() + n % 30 * interval '1 day' end,
  case when n % 9 < 5 then now() - power((n * 31 % 997) / 997.0, 3) * interval '400 days' end,
  coalesce(diamonds, 0), ${goldsSql('n')} + ${earnedSql('n')}, ${dailyPlaceSql('n')}, ${tagsSql('n')}, now() - (${users} - n) * interval '2 years' / ${users}
from (
  select n, case when n % 5 < 2 then 'nguyen' else 'le' || n % 997 end as last,
    case when n % 7 = 0 then 'minh' else 'an' || n % 4999 end as first
  from generate_series(1, ${users}) as n
) people left join (
  select fill_buyer(n, ${users}) as buyer, sum(650 + ${codeBonusSql('n')}) as diamonds from generate_series(1, ${payments}) as n
  where fill_status(n, ${payments}) = 'COMPLETED' group by 1
) bought on bought.buyer = people.n

insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, ended_at)
select fill_id('session', n), fill_id('user', n), md5('token' || n), now() - n % 40 * interval '1 day',
  now() - n % 20 * interval '1 day', now() + (30 - n % 40) * interval '1 day',
  case when n % 3 = 0 then now() end
from generate_series(1, ${users}) as n where n % 9 < 5 and n % 8 <> 4

insert into identities (issuer, subject, user_id, created_at)
select 'https://accounts.google.com', n::text, fill_id('user', n), now()
from generate_series(1, ${users}) as n where n % 10 = 0

insert into codes (purpose, email, user_id, code_hash, sent_at, expires_at)
select 'verify-email', 'player' || n || '@mail.example', fill_id('user', n), 'hash', now() - n % 60 * interval '1 day',
  now() - n % 60 * interval '1 day' + interval '15 minutes'
from generate_series(1, ${users}) as n where n % 8 = 4

insert into rate_limits (key, count, resets_at)
select 'address:' || n, 1, now() + (n % 120 - 60) * interval '1 minute' from generate_series(1, ${users} / 20) as n`;

/** What is refunded of a tenth of the payments: too little to take back a diamond. */
const refund = 10;
const dayIn = (moment: string) => `(${moment} at time zone 'Asia/Ho_Chi_Minh')::date`;

const paymentsSql = (users: number, payments: number) => `
insert into payments (id, user_id, email, package_id, package_name, diamonds, bonus_diamonds, amount, currency, gateway,
  status, created_at, expires_at, settled_at, creator, creator_network, refunded, offer_bonus, offer_id, offer_code)
select fill_reference(n), fill_id('user', buyer),
  case when buyer % 10 = 0 then 'zed' else 'player' end || buyer || '@mail.example',
  fill_id('package', 1 + n % 9), 'Package', 650, ${codeBonusSql('n')},
  (case when n % 16 = 5 then 100 else 10000 end) * (1 + n % 9), case when n % 16 = 5 then 'USD' else 'VND' end,
  case when n % 4 = 0 then 'vnpay' else 'payos' end, status, at, at + interval '15 minutes',
  case when status <> 'PENDING' then at + interval '3 minutes' end, md5('creator' || buyer), md5('network' || buyer % 5000),
  case when n % 20 = 0 and n <= ${payments} / 200 * 20 then ${refund} else 0 end, ${codeBonusSql('n')}, ${offerSql('n')}
from (
  select n, fill_buyer(n, ${users}) as buyer, fill_status(n, ${payments}) as status,
    now() - (${payments} - n) * interval '2 years' / ${payments} as at
  from generate_series(1, ${payments}) as n
) as made

insert into payment_attempts (id, payment_id, gateway, order_number, state, payment_url, created_at, expires_at, linked_at,
  ended_at, next_ask_at)
select fill_id('attempt', n), payments.id, gateway, 'order' || n,
  case status when 'COMPLETED' then 'PAID' when 'PENDING' then 'OPEN' else status end, 'https://pay.example/' || n,
  created_at, expires_at, created_at, settled_at,
  case when status = 'PENDING' then now() + n % 10 * interval '1 minute' end
from generate_series(1, ${payments}) as n join payments on payments.id = fill_reference(n)`;

const moneySql = (payments: number) => `
insert into money_cases (id, key, kind, payment_id, gateway, reference, amount, currency, state, outcome, due_at,
  opened_at, closed_at)
select fill_id('case', n), 'case' || n, case when n % 2 = 0 then 'paid-twice' else 'underpaid' end, fill_reference(n),
  'payos', 'held' || n, 10000, 'VND', case when fill_open_case(n) then 'open' else 'closed' end,
  case when not fill_open_case(n) then 'written-off' end, now() - n * interval '1 minute', now() - n * interval '1 minute',
  case when not fill_open_case(n) then now() end
from generate_series(1, ${payments} / 100) as n

insert into movements (id, gateway, reference, order_number, payment_id, attempt_id, amount, currency, allocated, source,
  told_at, created_at)
select fill_id('movement', n), gateway, 'bank' || n, 'order' || n, payments.id, fill_id('attempt', n), amount, currency,
  amount, 'webhook', settled_at, settled_at
from generate_series(1, ${payments}) as n join payments on payments.id = fill_reference(n)
where fill_status(n, ${payments}) = 'COMPLETED'

insert into movements (id, gateway, reference, payment_id, amount, currency, case_id, source, told_at, created_at)
select fill_id('held', n), 'payos', 'held' || n, payment_id, 10000, 'VND', fill_id('case', n), 'webhook', opened_at, opened_at
from generate_series(1, ${payments} / 100) as n join money_cases on money_cases.id = fill_id('case', n)

insert into allocations (movement_id, payment_id, amount, created_at)
select id, payment_id, amount, created_at from movements where allocated > 0

insert into wallet_entries (id, user_id, wallet, amount, balance_after, reason, payment_id, created_at)
select fill_entry(settled_at, reason || n), user_id, 'diamonds', parts.amount,
  sum(parts.amount) over (partition by user_id order by n, reason desc), reason, payments.id, settled_at
from generate_series(1, ${payments}) as n join payments on payments.id = fill_reference(n),
  lateral (values ('purchase', diamonds), ('bonus', bonus_diamonds)) as parts (reason, amount)
where status = 'COMPLETED' and parts.amount > 0

insert into money_requests (id, kind, payment_id, amount, currency, reason_kind, reason, state, needs_second, by_gateway,
  idempotency_key, asked_hash, requested_by, requested_at, done_by, ended_at)
select fill_id('request', n), 'refund', fill_reference(20 * n), ${refund}, 'VND', 'other', 'Asked for', 'done', false, false,
  'key' || n, '', fill_id('user', 1), now() - n * interval '1 hour', fill_id('user', 1), now() - n * interval '1 hour'
from generate_series(1, ${payments} / 200) as n

insert into money_requests (id, kind, payment_id, amount, currency, reason_kind, reason, state, needs_second, by_gateway,
  idempotency_key, asked_hash, requested_by, requested_at)
select fill_id('open request', n), 'refund', fill_reference(20 * n), 1000, 'VND', 'other', 'Asked for',
  case n % 3 when 0 then 'requested' when 1 then 'approved' else 'sent' end, true, false, 'open key' || n, '',
  fill_id('user', n % 5), now() - n * interval '1 minute'
from generate_series(${payments} / 200 + 1, ${payments} / 200 + least(300, ${payments} / 200)) as n

insert into money_requests (id, kind, case_id, amount, currency, reason, state, needs_second, by_gateway,
  idempotency_key, asked_hash, requested_by, requested_at)
select fill_id('return', n), 'return', fill_id('case', 400 * ((n - 1) / 2) + 4 + (n - 1) % 2), 10000, 'VND', 'Asked for', 'requested', true, false,
  'return key' || n, '', fill_id('user', n % 5), now() - n * interval '1 minute'
from generate_series(1, ${payments} / 20000) as n

insert into money_requests (id, kind, case_id, amount, currency, reason, state, needs_second, by_gateway,
  idempotency_key, asked_hash, requested_by, requested_at, done_by, ended_at)
select fill_id('write-off', n), 'write-off', fill_id('case', n), 10000, 'VND', 'Asked for', 'done', false, false,
  'write-off key' || n, '', fill_id('user', 1), now(), fill_id('user', 1), now()
from generate_series(1, ${payments} / 100) as n where not fill_open_case(n)

insert into closed_days (day, currency, movements, moved, allocated, held, returned, written_off, missing, refunded,
  differences, closed_at, closed_by)
select to_char(day, 'YYYY-MM-DD'), currency, coalesce(movements, 0), coalesce(moved, 0), coalesce(allocated, 0),
  coalesce(held, 0), 0, coalesce(moved - allocated - held, 0), 0, coalesce(refunded, 0), '[]', now(), fill_id('user', 1)
from (
  select ${dayIn('now()')} - n as day, currency
  from generate_series(2, 700) as n, (values ('VND'), ('USD')) as currencies (currency)
) days left join (
  select ${dayIn('movements.created_at')} as day, movements.currency, count(*) as movements, sum(movements.amount) as moved,
    sum(allocated) as allocated, coalesce(sum(movements.amount - allocated) filter (where state = 'open'), 0) as held
  from movements left join money_cases on money_cases.id = case_id group by 1, 2
) moves using (day, currency) left join (
  select ${dayIn('ended_at')} as day, currency, sum(amount) as refunded from money_requests
  where kind = 'refund' and state = 'done' group by 1, 2
) refunds using (day, currency)

insert into notes (id, payment_id, author_name, text, created_at)
select fill_id('note', n), fill_reference(n), 'staff', 'Called.', now() from generate_series(1, ${payments} / 100) as n`;

const recordsSql = (users: number, payments: number) => `
insert into payment_events (id, gateway, event_key, body, outcome, payment_id, order_number, received_at, last_at)
select fill_id('event', n), 'payos', 'event' || n, '{}', 'credited', fill_reference(n), 'order' || n, moment, moment
from generate_series(1, ${payments}) as n,
  lateral (select now() - (${payments} - n) * interval '2 years' / ${payments} as moment) as moments
where fill_status(n, ${payments}) = 'COMPLETED'

insert into outbox (id, recipient, template, language, sealed, attempts, next_at, created_at, sent_at, payment_id)
select fill_id('mail', n), case when buyer % 10 = 0 then 'zed' else 'player' end || buyer || '@mail.example', 'receipt', 'vi', case when n > ${payments} - 200 then 'sealed' end, 1,
  moment, moment, case when n <= ${payments} - 200 then moment end, fill_reference(n)
from generate_series(1, ${payments}) as n, lateral (select fill_buyer(n, ${users}) as buyer,
  now() - (${payments} - n) * interval '30 days' / ${payments} as moment) as moments
where fill_status(n, ${payments}) = 'COMPLETED' and n > ${payments} / 2

insert into audits (id, at, user_id, user_name, action, resource, record_id, network, before, after)
select fill_id('audit', n), now() - (${users} - n) * interval '2 years' / ${users},
  fill_id('user', 1 + 50000 * (n % greatest(1, ${users} / 50000))), 'staff',
  case when n % 50 = 0 then 'ban' else 'sign-in' end, 'users', fill_id('user', n)::text, '203.0.113.0/24', null, null
from generate_series(1, ${users}) as n

insert into sandbox_orders (reference, order_code, amount, currency, description, return_url, outcome, created_at, expires_at)
select 'sandbox' || n, 'sandbox' || n, 10000, 'VND', '', '', 'PAID', now() - n * interval '1 minute', now()
from generate_series(1, ${payments} / 100) as n

insert into sandbox_deliveries (id, reference, body, next_at, created_at, delivered_at)
select fill_id('delivery', n), 'sandbox' || n, '{}', now(), now(), now() from generate_series(1, ${payments} / 100) as n

insert into subscribers (email, created_at)
select 'reader' || n || '@mail.example', now() from generate_series(1, ${users} / 20) as n`;

/** A tenth of the players come by each day, most of them again after a few days. */
const visitsSql = (users: number) => `
insert into figure_hours (name, key, currency, day, hour, slot, count)
select 'gaps', case when gap > 31 then '' else gap::text end, '', current_date - ago, 0, 0, 1 + ${users} / 10 / gap / 4
from generate_series(0, 1461) as ago, generate_series(1, 32) as gap

insert into figure_hours (name, key, currency, day, hour, slot, count)
select 'actives', '', '', day, 0, 0, sum(count) from figure_hours where name = 'gaps' group by day`;
