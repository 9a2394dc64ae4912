import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retention } from '../../server/operations/retention';
import { days } from '../../server/platform/clock';
import { inDatabase } from '../../src/site/content/privacyLists';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Tables of what the shop sells, of game content, and of the servers' own records. */
const withoutPeople =
  'accessories banners boxes content_addresses events help news publications releases stored_files diamond_packages levels offers offer_counts robots seasons skills season_counts weapons installation operations leases backfills kept_keys site_files rendered_pages orphaned_pictures ledger_checks backup_runs site_settings status_days status_now user_days payment_days package_days figure_hours sandbox_orders sandbox_deliveries kysely_migration kysely_migration_lock'.split(
    ' ',
  );
const personal = /email|phone|network|device|recipient|user_id|user_name|first_name|address/;

it('the privacy page names every table with personal data, and no other', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(server.db);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const named = inDatabase.flatMap(({ names }) => names);
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((table) => !named.includes(table) && !withoutPeople.includes(table))).toEqual([]);
  expect([...named, ...withoutPeople].filter((table) => !tables.includes(table))).toEqual([]);
  expect(named.filter((table) => withoutPeople.includes(table))).toEqual([]);
  const strange = rows.filter(({ table, column }) => withoutPeople.includes(table) && personal.test(column));
  expect(strange).toEqual([]);
});

it('says for how long, as the server deletes', () => {
  const kept = new Map(
    retention.map(({ table, keep }) => [
      table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      keep,
    ]),
  );
  const promised = inDatabase.flatMap(({ names, days: most }) =>
    most === undefined ? [] : names.map((name) => ({ name, most })),
  );
  expect(promised.length).toBeGreaterThan(5);
  for (const { name, most } of promised)
    expect([name, (kept.get(name) ?? Number.POSITIVE_INFINITY) <= days(most)]).toEqual([name, true]);
});
