import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const appendOnly = 'append-only, whoever writes';
const version = 'a version that processes poll';
/** Every trigger, with its reason; whatever else follows from a row is written by the server (docs/decisions/017). */
const reasons: Record<string, string> = {
  'audits audits_append_only': appendOnly,
  'publications publications_kept': appendOnly,
  'publications publications_no_truncate': appendOnly,
  'wallet_entries wallet_entries_append_only': appendOnly,
  'accessories packages_version': version,
  'diamond_packages packages_version': version,
  'publications content_version': version,
  'rendered_pages pages_version': version,
  'seasons packages_version': version,
  'site_settings settings_version': version,
  'movements movements_after_close': 'what is dated into a signed-off day, whoever writes',
  'users users_figures': 'sums of columns that five rooms write',
};

it('each trigger has its reason, and there are at most twelve', async () => {
  const { rows } = await sql<{ trigger: string }>`
    select tgrelid::regclass || ' ' || tgname as trigger from pg_trigger where not tgisinternal order by 1`.execute(
    server.db,
  );
  expect(rows.map(({ trigger }) => trigger)).toEqual(Object.keys(reasons).sort());
  expect(rows.length).toBeLessThanOrEqual(12);
});

it('no table can be changed that is append-only', async () => {
  for (const statement of [
    'truncate audits',
    'truncate publications',
    'delete from audits',
    'update wallet_entries set amount = amount',
  ])
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('is append-only');
});
