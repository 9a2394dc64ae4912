import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundedTables, indexesOfBounded } from '../../support/server/boundedTables';
import { type TestDatabase, testDatabase } from '../../support/server/database';

interface Index {
  name: string;
  onTable: string;
  /** A key, or a rule that two rows may not break together. */
  isRule: boolean;
  keys: string[];
  condition: string;
}

let database: TestDatabase;
let indexes: Index[] = [];
beforeAll(async () => {
  database = await testDatabase();
  indexes = await indexesOf();
});
afterAll(() => database.close());

/** Those of the schema; that of trigrams is built where its extension is (db/indexList.ts). */
async function indexesOf(): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as on_table,
      indisunique or indisexclusion as is_rule, coalesce(pg_get_expr(indpred, indrelid), '') as condition,
      array(select pg_get_indexdef(indexrelid, n, true) || ' ' || indclass[n - 1]
        from generate_series(1, indnkeyatts) as n order by n) as keys
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where relnamespace = 'public'::regnamespace and amname <> 'gin' order by 1`.execute(database.db);
  return rows;
}

/** Non-unique indexes whose rows another index has in the same order. */
const superfluous = (all: readonly Index[]): string[] =>
  all
    .filter(
      (one) =>
        !one.isRule &&
        all.some(
          (other) =>
            other !== one &&
            other.onTable === one.onTable &&
            other.condition === one.condition &&
            one.keys.every((key, n) => key === other.keys[n]),
        ),
    )
    .map(({ name }) => name);

it('there are at most 190 indexes, and none that is the beginning of another', () => {
  expect(indexes.length).toBeLessThanOrEqual(190);
  expect(superfluous(indexes)).toEqual([]);
});

it('finds an index that is the beginning of another', async () => {
  await sql`create index payments_of_player on payments (user_id)`.execute(database.db);
  expect(superfluous(await indexesOf())).toEqual(['payments_of_player']);
  await sql`drop index payments_of_player`.execute(database.db);
});

it('a table that stays small has no index but keys, rules and those with a reason', async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(database.db);
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(boundedTables).filter((name) => !names.has(name))).toEqual([]);
  const others = indexes.filter(({ onTable, isRule }) => boundedTables[onTable] && !isRule);
  expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(indexesOfBounded));
});
