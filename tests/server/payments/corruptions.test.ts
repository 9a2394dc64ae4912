import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesIn } from '../../../contract/named';
import { deep } from '../../support/depth';
import { moneyProblemsOf } from '../../support/server/invariants';
import type { TestApp } from '../../support/server/testApp';
import { wholeShop } from '../../support/server/wholeShop';

// What a hand in the database changes in money, items and sums, one column of one row at a time, is found.

const copied = 'a copy of what was written elsewhere at that time';
const moment = 'a moment that nothing else has';
const staff = 'who, why and how, which the history holds';
const work = 'how far the work has come';
const spread = 'spreads writes over rows; only their sum counts';
const part = 'a part; the whole is compared';
/**
 * The tables with the rows that are changed, and the columns that nothing contradicts, with the reason. Of players only the
 * columns in `only` are about money.
 */
const tables: Record<
  string,
  { where?: RawBuilder<unknown>[]; only?: string[]; silent?: Record<string, string> }
> = {
  users: { where: [sql`role = 'User'`], only: ['diamonds', 'golds', 'debt', 'created_at', 'role'] },
  wallet_entries: {},
  payments: {
    where: [sql`status = 'COMPLETED'`],
    silent: {
      email: copied,
      package_name: copied,
      offer_code: copied,
      expires_at: moment,
      creator: work,
      creator_network: work,
      language: work,
      first_bonus: part,
      offer_bonus: part,
    },
  },
  payment_attempts: {
    where: [sql`id in (select attempt_id from movements)`],
    silent: {
      gateway_id: copied,
      state: work,
      payment_url: work,
      created_at: moment,
      expires_at: moment,
      linked_at: moment,
      linking_until: work,
      ended_at: moment,
      next_ask_at: work,
      asks: work,
      asked_at: work,
      answered_at: work,
      amount: copied,
    },
  },
  movements: {
    silent: {
      reference: 'the bank’s; only twice the same is wrong',
      told_at: moment,
      created_at: moment,
      sender: copied,
    },
  },
  allocations: { silent: { created_at: moment } },
  money_cases: {
    where: [sql`kind = 'unknown-order' and state = 'open'`],
    silent: {
      key: copied,
      kind: 'why it is held, which staff read',
      detail: copied,
      owner_id: staff,
      due_at: work,
      opened_at: moment,
      version: work,
      linked_id: work,
      told_at: work,
    },
  },
  money_requests: {
    where: [
      sql`kind not in ('settle', 'grant')`,
      sql`kind = 'settle' and state = 'done'`,
      sql`kind = 'grant' and state = 'done'`,
    ],
    silent: {
      reason_kind: staff,
      reason: staff,
      reference: staff,
      by_gateway: staff,
      needs_second: staff,
      idempotency_key: work,
      requested_by: staff,
      requested_at: moment,
      decided_by: staff,
      decided_at: moment,
      sent_at: moment,
      done_by: staff,
      ended_at: moment,
      next_ask_at: work,
      asks: work,
      note: staff,
      version: work,
      asked_hash: work,
    },
  },
  season_gifts: {
    silent: {
      spend: copied,
      given_at: moment,
    },
  },
  season_totals: { where: [sql`amount > 0`] },
  player_items: { silent: { name: copied, given_at: moment } },
  offer_counts: { silent: { beyond: part } },
  payer_days: {},
  figure_hours: { where: [sql`name not in ('actives', 'gaps')`], silent: { slot: spread } },
  closed_days: {
    silent: {
      day: moment,
      currency: 'the sums have no other row',
      movements: 'how many; their sum has a place',
      refunded: copied,
      differences: copied,
      note: staff,
      closed_at: moment,
      closed_by: staff,
    },
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await wholeShop();
  await sql`insert into closed_days (day, currency, movements, moved, allocated, held, returned, written_off, missing, refunded,
      differences, closed_at, closed_by)
    values ('2026-01-01', 'VND', 4, 10, 4, 3, 2, 1, 0, 0, '[]', now(), gen_random_uuid())`.execute(server.db);
});
afterAll(() => server.close());

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}
const columnsOf = async (table: string): Promise<Column[]> => {
  const { rows } =
    await sql<Column>`select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_name = ${table} order by ordinal_position`.execute(server.db);
  return rows;
};

/** Another value of its kind: the next number, another row's text or id, 40 days later; and none. */
function valuesFor(table: string, { name, type, isNullable }: Column): RawBuilder<unknown>[] {
  const own = sql.ref(name);
  const other = (otherwise: RawBuilder<unknown>) =>
    sql`coalesce((select other.${own} from ${sql.table(table)} as other
      where other.${own} <> ${sql.table(table)}.${own} order by 1 limit 1), ${otherwise})`;
  const changed = () => {
    if (type === 'uuid') return other(sql`gen_random_uuid()`);
    if (type === 'boolean') return sql`not ${own}`;
    if (/timestamp|date/.test(type)) return sql`${own} + interval '40 days'`;
    return /int/.test(type) ? sql`${own} + 1` : other(sql`${own} || 'x'`);
  };
  return isNullable ? [changed(), sql`null`] : [changed()];
}

class Undone extends Error {}
/**
 * What is found after a statement, which is undone; null when the database refuses it. Triggers are off: by them a hand would
 * change more than it means to.
 */
async function found(table: string, statement: RawBuilder<unknown>): Promise<string[] | null> {
  let problems: string[] | null = null;
  const run = server.db.transaction().execute(async (tx) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    await statement.execute(tx).catch(() => {
      throw new Undone();
    });
    problems = await moneyProblemsOf(tx, 2000);
    throw new Undone();
  });
  await run.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return problems;
}

/** Rows of a table that have a value: the first and the last of each kind; in an ordinary run one of them. */
async function rowsOf(table: string, column: RawBuilder<unknown> = sql`ctid`): Promise<string[]> {
  const { where = [sql`true`] } = tables[table] ?? {};
  const found = new Set<string>();
  for (const condition of where) {
    const { rows } = await sql<{ at: string }>`select ctid::text as at from ${sql.table(table)}
      where ${condition} and ${column} is not null order by ctid`.execute(server.db);
    for (const row of deep([rows.at(-1)], [rows[0], rows.at(-1)])) if (row) found.add(row.at);
  }
  return [...found];
}

/** Whether a problem names the row, by an id, a name or a day in it; a code by its text, or the sum that differs. */
async function isNamed(table: string, at: string, problems: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ value: string }>`select value from ${sql.table(table)} as row,
    jsonb_each_text(to_jsonb(row)) where row.ctid = ${at}::tid and length(value) > 2`.execute(server.db);
  const names = [...rows.map(({ value }) => value), 'CODE1', 'the figure "'];
  return problems.some((problem) => names.some((name) => problem.includes(name)));
}

it('nothing is found in a shop that nobody touched', async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

describe.each(namesIn(tables))('%s', (table) => {
  const { only, silent = {} } = tables[table] ?? {};

  it('has no column changed unseen', async () => {
    const columns = (await columnsOf(table)).filter(({ name }) => only?.includes(name) ?? true);
    const known = [...namesIn(silent), ...(only ?? [])];
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
    const unseen = [];
    for (const column of columns.filter(({ name }) => !(name in silent))) {
      for (const [n, value] of valuesFor(table, column).entries()) {
        for (const at of await rowsOf(table, sql.ref(column.name))) {
          const change = sql`update ${sql.table(table)} set ${sql.ref(column.name)} = ${value} where ctid = ${at}::tid`;
          const problems = await found(table, change);
          if (problems && !(await isNamed(table, at, problems)))
            unseen.push(`${column.name} ${n === 0 ? 'changed' : 'emptied'}: ${problems.join()}`);
        }
      }
    }
    expect(unseen).toEqual([]);
  });

  // The signed sums of a day stand nowhere else.
  it.each(table === 'closed_days' ? [] : ['deleted'])('has no row %s unseen', async () => {
    for (const at of await rowsOf(table)) {
      const problems = await found(table, sql`delete from ${sql.table(table)} where ctid = ${at}::tid`);
      if (problems) expect(await isNamed(table, at, problems)).toBe(true);
    }
  });
});
