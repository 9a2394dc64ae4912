import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesIn } from '../../../contract/named';
import { newId } from '../../../server/platform/ids';
import { deep } from '../../support/depth';
import { others, tables } from '../../support/server/columnsOfMoney';
import { foundAfter } from '../../support/server/corrupted';
import { moneyProblemsOf } from '../../support/server/invariants';
import type { TestApp } from '../../support/server/testApp';
import { wholeShop } from '../../support/server/wholeShop';

// What a hand in the database changes in money, items and sums, one column of one row at a time, is found.

let server: TestApp;
beforeAll(async () => {
  server = await wholeShop();
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
    if (/int/.test(type)) return sql`${own} + 1`;
    return other(name === 'day' ? sql`(${own}::date + 40)::text` : sql`${own} || 'x'`);
  };
  return isNullable ? [changed(), sql`null`] : [changed()];
}

const found = (table: string, statement: RawBuilder<unknown>) => foundAfter(server.db, table, statement);

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

it('every table is changed here, or on the list of others with its reason', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  const known = [...namesIn(tables), ...namesIn(others).flatMap((names) => names.split(' '))];
  expect(known.sort()).toEqual(rows.map(({ name }) => name).sort());
});

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

  it('has no row deleted unseen', async () => {
    const rows = await rowsOf(table);
    expect(rows).not.toEqual([]);
    for (const at of rows) {
      const problems = await found(table, sql`delete from ${sql.table(table)} where ctid = ${at}::tid`);
      if (problems) expect(await isNamed(table, at, problems)).toBe(true);
    }
  });
});

it('a signed day that is gone altogether is found', async () => {
  const entry = { id: newId(), at: new Date(), userId: null, userName: 'finance', network: null };
  const signed = {
    action: 'close-day',
    resource: 'closing',
    recordId: '2026-01-01',
    before: null,
    after: null,
  };
  await server.db
    .insertInto('audits')
    .values({ ...entry, ...signed })
    .execute();
  expect(await moneyProblemsOf(server.db)).toEqual(['the closed day 2026-01-01 is gone']);
});
