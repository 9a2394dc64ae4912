import { sql } from 'kysely';
import { inTransaction } from '../../../server/db/guard';
import type { Db, Tx } from '../../../server/db/tables';

const parts = (statements: string) => statements.split(/\n\s*\n/);

/**
 * A shop of four hundred days until `now`, the same each time: players, staff, packages in two currencies of which one is
 * gone, payments of every state, some begun just before midnight or the end of a month and settled after it or days
 * later, pages of two gateways, refunds up to two months after the payment. There are 300 players for 4,000 payments, and
 * in a larger year accordingly more.
 */
export async function fillYear(db: Db, now: Date, payments = 4000): Promise<void> {
  const players = Math.ceil(payments * 0.075);
  const at = `timestamptz '${now.toISOString()}'`;
  const statements = `
create function year_id(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || n)::uuid $$

create function year_random(kind text, n bigint) returns double precision language sql immutable as
$$ select abs(('x' || substr(md5(kind || n), 1, 8))::bit(32)::int) / 2147483648.0 $$

insert into diamond_packages (id, name, diamond_amount, price, currency, description, is_active, bonus_diamonds, image,
  created_at, updated_at)
select year_id('package', n), 'Package ' || n, 100 * n, 10000 * n, case when n in (3, 6) then 'USD' else 'VND' end, '',
  true, 0, 'none.webp', ${at}, ${at} from generate_series(1, 9) as n

insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, role, staff_roles,
  email_verified_at, created_at, last_login_at)
select year_id('user', n), 'Minh', 'Le', 'minh', 'le', 'year' || n, 'year' || n || '@mail.example',
  case when n % 50 = 1 then 'Admin' else 'User' end, case when n % 50 = 1 then array['shop'] else array[]::text[] end,
  ${at}, made, case when n % 4 > 0 then made + (${at} - made) * year_random('login', n) end
from (select n, ${at} - year_random('made', n) * interval '400 days' as made from generate_series(1, ${players}) as n) people


insert into payments (id, user_id, email, package_id, package_name, diamonds, bonus_diamonds, amount, currency, gateway,
  status, created_at, expires_at, settled_at)
select md5('payment' || n), year_id('user', buyer), 'year' || buyer || '@mail.example',
  case when package < 9 then year_id('package', package) end, 'Package', 100, 0, 10000 * package,
  case when package in (3, 6) then 'USD' else 'VND' end, (array['payos', 'vnpay', 'sandbox'])[1 + n % 3], status,
  made, made + interval '15 minutes', case status when 'PENDING' then null
    when 'COMPLETED' then least(${at}, made + case when n % 23 = 0 then interval '5 days' else interval '150 seconds' end)
    else made + interval '15 minutes' end
from (
  select n, 1 + (year_random('buyer', n) * ${players - 1})::int as buyer, 1 + floor(power(year_random('pack', n), 2) * 9)::int as package,
    case when n % 20 < 12 then 'COMPLETED' when n % 20 < 15 then 'FAILED' when n % 20 < 19 or n < ${payments - 100} then 'CANCELLED'
      else 'PENDING' end as status,
    case when n % 17 = 0
      then (day + interval '1 day' - interval '1 minute') at time zone 'Asia/Ho_Chi_Minh'
      when n % 31 = 0 then (date_trunc('month', day) - interval '30 seconds') at time zone 'Asia/Ho_Chi_Minh'
      else at end as made
  from (
    select n, at, date_trunc('day', at at time zone 'Asia/Ho_Chi_Minh') as day
    from (select n, ${at} - interval '400 days' * power(year_random('at', n), 1.5) - interval '1 minute' as at
      from generate_series(1, ${payments}) as n) as moments
  ) as days
) as made where made <= ${at}

insert into payment_attempts (id, payment_id, gateway, order_number, state, created_at, expires_at, linked_at, ended_at)
select md5(payments.id || place)::uuid, payments.id, case place when 1 then gateway else 'hand' end,
  payments.id || place, case when status = 'COMPLETED' then 'PAID' when status = 'PENDING' then 'OPEN' else status end,
  created_at, expires_at, case when place = 2 or substr(payments.id, 1, 1) < 'd' then created_at + interval '1 second' end,
  settled_at
from payments, generate_series(1, 2) as place where place = 1 or substr(payments.id, 2, 1) = '7'

insert into money_requests (id, kind, payment_id, amount, currency, reason_kind, reason, state, needs_second, by_gateway,
  idempotency_key, asked_hash, requested_by, requested_at, done_by, ended_at)
select md5('refund' || id)::uuid, 'refund', id, amount / 2, currency, 'other', 'Asked for',
  case when substr(id, 4, 1) < 'c' then 'done' else 'requested' end, false, false, id, '', user_id, settled_at, user_id,
  case when substr(id, 4, 1) < 'c' then least(${at}, settled_at + interval '60 days' * year_random(id, 1)) end
from payments where status = 'COMPLETED' and substr(id, 3, 1) = '5'

update payments set refunded = money_requests.amount from money_requests
where payment_id = payments.id and money_requests.kind = 'refund' and money_requests.state = 'done'`;
  await inTransaction(db, async (tx) => {
    // Millions of rows take longer than the limit of a connection.
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await withoutIndexes(tx, ['payments', 'payment_attempts', 'money_requests'], async () => {
      for (const statement of parts(statements)) await sql.raw(statement).execute(tx);
    });
  });
}

/** Fills tables without the indexes that are not their constraints, which take far less time to build than to keep up. */
async function withoutIndexes(tx: Tx, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; statement: string }>`
    select indexname as name, indexdef as statement from pg_indexes
    where tablename in (${sql.join(tables)}) and indexname not in (select conname from pg_constraint)`.execute(
    tx,
  );
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx);
  await fill();
  for (const { statement } of rows) await sql.raw(statement).execute(tx);
}
