import { sql } from 'kysely';
import type { Figures } from '../../../contract/figures';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import type { Db } from '../../../server/db/tables';

/** Moments, the second one excluded. */
interface Range {
  from: Date;
  until: Date;
}

const one = async (db: Db, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ n: number | null }>`select (${query})::bigint as n`.execute(db);
  return Number(rows[0]?.n ?? 0);
};
const units = { VND: 1, USD: 100 } as const;
const within = (column: string, { from, until }: Range) =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`;

/** The cards of a time range, computed from the rows themselves; a player's first payment counts once, ever. */
async function cards(db: Db, range: Range) {
  const paid = within('settled_at', range);
  const begun = within('created_at', range);
  const money = [];
  for (const currency of ['VND', 'USD'] as const) {
    const payments = sql`payments where status = 'COMPLETED' and currency = ${currency} and ${paid}`;
    const refunds = sql`money_requests where kind = 'refund' and state = 'done' and currency = ${currency}
      and ${within('ended_at', range)}`;
    money.push({
      currency,
      orders: await one(db, sql`select count(*) from ${payments}`),
      amount: (await one(db, sql`select sum(amount) from ${payments}`)) / units[currency],
      refunds: await one(db, sql`select count(*) from ${refunds}`),
      refunded: (await one(db, sql`select sum(amount) from ${refunds}`)) / units[currency],
    });
  }
  return {
    money,
    begun: await one(db, sql`select count(*) from payments where ${begun}`),
    opened: await one(
      db,
      sql`select count(distinct payment_id) from payment_attempts join payments on payments.id = payment_id
        where linked_at is not null and ${within('payments.created_at', range)}`,
    ),
    begunPaid: await one(db, sql`select count(*) from payments where status = 'COMPLETED' and ${begun}`),
    firstPayers: await one(
      db,
      sql`select count(*) from (select min(settled_at) as settled_at from payments where status = 'COMPLETED'
        group by user_id) as firsts where ${paid}`,
    ),
    signUps: await one(db, sql`select count(*) from users where role = 'User' and ${begun}`),
  };
}

/** What players spent on accessories, from the purchases themselves, and from the requests of staff that returned something. */
async function spent(db: Db, range: Range): Promise<Figures['items']> {
  const { rows } = await sql<Figures['items'][number]>`select wallet, accessory_id,
      (select name from accessories where accessories.id = accessory_id) as name,
      sum(bought)::int as bought, sum(amount)::int as amount
    from (
      select wallet, accessory_id, bought_at as at, 1 as bought, price as amount from item_purchases
      union all select wallet, accessory_id, returned_at, 0, -price from item_purchases
      union all select currency, accessory_id, ended_at, 0, -amount from money_requests
        where kind = 'item' and state = 'done' and takes_item and amount > 0
    ) as moves where ${within('at', range)}
    group by 1, 2, 3 order by wallet, amount desc, accessory_id`.execute(db);
  return rows;
}

/** Without `actives`, of which no rows are kept; tests count the visits they make. */
type Counted = Omit<Figures, 'asOf' | 'openCases' | 'actives' | 'now' | 'past' | 'books'> & {
  now: Omit<Figures['now'], 'actives'>;
  past: Omit<Figures['past'], 'actives'>;
};

/** The figures of a period as they should be, by scanning the rows. */
export async function expectedFigures(db: Db, from: string, to: string, now: Date): Promise<Counted> {
  const today = dayOf(now);
  const last = to < today ? to : today;
  const days: string[] = [];
  for (let day = from; day <= last; day = dayAfter(day)) days.push(day);
  const isToday = from === today;
  const before = { from: dayAfter(from, -days.length), to: dayAfter(from, -1) };
  const hour = isToday ? Math.floor((+now - +midnightOf(today)) / 3_600_000) : null;
  const past = {
    from: midnightOf(before.from),
    until: hour === null ? midnightOf(from) : new Date(+midnightOf(before.to) + hour * 3_600_000),
  };
  const range = { from: midnightOf(from), until: midnightOf(dayAfter(last)) };
  const perDay = async (select: (range: Range) => ReturnType<typeof sql>) => {
    const { rows } = await sql<{ day: string; n: number }>`${select(range)}`.execute(db);
    return days.map((day) => rows.find((row) => row.day === day)?.n ?? 0);
  };
  const dayOfRow = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`;
  const paid = sql`status = 'COMPLETED' and ${within('settled_at', range)}`;
  const { rows: sold } = await sql<{
    packageId: string | null;
    name: string | null;
    nameEn: string | null;
    currency: 'VND' | 'USD';
    orders: number;
    amount: number;
  }>`
    select package_id, diamond_packages.name, name_en, payments.currency, count(*)::int as orders,
      sum(amount)::bigint as amount
    from payments left join diamond_packages on diamond_packages.id = package_id where ${paid}
    group by 1, 2, 3, 4 order by payments.currency desc, 6 desc, package_id nulls first`.execute(db);
  const packages = sold.map((row) => ({ ...row, amount: row.amount / units[row.currency] }));
  const { rows: failures } = await sql<{ gateway: string; payments: number }>`
    select gateway, count(*)::int as payments from payments where status = 'FAILED' and ${within('created_at', range)}
    group by 1 order by 2 desc, 1`.execute(db);
  const { rows: months } = await sql<{ month: string }>`select distinct to_char(settled_at at time zone
    'Asia/Ho_Chi_Minh', 'YYYY-MM') as month from payments where status = 'COMPLETED' order by 1`.execute(db);
  const { rows: sums } = await sql<{
    packageId: string | null;
    currency: string;
    day: string;
    amount: number;
  }>`
    select package_id, currency, ${dayOfRow('settled_at')} as day, sum(amount)::bigint as amount from payments
    where ${paid} group by 1, 2, 3`.execute(db);
  const amountsOf = ({ packageId, currency }: (typeof sold)[number]) => {
    const own = sums.filter((sum) => sum.packageId === packageId && sum.currency === currency);
    return days.map((day) => (own.find((sum) => sum.day === day)?.amount ?? 0) / units[currency]);
  };
  const revenue = [];
  for (const currency of ['VND', 'USD']) {
    const own = packages.filter((row) => row.currency === currency);
    const most = own.length <= 6 ? own.length : 5;
    for (const row of own.slice(0, most)) revenue.push({ ...row, isRest: false, amounts: amountsOf(row) });
    const rest = own.slice(most);
    const [first] = rest;
    if (!first) continue;
    const amounts = rest.map(amountsOf);
    revenue.push({
      currency: first.currency,
      packageId: null,
      name: null,
      nameEn: null,
      isRest: true,
      orders: rest.reduce((sum, { orders }) => sum + orders, 0),
      amount: rest.reduce((sum, { amount }) => sum + amount, 0),
      amounts: days.map((_, at) => amounts.reduce((sum, list) => sum + (list[at] ?? 0), 0)),
    });
  }
  return {
    from,
    to: last,
    before: { ...before, hour },
    now: await cards(db, range),
    past: await cards(db, past),
    days,
    revenue,
    packages,
    items: await spent(db, range),
    failures,
    months: months.map(({ month }) => month),
    orders: await perDay(
      () =>
        sql`select ${dayOfRow('settled_at')} as day, count(*)::int as n from payments where ${paid} group by 1`,
    ),
    payers: await perDay(
      () => sql`select ${dayOfRow('settled_at')} as day, count(distinct user_id)::int as n from payments
        where ${paid} group by 1`,
    ),
    signUps: await perDay(
      (all) => sql`select ${dayOfRow('created_at')} as day, count(*)::int as n from users
        where role = 'User' and ${within('created_at', all)} group by 1`,
    ),
  };
}
