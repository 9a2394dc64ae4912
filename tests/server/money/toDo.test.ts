import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissionsOf, staffRoles } from '../../../contract/permissions';
import { toDoFilters } from '../../../contract/toDoFilters';
import { addMs, days, hours } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  const { db, clock } = server;
  const now = clock.now();
  await server.makeStaff('finance');
  const { id: person } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const later = new Date(+now + hours(1000));
  const [one, two, three] = [newId(), newId(), newId()];
  // Two that are due, one that is not yet, one that is closed.
  const open = (id: string, due: Date, outcome: string | null = null) =>
    sql`insert into money_cases (id, key, kind, state, outcome, due_at, opened_at)
      values (${id}, ${id}, 'unknown-order', ${outcome ? 'closed' : 'open'}, ${outcome}, ${due}, ${now})`.execute(
      db,
    );
  await open(one, now);
  await open(two, now);
  await open(three, later);
  await open(newId(), now, 'explained');
  // Money of three days ago: since then there are days to sign off.
  await sql`insert into movements (id, gateway, reference, amount, currency, case_id, source, told_at, created_at)
    values (${newId()}, 'sandbox', 'r1', 10, 'VND', ${one}, 'notice', ${addMs(now, -days(3))}, ${now})`.execute(
    db,
  );
  const ask = (kind: string, state: string, about: { case?: unknown; user?: string; byGateway?: boolean }) =>
    sql`insert into money_requests (id, kind, state, case_id, user_id, amount, currency, reason_kind, reason, needs_second,
      by_gateway, idempotency_key, asked_hash, requested_by, requested_at)
      values (${newId()}, ${kind}, ${state}, ${about.case ?? null}, ${about.user ?? null}, 10,
      ${about.user ? 'golds' : 'VND'}, 'other', 'Asked for', false, ${about.byGateway ?? false}, ${newId()}, 'hash',
      ${person}, ${now})`.execute(db);
  await ask('grant', 'requested', { user: person });
  await ask('return', 'requested', { case: one });
  await ask('return', 'approved', { case: two });
  await ask('return', 'approved', { case: three, byGateway: true });
});
afterAll(() => server.close());

/** The total of a list with a filter, as its own call says it. */
async function total(list: string, filter: object, token: string): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const { status, headers } = await server.get(`admin/${list}?${query}`, { token });
  return status === 403 ? 0 : Number(String(headers['content-range']).split('/')[1]);
}

it.each(staffRoles)('%s reads the totals of the lists that they may read, in one call', async (role) => {
  const { token } = await server.makeStaff(role);
  const { status, body } = await server.get('admin/to-do', { token });
  const held = permissionsOf([role]);
  if (!held.includes('cases:read')) {
    expect(status).toBe(403);
    return;
  }
  const listed: Array<{ state: string }> = (await server.get('admin/closing', { token })).body;
  expect(body).toEqual({
    cases: await total('cases', toDoFilters.cases, token),
    requests: await total('money-requests', toDoFilters.requests, token),
    transfers: await total('money-requests', toDoFilters.transfers, token),
    // Nobody has lost one here: tests/server/accounts/lostFactor.ci.test.ts is about that.
    lostFactors: 0,
    lostFactorOf: null,
    days: held.includes('money:write') ? listed.filter(({ state }) => state === 'open').length : 0,
  });
});

it('counts what is due and waits for a person', async () => {
  const { token } = await server.makeStaff('finance');
  const { body } = await server.get('admin/to-do', { token });
  expect(body).toMatchObject({ cases: 2, requests: 2, transfers: 1 });
  expect(body.days).toBe(3);
});
