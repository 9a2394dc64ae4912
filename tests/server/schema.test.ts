import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexes } from '../../server/db/indexList';
import { isMigrated, migrate, SchemaTooNew } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations/index';
import { postgresUrl, type TestDatabase, testDatabase } from '../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const record = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, 'now')`.execute(database.db);

it('runs on the schema of a newer version', async () => {
  await record('900_newer');
  expect(await migrate(database.db)).toEqual([]);
  expect(await isMigrated(database.db)).toBe(true);
});

it('refuses a schema that the newer version has declared too new for it', async () => {
  await database.db.updateTable('operations').set({ oldestSchema: '900_newer' }).execute();
  await expect(migrate(database.db)).rejects.toThrow(SchemaTooNew);
  await database.db.updateTable('operations').set({ oldestSchema: '' }).execute();
});

it('builds missing indexes, beside writers on PostgreSQL, and anew those whose build failed', async () => {
  const [first = '', second = ''] = indexes.map(({ name }) => name);
  await sql.raw(`drop index ${first}`).execute(database.db);
  if (!postgresUrl) {
    // A single session may alter the catalogue: this is the state that a failed concurrent build leaves behind.
    await sql`update pg_index set indisvalid = false where indexrelid = ${second}::regclass`.execute(
      database.db,
    );
  }
  expect(await migrate(database.db, Boolean(postgresUrl))).toEqual(postgresUrl ? [first] : [first, second]);
  expect(await migrate(database.db, Boolean(postgresUrl))).toEqual([]);
});

it.runIf(postgresUrl)('lets one of several starts build them', async () => {
  await sql.raw(`drop index ${indexes[0]?.name}`).execute(database.db);
  const built = await Promise.all([1, 2, 3].map(() => migrate(database.db, true)));
  expect(built.flat()).toEqual([indexes[0]?.name]);
});

/** The last migration before the promise that later ones only add. */
const promised = '018';
const breaking =
  // Except a foreign key: once it is gone, no write is refused.
  /\b(drop (table|column|constraint (?!\w+_fkey\b))|rename|alter column|truncate|set not null|delete from|add constraint|not valid)\b/i;

it('only adds since then, with defaults, so that the version before runs on it too', async () => {
  const later = Object.entries(migrations).filter(([name]) => name >= promised);
  expect(later.length).toBeGreaterThan(0);
  for (const [name, { up }] of later) {
    const statements = await statementsOf(up);
    expect([name, statements.filter((text) => breaking.test(text))]).toEqual([name, []]);
    const required = statements.filter((text) => /add column(?!.*\bdefault\b).*\bnot null\b/i.test(text));
    expect([name, required]).toEqual([name, []]);
    // Indexes of existing tables are built while writers continue (server/db/indexes.ts).
    const made = new Set(statements.map((text) => /create table (\w+)/i.exec(text)?.[1]));
    const locking = statements.filter((text) => {
      const table = /create (?:unique )?index \w+ on (\w+)/i.exec(text)?.[1];
      return table !== undefined && !made.has(table);
    });
    expect([name, locking]).toEqual([name, []]);
  }
});

/** The statements of a migration, each on one line. */
async function statementsOf(up: (typeof migrations)[string]['up']): Promise<string[]> {
  const statements: string[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.replace(/\s+/g, ' ')),
  });
  await up(recorder);
  expect(statements).not.toEqual([]);
  return statements;
}
