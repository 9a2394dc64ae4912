import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalog, restResources } from '../../contract/catalog';
import { date, integer, localized, reference } from '../../contract/fields';
import { gameAccess } from '../../contract/permissions';
import { defineRestResource } from '../../contract/resource';
import { indexes } from '../../server/db/indexList';
import { isMigrated, migrate, SchemaTooNew } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations/index';
import { columnProblems } from '../support/server/columns';
import { postgresUrl, type TestDatabase, testDatabase } from '../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it.each([...catalog, ...restResources].map((resource) => [resource.name, resource] as const))(
  'the table of %s has the columns of its contract',
  async (_, resource) => expect(await columnProblems(database.db, resource)).toEqual([]),
);

it('names the table and the column that differ from a contract', async () => {
  const cups = defineRestResource({
    name: 'summer-cups',
    table: 'summerCups',
    access: gameAccess,
    picture: 'optional',
    search: [],
    fields: { ...localized('name'), places: integer(), startAt: date(), mapId: reference('maps') },
  });
  expect(await columnProblems(database.db, cups)).toEqual([
    'There is no table summer_cups: is its migration in server/db/migrations/list.ts?',
  ]);
  await sql`create table summer_cups (
    id uuid primary key, version integer not null default 1, name text not null, places text not null,
    start_at timestamptz not null, map_id text not null, rules text not null, note text,
    created_at timestamptz not null, updated_at timestamptz not null
  )`.execute(database.db);
  expect(await columnProblems(database.db, cups)).toEqual([
    'summer_cups.image is missing; it would be text',
    'summer_cups.name_en is missing; it would be text',
    'summer_cups.places is text and not integer or bigint',
    'summer_cups.start_at is "not null", but its field may be empty',
    'summer_cups.rules must be filled, but no field of the contract does',
  ]);
});

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
