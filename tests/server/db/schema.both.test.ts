import { type Migration, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalog, restResources } from '../../../contract/catalog';
import { date, integer, localized, reference } from '../../../contract/fields';
import { gameAccess } from '../../../contract/permissions';
import { defineRestResource } from '../../../contract/resource';
import { buildIndexes } from '../../../server/db/indexes';
import { isMigrated, migrate, SchemaTooNew } from '../../../server/db/migrate';
import { migrations } from '../../../server/db/migrations/index';
import { runMigrations } from '../../../server/db/runMigrations';
import { breachesOf, statementsOf } from '../../support/server/breaches';
import { catalogueOf } from '../../support/server/catalogue';
import { columnProblems } from '../../support/server/columns';
import { postgresUrl, type TestDatabase, testDatabase } from '../../support/server/database';
import { up as next } from '../../support/server/next/migration';

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

const record = (name: string) => sql`insert into migrations (name) values (${name})`.execute(database.db);

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

const made = ['first', 'second'].map((name) => ({
  name: `made_${name}`,
  on: `levels (version, level_number)`,
}));

it('builds missing indexes, beside writers on PostgreSQL, and anew those whose build failed', async () => {
  const [first = '', second = ''] = made.map(({ name }) => name);
  const build = () => buildIndexes(database.db, Boolean(postgresUrl), made);
  expect(await build()).toEqual([first, second]);
  await sql.raw(`drop index ${first}`).execute(database.db);
  if (!postgresUrl) {
    // A single session may alter the catalogue: this is the state that a failed concurrent build leaves behind.
    await sql`update pg_index set indisvalid = false where indexrelid = ${second}::regclass`.execute(
      database.db,
    );
  }
  expect(await build()).toEqual(postgresUrl ? [first] : [first, second]);
  expect(await build()).toEqual([]);
});

it.runIf(postgresUrl)('lets one of several starts build them', async () => {
  const list = [{ name: 'made_third', on: 'levels (version)' }];
  const built = await Promise.all([1, 2, 3].map(() => buildIndexes(database.db, true, list)));
  expect(built.flat()).toEqual(['made_third']);
});

/** The schema of each release as it was released: `npx vitest -u` writes the file of a new one. */
it('the first release has the schema of its file, whatever came later', async () => {
  const { db, close } = await testDatabase();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await runMigrations(db, { '001_schema': migrations['001_schema'] as Migration });
  await expect(`${(await catalogueOf(db)).join('\n')}\n`).toMatchFileSnapshot('released/1.0.0.txt');
  await close();
});

it('later migrations only add, with defaults, so that the version before runs on it too', async () => {
  const later = Object.entries(migrations).filter(([name]) => name > '001_schema');
  for (const [name, up] of [
    ...later.map(([name, { up }]) => [name, up] as const),
    ['900_next', next] as const,
  ])
    expect([name, breachesOf(await statementsOf(up))]).toEqual([name, []]);
});

it.each([
  'alter table users drop column email',
  'alter table users rename column email to mail',
  'alter table users add column mood text not null',
  'alter table users add constraint users_mood check (golds > 0)',
  'delete from users',
  'drop table boxes',
  'create index users_by_mood on users (golds)',
])('a migration may not contain: %s', (statement) => {
  expect(breachesOf([statement])).toEqual([statement]);
});
