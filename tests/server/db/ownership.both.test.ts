import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantToApplication, historyForm } from '../../../server/db/ownership';
import { readConfig } from '../../../server/platform/config';
import { newId } from '../../../server/platform/ids';
import { postgresUrl, type TestDatabase, testDatabase } from '../../support/server/database';

const entry = () => ({
  id: newId(),
  at: new Date(),
  userId: null,
  userName: 'boss',
  action: 'create',
  resource: 'levels',
  recordId: '1',
  before: null,
  after: null,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('reports that only triggers protect the history where the application owns its tables', async () => {
  expect(await historyForm(database.db)).toBe('triggers');
});

// A single connection can assume the application's role; on a server that would need the right to create roles.
describe.skipIf(postgresUrl)('an application with its own role', () => {
  beforeAll(async () => {
    const { db } = database;
    await sql`create role "the ""app"`.execute(db);
    await grantToApplication(db, 'the "app');
    await grantToApplication(db, 'the "app');
    await sql`set role "the ""app"`.execute(db);
  });
  afterAll(() => sql`reset role`.execute(database.db));

  it('reports that privileges protect the history', async () => {
    expect(await historyForm(database.db)).toBe('rights');
  });

  it('inserts and reads entries, and uses every other table', async () => {
    await database.db.insertInto('audits').values(entry()).execute();
    expect(await database.db.selectFrom('audits').selectAll().execute()).toHaveLength(1);
    const level = { levelNumber: 1, experienceRequired: 1 };
    await database.db.insertInto('levels').values(level).execute();
    await database.db.updateTable('levels').set({ experienceRequired: 2 }).execute();
    await database.db.deleteFrom('levels').execute();
  });

  it.each([
    ['update', "update audits set action = 'nothing'"],
    ['delete', 'delete from audits'],
    ['truncate', 'truncate audits'],
    ['lock for a change', 'select * from audits for update'],
    ['drop the trigger', 'drop trigger audits_append_only on audits'],
    ['switch the trigger off', 'alter table audits disable trigger all'],
    ['drop the table', 'drop table audits'],
    ['change the ledger', 'update wallet_entries set amount = 0'],
    ['take entries out of the ledger', 'delete from wallet_entries'],
    ['empty the ledger', 'truncate wallet_entries'],
    ['hide its migrations', 'delete from migrations'],
  ])('has no right to %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/permission denied|must be owner/);
  });
});

it('requires an application role that is not the owner, and a database to own', () => {
  const owner = 'postgres://owner@db.example/outline';
  expect(() => readConfig({ DATABASE_OWNER_URL: owner })).toThrow('DATABASE_OWNER_URL needs DATABASE_URL');
  expect(() => readConfig({ DATABASE_OWNER_URL: 'http://x' })).toThrow(
    'DATABASE_OWNER_URL must be an address',
  );
});
