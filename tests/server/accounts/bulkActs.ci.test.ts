import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkAct } from '../../../contract/calls/call';
import { everyCall } from '../../../contract/calls/every';
import { namesIn } from '../../../contract/named';
import { isPermission, permissionsOf, staffRoles } from '../../../contract/permissions';
import { type BulkLimits, bulkLimits } from '../../../server/http/limits/bulkLimits';
import { days, minutes } from '../../../server/platform/clock';
import { setUpFactor } from '../../support/server/factor';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ bulkLimits: limits });
});
afterAll(() => server.close());

/** As in force, but fewer, which take less time. */
const limits = Object.fromEntries(
  namesIn(bulkLimits).map((act) => {
    const { most, usual, stepUp } = bulkLimits[act];
    return [act, { most: Math.min(most, 12), usual: Math.min(usual, 4), stepUp }];
  }),
) as unknown as BulkLimits;
const calls = everyCall().filter(({ bulk }) => bulk !== undefined);
/** What each act sends, those that need only a player; the rest of its address is the player's id. */
const bodies: Partial<Record<BulkAct, () => object | undefined>> = {
  corrections: () => ({ email: `new${count++}@example.com`, reason: 'Typing error' }),
  personExports: () => undefined,
  contactFiles: () => ({}),
  contactPages: () => ({}),
  contactRecords: () => undefined,
  bans: () => ({ kind: 'cheating', until: new Date(+server.clock.now() + days(7)).toISOString() }),
};
let count = 0;
const mailsAbout = async (name: string) =>
  (await server.mails()).filter(({ subject }) => subject.startsWith(`${name} `));

/** Long where a long page is a file. */
const queries: Record<string, string> = {
  'admin/user/get-all': '?Page=1&PageSize=10000',
  'admin/transactions': '?range=[0,100]',
  'admin/search': '?q=minh',
};

async function act(call: (typeof calls)[number], token: string) {
  const { id } = await server.makeUser();
  const payload = call.bulk && bodies[call.bulk]?.();
  const { statusCode, headers, body } = await server.app.inject({
    method: call.method,
    url: `/api/${call.path.replace(':id', id)}${call.method === 'GET' ? (queries[call.path] ?? '') : ''}`,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' },
    ...(call.method !== 'GET' && payload && { payload }),
  });
  return { statusCode, wait: headers['retry-after'], body };
}

it('every act that leaves with contacts or changes who signs in is declared', () => {
  expect(calls.map(({ method, path, bulk }) => `${method} ${path}: ${bulk}`).sort()).toMatchInlineSnapshot(`
    [
      "DELETE admin/accessory/delete/:id: deletes",
      "DELETE admin/banners/:id: deletes",
      "DELETE admin/box/delete/:id: deletes",
      "DELETE admin/diamond-packages/:id: deletes",
      "DELETE admin/events/:id: deletes",
      "DELETE admin/files/:sum: deletes",
      "DELETE admin/help/:id: deletes",
      "DELETE admin/level/delete/:levelNumber: deletes",
      "DELETE admin/news/:id: deletes",
      "DELETE admin/offers/:id: deletes",
      "DELETE admin/releases/:id: deletes",
      "DELETE admin/robot/delete/:id: deletes",
      "DELETE admin/seasons/:id: deletes",
      "DELETE admin/skills/:id: deletes",
      "DELETE admin/weapon/delete/:id: deletes",
      "GET admin/players/:id: contactRecords",
      "GET admin/search: contactRecords",
      "GET admin/transactions/:id: contactRecords",
      "GET admin/transactions: contactPages",
      "GET admin/user/get-all: contactFiles",
      "POST admin/players/:id/email: corrections",
      "POST admin/players/:id/export: personExports",
      "POST admin/transactions/export: contactFiles",
      "POST admin/user/ban/:id: bans",
      "POST admin/user/export: contactFiles",
      "POST admin/user/undo: bans",
    ]
  `);
});

/** Those that need only a player: a deletion needs a record, and an undo its entry. */
const driven = calls.filter(
  ({ bulk, path }) =>
    bulk && bulk in bodies && path !== 'admin/user/undo' && path !== 'admin/transactions/:id',
);
describe.each(driven.map((call) => [call.path, call] as const))('%s', (_, call) => {
  // A long page is a file.
  const { most, usual, stepUp } =
    limits[queries[call.path]?.match(/Page|range/) ? 'contactFiles' : (call.bulk as BulkAct)];
  const holder = staffRoles.find(
    (role) =>
      role !== 'owner' &&
      isPermission(call.access) &&
      permissionsOf([role]).includes(call.access) &&
      permissionsOf([role]).includes('players:contacts'),
  );

  it('has a most a day for each person, of which the owners read once', async () => {
    const owner = await server.makeAdmin();
    const [one, other] = [
      await server.makeStaff(holder ?? 'owner'),
      await server.makeStaff(holder ?? 'owner'),
    ];
    for (let times = 1; times <= most; times++) {
      const { statusCode, body } = await act(call, one.token);
      expect([times, statusCode < 300 || body]).toEqual([times, true]);
      if (times === usual) expect(await mailsAbout(one.userName)).toEqual([]);
    }
    const { statusCode, wait } = await act(call, one.token);
    expect([statusCode, Number(wait) > 0]).toEqual([429, true]);
    const mails = await mailsAbout(one.userName);
    expect(mails.filter(({ to }) => to === owner.email)).toHaveLength(1);
    expect((await act(call, other.token)).statusCode).toBeLessThan(300);
    server.clock.advance(days(1) + 1000);
    const { accessToken } = await server.signIn(one.email);
    expect((await act(call, accessToken)).statusCode).toBeLessThan(300);
  });

  it('requires a recent second factor where contacts leave or change, or beyond what is usual', async () => {
    const person = await server.makeStaff(holder ?? 'owner');
    const { token } = { ...person, ...(await setUpFactor(server, person.token)) };
    const prove = (ago: number) =>
      server.db
        .updateTable('sessions')
        .set({ factorAt: new Date(+server.clock.now() - ago) })
        .where('userId', '=', person.id)
        .execute();
    await prove(minutes(9));
    expect((await act(call, token)).statusCode).toBeLessThan(300);
    await prove(minutes(11));
    expect((await act(call, token)).statusCode).toBe(stepUp === 'always' ? 403 : 200);
    for (let times = 2; times < usual; times++) await act(call, token);
    expect((await act(call, token)).statusCode).toBe(stepUp === 'never' ? 200 : 403);
  });
});

describe('the list of users', () => {
  const long = 10_000;
  it.each([
    ['a page of the screen', { Page: 7, PageSize: 100, Role: 'User' }, false],
    ['the list that the screen begins with', { Page: 1, PageSize: long, CutTo: 25 }, false],
    ['the specified call', { Page: 1, PageSize: long }, true],
    ['the next long page', { Page: 2, PageSize: long, CutTo: 25 }, true],
    ['long, and cut to as much', { Page: 1, PageSize: long, CutTo: long }, true],
    ['long, by a filter', { Page: 1, PageSize: long, CutTo: 25, Status: 'Active' }, true],
    ['long, in another order', { Page: 1, PageSize: long, CutTo: 25, SortBy: 'userName' }, true],
    ['a little longer than a page', { PageSize: 101 }, true],
    ['the last short page of a thousand', { Page: 40, PageSize: 25 }, false],
    ['a short page beyond it', { Page: 41, PageSize: 25, Role: 'User' }, true],
  ])('%s is a file of contacts: %o, %s', async (_, query, isFile) => {
    const person = await server.makeStaff('support');
    const { token } = { ...person, ...(await setUpFactor(server, person.token)) };
    await server.db
      .updateTable('sessions')
      .set({ factorAt: new Date(+server.clock.now() - minutes(11)) })
      .where('userId', '=', person.id)
      .execute();
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { status } = await server.get(`admin/user/get-all?${text}`, { token });
    // No such page is a 400.
    expect([status, [200, 400].includes(status)]).toEqual([isFile ? 403 : status, !isFile]);
  });

  it('never begins with more than a thousand contacts, and shows the rest by pages', async () => {
    await sql`insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, role, staff_roles,
        diamonds, golds, tags, created_at)
      select gen_random_uuid(), 'An', 'Lê', 'an', 'le', 'many' || n, 'many' || n || '@example.com', 'User', '{}', 0, 0, '{}', now()
      from generate_series(1, 1001) n`.execute(server.db);
    const rows = async (role: 'support' | 'analyst') => {
      const { token } = await server.makeStaff(role);
      const { body } = await server.get('admin/user/get-all?Page=1&PageSize=10000&CutTo=25', { token });
      return body.users.length > 25;
    };
    expect([await rows('support'), await rows('analyst')]).toEqual([false, true]);
  });
});

it.each(['contactFiles', 'contactPages'] as const)(
  'a list with contacts has no page that is not one of them: %s',
  async (wanted) => {
    for (const { path, bulkOf } of calls.filter((one) => one.bulkOf)) {
      const of = (first: number, last: number) =>
        path === 'admin/user/get-all'
          ? bulkOf?.({ Page: first / (last - first + 1) + 1, PageSize: last - first + 1, Role: 'User' })
          : bulkOf?.({ range: `[${first},${last}]` });
      const pages: Record<typeof wanted, Array<[number, number]>> = {
        contactFiles: [
          [0, 100],
          [0, 999],
          [1000, 1024],
          [900, 1799],
        ],
        contactPages: [
          [0, 9],
          [0, 99],
          [900, 999],
          [975, 999],
        ],
      };
      for (const [first, last] of pages[wanted])
        expect([path, first, last, of(first, last)]).toEqual([path, first, last, wanted]);
    }
  },
);

it('deleting records has a most a day, and the factor beyond what is usual', async () => {
  const owner = await server.makeAdmin();
  const person = await server.makeStaff('game');
  const { token } = { ...person, ...(await setUpFactor(server, person.token)) };
  const { most, usual } = limits.deletes;
  const numbers = Array.from({ length: most + 2 }, (_, n) => 500 + n);
  await server.db
    .insertInto('levels')
    .values(numbers.map((levelNumber) => ({ levelNumber, experienceRequired: levelNumber })))
    .execute();
  const remove = async (at: number) =>
    (await server.call('DELETE', `admin/level/delete/${numbers[at]}`, undefined, { token })).status;
  const prove = (ago: number) =>
    server.db
      .updateTable('sessions')
      .set({ factorAt: new Date(+server.clock.now() - ago) })
      .where('userId', '=', person.id)
      .execute();
  for (let at = 0; at < usual; at++) expect(await remove(at)).toBe(204);
  await prove(minutes(11));
  expect(await remove(usual)).toBe(403);
  await prove(0);
  for (let at = usual; at < most; at++) expect([at, await remove(at)]).toEqual([at, 204]);
  expect(await remove(most)).toBe(429);
  expect((await mailsAbout(person.userName)).filter(({ to }) => to === owner.email)).toHaveLength(1);
});

it('undoing the lifting of a ban counts as a ban', async () => {
  const { token } = await server.makeStaff('support');
  const { id } = await server.makeUser();
  const undo = () => server.post('admin/user/undo', { recordId: id, entry: id }, { token });
  for (let times = 0; times < limits.bans.most; times++) expect((await undo()).status).not.toBe(429);
  expect((await undo()).status).toBe(429);
});

it('short pages of contacts have a most a day, of all lists together', async () => {
  const owner = await server.makeAdmin();
  const person = await server.makeStaff('finance');
  const page = (path: string) => server.get(path, { token: person.token });
  for (let times = 0; times < limits.contactPages.most; times++)
    expect((await page(times % 2 ? 'admin/user/get-all?Page=1' : 'admin/transactions')).status).toBe(200);
  expect((await page('admin/user/get-all?Page=1')).status).toBe(429);
  expect((await mailsAbout(person.userName)).filter(({ to }) => to === owner.email)).toHaveLength(1);
  const analyst = await server.makeStaff('analyst');
  for (let times = 0; times <= limits.contactPages.most; times++)
    expect((await server.get('admin/user/get-all?Page=1', { token: analyst.token })).status).toBe(200);
});

it('a file without contacts is neither counted nor in need of the factor', async () => {
  const { token } = await server.makeStaff('analyst');
  const file = calls.find(({ path }) => path === 'admin/user/export');
  for (let times = 0; file && times <= limits.contactFiles.most; times++)
    expect((await act(file, token)).statusCode).toBe(200);
});
