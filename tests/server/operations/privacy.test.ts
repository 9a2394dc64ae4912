import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalog, restResources } from '../../../contract/catalog';
import { retention } from '../../../server/operations/retention';
import { days } from '../../../server/platform/clock';
import { inDatabase } from '../../../src/site/content/privacyLists';
import { snakeCase } from '../../support/server/columns';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Tables of resources: what the shop sells, and content; and of the servers' own records. */
const contracts = [...catalog, ...restResources];
const withoutPeople = [
  ...contracts.map(({ table }) => snakeCase(table)),
  ...'retired_accessories content_addresses publications stored_files levels offer_counts season_counts operations leases backfills kept_keys site_files rendered_pages orphaned_pictures ledger_checks backup_runs site_settings status_days status_now figure_hours sandbox_orders sandbox_deliveries migrations'.split(
    ' ',
  ),
];
/** Texts of resources that are addresses of pages. */
const slugs = contracts.flatMap(({ table, fields }) =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'slug' ? [`${snakeCase(table)}.${snakeCase(name)}`] : [],
  ),
);
const personal = /email|phone|network|device|recipient|user_id|user_name|first_name|address/;

it('the privacy page names every table with personal data, and no other', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(server.db);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const named = inDatabase.flatMap(({ names }) => names);
  expect(tables.length).toBeGreaterThan(40);
  const unnamed = tables.filter((table) => !named.includes(table) && !withoutPeople.includes(table));
  expect(unnamed, 'tables neither in withoutPeople above nor in src/site/content/privacyLists.ts').toEqual(
    [],
  );
  expect([...named, ...withoutPeople].filter((table) => !tables.includes(table))).toEqual([]);
  expect(named.filter((table) => withoutPeople.includes(table))).toEqual([]);
  const strange = rows.filter(
    ({ table, column }) =>
      withoutPeople.includes(table) && personal.test(column) && !slugs.includes(`${table}.${column}`),
  );
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
