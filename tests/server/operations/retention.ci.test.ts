import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retention, sweepTables } from '../../../server/operations/retention';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { newId, newReference } from '../../../server/platform/ids';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const rowsOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    server.db,
  );
  return rows[0]?.n ?? -1;
};
const sweep = async (): Promise<number> => {
  let runs = 1;
  while (await sweepTables(server.db, server.clock)) runs++;
  return runs;
};

it('deletes in batches until nothing is over, and nothing that is not', async () => {
  const now = server.clock.now();
  await sql`insert into rate_limits (key, count, resets_at)
    select 'over ' || n, 1, now() - interval '301 seconds' from generate_series(1, 2500) n
    union all select 'open ' || n, 1, now() - interval '4 minutes' from generate_series(1, 10) n`.execute(
    server.db,
  );
  await sql`insert into outbox (id, recipient, template, language, next_at, created_at, sent_at, failed_at)
    select gen_random_uuid(), 'a@example.com', 'purchaseDone', 'vi', ${now}::timestamptz, made, sent, null from (values
      (${addMs(now, -days(200))}::timestamptz, ${now}::timestamptz),
      (${addMs(now, -days(200))}::timestamptz, null),
      (${addMs(now, -days(170))}::timestamptz, ${now}::timestamptz)) mails (made, sent)`.execute(server.db);
  expect(await sweep()).toBe(3);
  expect(await rowsOf('rate_limits')).toBe(10);
  // The one still waiting and the one that is not old enough.
  expect(await rowsOf('outbox')).toBe(2);
});

it('ends a registration that nobody finished, unless money or an entry of the history leads to it', async () => {
  const old = addMs(server.clock.now(), -days(31));
  const unfinished = async () => {
    const user = await server.makeUser({ emailVerifiedAt: null });
    await server.db.updateTable('users').set({ createdAt: old }).where('id', '=', user.id).execute();
    return user;
  };
  const [gone, buyer, named] = [await unfinished(), await unfinished(), await unfinished()];
  const verified = await server.makeUser();
  await server.db.updateTable('users').set({ createdAt: old }).where('id', '=', verified.id).execute();
  const recent = await server.makeUser({ emailVerifiedAt: null });
  await sql`insert into payments (id, user_id, email, package_name, diamonds, bonus_diamonds, amount, currency, gateway,
      status, created_at, expires_at)
    values (${newReference()}, ${buyer.id}, ${buyer.email}, 'Gói', 1, 0, 1, 'VND', 'sandbox', 'CANCELLED', ${old},
      ${old})`.execute(server.db);
  await server.db
    .insertInto('audits')
    .values({
      id: newId(),
      at: old,
      userId: named.id,
      userName: '',
      action: 'a',
      resource: 'users',
      recordId: '1',
      before: null,
      after: null,
    })
    .execute();
  await sweep();
  const left = await server.db.selectFrom('users').select('id').execute();
  const ids = left.map(({ id }) => id);
  expect(ids).not.toContain(gone.id);
  expect(ids).toEqual(expect.arrayContaining([buyer.id, named.id, verified.id, recent.id]));
});

it('ends no registration that staff have noted something about, or asked to give something to', async () => {
  const { token } = await server.makeAdmin();
  const [noted, waiting, withdrawn] = [
    await server.makeUser({ emailVerifiedAt: null }),
    await server.makeUser({ emailVerifiedAt: null }),
    await server.makeUser({ emailVerifiedAt: null }),
  ];
  const ids = [noted.id, waiting.id, withdrawn.id];
  expect((await server.post(`admin/players/${noted.id}/notes`, { text: 'Called' }, { token })).status).toBe(
    201,
  );
  const asked = { wallet: 'golds', amount: 60_000, reasonKind: 'other', reason: 'Lost in a fault' };
  for (const { id } of [waiting, withdrawn]) {
    const request = await server.post(
      `admin/players/${id}/wallet`,
      { ...asked, idempotencyKey: newId() },
      { token },
    );
    expect(request.body).toMatchObject({ state: 'requested' });
  }
  const ended = { state: 'withdrawn', withdrawnBy: withdrawn.id, endedAt: server.clock.now() } as const;
  await server.db.updateTable('moneyRequests').set(ended).where('userId', '=', withdrawn.id).execute();
  server.clock.advance(days(31));
  await sweep();
  const left = await server.db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  expect(left.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect([await rowsOf('money_requests'), await rowsOf('notes')]).toEqual([2, 1]);
  // By nothing else either.
  const deletion = sql`delete from users where id = any(${ids}::uuid[])`.execute(server.db);
  await expect(deletion).rejects.toThrow(/foreign key/);
  expect([await rowsOf('money_requests'), await rowsOf('notes')]).toEqual([2, 1]);
});

it('names each table in the handbook, among what is deleted or what stays', async () => {
  const handbook = readFileSync('docs/operating.md', 'utf8');
  const [, section = ''] = /\n## What is deleted, and when\n([\s\S]*?)\n## /.exec(handbook) ?? [];
  const named = new Set([...section.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(server.db);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

it('keeps each kind of row as long as the handbook says', () => {
  const handbook = readFileSync('docs/operating.md', 'utf8');
  for (const { table, keep, why } of retention) {
    const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const line = handbook
      .split('\n')
      .find((one) => one.startsWith('|') && one.includes(`\`${name}\``) && one.includes(why));
    expect([name, line]).toEqual([name, expect.any(String)]);
    const inDays = new RegExp(`\\b${keep / days(1)} days?\\b`);
    const inMinutes = new RegExp(`\\b${keep / minutes(1)} minutes?\\b`);
    const told = keep === 0 ? /until/ : keep < days(1) ? inMinutes : inDays;
    expect(line).toMatch(told);
  }
});

it('names a reason for every table, and never one whose rows stay for good', () => {
  const kept = [
    'payments',
    'movements',
    'allocations',
    'walletEntries',
    'audits',
    'moneyCases',
    'moneyRequests',
  ];
  expect(retention.filter(({ why, keep }) => !why || keep < 0)).toEqual([]);
  expect(retention.map(({ table }) => table).filter((table) => kept.includes(table))).toEqual([]);
});
